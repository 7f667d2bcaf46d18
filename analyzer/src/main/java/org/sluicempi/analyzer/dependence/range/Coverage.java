package org.sluicempi.analyzer.dependence.range;

import java.util.List;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;

/** Compares what an iteration waits for with what leaves after it. */
public final class Coverage {
    private Coverage() {}

    /** Whether what becomes final with an iteration holds all that it waits for. */
    public static boolean isWithin(Need.Moving window, Frontier frontier, CountedLoop loop, List<Poly> facts) {
        Poly here = frontier.boundary();
        Poly next = loop.later(here);
        Prover prover = Prover.knowing(facts);
        return prover.isAtLeast(window.low(), frontier.rises() ? here : next)
                && prover.isAtLeast(frontier.rises() ? next : here, window.end());
    }

    /** Whether an iteration waits for all the elements that become final with it. */
    public static boolean isAwaited(Need.Moving window, Frontier frontier, CountedLoop loop, List<Poly> facts) {
        Poly here = frontier.boundary();
        Poly next = loop.later(here);
        Poly low = frontier.rises() ? here : next;
        Poly end = frontier.rises() ? next : here;
        Prover prover = Prover.knowing(facts);
        return prover.isAtLeast(low, window.low()) && prover.isAtLeast(window.end(), end);
    }
}
