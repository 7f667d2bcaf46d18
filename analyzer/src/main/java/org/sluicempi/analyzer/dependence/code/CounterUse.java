package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.CountedLoop;

/** Who else uses the counter of a loop that does not declare it. */
public final class CounterUse {
    private CounterUse() {}

    /** Whether nobody can see what value the counter has after the loop: it is set before it is read again. */
    public static boolean isPrivate(CountedLoop loop, Body body) {
        if (loop.counter().hasParent(loop.loop())) {
            return true;
        }
        Range range = body.of(loop.loop()).orElseThrow();
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(ends(range, body));
        while (!open.isEmpty()) {
            int here = open.pop();
            if (here == Body.EXIT || seen.get(here)) {
                continue;
            }
            seen.set(here);
            Step step = body.step(here);
            if (step instanceof Step.ReadLocal read && read.variable() == loop.counter()) {
                return false;
            }
            if (!(step instanceof Step.WriteLocal write && write.variable() == loop.counter())) {
                open.addAll(body.successors(here));
                open.add(step.faults().isEmpty() ? Body.EXIT : body.landing(here));
            }
        }
        return true;
    }

    /** Where the loop may go on: behind it, or at a handler. */
    private static List<Integer> ends(Range range, Body body) {
        Deque<Integer> ends = new ArrayDeque<>();
        for (int i = range.from(); i < range.to(); i++) {
            for (int next : body.successors(i)) {
                if (!range.contains(next)) {
                    ends.add(next);
                }
            }
            int landing = body.step(i).faults().isEmpty() ? Body.EXIT : body.landing(i);
            if (!range.contains(landing)) {
                ends.add(landing);
            }
        }
        return List.copyOf(ends);
    }
}
