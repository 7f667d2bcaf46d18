package org.sluicempi.analyzer.dependence.check;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.declaration.CtElement;

/**
 * Whether the bounds in a loop's header may throw. Where they may, the loop is not cut into strips: the loop over strips
 * evaluates them first, and the exception would come from its line.
 */
public final class HeaderFaults {
    private HeaderFaults() {}

    /** In a called method for whichever call of it. */
    public static boolean arePossible(Candidate candidate) {
        return arePossible(candidate, candidate.method())
                || candidate
                        .calledByOthers()
                        .filter(alone -> arePossible(candidate, alone))
                        .isPresent();
    }

    private static boolean arePossible(Candidate candidate, Method method) {
        return List.of(candidate.loop().start(), candidate.loop().bound()).stream()
                .anyMatch(bound -> mayThrow(bound, method));
    }

    /** Whether evaluating a part of a header may throw. */
    public static boolean mayThrow(CtElement part, Method method) {
        Optional<Range> range = method.body().of(part);
        if (range.isEmpty()) {
            return true;
        }
        for (int i = range.get().from(); i < range.get().to(); i++) {
            if (!method.step(i).faults().isEmpty() && !isProved(i, method)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isProved(int i, Method method) {
        Step step = method.step(i);
        if (step instanceof Step.ArrayLength length) {
            return new Proofs(method).isNotNull(length.array(), i);
        }
        if (step instanceof Step.ReadField read && read.target().isPresent()) {
            return new Proofs(method).isNotNull(read.target().get(), i);
        }
        return step instanceof Step.Binary binary && new Proofs(method).isNotZero(binary.right(), i);
    }
}
