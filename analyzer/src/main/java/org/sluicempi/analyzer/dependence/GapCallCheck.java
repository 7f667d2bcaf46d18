package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import java.util.function.Predicate;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.declaration.CtElement;

/** SL108: a call between loop and site that other ranks or the outside world may see. */
final class GapCallCheck implements Check {
    private final Predicate<CtAbstractInvocation<?>> mayBeSteppedOver;

    /** @param mayBeSteppedOver calls that keep their order all the same */
    GapCallCheck(Predicate<CtAbstractInvocation<?>> mayBeSteppedOver) {
        this.mayBeSteppedOver = mayBeSteppedOver;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        for (CtAbstractInvocation<?> call : candidate.gap().calls()) {
            var effect = candidate.gap().effects().of(call);
            if (!effect.isKnown() && !mayBeSteppedOver.test(call)) {
                Remarks remarks = candidate.remarks();
                CtElement place = (CtElement) call;
                return Optional.of(remarks.say(
                        Rule.SL108,
                        "'" + remarks.snippet(place) + "' at " + remarks.line(place) + ", between "
                                + candidate.loopName() + " and the call, " + Gravity.of(effect),
                        "move it out of the way",
                        place));
            }
        }
        return Optional.empty();
    }
}
