package org.sluicempi.runtime.embedded.launch;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * The method that a program begins with, chosen as {@code java} chooses it: before Java 25 a public static {@code
 * main(String[])}; from then on (JLS 12.1.4) any that is not private, static or not, and where there is none, one without
 * parameters.
 */
public final class MainMethod {
    private static final int FIRST_OF_ANY_FORM = 25;
    private static final String NAME = "main";

    private final Method method;
    /** Of what an instance method is called on, null for a static one. */
    private final Constructor<?> constructor;

    private MainMethod(Method method, Constructor<?> constructor) {
        this.method = method;
        this.constructor = constructor;
    }

    /**
     * Initialises nothing.
     *
     * @param java the version that decides
     * @throws NoSuchMethodException if that version refuses the class; says in words to follow the class's name why
     */
    public static MainMethod of(Class<?> type, int java) throws NoSuchMethodException {
        return java < FIRST_OF_ANY_FORM ? publicAndStatic(type) : ofAnyForm(type);
    }

    private static MainMethod publicAndStatic(Class<?> type) throws NoSuchMethodException {
        Method main = visible(type);
        if (main == null || main.getReturnType() != void.class || !Modifier.isStatic(main.getModifiers())) {
            throw new NoSuchMethodException("has no public static void main(String[])");
        }
        return accessible(main, null);
    }

    private static MainMethod ofAnyForm(Class<?> type) throws NoSuchMethodException {
        Method main = visible(type);
        if (main == null) {
            main = declared(type, String[].class);
        }
        if (isNone(main)) {
            main = declared(type);
        }
        if (isNone(main)) {
            throw new NoSuchMethodException("has no void main(String[]) or void main() that is not private");
        }
        return accessible(main, Modifier.isStatic(main.getModifiers()) ? null : constructor(type));
    }

    private static boolean isNone(Method main) {
        return main == null || main.getReturnType() != void.class || Modifier.isPrivate(main.getModifiers());
    }

    /** What is found without a look at methods that are not public, whose types need not be there. */
    private static Method visible(Class<?> type) {
        try {
            return type.getMethod(NAME, String[].class);
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    /** The nearest one, public or not; static ones of interfaces are not inherited. Null if there is none. */
    private static Method declared(Class<?> type, Class<?>... parameters) {
        try {
            return type.getDeclaredMethod(NAME, parameters);
        } catch (NoSuchMethodException e) {
            Class<?> above = type.getSuperclass();
            Method found = above == null ? null : declared(above, parameters);
            for (Class<?> each : type.getInterfaces()) {
                if (found == null) {
                    found = instance(declared(each, parameters));
                }
            }
            return found;
        }
    }

    private static Method instance(Method method) {
        return method == null || Modifier.isStatic(method.getModifiers()) ? null : method;
    }

    private static Constructor<?> constructor(Class<?> type) throws NoSuchMethodException {
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new NoSuchMethodException("is abstract, and its main method is not static");
        }
        if (type.isMemberClass() && !Modifier.isStatic(type.getModifiers())) {
            throw new NoSuchMethodException("is an inner class, and its main method is not static");
        }
        for (Constructor<?> each : type.getDeclaredConstructors()) {
            if (each.getParameterCount() == 0 && !Modifier.isPrivate(each.getModifiers())) {
                return each;
            }
        }
        throw new NoSuchMethodException(
                "has no constructor without parameters that is not private, and its main method is not static");
    }

    private static MainMethod accessible(Method method, Constructor<?> constructor) {
        method.setAccessible(true);
        if (constructor != null) {
            constructor.setAccessible(true);
        }
        return new MainMethod(method, constructor);
    }

    /** @throws InvocationTargetException with what the program has thrown, its constructor too */
    public void run(String[] arguments) throws ReflectiveOperationException {
        Object program = constructor == null ? null : constructor.newInstance();
        if (method.getParameterCount() == 0) {
            method.invoke(program);
        } else {
            method.invoke(program, (Object) arguments);
        }
    }
}
