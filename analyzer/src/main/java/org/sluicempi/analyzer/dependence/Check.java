package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.rule.Remark;

/** One reason to leave a site as it is. */
@FunctionalInterface
interface Check {
    /** The refusal, if this reason applies. May add a guard to the candidate instead. */
    Optional<Remark> judge(Candidate candidate);
}
