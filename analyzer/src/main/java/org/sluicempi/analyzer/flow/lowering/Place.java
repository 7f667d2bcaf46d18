package org.sluicempi.analyzer.flow.lowering;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;

/** What an assignment writes, with the parts of it that have been evaluated. */
sealed interface Place {
    /** The written element. */
    CtElement origin();

    @Nullable
    CtTypeReference<?> type();

    record Local(CtElement origin, @Nullable CtTypeReference<?> type, CtVariable<?> variable) implements Place {}

    /** @param field with the type that it is declared with, while {@code type} is the one that it has here */
    record Field(CtElement origin, @Nullable CtTypeReference<?> type, FieldRef field, Optional<Value> object)
            implements Place {}

    record Element(CtElement origin, @Nullable CtTypeReference<?> type, Value array, Value index) implements Place {}

    record Nowhere(CtElement origin, @Nullable CtTypeReference<?> type) implements Place {}
}
