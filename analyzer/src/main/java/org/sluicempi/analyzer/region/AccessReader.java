package org.sluicempi.analyzer.region;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.symbolic.Definitions;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtAbstractSwitch;
import spoon.reflect.code.CtArrayAccess;
import spoon.reflect.code.CtArrayWrite;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtCFlowBreak;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtIf;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtReturn;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtThrow;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/** Finds every use of a buffer in the body of a counted loop. */
public final class AccessReader {
    private final CountedLoop outer;
    private final Assignments assignments;
    private final ExpressionReader expressions;
    private final CountedLoopReader loops;

    public AccessReader(CountedLoop outer) {
        this.outer = outer;
        this.assignments = Assignments.in(List.of(outer.loop().getBody()));
        this.expressions = new ExpressionReader(definitions(outer, assignments));
        this.loops = new CountedLoopReader(expressions);
    }

    private static Definitions definitions(CountedLoop outer, Assignments assignments) {
        return variable -> variable instanceof CtLocalVariable<?> local
                        && !(local.getParent() instanceof CtFor)
                        && local.hasParent(outer.loop())
                        && local.getDefaultExpression() != null
                        && !assignments.assigns(local)
                ? Optional.of(local.getDefaultExpression())
                : Optional.empty();
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
        for (CtVariableAccess<?> use :
                outer.loop().getBody().getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class))) {
            if (!buffer.isVariable(use) || isLength(use)) {
                continue;
            }
            Optional<CtArrayAccess<?, ?>> element = element(use, buffer);
            Optional<Access> access = element.flatMap(this::access);
            if (access.isEmpty()) {
                return new Opaque(element.<CtElement>map(e -> e).orElse(use));
            }
            accesses.add(access.get());
        }
        return new Found(List.copyOf(accesses));
    }

    private static boolean isLength(CtExpression<?> use) {
        return use.getParent() instanceof CtFieldRead<?> read && Symbols.isLength(read);
    }

    private Optional<CtArrayAccess<?, ?>> element(CtExpression<?> use, Buffer buffer) {
        CtExpression<?> array = use;
        if (buffer.isRow()) {
            if (!(use.getParent() instanceof CtArrayAccess<?, ?> row) || row.getTarget() != use) {
                return Optional.empty();
            }
            array = row;
        }
        return buffer.isArray(array, expressions)
                        && array.getParent() instanceof CtArrayAccess<?, ?> element
                        && element.getTarget() == array
                ? Optional.of(element)
                : Optional.empty();
    }

    private Optional<Access> access(CtArrayAccess<?, ?> element) {
        Optional<Poly> index = expressions.read(element.getIndexExpression());
        if (index.isEmpty()) {
            return Optional.empty();
        }
        Deque<CountedLoop> nest = new ArrayDeque<>();
        boolean conditional = false;
        CtElement child = element;
        for (CtElement parent = element.getParent(); parent != outer.loop(); parent = parent.getParent()) {
            if (parent instanceof CtFor loop && child == loop.getBody()) {
                Optional<CountedLoop> counted = loops.read(loop);
                counted.ifPresent(nest::addFirst);
                conditional |= counted.isEmpty();
            } else {
                conditional |= mayPassBy(parent, child);
            }
            child = parent;
        }
        return Optional.of(
                new Access(element, index.get(), List.copyOf(nest), conditional, element instanceof CtArrayWrite<?>));
    }

    /** Whether the parent may run without the child, or the child more than once. */
    private static boolean mayPassBy(CtElement parent, CtElement child) {
        if (parent instanceof CtBlock<?> block) {
            int end = block.getStatements().indexOf(child);
            for (CtStatement earlier : block.getStatements().subList(0, Math.max(end, 0))) {
                if (mayLeave(earlier)) {
                    return true;
                }
            }
            return false;
        }
        return !(parent instanceof CtExpression<?> || parent instanceof CtStatement) || branches(parent);
    }

    private static boolean branches(CtElement parent) {
        return parent instanceof CtIf
                || parent instanceof CtConditional
                || parent instanceof CtAbstractSwitch
                || parent instanceof CtLoop
                || parent instanceof CtTry
                || parent instanceof CtLambda
                || parent instanceof CtBinaryOperator<?> binary
                        && (binary.getKind() == BinaryOperatorKind.AND || binary.getKind() == BinaryOperatorKind.OR);
    }

    private static boolean mayLeave(CtStatement statement) {
        return !statement
                .getElements((CtCFlowBreak jump) -> !(jump instanceof CtThrow) && !(jump instanceof CtReturn))
                .isEmpty();
    }

    /** The reader that knows the variables of the loop's body. */
    public ExpressionReader expressions() {
        return expressions;
    }

    /** Whether a variable is declared in the loop, its header included. */
    public boolean declares(CtVariable<?> variable) {
        return variable.hasParent(outer.loop());
    }
}
