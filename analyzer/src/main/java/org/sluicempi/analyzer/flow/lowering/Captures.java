package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/** What a lambda or a class takes along from the code around it. */
final class Captures {
    private Captures() {}

    /**
     * The variables of the code around that are used inside, in the order of their first use; constants are not. A class that
     * extends a local class, or makes objects of one, takes along what that class uses.
     */
    static Collection<CtVariable<?>> variables(CtElement inside, Lowering lowering) {
        List<CtElement> parts = withClassesUsed(inside, lowering);
        Set<CtVariable<?>> own = Collections.newSetFromMap(new IdentityHashMap<>());
        parts.forEach(part -> part.getElements(new TypeFilter<CtVariable<?>>(CtVariable.class))
                .forEach(own::add));
        Set<CtVariable<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<CtVariable<?>> found = new ArrayList<>();
        for (CtElement part : parts) {
            for (CtVariableAccess<?> access :
                    part.getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class))) {
                boolean local = !(access instanceof CtFieldAccess<?>) && !(access instanceof CtSuperAccess<?>);
                CtVariable<?> variable =
                        local ? lowering.declarations.local(access).orElse(null) : null;
                if (variable != null
                        && !(variable instanceof CtField<?>)
                        && !own.contains(variable)
                        && seen.add(variable)
                        && lowering.constants.of(variable).isEmpty()) {
                    found.add(variable);
                }
            }
        }
        return found;
    }

    private static List<CtElement> withClassesUsed(CtElement inside, Lowering lowering) {
        Set<CtElement> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<CtElement> parts = new ArrayList<>();
        Deque<CtElement> open = new ArrayDeque<>(List.of(inside));
        while (!open.isEmpty()) {
            CtElement part = open.pop();
            if (seen.add(part)) {
                parts.add(part);
                part.getElements(new TypeFilter<CtTypeReference<?>>(CtTypeReference.class)).stream()
                        .filter(CtTypeReference::isLocalType)
                        .map(lowering.declarations::type)
                        .flatMap(Optional::stream)
                        .forEach(open::add);
            }
        }
        return parts;
    }

    /** Whether a lambda may need the object around it. */
    static boolean needThis(CtElement lambda, Lowering lowering) {
        return !lambda.getElements(new TypeFilter<CtThisAccess<?>>(CtThisAccess.class))
                        .isEmpty()
                || !lambda.getElements(new TypeFilter<CtSuperAccess<?>>(CtSuperAccess.class))
                        .isEmpty()
                || lambda.getElements(new TypeFilter<CtConstructorCall<?>>(CtConstructorCall.class)).stream()
                        .anyMatch(creation -> isInner(creation.getType(), lowering))
                || lambda
                        .getElements(new TypeFilter<CtExecutableReferenceExpression<?, ?>>(
                                CtExecutableReferenceExpression.class))
                        .stream()
                        .anyMatch(reference -> reference.getTarget() instanceof CtTypeAccess<?> access
                                && isInner(access.getAccessedType(), lowering));
    }

    private static boolean isInner(CtTypeReference<?> made, Lowering lowering) {
        return lowering.declarations
                .type(made)
                .filter((CtType<?> type) -> Scope.isInner(type))
                .isPresent();
    }
}
