package org.sluicempi.analyzer.callgraph;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtType;

/** Finds out whose body a body is. */
public final class Codes {
    private final Bodies bodies;
    private final Map<Body, OwnedBody> codes = new IdentityHashMap<>();

    public Codes(Bodies bodies) {
        this.bodies = bodies;
    }

    public OwnedBody of(CtExecutable<?> executable) {
        return codes.computeIfAbsent(bodies.of(executable), body -> new OwnedBody(body, Optional.of(executable)));
    }

    public OwnedBody ofInitialiser(CtType<?> type) {
        return codes.computeIfAbsent(bodies.ofInitialiser(type), body -> new OwnedBody(body, Optional.empty()));
    }

    public OwnedBody of(Body body) {
        OwnedBody known = codes.get(body);
        if (known == null) {
            known = new OwnedBody(body, bodies.caller(body).or(() -> owner(body)));
            codes.put(body, known);
        }
        return known;
    }

    private Optional<CtExecutable<?>> owner(Body body) {
        Set<CtExecutable<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Step step : body.steps()) {
            for (CtExecutable<?> candidate : candidates(step.origin())) {
                if (seen.add(candidate) && (bodies.of(candidate) == body || bodies.now(candidate) == body)) {
                    return Optional.of(candidate);
                }
            }
        }
        return Optional.empty();
    }

    /** The executable around an element; of an initialiser of a field, the constructors of the class. */
    private static Set<CtExecutable<?>> candidates(CtElement origin) {
        Set<CtExecutable<?>> candidates = Collections.newSetFromMap(new IdentityHashMap<>());
        @Nullable CtElement at = origin;
        while (at != null) {
            if (at instanceof CtExecutable<?> executable) {
                candidates.add(executable);
            }
            if (at instanceof CtType<?>) {
                if (at instanceof CtClass<?> type) {
                    candidates.addAll(new LinkedHashSet<>(type.getConstructors()));
                }
                return candidates;
            }
            at = at.isParentInitialized() ? at.getParent() : null;
        }
        return candidates;
    }
}
