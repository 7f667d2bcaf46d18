package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.EffectWords;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.PlainCalls;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/**
 * SL106 and SL114: what a loop may do whose calls are under way together. Others see nothing of it but the messages: further
 * sends in standard mode beside sends, nothing beside a receive. And the call is made on a communicator that is there.
 */
public final class SeriesCallCheck implements Check {
    private final CallKind kind;

    /** @param kind SEND or RECV */
    public SeriesCallCheck(CallKind kind) {
        this.kind = kind;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Method method = candidate.method();
        for (int i : candidate.body().steps()) {
            CtElement place = method.step(i).origin();
            boolean own = place == candidate.site().invocation();
            boolean beside = kind == CallKind.SEND && new PlainCalls(method).isStandard(i, kind);
            Effect effect = method.effect(i);
            if (!own && !beside && !effect.isKnown()) {
                return Optional.of(LoopCallCheck.refusal(candidate, place, EffectWords.of(method.step(i), effect)));
            }
        }
        return NullCommunicator.mayBe(candidate) ? Optional.of(ofNull(candidate)) : Optional.empty();
    }

    private static Remark ofNull(Candidate candidate) {
        Remarks remarks = candidate.remarks();
        CtElement communicator = candidate.site().communicator();
        String name = remarks.snippet(communicator);
        return remarks.say(
                Rule.SL106,
                "'" + name + "' may be null, which the call says in its own words",
                "use '" + name + "' before the loop, to ask for the rank for example",
                communicator);
    }
}
