package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.code.CtExpression;

/**
 * SL106: the begin is called on the communicator before the loop; where that is null, the original fails behind it. That is
 * tested, if it can be written.
 */
public final class CommunicatorCheck implements Check {
    @Override
    public Optional<Remark> judge(Candidate candidate) {
        CtExpression<?> communicator = candidate.site().communicator();
        Method method = candidate.method();
        boolean known = method.body()
                .value(communicator)
                .filter(value -> new Proofs(method).isNotNull(value, candidate.start())
                        || candidate.tests().notNull(value))
                .isPresent();
        if (known) {
            return Optional.empty();
        }
        Remarks remarks = candidate.remarks();
        String name = remarks.snippet(communicator);
        return Optional.of(remarks.say(
                Rule.SL106,
                "'" + name + "' may be null, which the original finds out behind " + candidate.loopName() + " only",
                "use '" + name + "' before the loop, to ask for the rank for example",
                communicator));
    }
}
