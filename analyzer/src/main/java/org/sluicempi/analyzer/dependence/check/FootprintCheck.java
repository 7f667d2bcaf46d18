package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

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
        if (rule == Rule.SL117 && isRow(candidate, use)) {
            return Optional.of(ofRow(candidate, use));
        }
        return Optional.of(remarks.say(
                rule,
                "which elements '" + remarks.snippet(use) + "' at " + remarks.line(use) + " touches cannot be computed",
                advice(use),
                use));
    }

    /**
     * What an author could do about an index that cannot be computed.
     *
     * @param element {@code a[at(x, y)]}
     */
    static String advice(CtElement element) {
        String linear = "use an index that is linear in the loops' counters";
        boolean called = !element.getElements(new TypeFilter<CtInvocation<?>>(CtInvocation.class))
                .isEmpty();
        return called
                ? linear
                        + ", or have it computed by a method of this class that is static, private or final and returns at once"
                        + " a sum of products of its parameters, constants and fields"
                : linear;
    }

    /** Whether it is an element of the array of arrays that the buffer is a row of. */
    private static boolean isRow(Candidate candidate, CtElement use) {
        Method method = candidate.method();
        return candidate.buffer().isRow()
                && use instanceof CtArrayRead<?> read
                && method.body().value(read).map(method.body()::producer).orElse(null) instanceof Step.ReadElement row
                && candidate.buffer().isVariable(method.body(), row.array())
                && method.expressions().read(row.index()).isPresent();
    }

    private static Remark ofRow(Candidate candidate, CtElement use) {
        Remarks remarks = candidate.remarks();
        String matrix = candidate.buffer().variable().getSimpleName();
        return remarks.say(
                Rule.SL117,
                "row '" + remarks.snippet(use) + "' at " + remarks.line(use) + " may be '"
                        + candidate.buffer().name() + "' in any iteration: '" + matrix
                        + "' is not known to hold each of its rows once",
                "keep it in a local variable that is given nothing but 'new' matrices, 'new double[rows][columns]', and"
                        + " give none of its rows another place",
                use);
    }
}
