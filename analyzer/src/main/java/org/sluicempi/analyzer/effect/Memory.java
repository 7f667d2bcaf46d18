package org.sluicempi.analyzer.effect;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What objects may hold after a body has stored references in them, in whatever order: of the objects that the body makes,
 * one by one; of all others together, by field, since an argument may be what another argument or a field refers to.
 */
final class Memory {
    /** The elements of arrays. */
    static final String ELEMENTS = "[]";

    /** Any field and any element. */
    static final String ANYWHERE = "*";

    private final Map<Referent.Made, Set<Referent>> contents = new HashMap<>();
    private final Map<String, Set<Referent>> outside = new HashMap<>();
    private final Map<Referent, Set<Root>> keptBy = new LinkedHashMap<>();
    private boolean changed;

    /** Whether something new has been stored since the last question. */
    boolean hasChanged() {
        boolean result = changed;
        changed = false;
        return result;
    }

    /** @param slot the name of a field, {@link #ELEMENTS} or {@link #ANYWHERE} */
    void store(Collection<Referent> values, Collection<Referent> containers, String slot) {
        if (values.isEmpty()) {
            return;
        }
        for (Referent container : containers) {
            if (container instanceof Referent.Made made) {
                changed |= contents.computeIfAbsent(made, key -> new LinkedHashSet<>())
                        .addAll(values);
                Set<Root> keepers = keptBy.getOrDefault(made, Set.of());
                List.copyOf(values).forEach(value -> expose(value, keepers));
            } else if (container instanceof Referent.Outer outer) {
                changed |= outside.computeIfAbsent(slot, key -> new LinkedHashSet<>())
                        .addAll(values);
                List.copyOf(values).forEach(value -> expose(value, Set.of(outer.root())));
            }
        }
    }

    /** Somebody who holds one of these can reach the object, and with it all that it holds. */
    private void expose(Referent referent, Set<Root> keepers) {
        if (keepers.isEmpty()
                || !keptBy.computeIfAbsent(referent, key -> new LinkedHashSet<>())
                        .addAll(keepers)) {
            return;
        }
        changed = true;
        if (referent instanceof Referent.Made made) {
            Set<Root> all = Set.copyOf(keptBy.getOrDefault(referent, Set.of()));
            List.copyOf(contents.getOrDefault(made, Set.of())).forEach(held -> expose(held, all));
        }
    }

    /** What may be found in a field, or in the elements, of one of these objects. */
    Set<Referent> load(Collection<Referent> containers, String slot) {
        Set<Referent> found = new LinkedHashSet<>(containers);
        for (Referent container : containers) {
            if (container instanceof Referent.Made made) {
                found.addAll(contents.getOrDefault(made, Set.of()));
            }
            if (isKnownOutside(container)) {
                found.addAll(outside.getOrDefault(slot, Set.of()));
                found.addAll(outside.getOrDefault(ANYWHERE, Set.of()));
            }
        }
        return found;
    }

    /** These objects and all that may be reached from them. */
    Set<Referent> reachable(Collection<Referent> from) {
        Set<Referent> found = new LinkedHashSet<>();
        Deque<Referent> waiting = new ArrayDeque<>(from);
        while (!waiting.isEmpty()) {
            Referent next = waiting.remove();
            if (!found.add(next)) {
                continue;
            }
            if (next instanceof Referent.Made made) {
                waiting.addAll(contents.getOrDefault(made, Set.of()));
            }
            if (isKnownOutside(next)) {
                outside.values().forEach(waiting::addAll);
            }
        }
        return found;
    }

    /** By what names the caller may know an object: {@link Root#FRESH} if by none. */
    Set<Root> roots(Referent referent) {
        if (referent instanceof Referent.Outer outer) {
            return Set.of(outer.root());
        }
        return keptBy.getOrDefault(referent, Set.of(Root.FRESH));
    }

    /** Every object that others may find, with what they may find it in. */
    Map<Referent, Set<Root>> kept() {
        return keptBy;
    }

    private boolean isKnownOutside(Referent referent) {
        return referent instanceof Referent.Outer || keptBy.containsKey(referent);
    }
}
