package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;

/** SL111: as {@link AliasCheck}, for a loop whose calls are begun behind one test, in front of it. */
public final class SeriesAliasCheck implements Check {
    private final Check alias;

    public SeriesAliasCheck(boolean receives) {
        this.alias = new AliasCheck(receives);
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Optional<Remark> refusal = alias.judge(candidate);
        if (refusal.isPresent() || candidate.guards().isEmpty() || !MadeAnew.isDeclaredIn(candidate)) {
            return refusal;
        }
        return Optional.of(candidate
                .remarks()
                .say(
                        Rule.SL111,
                        "that " + candidate.guards().get(0) + " is not proved, and cannot be tested in front of "
                                + candidate.loopName(),
                        "keep both in local variables that are assigned 'new' arrays only"));
    }
}
