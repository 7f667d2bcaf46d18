package org.sluicempi.analyzer.dependence.interchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Guards;
import org.sluicempi.analyzer.dependence.check.Steadiness;
import org.sluicempi.analyzer.dependence.code.ArrayTypes;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.range.IndexRange;
import org.sluicempi.analyzer.dependence.range.ProvedExtrema;
import org.sluicempi.analyzer.dependence.range.SteadyFacts;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.Footprint;
import org.sluicempi.analyzer.region.Footprints;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtElement;

/**
 * Whether no iteration of a candidate's loop touches an element that another one writes, so that the order in which iterations come
 * makes no difference to what they compute. Two variables that may hold one array are compared by a guard.
 */
final class IterationOrder {
    private final Candidate candidate;
    private final Method method;
    private final CountedLoop loop;
    private final AccessReader reader;

    IterationOrder(Candidate candidate, AccessReader reader) {
        this.candidate = candidate;
        this.method = candidate.method();
        this.loop = candidate.loop();
        this.reader = reader;
    }

    /** An element of an array as a step of the loop touches it. */
    private record Touched(int step, Value array, Value index) {}

    /** What makes the order matter; empty where nothing does, under the guards that were added. */
    Optional<CtElement> obstacle() {
        List<Touched> all = new ArrayList<>();
        List<Touched> written = new ArrayList<>();
        for (int i : candidate.body().steps()) {
            if (method.step(i) instanceof Step.ReadElement read) {
                all.add(new Touched(i, read.array(), read.index()));
            } else if (method.step(i) instanceof Step.WriteElement write) {
                written.add(new Touched(i, write.array(), write.index()));
            }
        }
        all.addAll(written);
        return written.stream()
                .filter(write -> !isOfOneIteration(write, all))
                .findFirst()
                .map(write -> method.step(write.step()).origin());
    }

    private boolean isOfOneIteration(Touched write, List<Touched> all) {
        Optional<Buffer> array = method.body().producer(write.array()).origin() instanceof CtExpression<?> expression
                ? Buffer.of(expression, method.expressions()).filter(found -> !found.isRow())
                : Optional.empty();
        if (array.isEmpty() || candidate.body().change(array.get().variable()).isPresent()) {
            return false;
        }
        List<Touched> same = new ArrayList<>();
        for (Touched other : all) {
            if (array.get().isVariable(method.body(), other.array())) {
                same.add(other);
            } else if (!isAnother(array.get(), write, other)) {
                return false;
            }
        }
        return areApart(same);
    }

    private boolean isAnother(Buffer array, Touched write, Touched other) {
        if (!method.objects().mayBeSame(write.array(), other.array())
                || ArrayTypes.differ(method, write.array(), other.array())) {
            return true;
        }
        CtElement named = method.body().producer(other.array()).origin();
        boolean comparable = named instanceof CtVariableRead<?> read
                && read.getType() != null
                && ArrayTypes.isFlat(read.getType())
                && array.expression() instanceof CtVariableRead<?> own
                && Guards.isSteady(candidate, own)
                && Guards.isSteady(candidate, read);
        if (comparable) {
            candidate.guard(Guards.text(candidate, array.expression()) + " != " + Guards.text(candidate, named));
        }
        return comparable;
    }

    /** Whether what an iteration touches of one array lies behind, or in front of, what all earlier ones do. */
    private boolean areApart(List<Touched> touched) {
        List<Access> accesses = new ArrayList<>();
        List<Footprint> footprints = new ArrayList<>();
        for (Touched one : touched) {
            Optional<Access> access = reader.access(one.step(), one.array(), one.index())
                    .filter(found -> !found.index().isRunning()
                            && Steadiness.change(candidate.body(), found, loop).isEmpty());
            Optional<Footprint> footprint = access.flatMap(found -> Footprints.of(found, candidate.facts()));
            if (footprint.isEmpty()) {
                return false;
            }
            accesses.add(access.get());
            footprints.add(footprint.get());
        }
        List<Poly> facts = candidate.facts();
        facts.addAll(SteadyFacts.of(accesses, loop));
        Prover prover = Prover.knowing(facts);
        Optional<Poly> low =
                ProvedExtrema.smallest(footprints.stream().map(Footprint::low).toList(), prover);
        Optional<Poly> high =
                ProvedExtrema.largest(footprints.stream().map(Footprint::high).toList(), prover);
        return low.isPresent()
                && high.isPresent()
                && moveOn(low.get(), high.get(), prover)
                && accesses.stream().allMatch(access -> isExact(access, prover));
    }

    private boolean moveOn(Poly low, Poly high, Prover prover) {
        Poly up = loop.later(low).minus(high).plus(-1);
        Poly down = low.minus(loop.later(high)).plus(-1);
        return prover.isNonNegative(high.minus(low)) && (prover.isNonNegative(up) || prover.isNonNegative(down));
    }

    private boolean isExact(Access access, Prover inLoop) {
        IndexRange.Verdict verdict = IndexRange.of(access, loop, inLoop.and(access.facts()));
        if (verdict instanceof IndexRange.Guarded guarded && Steadiness.knownAtCall(access, loop, candidate)) {
            candidate.guard(guarded);
            return true;
        }
        return verdict instanceof IndexRange.Exact;
    }
}
