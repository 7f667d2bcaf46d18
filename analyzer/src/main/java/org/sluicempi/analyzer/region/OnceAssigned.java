package org.sluicempi.analyzer.region;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.Definitions;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.declaration.CtVariable;

/** Local variables that a body assigns at one place only, and a constant there. */
public final class OnceAssigned implements Definitions {
    private final Map<CtVariable<?>, Value> values = new IdentityHashMap<>();

    public OnceAssigned(Body body) {
        Map<CtVariable<?>, Integer> counts = new IdentityHashMap<>();
        for (Step step : body.steps()) {
            if (step instanceof Step.WriteLocal write && write.variable() instanceof CtLocalVariable<?>) {
                counts.merge(write.variable(), 1, Integer::sum);
                if (body.producer(write.value()) instanceof Step.Constant) {
                    values.put(write.variable(), write.value());
                }
            }
        }
        values.keySet().removeIf(variable -> counts.getOrDefault(variable, 0) != 1);
    }

    @Override
    public Optional<Value> of(CtVariable<?> variable) {
        return Optional.ofNullable(values.get(variable));
    }
}
