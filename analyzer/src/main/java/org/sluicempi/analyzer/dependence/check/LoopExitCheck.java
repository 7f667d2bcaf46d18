package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.candidate.WaysOut;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/**
 * SL109: a jump out of what stands between loop and call, or out of the loop. A {@code break} that only ends a loop is none: the end
 * of the message sends what no iteration has declared. A receive does not mind a jump out of its loop: it is completed on every way
 * out, see {@link WaysOut}.
 */
public final class LoopExitCheck implements Check {
    private final boolean receives;

    /** @param receives whether the loop consumes the message */
    public LoopExitCheck(boolean receives) {
        this.receives = receives;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Remarks remarks = candidate.remarks();
        Optional<Remark> inLoop = receives
                ? Optional.empty()
                : candidate.body().exitFromStatements().map(jump -> refusal(candidate, jump, candidate.loopName()));
        return inLoop.or(() -> candidate
                        .gap()
                        .exitFromStatements()
                        .map(jump ->
                                refusal(candidate, jump, "the code between " + candidate.loopName() + " and the call")))
                .or(() -> candidate
                        .whole()
                        .hidden()
                        .map(place -> remarks.say(
                                Rule.SL109,
                                "'" + remarks.snippet(place) + "' at " + remarks.line(place)
                                        + " hides when its code runs",
                                place)));
    }

    private static Remark refusal(Candidate candidate, CtElement jump, String what) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL109,
                what + " may be left by '" + remarks.snippet(jump) + "' at " + remarks.line(jump),
                "let the loop run to its end, with a condition around its body where needed",
                jump);
    }
}
