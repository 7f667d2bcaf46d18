package org.sluicempi.analyzer.effect;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;

/** Where exceptions go. */
final class Landings {
    private Landings() {}

    /** Whether an exception of the step may leave the body: no handler around it takes every one. */
    static boolean mayEscape(Body body, int step) {
        Set<Integer> seen = new HashSet<>();
        Deque<Integer> waiting = new ArrayDeque<>(Set.of(body.landing(step)));
        while (!waiting.isEmpty()) {
            int at = waiting.remove();
            if (at == Body.EXIT) {
                return true;
            }
            Step reached = body.step(at);
            if (seen.add(at) && !(reached instanceof Step.Caught)) {
                if (!(reached instanceof Step.Landing)) {
                    return true;
                }
                waiting.addAll(body.successors(at));
            }
        }
        return false;
    }
}
