package org.sluicempi.analyzer.words;

import java.lang.module.ModuleFinder;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tells the JDK's types by their packages. Those of its modules are nobody else's, whatever a class path holds, while many a
 * library has a name that begins with {@code javax} or {@code com.sun}.
 */
public final class JdkTypes {
    private static final Set<String> PACKAGES = ModuleFinder.ofSystem().findAll().stream()
            .map(module -> module.descriptor())
            .filter(module -> isJdk(module.name()))
            .flatMap(module -> module.packages().stream())
            .collect(Collectors.toUnmodifiableSet());

    private JdkTypes() {}

    /** Whether a name is one of a type of this JDK or of a newer one; nested types stand behind a dollar sign or a point. */
    public static boolean hold(String name) {
        return isJdk(name) || PACKAGES.contains(packageOf(name));
    }

    /** Whether this JDK has a type of a name, be it one that only the JDK itself may use. */
    static boolean exists(String name) {
        return hold(name)
                && ClassLoader.getPlatformClassLoader().getResource(name.replace('.', '/') + ".class") != null;
    }

    /** What stands in front of the first part that is written like the name of a type; empty if there is none. */
    public static String packageOf(String name) {
        int end = name.indexOf('.');
        while (end >= 0 && !Character.isUpperCase(name.charAt(end + 1))) {
            end = name.indexOf('.', end + 1);
        }
        return end < 0 ? "" : name.substring(0, end);
    }

    private static boolean isJdk(String name) {
        return name.startsWith("java.") || name.startsWith("jdk.");
    }
}
