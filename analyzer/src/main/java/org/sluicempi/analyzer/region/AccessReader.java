package org.sluicempi.analyzer.region;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Routine;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.Definitions;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtLoop;
import spoon.reflect.declaration.CtElement;

/** Finds every use of a buffer in the body of a counted loop. */
public final class AccessReader {
    private final CountedLoop outer;
    private final Routine routine;
    private final Body body;
    private final Range range;
    private final ExpressionReader expressions;
    private final CountedLoopReader loops;

    public AccessReader(CountedLoop outer, Routine routine) {
        this.outer = outer;
        this.routine = routine;
        this.body = routine.body();
        this.range = body.of(outer.loop().getBody())
                .orElseThrow(() -> new IllegalStateException("a loop that was not lowered"));
        Definitions definitions = new LoopDefinitions(body, outer.loop());
        this.expressions = new ExpressionReader(body, definitions);
        this.loops = new CountedLoopReader(body, expressions);
    }

    /** What became of the search. */
    public sealed interface Result {}

    /** Every use of the buffer is one of these accesses, or its length. */
    public record Found(List<Access> accesses) implements Result {}

    /** This use of the buffer has no index that can be computed. */
    public record Opaque(CtElement use) implements Result {}

    /** All accesses to the buffer in the loop's body. */
    public Result read(Buffer buffer) {
        List<Access> accesses = new ArrayList<>();
        for (int i = range.from(); i < range.to(); i++) {
            if (buffer.isAssignedBy(body.step(i))) {
                return new Opaque(body.step(i).origin());
            }
            if (!buffer.isVariable(body, new Value(i))) {
                continue;
            }
            for (int user : routine.uses().of(i)) {
                Optional<CtElement> opaque = buffer.isRow() ? row(buffer, user, accesses) : element(i, user, accesses);
                if (opaque.isPresent()) {
                    return new Opaque(opaque.get());
                }
            }
        }
        return new Found(List.copyOf(accesses));
    }

    /** What stands in the way, if the use of the array of arrays is not the buffer's row. */
    private Optional<CtElement> row(Buffer buffer, int user, List<Access> accesses) {
        Step step = body.step(user);
        if (isHarmless(step)) {
            return Optional.empty();
        }
        if (!buffer.isArray(body, new Value(user), expressions)) {
            return Optional.of(step.origin());
        }
        return routine.uses().of(user).stream()
                .map(next -> element(user, next, accesses))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Adds the access of the array that the user makes; what stands in the way, if it makes none. */
    private Optional<CtElement> element(int array, int user, List<Access> accesses) {
        Step step = body.step(user);
        if (isHarmless(step)) {
            return Optional.empty();
        }
        Optional<Value> index = Optional.empty();
        if (step instanceof Step.ReadElement read) {
            index = Optional.of(read.index());
        } else if (step instanceof Step.WriteElement write && write.array().step() == array) {
            index = Optional.of(write.index());
        }
        Optional<Access> access = index.flatMap(found -> access(user, new Value(array), found));
        access.ifPresent(accesses::add);
        return access.isEmpty() ? Optional.of(step.origin()) : Optional.empty();
    }

    /** Whether the step asks for the length only, or compares references. */
    private static boolean isHarmless(Step step) {
        return step instanceof Step.ArrayLength || step instanceof Step.Binary;
    }

    /**
     * The access that a step of the loop makes to any array; nothing where the index cannot be read, or the step belongs to
     * another part of the body.
     */
    public Optional<Access> access(int step, Value array, Value index) {
        return range.contains(step) ? expressions.read(index).map(poly -> access(step, array, poly)) : Optional.empty();
    }

    /**
     * Whether an iteration may come to its end without executing the step. Counted loops inside are taken to have iterations;
     * what stands in the header of the loop itself is executed always.
     */
    public boolean mayPassBy(int step) {
        return range.contains(step) && nest(step, new ArrayDeque<>());
    }

    private Access access(int step, Value array, Poly index) {
        Deque<CountedLoop> nest = new ArrayDeque<>();
        boolean conditional = nest(step, nest);
        return new Access(
                step,
                body.step(step).origin(),
                index,
                expressions.length(array),
                known(nest),
                conditional,
                body.step(step) instanceof Step.WriteElement);
    }

    /** The loops with what those around them say about their bounds. */
    private List<CountedLoop> known(Collection<CountedLoop> nest) {
        List<CountedLoop> known = new ArrayList<>();
        List<Poly> facts = new ArrayList<>(outer.range());
        for (CountedLoop loop : nest) {
            CountedLoop inside = loop.knowing(facts);
            known.add(inside);
            facts.addAll(inside.range());
        }
        return known;
    }

    /** Collects the counted loops around a step of the body; returns whether an iteration may pass it by. */
    private boolean nest(int step, Deque<CountedLoop> nest) {
        CtElement element = body.step(step).origin();
        boolean conditional = false;
        int inner = step;
        CtElement child = element;
        for (CtElement parent = element.getParent(); child != outer.loop(); parent = parent.getParent()) {
            if (parent instanceof CtLoop loop && child == loop.getBody()) {
                Range inside = body.of(child).orElseThrow();
                conditional |= routine.paths().mayPassBy(inside, inner);
                if (loop != outer.loop()) {
                    Optional<CountedLoop> counted =
                            loop instanceof CtFor header ? loops.read(header) : Optional.empty();
                    counted.ifPresent(nest::addFirst);
                    conditional |= counted.isEmpty();
                }
                inner = body.of(loop).orElseThrow().from();
            }
            child = parent;
        }
        return conditional;
    }

    /** The reader that knows the variables of the loop's body. */
    public ExpressionReader expressions() {
        return expressions;
    }
}
