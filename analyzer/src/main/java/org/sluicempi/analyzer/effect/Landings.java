package org.sluicempi.analyzer.effect;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.IntPredicate;
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
        return from(body, body.landing(step));
    }

    /**
     * As {@link #of}, for all steps that land at one place.
     *
     * @param landing a step, or {@link Body#EXIT}
     */
    static Set<Integer> from(Body body, int landing) {
        Set<Integer> arrivals = new LinkedHashSet<>();
        Set<Integer> seen = new HashSet<>();
        Deque<Integer> waiting = new ArrayDeque<>(Set.of(landing));
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

    /**
     * The steps that can be executed at all; a handler can only if something in its region may throw.
     *
     * @param mayThrow whether a step may throw
     */
    static Set<Integer> live(Body body, IntPredicate mayThrow) {
        Set<Integer> live = new HashSet<>();
        Deque<Integer> waiting = new ArrayDeque<>(Set.of(0));
        while (!waiting.isEmpty()) {
            int at = waiting.remove();
            if (at != Body.EXIT && live.add(at)) {
                waiting.addAll(body.successors(at));
                if (mayThrow.test(at)) {
                    waiting.add(body.landing(at));
                }
            }
        }
        return live;
    }

    /** Whether an exception of the step may leave the body: no handler around it takes every one. */
    static boolean mayEscape(Body body, int step) {
        return of(body, step).contains(Body.EXIT);
    }
}
