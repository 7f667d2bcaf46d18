package org.sluicempi.analyzer.region;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Routine;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.Definitions;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtArrayWrite;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/**
 * Finds the variable by which a loop fills a buffer from below, as in {@code if (fits(x)) out[k++] = x}: the loop writes no element
 * below the variable's value, which never falls, so all below it is final at the end of an iteration. It cannot wrap around, since it
 * only moves on past elements that have been written, and an index outside of the array ends the loop.
 */
public final class GrowthReader {
    private final Routine routine;
    private final Body body;
    private final Range whole;
    private final Range inside;
    private final ExpressionReader expressions;

    public GrowthReader(CountedLoop outer, Routine routine) {
        this.routine = routine;
        this.body = routine.body();
        this.whole = body.of(outer.loop()).orElseThrow();
        this.inside = body.of(outer.loop().getBody()).orElseThrow();
        this.expressions = new ExpressionReader(routine, Definitions.NONE);
    }

    /** The variable; nothing where the loop uses the buffer in another way, but for reading its elements. */
    public Optional<AccessReader.Growing> read(Buffer buffer) {
        if (buffer.isRow() || isCaughtInside() || steps(whole).anyMatch(i -> buffer.isAssignedBy(body.step(i)))) {
            return Optional.empty();
        }
        List<Use> uses = uses(buffer);
        List<Step.WriteElement> writes = writes(uses);
        return writes.stream()
                .findFirst()
                .flatMap(write -> variable(write.index()))
                .filter(this::isMovedInt)
                .filter(k -> writesOf(k, whole).allMatch(i -> isCovered(i, k, writes)))
                .filter(k -> uses.stream().allMatch(use -> isFit(use, k)))
                .map(AccessReader.Growing::new);
    }

    /** Whether an exception may pass by a write, and the loop goes on. */
    private boolean isCaughtInside() {
        return steps(inside).anyMatch(i -> inside.contains(body.landing(i)));
    }

    private static IntStream steps(Range range) {
        return IntStream.range(range.from(), range.to());
    }

    /** A use of the array in a variable. */
    private record Use(int array, int step) {}

    private List<Use> uses(Buffer buffer) {
        return steps(whole)
                .filter(i -> buffer.isVariable(body, new Value(i)))
                .boxed()
                .flatMap(array -> routine.uses().of(array).stream().map(user -> new Use(array, user)))
                .toList();
    }

    private List<Step.WriteElement> writes(List<Use> uses) {
        return uses.stream()
                .filter(this::isWrite)
                .map(use -> (Step.WriteElement) body.step(use.step()))
                .toList();
    }

    private boolean isWrite(Use use) {
        return body.step(use.step()) instanceof Step.WriteElement write
                && write.array().step() == use.array();
    }

    /** The variable in an index, whatever else is there. */
    private Optional<CtVariable<?>> variable(Value index) {
        Step step = body.producer(index);
        if (step instanceof Step.ReadLocal read) {
            return Optional.of(read.variable());
        }
        if (step instanceof Step.Binary sum) {
            return variable(sum.left());
        }
        return step instanceof Step.Merge copy ? variable(copy.values().get(0)) : Optional.empty();
    }

    private boolean isMovedInt(CtVariable<?> counter) {
        return counter instanceof CtLocalVariable<?>
                && counter.getType() != null
                && counter.getType().getQualifiedName().equals("int")
                && moves(counter, whole);
    }

    private IntStream writesOf(CtVariable<?> counter, Range range) {
        return steps(range).filter(i -> body.step(i) instanceof Step.WriteLocal write && write.variable() == counter);
    }

    private boolean moves(CtVariable<?> counter, Range range) {
        return writesOf(counter, range).findAny().isPresent();
    }

    private boolean isFit(Use use, CtVariable<?> counter) {
        Step step = body.step(use.step());
        if (isWrite(use)) {
            return inside.contains(use.step())
                    && distance(((Step.WriteElement) step).index(), counter).isPresent();
        }
        boolean readsInside = step instanceof Step.ReadElement && inside.contains(use.step());
        return readsInside || step instanceof Step.ArrayLength || step instanceof Step.Binary;
    }

    /** How far from the variable's value, as it was when it was read last, an index lies: 0 or more. */
    private OptionalLong distance(Value index, CtVariable<?> counter) {
        Step step = body.producer(index);
        if (step instanceof Step.ReadLocal read) {
            return read.variable() == counter ? OptionalLong.of(0) : OptionalLong.empty();
        }
        if (step instanceof Step.Merge copy && copy.values().size() == 1) {
            return distance(copy.values().get(0), counter);
        }
        if (step instanceof Step.Binary sum
                && sum.kind() == BinaryOperatorKind.PLUS
                && body.producer(sum.right()) instanceof Step.Constant constant
                && constant.value() instanceof Integer number
                && number >= 0) {
            OptionalLong left = distance(sum.left(), counter);
            return left.isPresent() ? OptionalLong.of(left.getAsLong() + number) : left;
        }
        return OptionalLong.empty();
    }

    /** Whether the variable moves on past elements only that have been written since it moved on before. */
    private boolean isCovered(int step, CtVariable<?> counter, List<Step.WriteElement> writes) {
        OptionalLong amount = expressions
                .read(((Step.WriteLocal) body.step(step)).value())
                .map(value ->
                        value.minus(Poly.of(Symbols.of(counter))).evaluated().constant())
                .orElse(OptionalLong.empty());
        if (amount.isEmpty() || amount.getAsLong() <= 0) {
            return false;
        }
        return amount.getAsLong() == 1 && isInOwnIndex(step, writes)
                || isBehindWrite(step, counter, amount.getAsLong(), writes);
    }

    /** {@code out[k++] = x}: the write follows, or the loop ends. */
    private boolean isInOwnIndex(int step, List<Step.WriteElement> writes) {
        CtElement increment = body.step(step).origin();
        return writes.stream()
                .filter(write -> body.producer(write.index()) instanceof Step.Merge)
                .anyMatch(write -> write.origin() instanceof CtArrayWrite<?> element
                        && increment.hasParent(element.getIndexExpression()));
    }

    /** {@code out[k] = x; k++;}: statements of one block, and nothing else between them moves it on. */
    private boolean isBehindWrite(int step, CtVariable<?> counter, long amount, List<Step.WriteElement> writes) {
        Optional<CtStatement> increment = statement(body.step(step).origin());
        if (increment.isEmpty() || !(increment.get().getParent() instanceof CtBlock<?> block)) {
            return false;
        }
        List<CtStatement> statements = block.getStatements();
        for (int i = indexOf(increment.get(), statements) - 1; i >= 0; i--) {
            CtStatement before = statements.get(i);
            if (isWrite(before, counter, amount - 1, writes)) {
                return true;
            }
            if (body.of(before).filter(range -> !moves(counter, range)).isEmpty()) {
                return false;
            }
        }
        return false;
    }

    private static Optional<CtStatement> statement(CtElement origin) {
        CtElement here = origin;
        while (here.getParent() instanceof CtAssignment<?, ?> || here.getParent() instanceof CtUnaryOperator<?>) {
            here = here.getParent();
        }
        return here instanceof CtStatement statement ? Optional.of(statement) : Optional.empty();
    }

    private static int indexOf(CtStatement sought, List<CtStatement> statements) {
        return IntStream.range(0, statements.size())
                .filter(i -> statements.get(i) == sought)
                .findFirst()
                .orElse(0);
    }

    /** Whether a statement is an assignment to an element that lies so far from the variable, or farther. */
    private boolean isWrite(
            CtStatement statement, CtVariable<?> counter, long distance, List<Step.WriteElement> writes) {
        return statement instanceof CtAssignment<?, ?> assignment
                && writes.stream()
                        .filter(write -> write.origin() == assignment.getAssigned())
                        .map(write -> distance(write.index(), counter))
                        .anyMatch(found -> found.isPresent() && found.getAsLong() >= distance);
    }
}
