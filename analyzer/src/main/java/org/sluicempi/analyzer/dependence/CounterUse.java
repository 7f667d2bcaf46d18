package org.sluicempi.analyzer.dependence;

import org.sluicempi.analyzer.region.CountedLoop;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.visitor.filter.TypeFilter;

/** Who else uses the counter of a loop that does not declare it. */
final class CounterUse {
    private CounterUse() {}

    /** Whether nobody can see what value the counter has after the loop: all other uses are counters of loops. */
    static boolean isPrivate(CountedLoop loop) {
        if (loop.counter().hasParent(loop.loop())) {
            return true;
        }
        CtExecutable<?> method = loop.loop().getParent(CtExecutable.class);
        return method.getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class)).stream()
                .filter(access -> access.getVariable().getDeclaration() == loop.counter())
                .allMatch(access -> isInLoopOver(access, loop));
    }

    private static boolean isInLoopOver(CtVariableAccess<?> access, CountedLoop loop) {
        for (CtElement parent = access.getParent();
                parent != null && !(parent instanceof CtExecutable<?>);
                parent = parent.getParent()) {
            if (parent == loop.loop() || parent instanceof CtFor other && starts(other, loop)) {
                return true;
            }
        }
        return false;
    }

    /** Whether another loop sets the counter before it does anything else. */
    private static boolean starts(CtFor other, CountedLoop loop) {
        return other.getForInit().size() == 1
                && other.getForInit().get(0) instanceof CtAssignment<?, ?> assignment
                && assignment.getAssigned() instanceof CtVariableAccess<?> access
                && access.getVariable().getDeclaration() == loop.counter()
                && !other.hasParent(loop.loop())
                && assignment
                        .getAssignment()
                        .getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class))
                        .stream()
                        .noneMatch(read -> read.getVariable().getDeclaration() == loop.counter());
    }
}
