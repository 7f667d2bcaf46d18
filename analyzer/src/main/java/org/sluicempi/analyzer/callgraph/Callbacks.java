package org.sluicempi.analyzer.callgraph;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLambda;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;

/** Where a program gives code of its own to a library that may run it when and where it likes. */
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
            "javax.xml.",
            "mpi.",
            "org.xml.sax.");

    /** What of that does not. */
    private static final List<String> LATER = List.of(
            "java.lang.instrument.", "java.lang.ref.", "java.util.concurrent.", "java.util.prefs.", "java.util.Timer");

    /** What of that does, or is only a form of code. */
    private static final List<String> STILL_AT_ONCE =
            List.of("java.util.concurrent.Callable", "java.util.concurrent.atomic.");

    /** What stands for code, whoever wrote it. */
    private static final List<String> CODE =
            List.of("java.util.function.", "java.lang.Runnable", "java.util.concurrent.Callable");

    private final Hierarchy hierarchy;

    Callbacks(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Whether an element, for itself, does it. */
    boolean are(CtElement element) {
        if (element instanceof CtType<?> type) {
            return Stream.concat(Stream.ofNullable(type.getSuperclass()), type.getSuperInterfaces().stream())
                    .anyMatch(this::isOfLibrary);
        }
        if (element instanceof CtLambda<?> || element instanceof CtExecutableReferenceExpression<?, ?>) {
            return isOfLibrary(((CtExpression<?>) element).getType());
        }
        return element instanceof CtAbstractInvocation<?> call
                && isOfLibrary(call.getExecutable().getDeclaringType())
                && call.getArguments().stream().anyMatch(this::isCode);
    }

    private boolean isCode(CtExpression<?> argument) {
        if (argument instanceof CtLambda<?> || argument instanceof CtExecutableReferenceExpression<?, ?>) {
            return true;
        }
        return Optional.ofNullable(argument.getType())
                .map(CtTypeReference::getQualifiedName)
                .filter(name ->
                        hierarchy.source(name).isPresent() || CODE.stream().anyMatch(name::startsWith))
                .isPresent();
    }

    private boolean isOfLibrary(@Nullable CtTypeReference<?> type) {
        if (type == null || type.isPrimitive() || type instanceof CtTypeParameterReference) {
            return false;
        }
        String name = type.getQualifiedName();
        boolean later = AT_ONCE.stream().noneMatch(name::startsWith)
                || LATER.stream().anyMatch(name::startsWith)
                        && STILL_AT_ONCE.stream().noneMatch(name::startsWith);
        return later
                && hierarchy.source(name).isEmpty()
                && !hierarchy.elsewhere().mayDeclare(name);
    }
}
