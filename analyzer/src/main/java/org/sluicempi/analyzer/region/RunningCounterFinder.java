package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Routine;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.symbolic.Definitions;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtVariableWrite;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/** Finds out whether a variable is a {@link RunningCounter} of a loop. */
final class RunningCounterFinder {
    private static final int LARGEST = 1 << 16;

    private final CountedLoop outer;
    private final Body body;
    private final Nests nests;
    private final Range whole;
    private final Range inside;
    private final ExpressionReader expressions;

    RunningCounterFinder(CountedLoop outer, Routine routine, Nests nests) {
        this.outer = outer;
        this.body = routine.body();
        this.nests = nests;
        this.whole = body.of(outer.loop()).orElseThrow();
        this.inside = body.of(outer.loop().getBody()).orElseThrow();
        this.expressions = new ExpressionReader(routine, Definitions.NONE);
    }

    Optional<RunningCounter> find(CtVariable<?> variable) {
        List<Integer> within = writes(variable, whole.from(), whole.to());
        boolean candidate =
                isInt(variable) && !within.isEmpty() && within.stream().allMatch(inside::contains) && !isCaughtInside();
        return candidate
                ? entry(variable)
                        .flatMap(entry -> increments(variable, within)
                                .flatMap(increments -> counter(variable, entry, increments)))
                : Optional.empty();
    }

    private List<Integer> writes(CtVariable<?> variable, int from, int to) {
        return IntStream.range(from, to)
                .filter(i -> body.step(i) instanceof Step.WriteLocal write && write.variable() == variable)
                .boxed()
                .toList();
    }

    private static boolean isInt(CtVariable<?> variable) {
        return variable instanceof CtLocalVariable<?>
                && variable.getType() != null
                && variable.getType().getQualifiedName().equals("int");
    }

    /** Whether an exception may end an inner loop or pass by an increment, and the loop goes on. */
    private boolean isCaughtInside() {
        return IntStream.range(inside.from(), inside.to()).anyMatch(i -> inside.contains(body.landing(i)));
    }

    /** The constant that the only assignment outside the loop gives, if it is made before each time that the loop starts. */
    private Optional<Poly> entry(CtVariable<?> variable) {
        List<Integer> before = writes(variable, 0, whole.from());
        if (before.size() != 1
                || !writes(variable, whole.to(), body.steps().size()).isEmpty()) {
            return Optional.empty();
        }
        Step.WriteLocal write = (Step.WriteLocal) body.step(before.get(0));
        CtElement written = write.origin();
        CtElement statement = written instanceof CtVariableWrite<?> ? written.getParent() : written;
        boolean sameBlock = statement instanceof CtStatement
                && statement.getParent() instanceof CtBlock<?> block
                && isReachedOnceFrom(block);
        return sameBlock
                ? expressions
                        .read(write.value())
                        .map(Poly::evaluated)
                        .filter(poly -> poly.constant().isPresent())
                : Optional.empty();
    }

    /** Whether the loop is executed at most once each time that the block is. */
    private boolean isReachedOnceFrom(CtBlock<?> block) {
        @Nullable CtElement around = outer.loop().getParent();
        while (around != null && around != block && !(around instanceof CtLoop)) {
            around = around.isParentInitialized() ? around.getParent() : null;
        }
        return around == block;
    }

    private Optional<List<RunningCounter.Increment>> increments(CtVariable<?> variable, List<Integer> writes) {
        List<RunningCounter.Increment> increments = new ArrayList<>();
        for (int i : writes) {
            OptionalLong amount = expressions
                    .read(((Step.WriteLocal) body.step(i)).value())
                    .map(value -> value.minus(Poly.of(Symbols.of(variable)))
                            .evaluated()
                            .constant())
                    .orElse(OptionalLong.empty());
            if (amount.isEmpty() || amount.getAsLong() == 0 || Math.abs(amount.getAsLong()) >= LARGEST) {
                return Optional.empty();
            }
            increments.add(new RunningCounter.Increment(i, (int) amount.getAsLong()));
        }
        return Optional.of(increments);
    }

    private Optional<RunningCounter> counter(
            CtVariable<?> variable, Poly entry, List<RunningCounter.Increment> increments) {
        List<CountedLoop> nest = new ArrayList<>(List.of(outer));
        nest.addAll(nests.around(increments.get(0).step()).loops());
        boolean regular = increments.stream().allMatch(increment -> isIn(nest, increment.step()))
                && nest.stream().skip(1).allMatch(this::isComplete)
                && isRectangular(nest);
        return regular ? RunningCounter.of(variable, nest, entry, increments) : Optional.empty();
    }

    /** Whether each iteration of the nest's innermost loop executes the step once. */
    private boolean isIn(List<CountedLoop> nest, int step) {
        Nests.Nest around = nests.around(step);
        return !around.conditional()
                && !isInAHeader(body.step(step).origin())
                && around.loops().size() == nest.size() - 1
                && IntStream.range(1, nest.size())
                        .allMatch(i ->
                                around.loops().get(i - 1).loop() == nest.get(i).loop());
    }

    /** Whether it belongs to a loop inside without standing in its body: a condition is evaluated once more. */
    private boolean isInAHeader(CtElement element) {
        CtElement child = element;
        while (child.getParent() != outer.loop()) {
            CtElement parent = child.getParent();
            if (parent instanceof CtLoop loop && loop.getBody() != child) {
                return true;
            }
            child = parent;
        }
        return false;
    }

    /** Whether the outer loop goes on only behind the last iteration of this one. */
    private boolean isComplete(CountedLoop loop) {
        Range all = body.of(loop.loop()).orElseThrow();
        Range iteration = body.of(loop.loop().getBody()).orElseThrow();
        return IntStream.range(iteration.from(), iteration.to())
                .flatMap(i -> body.successors(i).stream().mapToInt(Integer::intValue))
                .allMatch(next -> all.contains(next) || !whole.contains(next));
    }

    /** Whether each loop has the same number of iterations whenever it starts. */
    private boolean isRectangular(List<CountedLoop> nest) {
        Assignments made = Assignments.in(body, whole);
        return nest.stream().skip(1).allMatch(loop -> made.keep(loop.first()) && made.keep(loop.end()));
    }
}
