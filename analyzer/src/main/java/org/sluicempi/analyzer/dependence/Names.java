package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.source.Span;

/** Hands out names that nothing in a method is called yet. Two places that do not overlap may get the same name. */
final class Names {
    private static final Pattern IDENTIFIER = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");

    private record Given(String name, Span scope) {}

    private final Set<String> taken = new HashSet<>();
    private final List<Given> given = new ArrayList<>();

    /** @param text of the method */
    Names(String text) {
        Matcher matcher = IDENTIFIER.matcher(text);
        while (matcher.find()) {
            taken.add(matcher.group());
        }
    }

    /**
     * {@code sendC} for the buffer {@code c}.
     *
     * @param scope where the name will be seen
     */
    String of(String prefix, Buffer buffer, Span scope) {
        String name = buffer.variable().getSimpleName();
        return free(prefix + Character.toUpperCase(name.charAt(0)) + name.substring(1), "", scope);
    }

    /** {@code i0} for the counter {@code i}. */
    String of(String counter, int number, Span scope) {
        return free(counter + number, "_", scope);
    }

    private String free(String wanted, String separator, Span scope) {
        String name = wanted;
        for (int i = 2; isTaken(name, scope); i++) {
            name = wanted + separator + i;
        }
        given.add(new Given(name, scope));
        return name;
    }

    private boolean isTaken(String name, Span scope) {
        return taken.contains(name)
                || given.stream()
                        .anyMatch(other -> other.name.equals(name)
                                && other.scope.start() < scope.end()
                                && scope.start() < other.scope.end());
    }
}
