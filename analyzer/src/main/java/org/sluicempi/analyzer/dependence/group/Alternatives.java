package org.sluicempi.analyzer.dependence.group;

import java.util.ArrayList;
import java.util.List;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtIf;
import spoon.reflect.declaration.CtElement;

/**
 * Whether, as a rule, one pass through a method executes one of two places or the other: {@code if (rank == 0)} and {@code if
 * (rank == 1)}. Nothing but the gain depends on it.
 */
final class Alternatives {
    private Alternatives() {}

    /** A condition in front of a place, by its text. {@code left} is what is compared, or all of it. */
    private record Condition(String left, String right, boolean equal) {
        boolean excludes(Condition other) {
            return left.equals(other.left)
                    && (equal && other.equal
                            ? !right.equals(other.right)
                            : equal != other.equal && right.equals(other.right));
        }
    }

    static boolean are(CtElement one, CtElement other) {
        List<Condition> others = conditions(other);
        return conditions(one).stream().anyMatch(each -> others.stream().anyMatch(each::excludes));
    }

    private static List<Condition> conditions(CtElement place) {
        List<Condition> conditions = new ArrayList<>();
        CtElement child = place;
        for (CtElement parent = child.getParent(); parent.isParentInitialized(); parent = parent.getParent()) {
            if (parent instanceof CtIf choice) {
                add(choice.getCondition(), choice.getThenStatement() == child, conditions);
            }
            child = parent;
        }
        return conditions;
    }

    private static void add(CtExpression<?> condition, boolean holds, List<Condition> conditions) {
        conditions.add(new Condition(condition.toString(), "", holds));
        if (condition instanceof CtBinaryOperator<?> operator) {
            CtExpression<?> left = operator.getLeftHandOperand();
            CtExpression<?> right = operator.getRightHandOperand();
            BinaryOperatorKind kind = operator.getKind();
            if (holds && kind == BinaryOperatorKind.AND || !holds && kind == BinaryOperatorKind.OR) {
                add(left, holds, conditions);
                add(right, holds, conditions);
            } else if (kind == BinaryOperatorKind.EQ || kind == BinaryOperatorKind.NE) {
                conditions.add(
                        new Condition(left.toString(), right.toString(), holds == (kind == BinaryOperatorKind.EQ)));
            }
        }
    }
}
