package org.sluicempi.cli.predict;

import java.util.List;
import org.sluicempi.runtime.predict.Envelopes;
import org.sluicempi.runtime.predict.Foresight;
import org.sluicempi.runtime.predict.Predictor;

/** A rank's receives as the numbers that predictors work with. */
final class Numbered {
    private final int[] receives;
    private final int[] sites;
    private final int different;

    /** @throws IllegalArgumentException if more receives differ than a predictor can tell apart */
    Numbered(List<TracedReceive> traced) {
        Envelopes envelopes = new Envelopes();
        receives = traced.stream().mapToInt(r -> envelopes.number(r.envelope())).toArray();
        sites = traced.stream().mapToInt(TracedReceive::site).toArray();
        different = envelopes.size();
        if (different > Predictor.LARGEST) {
            throw new IllegalArgumentException("more than " + Predictor.LARGEST + " different receives");
        }
    }

    int length() {
        return receives.length;
    }

    int different() {
        return different;
    }

    /**
     * Calls the receives again.
     *
     * @param start index of the first one
     * @return which part of them {@code predictor} expected, from 0 to 1
     */
    double hitRatio(Predictor predictor, int start) {
        int hits = 0;
        for (int i = start; i < receives.length; i++) {
            if (predictor.expects(sites[i], receives[i])) {
                hits++;
            }
            predictor.observe(sites[i], receives[i]);
        }
        return hits / (double) (receives.length - start);
    }

    /**
     * Calls the receives again, each foretold {@code k - 1} calls before the one that is next: of all calls, or of those at its
     * site.
     */
    double hitRatioAhead(Foresight predictor, int k) {
        Expected expected = new Expected(k);
        int hits = 0;
        for (int i = 0; i < receives.length; i++) {
            int where = predictor.tellsSitesApart() ? sites[i] : 0;
            if (expected.passes(where, predictor.ahead(sites[i], k)) == receives[i]) {
                hits++;
            }
            predictor.observe(sites[i], receives[i]);
        }
        return hits / (double) receives.length;
    }
}
