package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtOperatorAssignment;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtStatementList;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtParameter;

/**
 * What gives the counter of {@code for (; i < n; i++)} its first value: the last statement of the same block in front of the loop that
 * assigns it.
 *
 * @param between what is executed between that statement and the loop
 */
record EarlierStart(Body body, CtLocalVariable<?> counter, CtExpression<?> value, List<Range> between) {
    /** Empty where there is none, or the loop's update is not that of one local variable. */
    static Optional<EarlierStart> of(CtFor loop, Body body) {
        return loop.getForUpdate().size() == 1 && loop.getParent() instanceof CtStatementList block
                ? updated(loop.getForUpdate().get(0)).flatMap(counter -> of(counter, loop, block, body))
                : Optional.empty();
    }

    private static Optional<CtLocalVariable<?>> updated(CtStatement update) {
        CtExpression<?> operand = null;
        if (update instanceof CtUnaryOperator<?> unary) {
            operand = unary.getOperand();
        } else if (update instanceof CtAssignment<?, ?> assignment) {
            operand = assignment.getAssigned();
        }
        return variable(operand);
    }

    private static Optional<CtLocalVariable<?>> variable(@Nullable CtExpression<?> expression) {
        return expression instanceof CtVariableAccess<?> access
                        && access.getVariable().getDeclaration() instanceof CtLocalVariable<?> local
                ? Optional.of(local)
                : Optional.empty();
    }

    private static Optional<EarlierStart> of(CtLocalVariable<?> counter, CtFor loop, CtStatementList block, Body body) {
        List<Range> between = new ArrayList<>();
        List<CtStatement> statements = block.getStatements();
        for (int i = indexOf(loop, statements) - 1; i >= 0; i--) {
            CtStatement statement = statements.get(i);
            Optional<CtExpression<?>> value = given(counter, statement);
            if (value.isPresent()) {
                return value.map(found -> new EarlierStart(body, counter, found, between));
            }
            Optional<Range> range = body.of(statement);
            if (range.isEmpty() || Assignments.in(body, range.get()).assigns(counter)) {
                return Optional.empty();
            }
            between.add(range.get());
        }
        return Optional.empty();
    }

    /** What a statement is there to assign to the counter. */
    private static Optional<CtExpression<?>> given(CtLocalVariable<?> counter, CtStatement statement) {
        if (statement == counter) {
            return Optional.ofNullable(counter.getDefaultExpression());
        }
        return statement instanceof CtAssignment<?, ?> assignment
                        && !(statement instanceof CtOperatorAssignment)
                        && variable(assignment.getAssigned())
                                .filter(assigned -> assigned == counter)
                                .isPresent()
                ? Optional.of(assignment.getAssignment())
                : Optional.empty();
    }

    private static int indexOf(CtStatement statement, List<CtStatement> statements) {
        int index = 0;
        while (statements.get(index) != statement) {
            index++;
        }
        return index;
    }

    /**
     * Whether a value of that place is the same where the loop starts: it is made of constants and of local variables that nothing
     * assigns meanwhile.
     */
    boolean isKept(Poly first) {
        return first.symbols().stream().allMatch(symbol -> symbol.constant().isPresent() || isLocal(symbol))
                && Assignments.in(body, between).keep(first);
    }

    private static boolean isLocal(Symbol symbol) {
        return symbol.premises().areNone()
                && symbol.owners().stream()
                        .allMatch(owner -> owner instanceof CtLocalVariable<?> || owner instanceof CtParameter<?>);
    }
}
