package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.model.Effect;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;

/** SL114: a call inside the loop that may do more than compute, or that reaches the buffer through its field. */
final class LoopCallCheck implements Check {
    private final boolean readsMatter;

    LoopCallCheck(boolean readsMatter) {
        this.readsMatter = readsMatter;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        for (CtAbstractInvocation<?> call : candidate.body().calls()) {
            Effect effect = candidate.body().effects().of(call);
            if (!effect.isKnown()) {
                return Optional.of(refusal(candidate, (CtElement) call, Gravity.of(effect)));
            }
            if (touches(candidate, effect)) {
                String what = "may touch '" + candidate.buffer().name() + "'";
                return Optional.of(refusal(candidate, (CtElement) call, what));
            }
        }
        return Optional.empty();
    }

    private boolean touches(Candidate candidate, Effect effect) {
        if (!(candidate.buffer().variable() instanceof CtField<?> field)) {
            return false;
        }
        String name = Code.nameOf(field);
        return effect.fieldsWritten().contains(name)
                || readsMatter && effect.fieldsRead().contains(name);
    }

    static Remark refusal(Candidate candidate, CtElement call, String may) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL114,
                "'" + remarks.snippet(call) + "' at " + remarks.line(call) + " inside " + candidate.loopName() + " "
                        + may,
                "move it out of the loop",
                call);
    }
}
