package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.rule.Remark;

/** One reason to leave a site as it is. */
@FunctionalInterface
public interface Check {
    /** The refusal, if this reason applies. May add a guard to the candidate instead. */
    Optional<Remark> judge(Candidate candidate);

    /** The first refusal; the checks behind it are not asked. */
    static Optional<Remark> first(List<Check> checks, Candidate candidate) {
        for (Check check : checks) {
            Optional<Remark> refusal = check.judge(candidate);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }
}
