package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/** Which local variables are read by what goes on in the same method after an exception. */
public final class HandlerReads {
    private HandlerReads() {}

    /**
     * Where a variable may be read with the value that it had when a step threw.
     *
     * @param throwers indices of the steps
     */
    public static Optional<CtElement> of(CtVariable<?> variable, Collection<Integer> throwers, Body body) {
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        throwers.forEach(step -> open.add(body.landing(step)));
        while (!open.isEmpty()) {
            int here = open.pop();
            if (here == Body.EXIT || seen.get(here)) {
                continue;
            }
            seen.set(here);
            Step step = body.step(here);
            if (step instanceof Step.ReadLocal read && read.variable() == variable) {
                return Optional.of(step.origin());
            }
            open.add(body.landing(here));
            if (!(step instanceof Step.WriteLocal write && write.variable() == variable)) {
                open.addAll(body.successors(here));
            }
        }
        return Optional.empty();
    }
}
