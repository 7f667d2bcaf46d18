package org.sluicempi.analyzer.dependence.interchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.CandidateFaults;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.check.HeaderFaults;
import org.sluicempi.analyzer.dependence.code.Liveness;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtFor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/**
 * SL105: whether loops that have changed places compute the same. They do where an iteration only computes, hands nothing to another
 * one in variables, fails under no circumstance that the begin does not test, and touches no element that another iteration of the
 * loop which now is the outer one writes. Where the begin's tests fail, the message is whole, and the loops run in their old order.
 */
public final class InterchangeCheck implements Check {
    private final AccessReader.Result accesses;

    /** @param accesses how the loop uses the buffer */
    public InterchangeCheck(AccessReader.Result accesses) {
        this.accesses = accesses;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        if (!candidate.loop().isInterchanged()) {
            return Optional.empty();
        }
        if (!(accesses instanceof AccessReader.Found) || candidate.called().isPresent()) {
            return Optional.of(refusal(candidate, candidate.loop().loop()));
        }
        AccessReader reader =
                new AccessReader(candidate.loop(), candidate.method().routine());
        Optional<CtElement> obstacle = impure(candidate)
                .or(() -> lasting(candidate))
                .or(() -> header(candidate))
                .or(() -> new IterationOrder(candidate, reader).obstacle());
        if (obstacle.isPresent()) {
            return Optional.of(refusal(candidate, obstacle.get()));
        }
        CandidateFaults faults = new CandidateFaults(candidate, reader);
        Optional<CtElement> untested = faults.untested(candidate.body());
        if (untested.isPresent()) {
            return Optional.of(refusal(candidate, untested.get()));
        }
        faults.tests().forEach(candidate::guard);
        return Optional.empty();
    }

    private static Remark refusal(Candidate candidate, CtElement place) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL105,
                "the loops at " + remarks.line(candidate.loop().loop())
                        + " cannot change places, because of '" + remarks.snippet(place) + "' at "
                        + remarks.line(place),
                "make the loop outermost that walks through '"
                        + candidate.buffer().name() + "' in order",
                place);
    }

    /** A step that does more than compute a value, or store a number. */
    private static Optional<CtElement> impure(Candidate candidate) {
        return candidate.body().steps().stream()
                .filter(i -> !isPure(candidate.method(), i))
                .findFirst()
                .map(i -> candidate.method().step(i).origin());
    }

    private static boolean isPure(Method method, int i) {
        Step step = method.step(i);
        if (step instanceof Step.Call || step instanceof Step.Initialise) {
            return method.effect(i).kind() == Effect.Kind.PURE;
        }
        if (step instanceof Step.WriteElement write) {
            return !write.ofReferences();
        }
        if (step instanceof Step.ReadField read) {
            return !read.field().isShared();
        }
        return step instanceof Step.Constant
                || step instanceof Step.This
                || step instanceof Step.ReadLocal
                || step instanceof Step.WriteLocal
                || step instanceof Step.ReadElement
                || step instanceof Step.ArrayLength
                || step instanceof Step.Convert
                || step instanceof Step.Unary
                || step instanceof Step.Binary
                || step instanceof Step.Merge
                || step instanceof Step.Branch
                || step instanceof Step.Select
                || step instanceof Step.Jump;
    }

    /** A write of a variable whose value another iteration, or what follows the loops, may read. */
    private static Optional<CtElement> lasting(Candidate candidate) {
        Body body = candidate.method().body();
        CtFor outer = candidate.loop().loop();
        CtFor inner = inner(candidate);
        Range iteration = body.of(inner.getBody()).orElseThrow();
        Range whole = body.of(outer).orElseThrow();
        List<Integer> starts = new ArrayList<>(Liveness.ends(whole, body));
        starts.add(iteration.from());
        return IntStream.range(iteration.from(), iteration.to())
                .mapToObj(body::step)
                .filter(Step.WriteLocal.class::isInstance)
                .map(Step.WriteLocal.class::cast)
                .filter(write -> isLasting(write.variable(), inner, starts, body))
                .findFirst()
                .map(Step.WriteLocal::origin);
    }

    private static boolean isLasting(CtVariable<?> variable, CtFor inner, List<Integer> starts, Body body) {
        return !variable.hasParent(inner.getBody()) && Liveness.isReadFrom(starts, variable, body);
    }

    /** What of the header may throw that is not evaluated any more if the other loop has no iteration. */
    private static Optional<CtElement> header(Candidate candidate) {
        CtFor inner = inner(candidate);
        return inner.getExpression() == null
                        || HeaderFaults.mayThrow(inner.getExpression(), candidate.method())
                        || inner.getForInit().stream().anyMatch(init -> HeaderFaults.mayThrow(init, candidate.method()))
                ? Optional.of(inner)
                : Optional.empty();
    }

    private static CtFor inner(Candidate candidate) {
        return (CtFor) ((CtBlock<?>) candidate.loop().loop().getBody()).getStatement(0);
    }
}
