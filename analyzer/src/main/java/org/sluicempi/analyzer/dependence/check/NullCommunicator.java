package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import java.util.stream.IntStream;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.Evaluation;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtNewClass;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * SL106: a receive on a communicator that may be null fails in the words of the author's call. So the communicator is asked
 * for null, which evaluates it a second time, and the call is written a second time; neither must matter, not even to the line numbers in a stack
 * trace.
 */
public final class NullCommunicator implements Check {
    @Override
    public Optional<Remark> judge(Candidate candidate) {
        if (!mayBe(candidate)) {
            return Optional.empty();
        }
        Method method = candidate.method();
        CtExpression<?> communicator = candidate.site().communicator();
        Optional<CtElement> numbered = numbered(candidate);
        if (numbered.isPresent()) {
            return numbered.map(element -> remark(candidate, element));
        }
        Optional<CtElement> moved = new BrokenLines(candidate).moved();
        if (moved.isPresent()) {
            return moved.map(element -> lines(candidate, element));
        }
        Range range = method.body().of(communicator).orElseThrow();
        return IntStream.range(range.from(), range.to())
                .filter(i -> !isRepeatable(method, i))
                .mapToObj(i -> remark(candidate, method.step(i).origin()))
                .findFirst();
    }

    /** Whether the communicator of a receive is not known to exist where the call stands. */
    public static boolean mayBe(Candidate candidate) {
        return mayBe(candidate.site(), candidate.method());
    }

    /** The same of any call of the method. */
    public static boolean mayBe(Site site, Method method) {
        int call = method.body().of(site.invocation()).orElseThrow().from();
        return method.body()
                .value(site.communicator())
                .filter(value -> new Proofs(method).isNotNull(value, call))
                .isEmpty();
    }

    /** What compilers give a number in the call. */
    static Optional<CtElement> numbered(Candidate candidate) {
        return candidate.site().invocation().getElements(new TypeFilter<>(CtElement.class)).stream()
                .filter(NullCommunicator::isNumbered)
                .findFirst();
    }

    /** Whether compilers give it a number: written a second time, it changes the names of those behind it. */
    private static boolean isNumbered(CtElement element) {
        return element instanceof CtLambda<?>
                || element instanceof CtExecutableReferenceExpression<?, ?>
                || element instanceof CtNewClass<?>;
    }

    /** Whether a step has the same result, and no further effect, when it is executed twice in a row. */
    private static boolean isRepeatable(Method method, int i) {
        Step step = method.step(i);
        if (step instanceof Step.Call) {
            Effect.Kind kind = method.effect(i).kind();
            return kind == Effect.Kind.PURE || kind == Effect.Kind.READS_ONLY;
        }
        if (step instanceof Step.ReadField read) {
            return !read.field().isShared();
        }
        return step instanceof Step.ReadLocal
                || step instanceof Step.ReadElement
                || step instanceof Step.Initialise
                || step instanceof Step.CheckCast
                || Evaluation.isPlain(step);
    }

    private static Remark lines(Candidate candidate, CtElement obstacle) {
        Remarks remarks = candidate.remarks();
        CtExpression<?> communicator = candidate.site().communicator();
        return remarks.say(
                Rule.SL106,
                "'" + remarks.snippet(communicator) + "' may be null, and '" + remarks.snippet(obstacle)
                        + "' would not fail on its line if the call, which takes several, were written a second time",
                "keep the communicator and the arguments in local variables, or write the call on one line",
                communicator,
                obstacle);
    }

    private static Remark remark(Candidate candidate, CtElement obstacle) {
        Remarks remarks = candidate.remarks();
        CtExpression<?> communicator = candidate.site().communicator();
        String name = remarks.snippet(communicator);
        return remarks.say(
                Rule.SL106,
                "'" + name + "' may be null, and because of '" + remarks.snippet(obstacle)
                        + "' the call cannot be written" + " a second time, to be made where it is",
                "keep the communicator and the arguments in local variables",
                communicator,
                obstacle);
    }
}
