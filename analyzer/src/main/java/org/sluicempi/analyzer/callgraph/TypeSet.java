package org.sluicempi.analyzer.callgraph;

import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import spoon.reflect.declaration.CtType;

/**
 * Types of the model in the order in which they came. Two types are one if they are the same object: those of the model itself
 * are equal if they have the same text, in whatever package, and to find that out takes as long as to read both.
 */
final class TypeSet extends AbstractSet<CtType<?>> {
    private final List<CtType<?>> inOrder = new ArrayList<>();
    private final Set<Object> members = Collections.newSetFromMap(new IdentityHashMap<>());

    TypeSet() {}

    TypeSet(Collection<CtType<?>> types) {
        addAll(types);
    }

    @Override
    public boolean add(CtType<?> type) {
        return members.add(type) && inOrder.add(type);
    }

    @Override
    public boolean contains(Object type) {
        return members.contains(type);
    }

    /** Removes nothing. */
    @Override
    public Iterator<CtType<?>> iterator() {
        return Collections.unmodifiableList(inOrder).iterator();
    }

    @Override
    public int size() {
        return inOrder.size();
    }
}
