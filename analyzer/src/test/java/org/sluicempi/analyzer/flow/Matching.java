package org.sluicempi.analyzer.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.sluicempi.analyzer.flow.Expectation.Presence;

/**
 * Gives each instruction of one event to a step whose lines hold it, each step to one instruction. Only what a step that is
 * copied allows may stay without a step of its own.
 */
final class Matching {
    private static final int NOBODY = -1;

    private final List<Sighting> sightings;
    private final List<Expectation> expectations;
    private final int[] taken;
    private int free;

    /** @param sightings and expectations of one event */
    Matching(List<Sighting> sightings, List<Expectation> expectations) {
        this.expectations = expectations.stream()
                .sorted(Comparator.comparing((Expectation step) -> step.presence() == Presence.POSSIBLE)
                        .thenComparing(Expectation::to))
                .toList();
        this.sightings = sightings.stream()
                .sorted(Comparator.comparing(this::isCopy).thenComparing(Sighting::line))
                .toList();
        this.taken = new int[expectations.size()];
        this.free = taken.length;
        Arrays.fill(taken, NOBODY);
    }

    /** What does not agree, in words; empty if all does. */
    List<String> mismatches() {
        List<String> mismatches = new ArrayList<>();
        for (int i = 0; i < sightings.size(); i++) {
            Sighting sighting = sightings.get(i);
            if (!takeFree(i) && !(free > 0 && rearrange(i)) && !isCopy(sighting)) {
                mismatches.add("no step for " + sighting);
            }
        }
        for (int j = 0; j < taken.length; j++) {
            if (taken[j] == NOBODY && expectations.get(j).presence() != Presence.POSSIBLE) {
                mismatches.add("no instruction for " + expectations.get(j));
            }
        }
        return mismatches;
    }

    private boolean isCopy(Sighting sighting) {
        return expectations.stream().anyMatch(step -> step.presence() == Presence.COPIED && step.holds(sighting));
    }

    private boolean takeFree(int sighting) {
        for (int j = 0; free > 0 && j < taken.length; j++) {
            if (taken[j] == NOBODY && expectations.get(j).holds(sightings.get(sighting))) {
                taken[j] = sighting;
                free--;
                return true;
            }
        }
        return false;
    }

    /** Makes room for an instruction by giving others to other steps. */
    private boolean rearrange(int sighting) {
        int[] wanted = new int[taken.length];
        Arrays.fill(wanted, NOBODY);
        Deque<Integer> open = new ArrayDeque<>(List.of(sighting));
        while (!open.isEmpty()) {
            int next = open.remove();
            for (int j = 0; j < taken.length; j++) {
                if (wanted[j] != NOBODY || !expectations.get(j).holds(sightings.get(next))) {
                    continue;
                }
                wanted[j] = next;
                if (taken[j] == NOBODY) {
                    shift(j, wanted);
                    return true;
                }
                open.add(taken[j]);
            }
        }
        return false;
    }

    /** @param wanted for each step, the instruction that shall have it */
    private void shift(int last, int[] wanted) {
        int step = last;
        while (step != NOBODY) {
            int sighting = wanted[step];
            int before = indexOf(sighting);
            taken[step] = sighting;
            step = before;
        }
        free--;
    }

    private int indexOf(int sighting) {
        for (int j = 0; j < taken.length; j++) {
            if (taken[j] == sighting) {
                return j;
            }
        }
        return NOBODY;
    }
}
