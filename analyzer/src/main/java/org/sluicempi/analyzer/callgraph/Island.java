package org.sluicempi.analyzer.callgraph;

import java.util.Set;
import org.sluicempi.analyzer.memo.Lazy;
import spoon.reflect.declaration.CtType;

/**
 * The part of a source tree that names one another: a tree may hold many programs, and what one of them does is nothing to those
 * that it does not name and that do not name it. What may be found without being named is of every part.
 */
final class Island {
    private final Set<CtType<?>> types;
    private final boolean reachesOut;
    private final Lazy<Mentions> mentions = new Lazy<>(() -> new Mentions(types()));

    /**
     * @param types top-level types of the model
     * @param reachesOut whether they name, or are named by, files that are not in the model
     */
    Island(Set<CtType<?>> types, boolean reachesOut) {
        this.types = types;
        this.reachesOut = reachesOut;
    }

    Set<CtType<?>> types() {
        return types;
    }

    boolean reachesOut() {
        return reachesOut;
    }

    /** Whether a type, nested or local ones included, is of it. */
    boolean holds(CtType<?> type) {
        return types.stream().anyMatch(top -> top == type || type.hasParent(top));
    }

    /** Whether a method, a type or a field of this name is spoken of in it, be it in a string. */
    boolean speaksOf(String name) {
        return mentions.get().contain(name);
    }
}
