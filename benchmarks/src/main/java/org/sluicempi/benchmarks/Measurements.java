package org.sluicempi.benchmarks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All values that the contestants have printed, by what was measured, message size and contestant. */
final class Measurements {
    /** @param size of a message, in bytes */
    record Key(String what, int size, String contestant) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            int order = what.compareTo(other.what);
            order = order != 0 ? order : Integer.compare(size, other.size);
            return order != 0 ? order : contestant.compareTo(other.contestant);
        }
    }

    private final Map<Key, List<Double>> values = new TreeMap<>();

    /** Reads one line of a contestant's output; lines that are no results are passed over. */
    void read(String contestant, String line) {
        String[] words = line.split(" ");
        if (words.length == 4 && words[0].equals("RESULT")) {
            values.computeIfAbsent(
                            new Key(words[1], Integer.parseInt(words[2]), contestant), unused -> new ArrayList<>())
                    .add(Double.parseDouble(words[3]));
        }
    }

    /** Adds everything that has been measured elsewhere. */
    void add(Measurements other) {
        other.values.forEach((key, all) ->
                values.computeIfAbsent(key, unused -> new ArrayList<>()).addAll(all));
    }

    /** What has been measured, in the order of the names. */
    List<String> subjects() {
        return values.keySet().stream().map(Key::what).distinct().toList();
    }

    boolean has(String what, int size, String contestant) {
        return values.containsKey(new Key(what, size, contestant));
    }

    /**
     * The median of the batches.
     *
     * @throws IllegalStateException if there is none: what was not measured has no figure
     */
    double median(String what, int size, String contestant) {
        List<Double> all = new ArrayList<>(all(what, size, contestant));
        Collections.sort(all);
        return all.get(all.size() / 2);
    }

    /** As {@link #median}, the value below which a quarter of the batches are, or three quarters of them. */
    double quartile(String what, int size, String contestant, boolean upper) {
        List<Double> all = new ArrayList<>(all(what, size, contestant));
        Collections.sort(all);
        return all.get((upper ? 3 : 1) * (all.size() - 1) / 4);
    }

    List<Integer> sizes(String what) {
        return values.keySet().stream()
                .filter(key -> key.what.equals(what))
                .map(Key::size)
                .distinct()
                .toList();
    }

    private List<Double> all(String what, int size, String contestant) {
        List<Double> all = values.get(new Key(what, size, contestant));
        if (all == null) {
            throw new IllegalStateException("nothing was measured: " + what + ", " + size + " bytes, " + contestant);
        }
        return all;
    }
}
