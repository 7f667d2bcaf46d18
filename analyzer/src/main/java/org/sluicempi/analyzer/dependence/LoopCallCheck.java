package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.declaration.CtElement;

/** SL114: a call inside the loop that may do more than compute. */
final class LoopCallCheck implements Check {
    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Optional<CtAbstractInvocation<?>> call = candidate.body().worldly();
        return call.map(found ->
                refusal(candidate, (CtElement) found, candidate.body().effects().of(found)));
    }

    private static Remark refusal(Candidate candidate, CtElement call, org.sluicempi.analyzer.model.Effect effect) {
        Remarks remarks = candidate.remarks();
        String may = Gravity.of(effect);
        return remarks.say(
                Rule.SL114,
                "'" + remarks.snippet(call) + "' at " + remarks.line(call) + " inside " + candidate.loopName() + " "
                        + may,
                "move it out of the loop",
                call);
    }
}
