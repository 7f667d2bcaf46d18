package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.declaration.CtElement;

/** SL104, SL114 and SL117: the loop uses the buffer in a way that has no index. */
public final class FootprintCheck implements Check {
    private final AccessReader.Result accesses;
    private final Rule rule;

    /** @param rule what to name where an index cannot be computed */
    public FootprintCheck(AccessReader.Result accesses, Rule rule) {
        this.accesses = accesses;
        this.rule = rule;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        if (!(accesses instanceof AccessReader.Opaque opaque)) {
            return Optional.empty();
        }
        CtElement use = opaque.use();
        if (use.getParent() instanceof CtAbstractInvocation<?> call) {
            return Optional.of(LoopCallCheck.refusal(
                    candidate,
                    (CtElement) call,
                    "may touch '" + candidate.buffer().name() + "'"));
        }
        Remarks remarks = candidate.remarks();
        return Optional.of(remarks.say(
                rule,
                "which elements '" + remarks.snippet(use) + "' at " + remarks.line(use) + " touches cannot be computed",
                "use an index that is linear in the loops' counters",
                use));
    }
}
