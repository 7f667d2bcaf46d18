package org.sluicempi.analyzer.callgraph;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtTypeReference;

/**
 * Whether a method of a class takes the place of one further up, by the rules of the language (JLS 8.4.8.1): a private or static
 * one never does, and one that only its package knows is overridden in its package, or by what overrides such a method.
 */
enum Overriding {
    YES,
    MAYBE,
    NO;

    private static final int DEEPEST = 200;

    /**
     * @param method of the same name and number of parameters, in the class of the object or above it
     * @param called the one that the compiler has chosen; null if it is not known
     */
    static Overriding of(CtMethod<?> method, @Nullable CtMethod<?> called) {
        if (method == called) {
            return YES;
        }
        if (method.hasModifier(ModifierKind.PRIVATE) || method.hasModifier(ModifierKind.STATIC)) {
            return NO;
        }
        if (called == null) {
            return MAYBE;
        }
        if (isKnownEverywhere(called) || samePackage(method, called)) {
            return YES;
        }
        return isReachedInSteps(method, called) ? MAYBE : NO;
    }

    private static boolean isKnownEverywhere(CtMethod<?> method) {
        return method.hasModifier(ModifierKind.PUBLIC)
                || method.hasModifier(ModifierKind.PROTECTED)
                || method.getDeclaringType().isInterface();
    }

    /** Whether a class in between has a method that the one may override and that may override the other. */
    private static boolean isReachedInSteps(CtMethod<?> method, CtMethod<?> called) {
        CtTypeReference<?> above = method.getDeclaringType().getSuperclass();
        for (int i = 0; i < DEEPEST && above != null; i++) {
            CtType<?> type = above.getTypeDeclaration();
            if (type == null) {
                return true;
            }
            if (type == called.getDeclaringType()) {
                return false;
            }
            for (CtMethod<?> between : Hierarchy.methods(
                    type, method.getSimpleName(), method.getParameters().size())) {
                if (of(method, between) != NO && of(between, called) != NO) {
                    return true;
                }
            }
            above = type.getSuperclass();
        }
        return above != null;
    }

    private static boolean samePackage(CtMethod<?> one, CtMethod<?> other) {
        return Objects.equals(packageOf(one), packageOf(other));
    }

    private static @Nullable String packageOf(CtMethod<?> method) {
        CtType<?> top = method.getDeclaringType().getTopLevelType();
        return top == null || top.getPackage() == null ? null : top.getPackage().getQualifiedName();
    }
}
