package org.sluicempi.facetest;

import java.lang.reflect.Array;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Calls every public method and constructor of a face's classes with null for each of its reference parameters in turn,
 * and with an array of null for each that takes an array of references. What is missing has to be an error of MPI, unless
 * a list of the test says that it may be null. Entries of the lists are {@code Class.method}, the class being the one that
 * declares the method, {@code Class.method(k)} for one parameter, or the simple name of a parameter's type, or of a class
 * of which there is no object. An entry that nothing is called by is a failure, too. A call that cannot throw an error of
 * MPI fails as Java's own do, by a NullPointerException.
 */
public final class NullWalk {
    private final Class<? extends Exception> error;
    private final Map<Class<?>, Supplier<?>> samples;
    private final Set<String> taken;
    private final Set<String> notCalled;
    private final Check.Call between;
    private final Set<String> used = new HashSet<>();
    private final Set<Executable> walked = new HashSet<>();
    private final Set<String> faults = new TreeSet<>();

    /**
     * @param error what the face's calls throw
     * @param samples an argument for each type of a parameter, and an object for each class with methods of objects
     * @param taken what may be null
     * @param notCalled what is left out
     * @param between claims after each call that was refused that it has done nothing
     */
    public NullWalk(
            Class<? extends Exception> error,
            Map<Class<?>, Supplier<?>> samples,
            Set<String> taken,
            Set<String> notCalled,
            Check.Call between) {
        this.error = error;
        this.samples = samples;
        this.taken = taken;
        this.notCalled = notCalled;
        this.between = between;
    }

    /** Walks over these classes and claims that there is no fault. */
    public void over(List<Class<?>> face) {
        for (Class<?> type : face) {
            if (!Modifier.isAbstract(type.getModifiers())) {
                Arrays.stream(type.getConstructors()).forEach(made -> each(type, made));
            }
            Arrays.stream(type.getMethods())
                    .filter(method -> !method.isBridge() && isOfFace(method, type))
                    .filter(method -> !method.getName().equals("equals"))
                    .filter(method -> !(type.isEnum() && method.getName().equals("valueOf")))
                    .forEach(method -> each(type, method));
        }
        Stream.concat(taken.stream(), notCalled.stream())
                .filter(entry -> !used.contains(entry))
                .forEach(entry -> faults.add("nothing is as the list says: " + entry));
        Check.same("", String.join("\n", faults), "null arguments");
        Check.that(walked.size() > face.size(), "methods that were called");
    }

    private static boolean isOfFace(Method method, Class<?> type) {
        return method.getDeclaringClass().getPackageName().equals(type.getPackageName());
    }

    private void each(Class<?> type, Executable called) {
        boolean objects = called instanceof Method && !Modifier.isStatic(called.getModifiers());
        boolean other = objects && (Modifier.isAbstract(type.getModifiers()) || type.isInterface());
        if (other || Arrays.stream(called.getParameterTypes()).allMatch(Class::isPrimitive) || !walked.add(called)) {
            return;
        }
        if (listed(notCalled, called, 0) || objects && notCalled.contains(type.getSimpleName())) {
            used.add(type.getSimpleName());
            IntStream.range(0, called.getParameterCount()).forEach(k -> listed(taken, called, k));
            return;
        }
        Class<?>[] parameters = called.getParameterTypes();
        for (int k = 0; k < parameters.length; k++) {
            if (!parameters[k].isPrimitive()) {
                call(type, called, k, null);
            }
            Class<?> component = parameters[k].getComponentType();
            if (component != null && !component.isPrimitive()) {
                call(type, called, k, Array.newInstance(component, 1));
            }
        }
    }

    private void call(Class<?> type, Executable called, int nulled, Object instead) {
        String name = name(called) + "(" + nulled + ")" + (instead == null ? "" : "[]") + " of " + text(called);
        boolean mayBeNull = listed(taken, called, nulled);
        try {
            Object[] arguments = arguments(called, nulled);
            arguments[nulled] = instead;
            if (called instanceof Method method) {
                method.invoke(Modifier.isStatic(method.getModifiers()) ? null : sample(type), arguments);
            } else {
                ((java.lang.reflect.Constructor<?>) called).newInstance(arguments);
            }
            if (!mayBeNull) {
                faults.add(name + " takes null");
            }
        } catch (InvocationTargetException thrown) {
            Throwable cause = thrown.getCause();
            boolean refused = error.isInstance(cause) || cause instanceof NullPointerException && !declares(called);
            if (!refused) {
                faults.add(name + " threw " + cause + where(cause));
            }
        } catch (ReflectiveOperationException | RuntimeException e) {
            faults.add(name + " cannot be called: " + e);
        }
        try {
            between.run();
        } catch (Exception | AssertionError e) {
            faults.add(name + " left something behind: " + e);
        }
    }

    private boolean declares(Executable called) {
        boolean unchecked = RuntimeException.class.isAssignableFrom(error);
        return unchecked || Arrays.asList(called.getExceptionTypes()).contains(error);
    }

    private static String where(Throwable cause) {
        return Arrays.stream(cause.getStackTrace())
                .limit(3)
                .map(Object::toString)
                .collect(Collectors.joining(" < ", " at ", ""));
    }

    /** Numbers of elements are 1, as is what a constructor takes; all other numbers, ranks and places too, are 0. */
    private Object[] arguments(Executable called, int nulled) {
        Class<?>[] parameters = called.getParameterTypes();
        Object[] arguments = new Object[parameters.length];
        boolean elements = Arrays.stream(parameters).anyMatch(NullWalk::isDatatype);
        for (int k = 0; k < parameters.length; k++) {
            boolean count = !(called instanceof Method) || k + 1 < parameters.length && isDatatype(parameters[k + 1]);
            if (parameters[k] == int.class) {
                arguments[k] = count ? 1 : 0;
            } else if (parameters[k].isPrimitive()) {
                arguments[k] = Array.get(Array.newInstance(parameters[k], 1), 0);
            } else if (k == nulled) {
                arguments[k] = null;
            } else if (parameters[k] == int[].class && elements) {
                arguments[k] = new int[] {1};
            } else {
                arguments[k] = sample(parameters[k]);
            }
        }
        return arguments;
    }

    private static boolean isDatatype(Class<?> type) {
        return type.getSimpleName().matches("Datatype(\\[])?");
    }

    private Object sample(Class<?> type) {
        Supplier<?> sample = samples.get(type);
        if (sample == null) {
            throw new IllegalStateException("the test has no " + type.getTypeName());
        }
        return sample.get();
    }

    /** Whether the list has this parameter; an entry is used if there is such a call. */
    private boolean listed(Set<String> list, Executable called, int parameter) {
        String name = name(called);
        String type = called.getParameterTypes()[parameter].getSimpleName();
        List<String> found = Stream.of(name, name + "(" + parameter + ")", type)
                .filter(list::contains)
                .toList();
        used.addAll(found);
        return !found.isEmpty();
    }

    private static String name(Executable called) {
        return called.getDeclaringClass().getSimpleName() + "." + (called instanceof Method ? called.getName() : "new");
    }

    private static String text(Executable called) {
        return Arrays.stream(called.getParameterTypes())
                .map(Class::getSimpleName)
                .collect(Collectors.joining(", "));
    }
}
