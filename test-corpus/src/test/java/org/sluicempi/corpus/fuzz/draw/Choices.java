package org.sluicempi.corpus.fuzz.draw;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where every choice comes from: a seed, and choices that are settled whatever the seed says. A choice has a path, the
 * names of the pieces from the program down to it; a settled path holds for all choices below it.
 *
 * @param settled values by path; 0 is the plainest value of every choice
 */
public record Choices(long seed, Map<String, Integer> settled) {
    private static final long PRIME = 0x100000001B3L;

    public Choices {
        settled = Map.copyOf(settled);
    }

    public Choices(long seed) {
        this(seed, Map.of());
    }

    /** With everything at or below {@code path} settled to {@code value}, or to the largest value there is. */
    public Choices with(String path, int value) {
        Map<String, Integer> more = new TreeMap<>(settled);
        more.put(path, value);
        return new Choices(seed, more);
    }

    /** The choice at a path, 0 inclusive to {@code n} exclusive; it depends on no other choice. */
    int value(String path, int n) {
        for (int end = path.length(); end > 0; end = path.lastIndexOf('/', end - 1)) {
            Integer value = settled.get(path.substring(0, end));
            if (value != null) {
                return Math.min(value, n - 1);
            }
        }
        long hash = seed * 0x9E3779B97F4A7C15L;
        for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ b) * PRIME;
        }
        hash = (hash ^ hash >>> 30) * 0xBF58476D1CE4E5B9L;
        hash = (hash ^ hash >>> 27) * 0x94D049BB133111EBL;
        return (int) Long.remainderUnsigned(hash ^ hash >>> 31, n);
    }
}
