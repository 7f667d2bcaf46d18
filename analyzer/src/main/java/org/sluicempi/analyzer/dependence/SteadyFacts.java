package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Poly;

/** Facts about inner loops that hold in every iteration of the outer one, if they hold in any. */
final class SteadyFacts {
    private SteadyFacts() {}

    /** That the loops around the access run at all, where this does not depend on other counters. */
    static List<Poly> of(Access access, CountedLoop outer) {
        List<Poly> facts = new ArrayList<>();
        for (CountedLoop inner : access.nest()) {
            Poly trip = inner.high().minus(inner.low());
            boolean steady = !trip.contains(outer.symbol())
                    && access.nest().stream().noneMatch(other -> trip.contains(other.symbol()));
            if (steady) {
                facts.add(trip);
            }
        }
        return facts;
    }
}
