package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spoon.reflect.reference.CtTypeReference;

/** The values that the branches of an expression come to, as one type. */
record Operands(@Nullable CtTypeReference<?> type, List<Value> values) {
    Operands(@Nullable CtTypeReference<?> type) {
        this(type, new ArrayList<>());
    }
}
