package org.sluicempi.analyzer.region;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.Definitions;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/** Local variables of a loop's body that are given one value where they are declared, and never another one. */
final class LoopDefinitions implements Definitions {
    private final Map<CtVariable<?>, Value> values = new IdentityHashMap<>();

    /** @param loop of the body; whatever writes a variable that is declared in it stands in it, too */
    LoopDefinitions(Body body, CtElement loop) {
        Range range = body.of(loop).orElseThrow(() -> new IllegalStateException("a loop that was not lowered"));
        Map<CtVariable<?>, Integer> counts = new IdentityHashMap<>();
        for (Step step : body.steps().subList(range.from(), range.to())) {
            if (step instanceof Step.WriteLocal write) {
                counts.merge(write.variable(), 1, Integer::sum);
                if (write.origin() == write.variable()) {
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
