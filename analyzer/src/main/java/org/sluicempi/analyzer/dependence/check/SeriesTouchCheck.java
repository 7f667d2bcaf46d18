package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.BufferUse;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/** SL120: the loop writes the buffer of a message that is under way, or uses the one that a message fills. */
public final class SeriesTouchCheck implements Check {
    private final boolean receives;

    public SeriesTouchCheck(boolean receives) {
        this.receives = receives;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        CtElement call = candidate.site().invocation();
        Optional<CtElement> use =
                receives ? BufferUse.anyRowBut(call, candidate.whole(), candidate.buffer()) : writes(call, candidate);
        return use.map(place -> refusal(candidate, place));
    }

    /** What is written before the call is sent by it, where it is another array in each iteration. */
    private static Optional<CtElement> writes(CtElement call, Candidate candidate) {
        return MadeAnew.isBufferOf(candidate)
                ? BufferUse.writeBehind(call, candidate.whole(), candidate.buffer())
                : BufferUse.writeOfAnyRow(candidate.whole(), candidate.buffer());
    }

    private Remark refusal(Candidate candidate, CtElement place) {
        Remarks remarks = candidate.remarks();
        String name = candidate.buffer().name();
        return remarks.say(
                Rule.SL120,
                "'" + remarks.snippet(place) + "' at " + remarks.line(place) + " uses '" + name + "' while messages of "
                        + candidate.loopName() + " are under way",
                "use '" + name + "' before or behind the loop only"
                        + (receives ? "" : ", or declare it in the loop and give it a new array"),
                place);
    }
}
