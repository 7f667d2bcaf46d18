package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConstantOperators;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.CtArrayAccess;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtNewArray;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtSwitchExpression;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;

/** Writes the steps of expressions, each with its casts. */
final class ExpressionLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    ExpressionLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    /** The static type of an expression with its casts. */
    static @Nullable CtTypeReference<?> type(@Nullable CtExpression<?> expression) {
        if (expression == null) {
            return null;
        }
        List<CtTypeReference<?>> casts = expression.getTypeCasts();
        return casts.isEmpty() ? expression.getType() : casts.get(0);
    }

    /** Evaluates an expression. The operands on the left of binary operators may nest to any depth. */
    Operand operand(@Nullable CtExpression<?> expression, CtElement origin) {
        if (expression == null) {
            return new Operand(lowering.unknown(origin, "an expression is missing"), null);
        }
        Deque<CtBinaryOperator<?>> spine = new ArrayDeque<>();
        CtExpression<?> leftmost = expression;
        while (leftmost instanceof CtBinaryOperator<?> binary
                && binary.getLeftHandOperand() != null
                && lowering.constants.of(leftmost).isEmpty()) {
            spine.push(binary);
            leftmost = binary.getLeftHandOperand();
        }
        int from = body.size();
        Operand value = single(leftmost);
        for (CtBinaryOperator<?> binary : spine) {
            value = casts(binary, lowering.operators.binary(binary, value));
            body.mark(binary, from);
        }
        return value;
    }

    /** Evaluates an expression and converts it as its place demands; the conversion lies behind its steps. */
    Value as(@Nullable CtExpression<?> expression, @Nullable CtTypeReference<?> target, CtElement origin) {
        if (expression == null) {
            return lowering.unknown(origin, "an expression is missing");
        }
        Operand value = operand(expression, origin);
        if (!ConvertedTypes.isPrimitive(target) && PrimitiveChoices.mayBeOpened(expression)) {
            lowering.conversions.unboxed(expression, value);
        }
        Optional<Object> converted = target == null
                        || !ConvertedTypes.isPrimitive(target)
                        || ConvertedTypes.same(target, value.type())
                ? Optional.empty()
                : lowering.constants.of(expression).flatMap(constant -> ConstantOperators.cast(constant, target));
        return converted.isPresent()
                ? lowering.constant(expression, converted.get())
                : lowering.conversions.to(expression, value, target);
    }

    /** The same of a reference that has to be of its own type first, whatever its place demands. */
    Value typed(@Nullable CtExpression<?> expression, @Nullable CtTypeReference<?> target, CtElement origin) {
        if (type(expression) == null || ConvertedTypes.isPrimitive(type(expression))) {
            return as(expression, target, origin);
        }
        Operand value = operand(expression, origin);
        Operand own = new Operand(lowering.conversions.reference(origin, value), value.type());
        if (!ConvertedTypes.isPrimitive(target) && PrimitiveChoices.mayBeOpened(expression)) {
            lowering.conversions.unboxed(origin, own);
        }
        return lowering.conversions.to(origin, own, target);
    }

    /** Evaluates the object of a member; of an object that has several types, the one is checked that has the member. */
    Value receiver(CtExpression<?> expression, CtTypeReference<?> owner) {
        return lowering.conversions.receiver(expression, operand(expression, expression), owner);
    }

    /** Evaluates a reference that is dereferenced next. */
    Value receiver(CtExpression<?> expression) {
        return lowering.conversions.reference(expression, operand(expression, expression));
    }

    /** Evaluates an expression whose value is not used. */
    void discard(CtExpression<?> expression) {
        if (expression instanceof CtBinaryOperator<?>) {
            operand(expression, expression);
        } else {
            body.range(expression, () -> {
                plain(expression);
            });
        }
    }

    private Operand single(CtExpression<?> expression) {
        int from = body.size();
        Optional<Object> constant = lowering.constants.of(expression);
        Operand value = constant.isPresent()
                ? new Operand(lowering.constant(expression, constant.get()), type(expression))
                : casts(expression, last(expression, plain(expression)));
        body.mark(expression, from);
        return value;
    }

    /** Lets the last step of an expression yield its value. */
    private Operand last(CtExpression<?> expression, Operand value) {
        if (ConvertedTypes.isVoid(value.type()) || value.value().step() == body.size() - 1) {
            return value;
        }
        Value copy = body.emit(new Step.Merge(expression, List.of(value.value())));
        return new Operand(copy, value.type(), value.erased());
    }

    private Operand casts(CtExpression<?> expression, Operand plain) {
        Operand value = plain;
        List<CtTypeReference<?>> casts = expression.getTypeCasts();
        for (int i = casts.size() - 1; i >= 0; i--) {
            value = lowering.conversions.cast(expression, value, casts.get(i));
        }
        return value;
    }

    private Operand plain(CtExpression<?> expression) {
        if (expression instanceof CtLiteral<?> literal) {
            return new Operand(lowering.constant(literal, literal.getValue()), literal.getType());
        }
        if (expression instanceof CtThisAccess<?> access) {
            return lowering.fields.thisAccess(access);
        }
        if (expression instanceof CtSuperAccess<?> access) {
            return lowering.fields.superAccess(access);
        }
        if (expression instanceof CtFieldAccess<?> access) {
            return lowering.fields.read(access);
        }
        if (expression instanceof CtVariableAccess<?> access) {
            return local(access);
        }
        if (expression instanceof CtArrayAccess<?, ?> access) {
            return lowering.assignments.element(access);
        }
        if (expression instanceof CtUnaryOperator<?> unary) {
            return lowering.operators.unary(unary);
        }
        if (expression instanceof CtInvocation<?> call) {
            return lowering.calls.invocation(call);
        }
        if (expression instanceof CtAssignment<?, ?> assignment) {
            return lowering.assignments.assignment(assignment);
        }
        return composed(expression);
    }

    private Operand composed(CtExpression<?> expression) {
        if (expression instanceof CtConstructorCall<?> creation) {
            return lowering.creations.object(creation);
        }
        if (expression instanceof CtNewArray<?> array) {
            return lowering.creations.array(array);
        }
        if (expression instanceof CtConditional<?> choice) {
            return lowering.conditions.choice(choice);
        }
        if (expression instanceof CtLambda<?> lambda) {
            return lowering.lambdas.lambda(lambda);
        }
        if (expression instanceof CtExecutableReferenceExpression<?, ?> reference) {
            return lowering.lambdas.reference(reference);
        }
        if (expression instanceof CtSwitchExpression<?, ?> choice) {
            return lowering.switches.expression(choice);
        }
        if (expression instanceof CtTypeAccess<?> access) {
            return new Operand(lowering.constant(access, access.getAccessedType()), null);
        }
        String kind = expression.getClass().getSimpleName();
        return new Operand(
                lowering.unknown(expression, "an expression of an unknown kind: " + kind), expression.getType());
    }

    private Operand local(CtVariableAccess<?> access) {
        CtVariable<?> variable = lowering.declarations.local(access).orElse(null);
        if (variable == null) {
            return new Operand(lowering.unknown(access, "a variable whose declaration is not known"), access.getType());
        }
        Optional<Operand> given = lowering.called.flatMap(method -> method.read(access, variable));
        if (given.isPresent()) {
            return given.get();
        }
        CtTypeReference<?> type = variable.getType() == null ? access.getType() : variable.getType();
        return new Operand(body.emit(new Step.ReadLocal(access, variable)), type);
    }
}
