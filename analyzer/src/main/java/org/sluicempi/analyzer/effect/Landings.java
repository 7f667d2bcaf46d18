package org.sluicempi.analyzer.effect;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;

/** Where exceptions go. */
final class Landings {
    private Landings() {}

    /**
     * Where an exception of the step may arrive: steps that have caught it, and {@link Body#EXIT} where it may leave the
     * body.
     */
    static Set<Integer> of(Body body, int step) {
        Set<Integer> arrivals = new LinkedHashSet<>();
        Set<Integer> seen = new HashSet<>();
        Deque<Integer> waiting = new ArrayDeque<>(Set.of(body.landing(step)));
        while (!waiting.isEmpty()) {
            int at = waiting.remove();
            if (at != Body.EXIT && body.step(at) instanceof Step.Landing) {
                if (seen.add(at)) {
                    waiting.addAll(body.successors(at));
                }
            } else {
                arrivals.add(at);
            }
        }
        return arrivals;
    }

    /** Whether an exception of the step may leave the body: no handler around it takes every one. */
    static boolean mayEscape(Body body, int step) {
        return of(body, step).contains(Body.EXIT);
    }
}
