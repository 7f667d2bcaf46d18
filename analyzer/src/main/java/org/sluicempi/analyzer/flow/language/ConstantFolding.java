package org.sluicempi.analyzer.flow.language;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtInterface;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtTypeReference;

/** Constant expressions (JLS 15.29) and constant variables (JLS 4.12.4). */
public final class ConstantFolding {
    private final Declarations declarations;
    private final ClassConstants classes = new ClassConstants();
    private final Map<CtExpression<?>, Optional<Object>> known = new IdentityHashMap<>();

    public ConstantFolding(Declarations declarations) {
        this.declarations = declarations;
    }

    /** The value of a constant expression, casts included: a box of a primitive type, or a string. */
    public Optional<Object> of(@Nullable CtExpression<?> expression) {
        if (expression == null) {
            return Optional.empty();
        }
        Deque<CtBinaryOperator<?>> spine = new ArrayDeque<>();
        CtExpression<?> leftmost = expression;
        while (leftmost instanceof CtBinaryOperator<?> binary && !known.containsKey(leftmost)) {
            spine.push(binary);
            leftmost = binary.getLeftHandOperand();
        }
        Optional<Object> value = single(leftmost);
        for (CtBinaryOperator<?> binary : spine) {
            value = remember(binary, binary(binary, value));
        }
        return value;
    }

    /** The value of a variable that is a constant. */
    public Optional<Object> of(CtVariable<?> variable) {
        boolean isFinal = variable.hasModifier(ModifierKind.FINAL)
                || variable instanceof CtField<?> field && field.getDeclaringType() instanceof CtInterface<?>;
        CtTypeReference<?> type = variable.getType();
        if (!isFinal || type == null || !ConvertedTypes.isPrimitive(type) && !ConvertedTypes.isString(type)) {
            return Optional.empty();
        }
        if (variable instanceof CtField<?> field && field.isShadow()) {
            return classes.of(field);
        }
        return of(variable.getDefaultExpression()).flatMap(value -> ConstantOperators.cast(value, type));
    }

    private Optional<Object> single(@Nullable CtExpression<?> expression) {
        if (expression == null) {
            return Optional.empty();
        }
        Optional<Object> before = known.get(expression);
        if (before != null) {
            return before;
        }
        known.put(expression, Optional.empty());
        return remember(expression, plain(expression));
    }

    private Optional<Object> remember(CtExpression<?> expression, Optional<Object> plain) {
        Optional<Object> value = plain;
        List<CtTypeReference<?>> casts = expression.getTypeCasts();
        for (int i = casts.size() - 1; i >= 0; i--) {
            CtTypeReference<?> cast = casts.get(i);
            value = value.flatMap(inner -> ConstantOperators.cast(inner, cast));
        }
        known.put(expression, value);
        return value;
    }

    private Optional<Object> plain(CtExpression<?> expression) {
        if (expression instanceof CtLiteral<?> literal) {
            return Optional.ofNullable(literal.getValue());
        }
        if (expression instanceof CtUnaryOperator<?> unary) {
            return of(unary.getOperand()).flatMap(value -> ConstantOperators.unary(unary.getKind(), value));
        }
        if (expression instanceof CtConditional<?> choice) {
            return choice(choice);
        }
        return expression instanceof CtVariableRead<?> read && !(read instanceof CtSuperAccess<?>)
                ? variable(read)
                : Optional.empty();
    }

    private Optional<Object> choice(CtConditional<?> choice) {
        Optional<Object> yes = of(choice.getThenExpression());
        Optional<Object> no = of(choice.getElseExpression());
        return of(choice.getCondition())
                .filter(Boolean.class::isInstance)
                .filter(condition -> yes.isPresent() && no.isPresent())
                .flatMap(condition -> ConstantOperators.choose((Boolean) condition, yes.get(), no.get()));
    }

    private Optional<Object> binary(CtBinaryOperator<?> binary, Optional<Object> left) {
        if (left.isEmpty()) {
            return Optional.empty();
        }
        return of(binary.getRightHandOperand())
                .flatMap(right -> ConstantOperators.binary(binary.getKind(), left.get(), right));
    }

    private Optional<Object> variable(CtVariableRead<?> read) {
        if (read.getVariable() == null) {
            return Optional.empty();
        }
        if (read instanceof CtFieldRead<?> field) {
            CtExpression<?> target = field.getTarget();
            boolean simple = target == null || target.isImplicit() || target instanceof CtTypeAccess<?>;
            return simple ? declarations.field(field.getVariable()).flatMap(this::of) : Optional.empty();
        }
        return declarations.local(read).flatMap(this::of);
    }
}
