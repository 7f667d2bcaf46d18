package org.sluicempi.cli.predict;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sluicempi.runtime.predict.Predictor;

/** What was foretold some calls ago, until its call comes; for each place on its own. */
final class Expected {
    private final int k;
    private final List<int[]> rings = new ArrayList<>();
    private final List<Integer> calls = new ArrayList<>();

    Expected(int k) {
        this.k = k;
    }

    /** Takes what is foretold before a call for the one {@code k - 1} later, and returns what was foretold for this one. */
    int passes(int where, int foretold) {
        while (rings.size() <= where) {
            int[] ring = new int[k];
            Arrays.fill(ring, Predictor.NONE);
            rings.add(ring);
            calls.add(0);
        }
        int call = calls.get(where);
        int[] ring = rings.get(where);
        ring[(call + k - 1) % k] = foretold;
        int now = ring[call % k];
        calls.set(where, call + 1);
        return now;
    }
}
