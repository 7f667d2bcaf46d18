package org.sluicempi.runtime;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.WeakHashMap;

/**
 * Finds the rank of a program that was started without a launcher: the only one of a job of one.
 *
 * <p>The map is static because {@code main} and the static methods of an API face have nothing else to hold on to. It is
 * keyed by the face's class loader, so programs that are loaded side by side do not share a rank, and holds it weakly.
 */
final class Engines {
    private static final Map<ClassLoader, Rank> SINGLETONS = new WeakHashMap<>();

    private Engines() {}

    static Rank singleton(ClassLoader face) {
        synchronized (SINGLETONS) {
            return SINGLETONS.computeIfAbsent(face, unused -> start());
        }
    }

    private static Rank start() {
        return ServiceLoader.load(Engine.class, Engine.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new MpiError(
                        ErrorClass.UNSUPPORTED_OPERATION,
                        "no engine: start this program with: sluice run -n RANKS MAIN"))
                .singleton();
    }
}
