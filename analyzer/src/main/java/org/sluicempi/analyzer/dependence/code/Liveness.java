package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.declaration.CtVariable;

/** Where the values of local variables are still needed. */
public final class Liveness {
    private Liveness() {}

    /** Whether a variable may be read on a way from one of some steps, these included, before it is given another value. */
    public static boolean isReadFrom(Collection<Integer> starts, CtVariable<?> variable, Body body) {
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(starts);
        while (!open.isEmpty()) {
            int here = open.pop();
            if (here == Body.EXIT || seen.get(here)) {
                continue;
            }
            seen.set(here);
            Step step = body.step(here);
            if (step instanceof Step.ReadLocal read && read.variable() == variable) {
                return true;
            }
            if (!(step instanceof Step.WriteLocal write && write.variable() == variable)) {
                open.addAll(body.successors(here));
                open.add(step.faults().isEmpty() ? Body.EXIT : body.landing(here));
            }
        }
        return false;
    }

    /** Where a part of the code may go on: behind it, or at a handler. */
    public static List<Integer> ends(Range range, Body body) {
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
