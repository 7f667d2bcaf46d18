package org.sluicempi.analyzer.callgraph;

import java.util.Set;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * The part of a source tree that names one another: a tree may hold many programs, and what one of them does is nothing to those
 * that it does not name and that do not name it.
 *
 * @param types top-level types of the model
 * @param reachesOut whether they name, or are named by, files that are not in the model
 */
record Island(Set<CtType<?>> types, boolean reachesOut) {

    /** Whether a type, nested or local ones included, is of it. */
    boolean holds(CtType<?> type) {
        return types.stream().anyMatch(top -> top == type || type.hasParent(top));
    }

    /** Whether a method of this name is called in it. */
    boolean calls(String methodName) {
        return types.stream()
                .anyMatch(type -> type.getElements(new TypeFilter<>(CtExecutableReference.class)).stream()
                        .anyMatch(reference -> reference.getSimpleName().equals(methodName)));
    }
}
