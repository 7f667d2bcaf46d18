package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import java.util.function.IntPredicate;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.EffectWords;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/** SL108: a call between loop and site that other ranks or the outside world may see. */
public final class GapCallCheck implements Check {
    private final IntPredicate mayBeSteppedOver;

    /** @param mayBeSteppedOver calls that keep their order all the same */
    public GapCallCheck(IntPredicate mayBeSteppedOver) {
        this.mayBeSteppedOver = mayBeSteppedOver;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        for (int i : candidate.gap().steps()) {
            Effect effect = candidate.gap().effect(i);
            if (!effect.isKnown() && !mayBeSteppedOver.test(i)) {
                Remarks remarks = candidate.remarks();
                CtElement place = candidate.gap().step(i).origin();
                return Optional.of(remarks.say(
                        Rule.SL108,
                        "'" + remarks.snippet(place) + "' at " + remarks.line(place) + ", between "
                                + candidate.loopName() + " and the call, "
                                + EffectWords.of(candidate.gap().step(i), effect),
                        "move it out of the way",
                        place));
            }
        }
        return Optional.empty();
    }
}
