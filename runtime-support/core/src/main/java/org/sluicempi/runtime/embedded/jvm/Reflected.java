package org.sluicempi.runtime.embedded.jvm;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * Exchanges members of the JDK that a program has found by reflection for those of {@link RankSystem} and {@link RankIo}. Loaded once for each
 * rank, as that one.
 */
final class Reflected {
    private static final List<Class<?>> SUBSTITUTES = List.of(RankSystem.class, RankIo.class);

    private Reflected() {}

    static Method instead(Method found) {
        return substitute(found).orElse(found);
    }

    static Method[] instead(Method[] found) {
        return Arrays.stream(found).map(Reflected::instead).toArray(Method[]::new);
    }

    /** For a method with this name and these parameters, an object's as the first one. */
    static Optional<MethodHandle> handle(Lookup lookup, Class<?> type, String name, MethodType signature)
            throws IllegalAccessException {
        Optional<Method> found = ofJdk(type) ? annotated(type, name, signature.parameterArray()) : Optional.empty();
        return found.isPresent() ? Optional.of(lookup.unreflect(found.get())) : Optional.empty();
    }

    static MethodHandle handle(Lookup lookup, Method method) throws IllegalAccessException {
        MethodHandle handle = lookup.unreflect(method);
        return method.getDeclaringClass() == RankSystem.OfRuntime.class
                ? MethodHandles.dropArguments(handle, 0, Runtime.class)
                : handle;
    }

    private static boolean ofJdk(Class<?> type) {
        return type.getClassLoader() == null
                && (type.getPackageName().startsWith("java.lang") || type == ServiceLoader.class);
    }

    private static Optional<Method> substitute(Method found) {
        if (!ofJdk(found.getDeclaringClass())) {
            return Optional.empty();
        }
        Class<?>[] parameters = found.getParameterTypes();
        if (found.getDeclaringClass() == Runtime.class) {
            return named(RankSystem.OfRuntime.class, found.getName(), parameters)
                    .findFirst();
        }
        return annotated(found.getDeclaringClass(), found.getName(), parameters)
                .filter(method -> !method.getAnnotation(InsteadOf.class).instance());
    }

    private static Optional<Method> annotated(Class<?> type, String name, Class<?>[] parameters) {
        return SUBSTITUTES.stream()
                .flatMap(each -> named(each, name, parameters))
                .filter(method -> method.isAnnotationPresent(InsteadOf.class)
                        && isFor(type, method.getAnnotation(InsteadOf.class)))
                .findFirst();
    }

    private static boolean isFor(Class<?> type, InsteadOf original) {
        return original.value() == type || original.named().equals(type.getName());
    }

    private static Stream<Method> named(Class<?> type, String name, Class<?>[] parameters) {
        return Stream.of(type.getMethods())
                .filter(method ->
                        method.getName().equals(name) && Arrays.equals(method.getParameterTypes(), parameters));
    }
}
