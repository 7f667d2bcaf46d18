package org.sluicempi.analyzer.flow.lowering;

import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.reference.CtTypeReference;

/**
 * The value of an expression.
 *
 * @param type by the rules of the language; null where it is not known
 * @param erased what generics leave of the type of a member that was read or called, if that is less than {@code type}
 */
record Operand(
        Value value,
        @Nullable CtTypeReference<?> type,
        @Nullable CtTypeReference<?> erased) {
    Operand(Value value, @Nullable CtTypeReference<?> type) {
        this(value, type, null);
    }
}
