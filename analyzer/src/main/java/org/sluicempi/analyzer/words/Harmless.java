package org.sluicempi.analyzer.words;

import java.util.Collection;
import java.util.List;

/**
 * Which types a file may use without anybody's having to know what they do: they run no code in other threads, call nothing by
 * its name and derive no classes, unless words say so that are looked for.
 */
public final class Harmless {
    private static final List<String> TESTS =
            List.of("junit.framework.", "org.assertj.core.", "org.hamcrest.", "org.junit.");

    /** What tests run side by side, or in a thread that they may leave behind. */
    private static final List<String> PARALLEL =
            List.of("org.junit.experimental.", "org.junit.jupiter.api.parallel.", "org.junit.platform.");

    /** What of the JDK runs code later, or calls it from outside. */
    private static final List<String> LATER = List.of(
            "com.sun.",
            "java.awt.",
            "java.lang.instrument.",
            "java.lang.ref.",
            "java.net.http.",
            "java.rmi.",
            "java.util.concurrent.",
            "java.util.logging.",
            "java.util.prefs.",
            "javax.management.",
            "javax.naming.",
            "javax.script.",
            "javax.swing.",
            "javax.tools.",
            "jdk.",
            "sun.");

    private static final List<String> STILL_HARMLESS = List.of(
            "java.util.concurrent.Callable",
            "java.util.concurrent.ThreadLocalRandom",
            "java.util.concurrent.TimeUnit",
            "java.util.concurrent.atomic.");

    /** A type of which no more is known than its package. */
    private static final String ANY = "Any";

    private Harmless() {}

    /**
     * Whether a type is, by its qualified name; so is all of a package behind an asterisk.
     *
     * @param packages whose types are known in other ways: the program's and the API's
     */
    public static boolean is(String name, Collection<String> packages) {
        String type = name.replace("*", ANY);
        return packages.contains(JdkTypes.packageOf(type))
                || begins(TESTS, type) && !begins(PARALLEL, type)
                || JdkTypes.hold(type) && (!begins(LATER, type) || begins(STILL_HARMLESS, type));
    }

    private static boolean begins(List<String> beginnings, String name) {
        return beginnings.stream().anyMatch(name::startsWith);
    }
}
