package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.EffectWords;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;

/** SL114: a call inside the loop that may do more than compute, or that reaches the buffer through its field. */
public final class LoopCallCheck implements Check {
    private final boolean readsMatter;

    public LoopCallCheck(boolean readsMatter) {
        this.readsMatter = readsMatter;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        for (int i : candidate.body().steps()) {
            Effect effect = candidate.body().effect(i);
            CtElement place = candidate.body().step(i).origin();
            if (!effect.isKnown()) {
                return Optional.of(refusal(
                        candidate, place, EffectWords.of(candidate.body().step(i), effect)));
            }
            boolean called = candidate.body().step(i) instanceof Step.Call
                    || candidate.body().step(i) instanceof Step.Initialise;
            if (called && touches(candidate, effect)) {
                return Optional.of(refusal(
                        candidate, place, "may touch '" + candidate.buffer().name() + "'"));
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
                || effect.fieldsWritten().contains(name + Effect.ELEMENTS)
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
