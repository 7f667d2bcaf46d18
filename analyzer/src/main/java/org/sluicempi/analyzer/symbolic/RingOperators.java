package org.sluicempi.analyzer.symbolic;

import java.util.Optional;
import spoon.reflect.code.BinaryOperatorKind;

/** The operators of the language that make one polynomial of two: exact modulo 2<sup>32</sup>, as they are on {@code int}. */
final class RingOperators {
    private RingOperators() {}

    /** Empty for any other operator. */
    static Optional<Poly> apply(BinaryOperatorKind kind, Poly left, Poly right) {
        return switch (kind) {
            case PLUS -> Optional.of(left.plus(right));
            case MINUS -> Optional.of(left.minus(right));
            case MUL -> Optional.of(left.times(right));
            default -> Optional.empty();
        };
    }
}
