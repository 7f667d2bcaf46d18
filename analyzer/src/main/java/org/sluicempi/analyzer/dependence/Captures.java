package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtVariable;

/** Code in a method that runs at another time, or in another thread, and knows a local variable. */
final class Captures {
    private Captures() {}

    /** The first lambda or class that captures the variable; nothing for fields. */
    static Optional<CtElement> of(CtVariable<?> variable) {
        CtExecutable<?> method = variable instanceof CtField<?> ? null : variable.getParent(CtExecutable.class);
        if (method == null || method instanceof CtLambda<?>) {
            return Optional.empty();
        }
        return method
                .getElements((CtVariableAccess<?> access) ->
                        access.getVariable().getDeclaration() == variable && around(access, method) != null)
                .stream()
                .map(access -> around(access, method))
                .findFirst();
    }

    private static @Nullable CtElement around(CtElement place, CtExecutable<?> method) {
        return place.getParent(
                (CtElement e) -> (e instanceof CtLambda<?> || e instanceof CtClass<?>) && e.hasParent(method));
    }
}
