package org.sluicempi.analyzer.flow.size;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtAbstractSwitch;
import spoon.reflect.code.CtForEach;
import spoon.reflect.code.CtPattern;
import spoon.reflect.code.CtSynchronized;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtTryWithResource;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * How many places for local variables a method may need, estimated from above: parameters and variables, {@code long} and
 * {@code double} twice, and what the compiler keeps beside them.
 */
final class LocalSlots {
    /** {@code this}, the object around it, name and number of an enum's constant. */
    private static final int OF_METHOD = 4;

    private static final int OF_STATEMENT = 4;

    private final Set<CtVariable<?>> variables = Collections.newSetFromMap(new IdentityHashMap<>());

    private LocalSlots() {}

    /** @param code the method, or whatever the body is of */
    static int of(Body body, CtElement code, Iterable<CtElement> inside) {
        LocalSlots slots = new LocalSlots();
        for (Step step : body.steps()) {
            if (step instanceof Step.WriteLocal write) {
                slots.variables.add(write.variable());
            } else if (step instanceof Step.ReadLocal read) {
                slots.variables.add(read.variable());
            }
        }
        if (code instanceof CtExecutable<?> executable) {
            slots.variables.addAll(executable.getParameters());
        }
        if (code instanceof CtConstructor<?> constructor) {
            slots.variables.addAll(captured(constructor.getDeclaringType()));
        }
        int count = OF_METHOD;
        for (CtVariable<?> variable : slots.variables) {
            count += isWide(variable) ? 2 : 1;
        }
        for (CtElement element : inside) {
            count += OF_STATEMENT * hidden(element);
        }
        return count;
    }

    /** The variables around a class that its objects keep. */
    static Set<CtVariable<?>> captured(CtType<?> type) {
        Set<CtVariable<?>> captured = Collections.newSetFromMap(new IdentityHashMap<>());
        if (type.isTopLevel() || type.getParent(CtExecutable.class) == null) {
            return captured;
        }
        for (CtVariableRead<?> read : type.getElements(new TypeFilter<CtVariableRead<?>>(CtVariableRead.class))) {
            CtVariable<?> variable =
                    read.getVariable() == null ? null : read.getVariable().getDeclaration();
            if (variable != null && !(variable instanceof CtField<?>) && !variable.hasParent(type)) {
                captured.add(variable);
            }
        }
        return captured;
    }

    private static boolean isWide(CtVariable<?> variable) {
        String type = variable.getType() == null ? "" : variable.getType().getQualifiedName();
        return type.equals("long") || type.equals("double") || type.isEmpty();
    }

    private static int hidden(CtElement element) {
        if (element instanceof CtTryWithResource resources) {
            return 1 + resources.getResources().size();
        }
        return element instanceof CtForEach
                        || element instanceof CtTry
                        || element instanceof CtSynchronized
                        || element instanceof CtAbstractSwitch<?>
                        || element instanceof CtPattern
                ? 1
                : 0;
    }
}
