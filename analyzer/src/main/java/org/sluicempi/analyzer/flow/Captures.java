package org.sluicempi.analyzer.flow;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/** What a lambda or a class takes along from the code around it. */
final class Captures {
    private Captures() {}

    /** The variables of the code around that are used inside, in the order of their first use; constants are not. */
    static Collection<CtVariable<?>> variables(CtElement inside, Lowering lowering) {
        Set<CtVariable<?>> own = Collections.newSetFromMap(new IdentityHashMap<>());
        inside.getElements(new TypeFilter<CtVariable<?>>(CtVariable.class)).forEach(own::add);
        Set<CtVariable<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Map<Integer, CtVariable<?>> found = new LinkedHashMap<>();
        for (CtVariableAccess<?> access :
                inside.getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class))) {
            boolean local = !(access instanceof CtFieldAccess<?>) && !(access instanceof CtSuperAccess<?>);
            CtVariable<?> variable = local ? lowering.declarations.local(access).orElse(null) : null;
            if (variable != null
                    && !(variable instanceof CtField<?>)
                    && !own.contains(variable)
                    && seen.add(variable)
                    && lowering.constants.of(variable).isEmpty()) {
                found.put(found.size(), variable);
            }
        }
        return found.values();
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
