package org.sluicempi.analyzer.dependence.code;

import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.region.CountedLoop;

/** Who else uses the counter of a loop that does not declare it. */
public final class CounterUse {
    private CounterUse() {}

    /** Whether nobody can see what value the counter has after the loop: it is set before it is read again. */
    public static boolean isPrivate(CountedLoop loop, Body body) {
        return loop.counter().hasParent(loop.loop())
                || !Liveness.isReadFrom(Liveness.ends(body.of(loop.loop()).orElseThrow(), body), loop.counter(), body);
    }
}
