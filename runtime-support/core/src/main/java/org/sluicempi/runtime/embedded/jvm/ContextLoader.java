package org.sluicempi.runtime.embedded.jvm;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import java.util.ServiceLoader;

/**
 * The context class loader of threads that a program has not started: those of the common pool and others of the JDK's serve all
 * ranks. Loaded once for each rank, as {@link RankSystem}.
 */
final class ContextLoader {
    private static final ClassLoader OWN = ContextLoader.class.getClassLoader();

    private ContextLoader() {}

    /** That of the program for that of the JVM, where {@code java -cp} has one for both, and for another rank's. */
    static ClassLoader instead(ClassLoader found) {
        boolean ofJvm = found == ClassLoader.getSystemClassLoader() || found == OWN.getParent();
        return ofJvm || found instanceof ProcessScope ? OWN : found;
    }

    /** As {@link ServiceLoader#load(Class, ClassLoader)}, for which none is that of the JVM. */
    @SuppressWarnings("unchecked")
    static <S> ServiceLoader<S> services(Class<S> service, ClassLoader given) {
        ClassLoader loader = given == null ? OWN : instead(given);
        return service == null || Modifier.isPublic(service.getModifiers())
                ? ServiceLoader.load(service, loader)
                : (ServiceLoader<S>) ServiceCaller.load(MethodHandles.lookup(), service, loader);
    }
}
