package org.sluicempi.runtime.embedded.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.Thread.UncaughtExceptionHandler;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.net.URL;
import java.util.Enumeration;
import java.util.Properties;
import java.util.ServiceLoader;

/**
 * What programs use instead of parts of the JDK, see {@link InsteadOf}. Loaded once for each rank by its {@link
 * ProcessScope}, so that it knows its rank without asking for the thread.
 */
public final class RankSystem {
    private static final RankProcess PROCESS = ((ProcessScope) RankSystem.class.getClassLoader()).process();

    private RankSystem() {}

    @InsteadOf(value = System.class, field = true)
    public static PrintStream out() {
        return PROCESS.out();
    }

    @InsteadOf(value = System.class, field = true)
    public static PrintStream err() {
        return PROCESS.err();
    }

    @InsteadOf(value = System.class, field = true)
    public static InputStream in() {
        return PROCESS.in();
    }

    @InsteadOf(System.class)
    public static void setOut(PrintStream stream) {
        PROCESS.setOut(stream);
    }

    @InsteadOf(System.class)
    public static void setErr(PrintStream stream) {
        PROCESS.setErr(stream);
    }

    @InsteadOf(System.class)
    public static void setIn(InputStream stream) {
        PROCESS.setIn(stream);
    }

    @InsteadOf(System.class)
    public static void exit(int code) {
        PROCESS.exit(code);
    }

    @InsteadOf(System.class)
    public static String getProperty(String key) {
        return PROCESS.properties().getProperty(checked(key));
    }

    @InsteadOf(System.class)
    public static String getProperty(String key, String otherwise) {
        return PROCESS.properties().getProperty(checked(key), otherwise);
    }

    @InsteadOf(System.class)
    public static String setProperty(String key, String value) {
        return (String) PROCESS.properties().setProperty(checked(key), value);
    }

    @InsteadOf(System.class)
    public static String clearProperty(String key) {
        return (String) PROCESS.properties().remove(checked(key));
    }

    @InsteadOf(System.class)
    public static Properties getProperties() {
        return PROCESS.properties();
    }

    @InsteadOf(System.class)
    public static void setProperties(Properties all) {
        PROCESS.properties(all);
    }

    /** @throws IllegalArgumentException as the JDK does */
    private static String checked(String key) {
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
        return key;
    }

    private static String propertyOrNull(String key) {
        return key == null || key.isEmpty() ? null : getProperty(key);
    }

    @InsteadOf(Boolean.class)
    public static boolean getBoolean(String key) {
        return Boolean.parseBoolean(propertyOrNull(key));
    }

    @InsteadOf(Integer.class)
    public static Integer getInteger(String key) {
        return getInteger(key, null);
    }

    @InsteadOf(Integer.class)
    public static Integer getInteger(String key, int otherwise) {
        Integer found = getInteger(key, null);
        return found == null ? Integer.valueOf(otherwise) : found;
    }

    @InsteadOf(Integer.class)
    public static Integer getInteger(String key, Integer otherwise) {
        String text = propertyOrNull(key);
        try {
            return text == null ? otherwise : Integer.decode(text);
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    @InsteadOf(Long.class)
    public static Long getLong(String key) {
        return getLong(key, null);
    }

    @InsteadOf(Long.class)
    public static Long getLong(String key, long otherwise) {
        Long found = getLong(key, null);
        return found == null ? Long.valueOf(otherwise) : found;
    }

    @InsteadOf(Long.class)
    public static Long getLong(String key, Long otherwise) {
        String text = propertyOrNull(key);
        try {
            return text == null ? otherwise : Long.decode(text);
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    /** The loader of the program, as where it is started by {@code java -cp}. */
    @InsteadOf(ClassLoader.class)
    public static ClassLoader getSystemClassLoader() {
        return RankSystem.class.getClassLoader();
    }

    @InsteadOf(ClassLoader.class)
    public static URL getSystemResource(String name) {
        return getSystemClassLoader().getResource(name);
    }

    @InsteadOf(ClassLoader.class)
    public static InputStream getSystemResourceAsStream(String name) {
        return getSystemClassLoader().getResourceAsStream(name);
    }

    @InsteadOf(ClassLoader.class)
    public static Enumeration<URL> getSystemResources(String name) throws IOException {
        return getSystemClassLoader().getResources(name);
    }

    @InsteadOf(Thread.class)
    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        PROCESS.uncaught(handler);
    }

    @InsteadOf(Thread.class)
    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return PROCESS.uncaught().orElse(null);
    }

    @InsteadOf(value = Thread.class, instance = true)
    public static ClassLoader getContextClassLoader(Thread thread) {
        return ContextLoader.instead(thread.getContextClassLoader());
    }

    @InsteadOf(ServiceLoader.class)
    public static <S> ServiceLoader<S> load(Class<S> service) {
        return ContextLoader.services(service, Thread.currentThread().getContextClassLoader());
    }

    @InsteadOf(ServiceLoader.class)
    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return ContextLoader.services(service, loader);
    }

    @InsteadOf(value = Runtime.class, instance = true)
    public static void exit(Runtime runtime, int code) {
        PROCESS.exit(code);
    }

    @InsteadOf(value = Runtime.class, instance = true)
    public static void halt(Runtime runtime, int code) {
        PROCESS.halt(code);
    }

    @InsteadOf(value = Runtime.class, instance = true)
    public static void addShutdownHook(Runtime runtime, Thread hook) {
        PROCESS.hooks().add(hook);
    }

    @InsteadOf(value = Runtime.class, instance = true)
    public static boolean removeShutdownHook(Runtime runtime, Thread hook) {
        return PROCESS.hooks().remove(hook);
    }

    @InsteadOf(value = Class.class, instance = true)
    public static Method getMethod(Class<?> type, String name, Class<?>... parameters) throws NoSuchMethodException {
        return Reflected.instead(type.getMethod(name, parameters));
    }

    @InsteadOf(value = Class.class, instance = true)
    public static Method getDeclaredMethod(Class<?> type, String name, Class<?>... parameters)
            throws NoSuchMethodException {
        return Reflected.instead(type.getDeclaredMethod(name, parameters));
    }

    @InsteadOf(value = Class.class, instance = true)
    public static Method[] getMethods(Class<?> type) {
        return Reflected.instead(type.getMethods());
    }

    @InsteadOf(value = Class.class, instance = true)
    public static Method[] getDeclaredMethods(Class<?> type) {
        return Reflected.instead(type.getDeclaredMethods());
    }

    @InsteadOf(value = Lookup.class, instance = true)
    public static MethodHandle findStatic(Lookup lookup, Class<?> type, String name, MethodType signature)
            throws NoSuchMethodException, IllegalAccessException {
        return Reflected.handle(lookup, type, name, signature).orElse(lookup.findStatic(type, name, signature));
    }

    @InsteadOf(value = Lookup.class, instance = true)
    public static MethodHandle findVirtual(Lookup lookup, Class<?> type, String name, MethodType signature)
            throws NoSuchMethodException, IllegalAccessException {
        return Reflected.handle(lookup, type, name, signature.insertParameterTypes(0, type))
                .orElse(lookup.findVirtual(type, name, signature));
    }

    @InsteadOf(value = Lookup.class, instance = true)
    public static MethodHandle bind(Lookup lookup, Object receiver, String name, MethodType signature)
            throws NoSuchMethodException, IllegalAccessException {
        MethodHandle found = lookup.bind(receiver, name, signature);
        Class<?> type = receiver.getClass();
        return Reflected.handle(lookup, type, name, signature.insertParameterTypes(0, type))
                .map(handle -> handle.bindTo(receiver))
                .orElse(found);
    }

    @InsteadOf(value = Lookup.class, instance = true)
    public static MethodHandle unreflect(Lookup lookup, Method method) throws IllegalAccessException {
        return Reflected.handle(lookup, method);
    }

    /** The methods of {@link Runtime} as reflection calls them: with the receiver apart. */
    public static final class OfRuntime {
        private OfRuntime() {}

        public static void exit(int code) {
            PROCESS.exit(code);
        }

        public static void halt(int code) {
            PROCESS.halt(code);
        }

        public static void addShutdownHook(Thread hook) {
            PROCESS.hooks().add(hook);
        }

        public static boolean removeShutdownHook(Thread hook) {
            return PROCESS.hooks().remove(hook);
        }
    }
}
