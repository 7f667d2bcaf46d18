package org.sluicempi.analyzer.callgraph;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.scan.Elsewhere;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;

/** Tells the types of libraries that are neither of the JDK nor of the MPI API from all others. */
final class Strangers {
    /** Of the JDK, whatever else may have a name that begins with {@code javax}. */
    private static final List<String> JDK = List.of(
            "com.sun.",
            "java.",
            "javax.accessibility.",
            "javax.annotation.processing.",
            "javax.crypto.",
            "javax.imageio.",
            "javax.lang.model.",
            "javax.management.",
            "javax.naming.",
            "javax.net.",
            "javax.print.",
            "javax.script.",
            "javax.security.",
            "javax.sound.",
            "javax.sql.",
            "javax.swing.",
            "javax.tools.",
            "javax.xml.",
            "jdk.",
            "org.w3c.dom.",
            "org.xml.sax.",
            "sun.");

    /** What of that holds nothing of the program. */
    private static final List<String> VALUES = List.of("java.math.", "java.nio.", "java.time.", "java.io.File");

    private final Set<String> written;
    private final String apiPackage;
    private final Elsewhere elsewhere;
    private final Map<String, Boolean> known = new HashMap<>();

    /** @param types all that have source, the nested ones included */
    Strangers(Collection<CtType<?>> types, String apiPackage, Elsewhere elsewhere) {
        this.written = types.stream().map(CtType::getQualifiedName).collect(Collectors.toSet());
        this.apiPackage = apiPackage;
        this.elsewhere = elsewhere;
    }

    /** Whether a type has source, by its qualified name. */
    boolean isWritten(String name) {
        return written.contains(name);
    }

    boolean hold(CtTypeReference<?> type) {
        CtTypeReference<?> element = type instanceof CtArrayTypeReference<?> array ? array.getArrayType() : type;
        return !element.isPrimitive()
                && !(element instanceof CtTypeParameterReference)
                && known.computeIfAbsent(element.getQualifiedName(), this::hold);
    }

    private boolean hold(String name) {
        return Character.isJavaIdentifierStart(name.charAt(0))
                && !written.contains(name)
                && !isApi(name)
                && !isOfJdk(name)
                && !elsewhere.mayDeclare(name);
    }

    /** Whether a name is one of a type of the JDK. */
    static boolean isOfJdk(String name) {
        return JDK.stream().anyMatch(name::startsWith);
    }

    private boolean isApi(String name) {
        return name.startsWith(apiPackage + ".");
    }

    /** Whether objects of a type lead to none that has code of the program. */
    boolean leadsNowhere(CtTypeReference<?> type) {
        CtTypeReference<?> element = type instanceof CtArrayTypeReference<?> array ? array.getArrayType() : type;
        String name = element.getQualifiedName();
        return ValueTypes.isImmutable(element) || isApi(name) || VALUES.stream().anyMatch(name::startsWith);
    }
}
