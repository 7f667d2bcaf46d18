package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.CandidateFaults;
import org.sluicempi.analyzer.dependence.candidate.Exceptions;
import org.sluicempi.analyzer.dependence.candidate.FirstWait;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.declaration.CtElement;

/**
 * SL109 and SL110: iterations run before the first wait of a receive. What the receive throws comes behind them, so they must
 * not fail, come to an end, and leave nothing that somebody sees who goes on.
 */
public final class LateBegin {
    private final Candidate candidate;

    public LateBegin(Candidate candidate) {
        this.candidate = candidate;
    }

    /** Why the loop must not start before the message does; the candidate gets guards where that can be tested. */
    public Optional<Remark> refusal() {
        Optional<CtElement> goesOn = new Exceptions(candidate).whoGoesOn();
        if (goesOn.isPresent()) {
            return goesOn.map(this::seen);
        }
        CandidateFaults faults = new CandidateFaults(
                candidate, new AccessReader(candidate.loop(), candidate.method().routine()));
        Optional<CtElement> fails = faults.untested(candidate.body());
        if (fails.isEmpty()
                && FirstWait.mayRunOn(candidate.body(), candidate.loop().loop(), LoopSizes.of(candidate))) {
            fails = Optional.of(candidate.loop().loop());
        }
        faults.tests().forEach(candidate::guard);
        return fails.map(this::early);
    }

    private Remark seen(CtElement goesOn) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL110,
                "'" + remarks.snippet(goesOn) + "' at " + remarks.line(goesOn)
                        + " may go on after an exception of the receive, and see what iterations of "
                        + candidate.loopName() + " have computed that do not need '"
                        + candidate.buffer().name() + "'",
                "let the exception end the program",
                goesOn);
    }

    private Remark early(CtElement place) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL109,
                candidate.loopName() + " may fail, or run for ever, at '" + remarks.snippet(place) + "' at "
                        + remarks.line(place) + ", before it has come to '"
                        + candidate.buffer().name() + "'",
                "keep its arrays in local variables that are given 'new' arrays only, which the loop stays inside of",
                place);
    }
}
