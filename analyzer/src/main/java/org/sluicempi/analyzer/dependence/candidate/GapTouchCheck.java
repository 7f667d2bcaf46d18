package org.sluicempi.analyzer.dependence.candidate;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.BufferUse;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/** SL107: between loop and call the buffer is written, or, for a receive, used at all. */
public final class GapTouchCheck implements Check {
    private final boolean readsMatter;

    public GapTouchCheck(boolean readsMatter) {
        this.readsMatter = readsMatter;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Optional<CtElement> use = readsMatter
                ? BufferUse.any(candidate.gap(), candidate.buffer())
                : BufferUse.writeBefore(candidate.site().invocation(), candidate.gap(), candidate.buffer());
        return use.map(place -> of(candidate.remarks(), candidate.buffer().name(), place));
    }

    static Remark of(Remarks remarks, String buffer, CtElement place) {
        return remarks.say(
                Rule.SL107,
                "'" + remarks.snippet(place) + "' at " + remarks.line(place) + " touches '" + buffer
                        + "' between the loop and the call",
                "touch '" + buffer + "' before the loop or after the call",
                place);
    }
}
