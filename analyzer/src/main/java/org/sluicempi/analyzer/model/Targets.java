package org.sluicempi.analyzer.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;

/** Finds the one piece of source that a call executes. */
final class Targets {
    private final List<CtClass<?>> classes;
    private final Predicate<String> isMentionedElsewhere;

    /**
     * @param classes every class of the model, nested and anonymous ones included
     * @param isMentionedElsewhere whether a source file outside of the model mentions a simple name, so that it may
     *     declare a subclass
     */
    Targets(List<CtClass<?>> classes, Predicate<String> isMentionedElsewhere) {
        this.classes = List.copyOf(classes);
        this.isMentionedElsewhere = isMentionedElsewhere;
    }

    /** Empty if the source is not there or another method may be called instead. */
    Optional<CtExecutable<?>> of(CtAbstractInvocation<?> call) {
        CtExecutable<?> found = call.getExecutable().getExecutableDeclaration();
        if (found == null || found.getBody() == null || !isSource(found)) {
            return Optional.empty();
        }
        boolean direct = call instanceof CtInvocation<?> invocation && invocation.getTarget() instanceof CtSuperAccess;
        boolean single = direct || found instanceof CtConstructor<?> || found instanceof CtMethod<?> m && isFixed(m);
        return single ? Optional.of(found) : Optional.empty();
    }

    private static boolean isSource(CtExecutable<?> executable) {
        CtType<?> type = executable.getParent(CtType.class);
        return type != null && !type.isShadow();
    }

    private boolean isFixed(CtMethod<?> method) {
        CtType<?> type = method.getDeclaringType();
        if (method.isStatic()
                || method.hasModifier(ModifierKind.PRIVATE)
                || method.hasModifier(ModifierKind.FINAL)
                || type.hasModifier(ModifierKind.FINAL)
                || type.isAnonymous()) {
            return true;
        }
        return type instanceof CtClass<?>
                && !isMentionedElsewhere.test(type.getSimpleName())
                && classes.stream().noneMatch(other -> overrides(other, type, method));
    }

    private static boolean overrides(CtClass<?> other, CtType<?> type, CtMethod<?> method) {
        return other != type
                && other.isSubtypeOf(type.getReference())
                && other.getMethodsByName(method.getSimpleName()).stream()
                        .anyMatch(m -> m.getParameters().size()
                                == method.getParameters().size());
    }
}
