package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;

/** SL104: the loop uses the buffer in a way that has no index. */
final class FootprintCheck implements Check {
    private final AccessReader.Result accesses;

    FootprintCheck(AccessReader.Result accesses) {
        this.accesses = accesses;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        if (!(accesses instanceof AccessReader.Opaque opaque)) {
            return Optional.empty();
        }
        Remarks remarks = candidate.remarks();
        return Optional.of(remarks.say(
                Rule.SL104,
                "which elements '" + remarks.snippet(opaque.use()) + "' at " + remarks.line(opaque.use())
                        + " touches cannot be computed",
                "use an index that is linear in the loops' counters",
                opaque.use()));
    }
}
