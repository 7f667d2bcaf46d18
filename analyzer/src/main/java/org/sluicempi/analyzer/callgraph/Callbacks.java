package org.sluicempi.analyzer.callgraph;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtLambda;
import spoon.reflect.declaration.CtAnnotation;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Whether a program may give code of its own to a library that runs it when and where it likes: it uses one, and makes objects
 * with code. How the library gets hold of them, as an argument, in a collection, by a field, is not asked.
 */
final class Callbacks {
    /** What runs code that it is given before it returns, or when the program asks it to. */
    private static final List<String> AT_ONCE = List.of(
            "java.io.",
            "java.lang.",
            "java.math.",
            "java.nio.file.",
            "java.security.",
            "java.text.",
            "java.time.",
            "java.util.",
            "javax.xml.catalog.",
            "javax.xml.datatype.",
            "javax.xml.namespace.",
            "javax.xml.parsers.",
            "javax.xml.stream.",
            "javax.xml.transform.",
            "javax.xml.validation.",
            "javax.xml.xpath.",
            "org.xml.sax.");

    /** What of that does not. */
    private static final List<String> LATER = List.of(
            "java.lang.instrument.",
            "java.lang.ref.",
            "java.util.concurrent.",
            "java.util.logging.",
            "java.util.prefs.",
            "java.util.Timer");

    /** What of that does, or is only a form of code. */
    private static final List<String> STILL_AT_ONCE = List.of(
            "java.util.concurrent.Callable",
            "java.util.concurrent.ThreadLocalRandom",
            "java.util.concurrent.TimeUnit",
            "java.util.concurrent.atomic.");

    /** By which a library can call any object. */
    private static final Set<String> OF_OBJECTS = Set.of("equals", "hashCode", "toString");

    private final Hierarchy hierarchy;
    private boolean library;
    private boolean code;

    Callbacks(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Takes note of an element, not of what is in it. */
    void see(CtElement element) {
        library = library
                || element instanceof CtTypeReference<?> type
                        && !(type.isParentInitialized() && type.getParent() instanceof CtAnnotation<?>)
                        && isOfLibrary(type);
        code = code
                || element instanceof CtLambda<?>
                || element instanceof CtExecutableReferenceExpression<?, ?>
                || element instanceof CtType<?> type && mayBeCalled(type);
    }

    /** Whether a library has been used, and objects made that it could call, by whatever way it gets hold of them. */
    boolean mayBe() {
        return library && code;
    }

    /** Whether a library has been used. */
    boolean isLibraryUsed() {
        return library;
    }

    /** The accessors of a record that nobody has written name it by its simple name, as if it were of no package. */
    private static boolean isWritten(CtTypeReference<?> type) {
        CtExecutable<?> around = type.isParentInitialized() ? type.getParent(CtExecutable.class) : null;
        return around == null || !around.isImplicit();
    }

    private static boolean mayBeCalled(CtType<?> type) {
        return !type.getSuperInterfaces().isEmpty()
                || type instanceof CtClass<?> derived && !derived.isEnum() && derived.getSuperclass() != null
                || type.getMethods().stream().map(CtMethod::getSimpleName).anyMatch(OF_OBJECTS::contains)
                || isMarked(type);
    }

    /** Whether a library may find the type, or code in it, by an annotation. */
    static boolean isMarked(CtType<?> type) {
        return Stream.concat(Stream.of(type), type.getTypeMembers().stream().filter(CtExecutable.class::isInstance))
                .flatMap(marked -> marked.getAnnotations().stream())
                .anyMatch(mark -> !mark.getAnnotationType().getQualifiedName().startsWith("java."));
    }

    private boolean isOfLibrary(CtTypeReference<?> type) {
        CtTypeReference<?> element = type instanceof CtArrayTypeReference<?> array ? array.getArrayType() : type;
        String name = element.getQualifiedName();
        boolean named = !element.isPrimitive()
                && !(element instanceof CtTypeParameterReference)
                && Character.isJavaIdentifierStart(name.charAt(0));
        boolean later = AT_ONCE.stream().noneMatch(name::startsWith)
                || LATER.stream().anyMatch(name::startsWith)
                        && STILL_AT_ONCE.stream().noneMatch(name::startsWith);
        return named
                && later
                && !hierarchy.isApi(element)
                && hierarchy.source(name).isEmpty()
                && !hierarchy.elsewhere().mayDeclare(name)
                && isWritten(type)
                && !hierarchy.isAboveApi(element);
    }
}
