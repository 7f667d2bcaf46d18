package org.sluicempi.runtime;

import java.util.Map;
import java.util.WeakHashMap;

/**
 * Finds the rank of a program that runs in a process of its own: the only one of a job of one, or one of those that a
 * launcher has started.
 *
 * <p>The map is static because {@code main} and the static methods of an API face have nothing else to hold on to. It is
 * keyed by the face's class loader, so programs that are loaded side by side do not share a rank, and holds it weakly.
 */
final class Engines {
    private static final Map<ClassLoader, Rank> SINGLETONS = new WeakHashMap<>();

    private Engines() {}

    static Rank singleton(ClassLoader face) {
        synchronized (SINGLETONS) {
            return SINGLETONS.computeIfAbsent(
                    face, unused -> EngineChoice.here().engine().singleton());
        }
    }
}
