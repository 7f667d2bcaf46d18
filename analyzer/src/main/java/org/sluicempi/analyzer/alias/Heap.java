package org.sluicempi.analyzer.alias;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What abstract objects hold, in fields and elements alike, and which of them others know. Grows only. */
final class Heap {
    private final Map<Obj, Set<Obj>> contents = new HashMap<>();
    private final Set<Obj> escaped = new HashSet<>(Set.of(Obj.EXTERNAL));
    private boolean changed;

    /** Whether something was added since this was asked last. */
    boolean takeChanged() {
        boolean result = changed;
        changed = false;
        return result;
    }

    /** What can be read out of the objects. */
    Set<Obj> read(Set<Obj> holders) {
        Set<Obj> found = new HashSet<>();
        for (Obj holder : holders) {
            found.addAll(contents.getOrDefault(holder, Set.of()));
            if (escaped.contains(holder)) {
                found.add(Obj.EXTERNAL);
            }
        }
        return found;
    }

    /** Lets the objects hold values; an object that others know makes the values known to them. */
    void store(Set<Obj> holders, Set<Obj> values) {
        for (Obj holder : holders) {
            changed |= contents.computeIfAbsent(holder, key -> new HashSet<>()).addAll(values);
            if (escaped.contains(holder)) {
                escape(values);
            }
        }
    }

    /**
     * Makes the objects, and all that they hold, known to others. That is no change of its own: what an escaped object
     * gets later escapes at once, so that something new escapes only where a value or a content is new as well.
     */
    void escape(Set<Obj> objects) {
        escaped.addAll(reachable(objects));
    }

    /** The objects and all that they lead to. */
    Set<Obj> reachable(Set<Obj> objects) {
        Set<Obj> found = new HashSet<>(objects);
        Deque<Obj> open = new ArrayDeque<>(objects);
        while (!open.isEmpty()) {
            for (Obj next : read(Set.of(open.pop()))) {
                if (found.add(next)) {
                    open.push(next);
                }
            }
        }
        return found;
    }

    boolean isEscaped(Obj object) {
        return escaped.contains(object);
    }
}
