package org.sluicempi.analyzer.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtThisAccess;
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
     * The variables of the code around that are used inside, in the order of their first use; constants are not. What a local
     * class uses is used where it is extended and where an object of it is made.
     */
    static Collection<CtVariable<?>> variables(CtElement inside, Lowering lowering) {
        Collection<CtElement> places = places(inside, lowering);
        Set<CtVariable<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (CtElement place : places) {
            seen.addAll(place.getElements(new TypeFilter<CtVariable<?>>(CtVariable.class)));
        }
        Map<Integer, CtVariable<?>> found = new LinkedHashMap<>();
        for (CtElement place : places) {
            for (CtVariableAccess<?> access :
                    place.getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class))) {
                boolean local = !(access instanceof CtFieldAccess<?>) && !(access instanceof CtSuperAccess<?>);
                CtVariable<?> variable =
                        local ? lowering.declarations.local(access).orElse(null) : null;
                if (variable != null
                        && !(variable instanceof CtField<?>)
                        && seen.add(variable)
                        && lowering.constants.of(variable).isEmpty()) {
                    found.put(found.size(), variable);
                }
            }
        }
        return found.values();
    }

    /** The code itself and the local classes that it extends or makes objects of, and so on. */
    private static Collection<CtElement> places(CtElement inside, Lowering lowering) {
        Set<CtElement> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<CtElement> places = new ArrayList<>();
        Deque<CtElement> waiting = new ArrayDeque<>(Set.of(inside));
        while (!waiting.isEmpty()) {
            CtElement place = waiting.remove();
            if (seen.add(place)) {
                places.add(place);
                types(place).stream()
                        .map(lowering.declarations::type)
                        .flatMap(Optional::stream)
                        .filter(CtType::isLocalType)
                        .forEach(waiting::add);
            }
        }
        return places;
    }

    /** What the code extends or makes objects of. */
    private static List<CtTypeReference<?>> types(CtElement place) {
        List<CtTypeReference<?>> types = new ArrayList<>();
        for (CtType<?> type : place.getElements(new TypeFilter<CtType<?>>(CtType.class))) {
            types.add(type.getSuperclass());
        }
        for (CtConstructorCall<?> creation :
                place.getElements(new TypeFilter<CtConstructorCall<?>>(CtConstructorCall.class))) {
            types.add(creation.getType());
        }
        for (CtExecutableReferenceExpression<?, ?> reference : place.getElements(
                new TypeFilter<CtExecutableReferenceExpression<?, ?>>(CtExecutableReferenceExpression.class))) {
            if (reference.getExecutable().isConstructor()) {
                types.add(reference.getExecutable().getDeclaringType());
            }
        }
        types.removeIf(Objects::isNull);
        return types;
    }

    /** Whether a lambda may need the object around it. */
    static boolean needThis(CtElement lambda, Lowering lowering) {
        return !lambda.getElements(new TypeFilter<CtThisAccess<?>>(CtThisAccess.class))
                        .isEmpty()
                || !lambda.getElements(new TypeFilter<CtSuperAccess<?>>(CtSuperAccess.class))
                        .isEmpty()
                || lambda.getElements(new TypeFilter<CtConstructorCall<?>>(CtConstructorCall.class)).stream()
                        .anyMatch(creation -> isInner(creation, lowering));
    }

    private static boolean isInner(CtConstructorCall<?> creation, Lowering lowering) {
        return lowering.declarations
                .type(creation.getType())
                .filter((CtType<?> type) -> Scope.isInner(type))
                .isPresent();
    }
}
