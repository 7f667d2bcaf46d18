package org.sluicempi.analyzer.callgraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;

/** A body, who it belongs to, and where its variables are assigned. */
public final class OwnedBody {
    private final Body body;
    private final Optional<CtExecutable<?>> executable;
    private final Map<CtVariable<?>, List<Integer>> writes = new IdentityHashMap<>();
    private final Map<Integer, List<Step.WriteElement>> stores = new HashMap<>();

    /** @param executable empty for the initialiser of a class */
    OwnedBody(Body body, Optional<CtExecutable<?>> executable) {
        this.body = body;
        this.executable = executable;
        for (int i = 0; i < body.steps().size(); i++) {
            Step step = body.step(i);
            if (step instanceof Step.WriteLocal write) {
                writes.computeIfAbsent(write.variable(), key -> new ArrayList<>())
                        .add(i);
            } else if (step instanceof Step.WriteElement write) {
                stores.computeIfAbsent(write.array().step(), key -> new ArrayList<>())
                        .add(write);
            }
        }
    }

    public Body body() {
        return body;
    }

    public List<Step> steps() {
        return body.steps();
    }

    public Step producer(Value value) {
        return body.producer(value);
    }

    public Optional<CtExecutable<?>> executable() {
        return executable;
    }

    /** The class that the code stands in. */
    public Optional<CtType<?>> type() {
        for (Step step : body.steps()) {
            CtType<?> type = step.origin() instanceof CtType<?> own
                    ? own
                    : step.origin().isParentInitialized() ? step.origin().getParent(CtType.class) : null;
            if (type != null) {
                return Optional.of(type);
            }
        }
        return executable.map(e -> e.getParent(CtType.class));
    }

    /** The values that the body assigns to a variable. */
    public List<Value> assigned(CtVariable<?> variable) {
        return writes.getOrDefault(variable, List.of()).stream()
                .map(index -> ((Step.WriteLocal) body.step(index)).value())
                .toList();
    }

    /** Whether the variable is no parameter and lives in this body, so that {@link #assigned} is all it ever holds. */
    public boolean isLocal(CtVariable<?> variable) {
        return parameter(variable).isEmpty() && writes.containsKey(variable);
    }

    /** Position among the parameters of the executable; empty for other variables. */
    public OptionalInt parameter(CtVariable<?> variable) {
        List<CtParameter<?>> parameters =
                executable.map(CtExecutable::getParameters).orElse(List.of());
        for (int i = 0; i < parameters.size(); i++) {
            if (parameters.get(i) == variable) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /** The stores into an array by the very value that the step which made it yields, as of an initialiser. */
    public List<Step.WriteElement> stores(Value array) {
        return stores.getOrDefault(array.step(), List.of());
    }
}
