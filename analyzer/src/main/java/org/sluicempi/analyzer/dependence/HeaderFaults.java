package org.sluicempi.analyzer.dependence;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtExpression;

/**
 * Whether the bounds in a loop's header may throw. Where they may, the loop is not cut into strips: the loop over strips
 * evaluates them first, and the exception would come from its line.
 */
final class HeaderFaults {
    private HeaderFaults() {}

    static boolean arePossible(Candidate candidate) {
        return List.of(candidate.loop().start(), candidate.loop().bound()).stream()
                .anyMatch(bound -> mayThrow(bound, candidate.method()));
    }

    private static boolean mayThrow(CtExpression<?> bound, Method method) {
        Optional<Range> range = method.body().of(bound);
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

    /** Only lengths need a proof: a bound that divides by a variable, or reads another object, is none of a counted loop. */
    private static boolean isProved(int i, Method method) {
        return method.step(i) instanceof Step.ArrayLength length && new Proofs(method).isNotNull(length.array(), i);
    }
}
