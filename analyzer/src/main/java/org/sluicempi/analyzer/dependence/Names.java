package org.sluicempi.analyzer.dependence;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.region.Buffer;

/** Hands out names that nothing in a method is called yet. */
final class Names {
    private static final Pattern IDENTIFIER = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");

    private final Set<String> taken = new HashSet<>();

    /** @param text of the method */
    Names(String text) {
        Matcher matcher = IDENTIFIER.matcher(text);
        while (matcher.find()) {
            taken.add(matcher.group());
        }
    }

    /** {@code sendC} for the buffer {@code c}. */
    String of(String prefix, Buffer buffer) {
        String name = buffer.variable().getSimpleName();
        return free(prefix + Character.toUpperCase(name.charAt(0)) + name.substring(1), "");
    }

    /** {@code i0} for the counter {@code i}. */
    String of(String counter, int number) {
        return free(counter + number, "_");
    }

    private String free(String wanted, String separator) {
        String name = wanted;
        for (int i = 2; !taken.add(name); i++) {
            name = wanted + separator + i;
        }
        return name;
    }
}
