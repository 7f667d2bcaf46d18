package org.sluicempi.analyzer.dependence.check;

import java.util.Set;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.effect.Root;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.region.Buffer;
import spoon.reflect.code.CtLocalVariable;

/** Whether each iteration of a loop has an array of its own for the message that it sends. */
final class MadeAnew {
    private MadeAnew() {}

    /**
     * The buffer is a variable of the loop's body, so it has been given a value in the iteration that sends it; all that it is given
     * are arrays that are made there and then.
     */
    static boolean isBufferOf(Candidate candidate) {
        Buffer buffer = candidate.buffer();
        Method method = candidate.method();
        return !buffer.isRow()
                && isDeclaredIn(candidate)
                && candidate.whole().steps().stream()
                        .map(method::step)
                        .filter(buffer::isAssignedBy)
                        .allMatch(step -> step instanceof Step.WriteLocal write && isMade(write.value(), method));
    }

    /** Whether the loop's body declares the buffer's variable. */
    static boolean isDeclaredIn(Candidate candidate) {
        return candidate.buffer().variable() instanceof CtLocalVariable<?> local
                && local.hasParent(candidate.loop().loop().getBody());
    }

    private static boolean isMade(Value array, Method method) {
        Step step = method.body().producer(array);
        if (step instanceof Step.CheckCast cast) {
            return isMade(cast.value(), method);
        }
        if (step instanceof Step.Merge merge) {
            return merge.values().stream().allMatch(value -> isMade(value, method));
        }
        return step instanceof Step.AllocateArray
                || step instanceof Step.Call
                        && method.effects().results(method.body(), array.step()).equals(Set.of(Root.FRESH));
    }
}
