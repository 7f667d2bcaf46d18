package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;

/** SL120: somebody could tell by messages how far a loop is whose calls are under way together. */
public final class SeriesOnlookerCheck implements Check {
    private final boolean receives;

    public SeriesOnlookerCheck(boolean receives) {
        this.receives = receives;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        return Onlookers.of(receives, candidate.method())
                .map(why -> candidate
                        .remarks()
                        .say(
                                Rule.SL120,
                                why + ", and the calls of " + candidate.loopName() + " would be under way together",
                                receives
                                        ? "do without threads, and send in standard mode"
                                        : "do without threads beside the one that sends"));
    }
}
