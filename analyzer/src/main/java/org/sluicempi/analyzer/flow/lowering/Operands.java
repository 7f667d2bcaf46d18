package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.reference.CtTypeReference;

/** The values that the branches of an expression come to, as one type. */
record Operands(@Nullable CtTypeReference<?> type, List<Value> values) {
    Operands(@Nullable CtTypeReference<?> type) {
        this(type, new ArrayList<>());
    }
}
