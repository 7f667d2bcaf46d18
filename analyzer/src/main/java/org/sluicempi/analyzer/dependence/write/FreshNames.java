package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.source.Span;

/**
 * Hands out names for local variables that no word of the file is spelled like, so that none can hide, or be taken for,
 * anything that the file speaks of: variables, fields, inherited ones, types, packages, labels. Two places that do not
 * overlap may get the same name.
 */
public final class FreshNames {
    private final Set<String> taken;
    private final Map<String, List<Span>> given = new HashMap<>();

    /** @param taken the words of the file */
    public FreshNames(Set<String> taken) {
        this.taken = Set.copyOf(taken);
    }

    /**
     * {@code sendC} for the buffer {@code c}, {@code recvbufDelta} for {@code recvbuf}, which says already what it is for.
     *
     * @param scope where the name will be seen
     */
    String of(String prefix, Buffer buffer, Span scope) {
        String name = buffer.variable().getSimpleName();
        if (name.regionMatches(true, 0, prefix, 0, prefix.length())) {
            return free(name + "Delta", "", scope);
        }
        int first = name.codePointAt(0);
        String capital = Character.toString(Character.toUpperCase(first));
        return free(prefix + capital + name.substring(Character.charCount(first)), "", scope);
    }

    /** {@code i0} for the counter {@code i}. */
    String of(String counter, int number, Span scope) {
        return free(counter + number, "_", scope);
    }

    /** The one, or if it is not free the other, with a number if that is not either. */
    public String of(String wanted, String other, Span scope) {
        return free(isTaken(wanted, scope) ? other : wanted, "", scope);
    }

    private String free(String wanted, String separator, Span scope) {
        String name = wanted;
        for (int i = 2; isTaken(name, scope); i++) {
            name = wanted + separator + i;
        }
        given.computeIfAbsent(name, key -> new ArrayList<>()).add(scope);
        return name;
    }

    private boolean isTaken(String name, Span scope) {
        return taken.contains(name)
                || given.getOrDefault(name, List.of()).stream()
                        .anyMatch(other -> other.start() < scope.end() && scope.start() < other.end());
    }
}
