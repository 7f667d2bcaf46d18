package org.sluicempi.analyzer.dependence.code;

import java.util.Optional;
import java.util.function.Function;
import spoon.reflect.code.CtArrayAccess;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtIf;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtNewArray;
import spoon.reflect.code.CtOperatorAssignment;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtAnnotation;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Whether initialisers of fields, and initialiser blocks, do more than compute: called methods, classes that are initialised by
 * a first look at their fields, and {@code toString} behind a {@code +} may look at fields that have no value yet.
 */
final class Initialisers {
    private final Function<CtExpression<?>, Optional<Object>> constants;

    /** @param constants the value of an expression that is constant by the language's rules */
    Initialisers(Function<CtExpression<?>, Optional<Object>> constants) {
        this.constants = constants;
    }

    /** Whether code of anybody else may run where the member is executed. What is not known to be harmless may. */
    boolean mayRunOtherCode(CtTypeMember member) {
        return member.getDirectChildren().stream().anyMatch(child -> mayRunOtherCode(child, member.getDeclaringType()));
    }

    private boolean mayRunOtherCode(CtElement element, CtType<?> owner) {
        boolean inert = element instanceof CtReference
                || element instanceof CtAnnotation<?>
                || element instanceof CtLambda<?>
                || element instanceof CtExpression<?> expression
                        && constants.apply(expression).isPresent();
        if (inert) {
            return false;
        }
        boolean harmless =
                element instanceof CtExpression<?> expression ? isHarmless(expression, owner) : isHarmless(element);
        return !harmless || element.getDirectChildren().stream().anyMatch(child -> mayRunOtherCode(child, owner));
    }

    private static boolean isHarmless(CtElement statement) {
        return statement instanceof CtBlock<?>
                || statement instanceof CtFor
                || statement instanceof CtIf
                || statement instanceof CtLocalVariable<?>;
    }

    private static boolean isHarmless(CtExpression<?> expression, CtType<?> owner) {
        if (expression instanceof CtFieldAccess<?> access) {
            CtTypeReference<?> type = access.getVariable().getDeclaringType();
            boolean length =
                    access.getTarget() != null && access.getTarget().getType() instanceof CtArrayTypeReference<?>;
            return length || type != null && type.getQualifiedName().equals(owner.getQualifiedName());
        }
        if (expression instanceof CtBinaryOperator<?> || expression instanceof CtOperatorAssignment<?, ?>) {
            return expression.getType() != null && expression.getType().isPrimitive();
        }
        return expression instanceof CtLiteral<?>
                || expression instanceof CtNewArray<?>
                || expression instanceof CtUnaryOperator<?>
                || expression instanceof CtConditional<?>
                || expression instanceof CtAssignment<?, ?>
                || expression instanceof CtThisAccess<?>
                || expression instanceof CtTypeAccess<?>
                || expression instanceof CtVariableAccess<?>
                || expression instanceof CtArrayAccess<?, ?>;
    }
}
