package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.Uncounted.Why;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtOperatorAssignment;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/** Recognises counted loops. */
public final class CountedLoopReader {
    private final Body body;
    private final ExpressionReader expressions;

    /** @param expressions reads the same body */
    public CountedLoopReader(Body body, ExpressionReader expressions) {
        this.body = body;
        this.expressions = expressions;
    }

    /**
     * The loop as a counted one; nothing where its header has another form, or its counter or a variable of its bound is
     * changed in the body.
     */
    public Optional<CountedLoop> read(CtFor loop) {
        return count(loop) instanceof Counting.Counted counted ? Optional.of(counted.loop()) : Optional.empty();
    }

    /** Why {@link #read} finds nothing; empty where it finds something. */
    public Optional<Uncounted> obstacle(CtFor loop) {
        return count(loop) instanceof Counting.Not not ? Optional.of(not.uncounted()) : Optional.empty();
    }

    private sealed interface Counting {
        record Counted(CountedLoop loop) implements Counting {}

        record Not(Uncounted uncounted) implements Counting {}
    }

    private static Counting not(Why why, CtElement part) {
        return new Counting.Not(new Uncounted(why, part));
    }

    private Counting count(CtFor loop, EarlierStart earlier) {
        boolean kept = expressions
                .looking()
                .read(earlier.value())
                .filter(earlier::isKept)
                .isPresent();
        return kept ? count(loop, earlier.counter(), earlier.value()) : not(Why.LOST_START, earlier.value());
    }

    private Counting count(CtFor loop) {
        if (loop.getForInit().isEmpty()) {
            return EarlierStart.of(loop, body)
                    .filter(found -> isInt(found.counter()))
                    .map(found -> count(loop, found))
                    .orElseGet(() -> not(Why.NO_START, loop));
        }
        if (loop.getForInit().size() > 1 || loop.getForUpdate().size() > 1) {
            return not(Why.SEVERAL, loop);
        }
        CtStatement init = loop.getForInit().get(0);
        Optional<Start> start = start(init).filter(found -> isInt(found.counter()));
        return start.isPresent()
                ? count(loop, start.get().counter(), start.get().value())
                : not(Why.NO_INT, init);
    }

    private Counting count(CtFor loop, CtVariable<?> counter, CtExpression<?> start) {
        Optional<Poly> step = loop.getForUpdate().stream().findFirst().flatMap(update -> step(update, counter));
        if (step.isEmpty()) {
            return not(
                    Why.NO_STEP,
                    loop.getForUpdate().isEmpty() ? loop : loop.getForUpdate().get(0));
        }
        Optional<Comparison> comparison = comparison(loop.getExpression(), counter);
        Optional<Pace> pace = comparison.flatMap(found -> Pace.of(step.get(), found.below()));
        if (pace.isEmpty()) {
            return not(Why.NO_COMPARISON, loop.getExpression() == null ? loop : loop.getExpression());
        }
        CtExpression<?> bound = comparison.get().bound();
        Optional<Poly> first = expressions.looking().read(start);
        Optional<Poly> limit = expressions.looking().read(bound);
        if (first.isEmpty() || limit.isEmpty()) {
            return not(Why.NO_SUM, first.isEmpty() ? start : bound);
        }
        CountedLoop counted = CountedLoop.of(
                loop,
                counter,
                first.get(),
                limit.get(),
                pace.get(),
                start,
                bound,
                comparison.get().inclusive());
        return isSteady(counted)
                ? new Counting.Counted(withConstants(counted))
                : not(Why.UNSTEADY, loop.getExpression());
    }

    /** The loop with what the constants tell that variables of its header are given once and for all. */
    private CountedLoop withConstants(CountedLoop loop) {
        if (loop.isCertain()) {
            return loop;
        }
        OnceAssigned constants = new OnceAssigned(body);
        List<Poly> facts = new ArrayList<>();
        for (Symbol symbol : header(loop)) {
            constant(symbol, constants).ifPresent(value -> {
                facts.add(Poly.of(symbol).minus(Poly.of(value)));
                facts.add(Poly.of(value).minus(Poly.of(symbol)));
            });
        }
        return loop.knowing(facts);
    }

    private static Set<Symbol> header(CountedLoop loop) {
        Set<Symbol> symbols = new LinkedHashSet<>(loop.first().symbols());
        symbols.addAll(loop.end().symbols());
        symbols.addAll(loop.pace().value().symbols());
        return symbols;
    }

    private Optional<Integer> constant(Symbol symbol, OnceAssigned constants) {
        boolean variable =
                symbol.aspect() == Symbol.Aspect.VALUE && symbol.owners().get(0) instanceof CtVariable<?>;
        return variable
                ? constants
                        .of((CtVariable<?>) symbol.owners().get(0))
                        .map(body::producer)
                        .filter(Step.Constant.class::isInstance)
                        .map(step -> ((Step.Constant) step).value())
                        .filter(Integer.class::isInstance)
                        .map(Integer.class::cast)
                : Optional.empty();
    }

    private boolean isSteady(CountedLoop loop) {
        Optional<Range> range = body.of(loop.loop().getBody());
        if (range.isEmpty()) {
            return false;
        }
        Assignments inBody = Assignments.in(body, range.get());
        Assignments anywhere = Assignments.in(body, body.of(loop.loop()).orElseThrow());
        return !inBody.assigns(loop.counter())
                && !dependsOn(loop.first(), loop.counter())
                && !dependsOn(loop.end(), loop.counter())
                && !dependsOn(loop.pace().value(), loop.counter())
                && inBody.keep(loop.first())
                && inBody.keep(loop.end())
                && anywhere.keep(loop.pace().value());
    }

    private static boolean dependsOn(Poly poly, CtVariable<?> variable) {
        return poly.symbols().stream()
                .anyMatch(symbol -> symbol.owners().stream().anyMatch(owner -> owner == variable));
    }

    private static boolean isInt(CtVariable<?> variable) {
        return variable.getType() != null
                && variable.getType().getQualifiedName().equals("int");
    }

    /** What the header gives its counter at first. */
    private record Start(CtVariable<?> counter, CtExpression<?> value) {}

    private static Optional<Start> start(CtStatement init) {
        if (init instanceof CtLocalVariable<?> local) {
            return Optional.ofNullable(local.getDefaultExpression()).map(value -> new Start(local, value));
        }
        return init instanceof CtAssignment<?, ?> assignment
                        && !(init instanceof CtOperatorAssignment)
                        && assignment.getAssigned() instanceof CtVariableAccess<?> access
                        && access.getVariable().getDeclaration() instanceof CtLocalVariable<?> local
                ? Optional.of(new Start(local, assignment.getAssignment()))
                : Optional.empty();
    }

    private Optional<Poly> step(CtStatement update, CtVariable<?> counter) {
        if (update instanceof CtUnaryOperator<?> unary && isAccess(unary.getOperand(), counter)) {
            return switch (unary.getKind()) {
                case POSTINC, PREINC -> Optional.of(Poly.ONE);
                case POSTDEC, PREDEC -> Optional.of(Poly.of(-1));
                default -> Optional.empty();
            };
        }
        if (update instanceof CtOperatorAssignment<?, ?> assignment && isAccess(assignment.getAssigned(), counter)) {
            return switch (assignment.getKind()) {
                case PLUS -> step(assignment.getAssignment(), 1);
                case MINUS -> step(assignment.getAssignment(), -1);
                default -> Optional.empty();
            };
        }
        if (update instanceof CtAssignment<?, ?> assignment && isAccess(assignment.getAssigned(), counter)) {
            return expressions
                    .read(assignment.getAssignment())
                    .map(value -> value.minus(Poly.of(Symbols.of(counter))))
                    .filter(CountedLoopReader::isStep);
        }
        return Optional.empty();
    }

    private Optional<Poly> step(CtExpression<?> expression, int sign) {
        return expressions.read(expression).map(value -> value.times(sign)).filter(CountedLoopReader::isStep);
    }

    private static boolean isStep(Poly difference) {
        OptionalLong constant = difference.evaluated().constant();
        return constant.isEmpty() || constant.getAsLong() != 0 && Math.abs(constant.getAsLong()) < 1 << 16;
    }

    /** @param below whether the counter is compared to be below the bound, rather than above it */
    private record Comparison(CtExpression<?> bound, boolean below, boolean inclusive) {}

    private static Optional<Comparison> comparison(CtExpression<?> condition, CtVariable<?> counter) {
        if (!(condition instanceof CtBinaryOperator<?> binary)) {
            return Optional.empty();
        }
        BinaryOperatorKind kind = binary.getKind();
        boolean inclusive = kind == BinaryOperatorKind.LE || kind == BinaryOperatorKind.GE;
        boolean less = kind == BinaryOperatorKind.LE || kind == BinaryOperatorKind.LT;
        if (!less && kind != BinaryOperatorKind.GE && kind != BinaryOperatorKind.GT) {
            return Optional.empty();
        }
        if (isAccess(binary.getLeftHandOperand(), counter)) {
            return Optional.of(new Comparison(binary.getRightHandOperand(), less, inclusive));
        }
        if (isAccess(binary.getRightHandOperand(), counter)) {
            return Optional.of(new Comparison(binary.getLeftHandOperand(), !less, inclusive));
        }
        return Optional.empty();
    }

    private static boolean isAccess(CtExpression<?> expression, CtVariable<?> variable) {
        return expression instanceof CtVariableAccess<?> access
                && access.getVariable().getDeclaration() == variable
                && expression.getTypeCasts().isEmpty();
    }
}
