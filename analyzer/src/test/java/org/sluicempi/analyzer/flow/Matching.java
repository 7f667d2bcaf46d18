package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Gives each instruction of one event to a step whose lines hold it, each step to one instruction. Only what a repeatable
 * step allows may stay without a step of its own.
 */
final class Matching {
    private static final int NOBODY = -1;

    private final List<Sighting> sightings;
    private final List<Expectation> expectations;
    private final int[] taken;

    /** @param sightings and expectations of one event */
    Matching(List<Sighting> sightings, List<Expectation> expectations) {
        this.expectations = expectations.stream()
                .sorted(Comparator.comparing(Expectation::presence))
                .toList();
        this.sightings = sightings.stream()
                .sorted(Comparator.comparing(this::isRepeated))
                .toList();
        this.taken = new int[expectations.size()];
        Arrays.fill(taken, NOBODY);
    }

    /** What does not agree, in words; empty if all does. */
    List<String> mismatches() {
        List<String> mismatches = new ArrayList<>();
        for (int i = 0; i < sightings.size(); i++) {
            boolean found = assign(i, new boolean[expectations.size()]);
            if (!found && !isRepeated(sightings.get(i))) {
                mismatches.add("no step for " + sightings.get(i));
            }
        }
        for (int j = 0; j < taken.length; j++) {
            if (taken[j] == NOBODY && expectations.get(j).presence() != Expectation.Presence.POSSIBLE) {
                mismatches.add("no instruction for " + expectations.get(j));
            }
        }
        return mismatches;
    }

    private boolean isRepeated(Sighting sighting) {
        return expectations.stream()
                .anyMatch(step -> step.presence() == Expectation.Presence.COPIED && step.holds(sighting));
    }

    private boolean assign(int sighting, boolean[] tried) {
        for (int j = 0; j < taken.length; j++) {
            if (tried[j] || !expectations.get(j).holds(sightings.get(sighting))) {
                continue;
            }
            tried[j] = true;
            if (taken[j] == NOBODY || assign(taken[j], tried)) {
                taken[j] = sighting;
                return true;
            }
        }
        return false;
    }
}
