package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.effect.Callers.Catcher;
import org.sluicempi.analyzer.effect.Callers.Conduct;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/**
 * SL110: somebody goes on after a call that has failed, and could see what calls behind it have begun: a message that another
 * rank has got, a buffer that has been filled. Where the messages are sent, callers that nobody knows do not count: in standard
 * mode the library may take a message and learn of its fate later.
 */
public final class SeriesCatcherCheck implements Check {
    private final boolean receives;

    public SeriesCatcherCheck(boolean receives) {
        this.receives = receives;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        return candidate.method().callers().of(candidate.method().body(), candidate.loopStart()).stream()
                .filter(catcher -> catcher.conduct() == Conduct.GOES_ON)
                .filter(catcher -> receives || catcher.known())
                .findFirst()
                .map(Catcher::place)
                .map(place -> refusal(candidate, place));
    }

    private static Remark refusal(Candidate candidate, CtElement place) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL110,
                "'" + remarks.snippet(place) + "' at " + remarks.line(place) + " may go on when a message of "
                        + candidate.loopName() + " has failed, with others under way",
                "let the exception end the program",
                place);
    }
}
