package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/**
 * SL106: the half of a call that sends is begun only where tests hold. Where they do not, the author's call is made as it is, so
 * it is written a second time, which must not matter, not even to the line numbers in a stack trace.
 */
public final class TestedHalf implements Check {
    @Override
    public Optional<Remark> judge(Candidate candidate) {
        if (!candidate.site().isHalf() || candidate.tests().all().isEmpty()) {
            return Optional.empty();
        }
        return NullCommunicator.numbered(candidate)
                .or(() -> new BrokenLines(candidate).moved())
                .map(element -> remark(candidate, element));
    }

    private static Remark remark(Candidate candidate, CtElement obstacle) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL106,
                "the message may be begun only if "
                        + String.join(" && ", candidate.tests().all()) + ", and because of '"
                        + remarks.snippet(obstacle)
                        + "' the call cannot be written a second time, to be made otherwise",
                "keep the arguments in local variables, and write the call on one line",
                obstacle);
    }
}
