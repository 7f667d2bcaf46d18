package org.sluicempi.analyzer.dependence.range;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Poly;

/** Facts about inner loops that hold whenever any of several accesses happens, in whichever iteration. */
public final class SteadyFacts {
    private SteadyFacts() {}

    /**
     * That the loops which all the accesses stand in run at all, where this does not depend on a counter. Where such a
     * loop does not run, none of the accesses happens, and whatever is concluded does no harm.
     */
    public static List<Poly> of(List<Access> accesses, CountedLoop outer) {
        List<Poly> common = new ArrayList<>();
        for (int i = 0; i < accesses.size(); i++) {
            List<Poly> facts = trips(accesses.get(i), outer);
            if (i == 0) {
                common.addAll(facts);
            } else {
                common.retainAll(facts);
            }
        }
        return common;
    }

    private static List<Poly> trips(Access access, CountedLoop outer) {
        List<Poly> facts = new ArrayList<>();
        for (CountedLoop inner : access.nest()) {
            inner.width()
                    .filter(trip -> !trip.contains(outer.symbol())
                            && access.nest().stream().noneMatch(other -> trip.contains(other.symbol())))
                    .ifPresent(facts::add);
        }
        return facts;
    }
}
