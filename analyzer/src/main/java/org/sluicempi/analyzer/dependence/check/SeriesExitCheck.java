package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/** SL109: a loop whose calls are under way together ends at its end, or by an exception. */
public final class SeriesExitCheck implements Check {
    @Override
    public Optional<Remark> judge(Candidate candidate) {
        return candidate
                .body()
                .exit()
                .map(jump -> refusal(candidate, jump, "may leave " + candidate.loopName()))
                .or(() ->
                        candidate.body().hidden().map(place -> refusal(candidate, place, "hides when its code runs")));
    }

    private static Remark refusal(Candidate candidate, CtElement place, String what) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL109,
                "'" + remarks.snippet(place) + "' at " + remarks.line(place) + " " + what,
                "let the loop run to its end, with a condition around its body where needed",
                place);
    }
}
