package org.sluicempi.analyzer.symbolic;

import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtElement;

/** Reads constant values, with the names that the program gives them where it does. */
final class ConstantValues {
    private ConstantValues() {}

    static Optional<Poly> read(Step.Constant constant) {
        OptionalLong value = integer(constant.value());
        if (value.isEmpty()) {
            return Optional.empty();
        }
        return named(constant.origin(), value.getAsLong())
                .filter(poly -> poly.evaluated().constant().equals(value))
                .or(() -> Optional.of(Poly.of(value.getAsLong())));
    }

    private static OptionalLong integer(@Nullable Object value) {
        if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return OptionalLong.of(((Number) value).longValue());
        }
        return value instanceof Character c ? OptionalLong.of(c) : OptionalLong.empty();
    }

    /** What the expression says, where it is a name or built from names; its value is compared by the caller. */
    private static Optional<Poly> named(CtElement origin, long value) {
        if (origin instanceof CtVariableRead<?> read && read.getTypeCasts().isEmpty()) {
            return Symbols.declaration(read)
                    .flatMap(declaration -> Spelling.of(read).map(text -> Symbol.constant(declaration, text, value)))
                    .map(Poly::of);
        }
        return origin instanceof CtBinaryOperator<?> binary
                        && binary.getTypeCasts().isEmpty()
                ? joined(binary)
                : Optional.empty();
    }

    private static Optional<Poly> joined(CtBinaryOperator<?> binary) {
        Optional<Poly> left = operand(binary.getLeftHandOperand());
        Optional<Poly> right = operand(binary.getRightHandOperand());
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        return RingOperators.apply(binary.getKind(), left.get(), right.get());
    }

    private static Optional<Poly> operand(CtExpression<?> operand) {
        if (operand instanceof CtLiteral<?> literal && literal.getValue() instanceof Integer value) {
            return Optional.of(Poly.of(value));
        }
        return operand instanceof CtVariableRead<?> read ? Symbols.of(read).map(Poly::of) : Optional.empty();
    }
}
