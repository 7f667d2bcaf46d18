package org.sluicempi.corpus.expect;

import java.util.ArrayList;
import java.util.List;

/** Expected against actual findings of one file; each counts as often as it occurs. */
record Comparison(List<Finding> missing, List<Finding> unexpected) {
    static Comparison of(List<Finding> expected, List<Finding> actual) {
        return new Comparison(without(expected, actual), without(actual, expected));
    }

    boolean agrees() {
        return missing.isEmpty() && unexpected.isEmpty();
    }

    private static List<Finding> without(List<Finding> all, List<Finding> others) {
        List<Finding> rest = new ArrayList<>(all);
        others.forEach(rest::remove);
        rest.sort(null);
        return rest;
    }
}
