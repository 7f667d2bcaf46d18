package org.sluicempi.analyzer.callgraph;

import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.words.JdkTypes;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Classes that the JDK finds by a property, a configuration file or an entry among the services, though no code names them: a handler
 * of logging, a character set. They may run in every program of a tree.
 */
final class Providers {
    /** Packages of types that are only derived from where code makes the objects. */
    private static final List<String> MADE =
            List.of("java.applet.", "java.awt.", "java.io.", "java.lang.", "java.math.", "java.util.", "javax.swing.");

    /** What of that is found all the same. */
    private static final List<String> FOUND = List.of(
            "java.awt.Toolkit",
            "java.lang.ClassLoader",
            "java.lang.SecurityManager",
            "java.lang.System",
            "java.util.concurrent.ForkJoinPool",
            "java.util.logging.",
            "java.util.prefs.",
            "java.util.spi.",
            "javax.swing.LookAndFeel",
            "javax.swing.plaf.");

    private Providers() {}

    /** Whether a type may be one, or one that is declared in it. */
    static boolean mayBe(CtType<?> type) {
        return Stream.concat(Stream.of(type), type.getElements(new TypeFilter<CtType<?>>(CtType.class)).stream())
                .flatMap(inner ->
                        Stream.concat(Stream.ofNullable(inner.getSuperclass()), inner.getSuperInterfaces().stream()))
                .map(CtTypeReference::getQualifiedName)
                .anyMatch(Providers::isFound);
    }

    private static boolean isFound(String name) {
        boolean made = MADE.stream().anyMatch(name::startsWith)
                && FOUND.stream().noneMatch(name::startsWith)
                && !name.endsWith("ResourceBundle");
        return JdkTypes.hold(name) && !made;
    }
}
