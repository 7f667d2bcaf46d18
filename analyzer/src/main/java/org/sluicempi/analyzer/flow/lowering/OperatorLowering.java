package org.sluicempi.analyzer.flow.lowering;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.UnaryOperatorKind;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.reference.CtTypeReference;

/**
 * Writes operators. An operand is unboxed, promoted or made a string as soon as it has been evaluated, before the operand
 * on its right, as compilers do.
 */
final class OperatorLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    OperatorLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    /** @param left the operand on the left, evaluated */
    Operand binary(CtBinaryOperator<?> binary, Operand left) {
        return switch (binary.getKind()) {
            case AND, OR -> lowering.conditions.shortCircuit(binary, left);
            case INSTANCEOF -> lowering.patterns.instanceOf(binary, left);
            default -> combine(binary, binary.getKind(), left, binary.getRightHandOperand());
        };
    }

    /** An operator that evaluates its operand on the right now. */
    Operand combine(CtElement origin, BinaryOperatorKind kind, Operand left, CtExpression<?> right) {
        CtTypeReference<?> rightType = ExpressionLowering.type(right);
        if (kind == BinaryOperatorKind.PLUS
                && (ConvertedTypes.isString(left.type()) || ConvertedTypes.isString(rightType))) {
            return concat(origin, left, right);
        }
        if (left.type() == null || rightType == null) {
            lowering.expressions.operand(right, origin);
            return new Operand(lowering.unknown(origin, "an operand whose type is not known"), null);
        }
        return switch (kind) {
            case SL, SR, USR -> shift(origin, kind, left, right);
            case EQ, NE -> equality(origin, kind, left, right);
            case BITAND, BITOR, BITXOR ->
                both(left, rightType, "boolean")
                        ? onType(origin, kind, lowering.types.of("boolean"), left, right)
                        : onType(origin, kind, lowering.types.promote(left.type(), rightType), left, right);
            default -> onType(origin, kind, lowering.types.promote(left.type(), rightType), left, right);
        };
    }

    private Operand onType(
            CtElement origin, BinaryOperatorKind kind, CtTypeReference<?> type, Operand left, CtExpression<?> right) {
        Value one = lowering.conversions.to(origin, left, type);
        Value other = lowering.expressions.as(right, type, origin);
        boolean compares = switch (kind) {
            case EQ, NE, LT, LE, GT, GE -> true;
            default -> false;
        };
        Value value = body.emit(new Step.Binary(origin, kind, type, one, other));
        return new Operand(value, compares ? lowering.types.of("boolean") : type);
    }

    private Operand shift(CtElement origin, BinaryOperatorKind kind, Operand left, CtExpression<?> right) {
        CtTypeReference<?> type = lowering.types.promote(left.type(), null);
        CtTypeReference<?> distance = lowering.types.promote(ExpressionLowering.type(right), null);
        Value one = lowering.conversions.to(origin, left, type);
        Value other = lowering.expressions.as(right, distance, origin);
        Value bits = lowering.conversions.to(origin, new Operand(other, distance), lowering.types.of("int"));
        return new Operand(body.emit(new Step.Binary(origin, kind, type, one, bits)), type);
    }

    private Operand equality(CtElement origin, BinaryOperatorKind kind, Operand left, CtExpression<?> right) {
        CtTypeReference<?> other = ExpressionLowering.type(right);
        if (ConvertedTypes.isPrimitive(left.type()) || ConvertedTypes.isPrimitive(other)) {
            CtTypeReference<?> type = both(left, other, "boolean")
                    ? lowering.types.of("boolean")
                    : lowering.types.promote(left.type(), other);
            return onType(origin, kind, type, left, right);
        }
        Operand second = lowering.expressions.operand(right, origin);
        Value value = body.emit(new Step.Binary(origin, kind, lowering.types.object(), left.value(), second.value()));
        return new Operand(value, lowering.types.of("boolean"));
    }

    private static boolean both(Operand left, @Nullable CtTypeReference<?> right, String name) {
        return ConvertedTypes.primitive(left.type()).filter(name::equals).isPresent()
                && ConvertedTypes.primitive(right).filter(name::equals).isPresent();
    }

    private Operand concat(CtElement origin, Operand left, CtExpression<?> right) {
        Value one = text(origin, left);
        Value other = text(right, lowering.expressions.operand(right, origin));
        return new Operand(
                body.emit(new Step.Concat(origin, List.of(one, other))), lowering.types.of("java.lang.String"));
    }

    /** The operand of a concatenation; of null, the call of {@code toString} that is written does not take place. */
    private Value text(CtElement origin, Operand operand) {
        CtTypeReference<?> type = operand.type();
        if (type == null) {
            return lowering.unknown(origin, "the string of a value whose type is not known");
        }
        if (ConvertedTypes.isPrimitive(type) || ConvertedTypes.isNull(type)) {
            return operand.value();
        }
        if (ConvertedTypes.isString(type)) {
            return lowering.conversions.reference(origin, operand);
        }
        CtTypeReference<?> owner =
                operand.erased() == null ? ConvertedTypes.erasure(type) : ConvertedTypes.erasure(operand.erased());
        MethodRef method = lowering.references.method(owner, "toString", lowering.types.of("java.lang.String"));
        return body.emit(
                new Step.Call(origin, method, Dispatch.VIRTUAL, Optional.of(operand.value()), List.of(), true));
    }

    Operand unary(CtUnaryOperator<?> unary) {
        UnaryOperatorKind kind = unary.getKind();
        return switch (kind) {
            case PREINC, PREDEC, POSTINC, POSTDEC -> lowering.assignments.increment(unary);
            case NOT -> unary(unary, lowering.types.of("boolean"));
            default -> unary(unary, lowering.types.promote(ExpressionLowering.type(unary.getOperand()), null));
        };
    }

    private Operand unary(CtUnaryOperator<?> unary, CtTypeReference<?> type) {
        Value value = lowering.expressions.as(unary.getOperand(), type, unary);
        return new Operand(body.emit(new Step.Unary(unary, unary.getKind(), value)), type);
    }
}
