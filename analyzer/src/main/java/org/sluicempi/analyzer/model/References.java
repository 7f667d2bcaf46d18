package org.sluicempi.analyzer.model;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import spoon.reflect.code.CtArrayAccess;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtCatchVariable;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtForEach;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtNewArray;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.reference.CtVariableReference;

/** Where the references in one body may lead, whatever path was taken to the place where they are used. */
final class References {
    private final CtElement code;
    private final CallReader calls;
    private final Map<CtVariable<?>, Set<Root>> variables = new HashMap<>();

    /** @param code a body, or another piece of code that is executed as a whole */
    References(CtElement code, CallReader calls) {
        this.code = code;
        this.calls = calls;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (CtElement element : code.getElements((CtElement e) -> true)) {
                changed |= flow(element);
            }
        }
    }

    /** What a reference may lead to; empty for values that lead nowhere. */
    Set<Root> of(CtExpression<?> expression) {
        CtTypeReference<?> type = expression.getType();
        if (type != null && JdkEffects.isImmutable(type)) {
            return Set.of();
        }
        if (expression instanceof CtFieldAccess<?> field) {
            return field(field);
        }
        if (expression instanceof CtVariableAccess<?> access) {
            return variable(access.getVariable());
        }
        if (expression instanceof CtArrayAccess<?, ?> element) {
            return of(element.getTarget());
        }
        if (expression instanceof CtConditional<?> choice) {
            return union(of(choice.getThenExpression()), of(choice.getElseExpression()));
        }
        if (expression instanceof CtAssignment<?, ?> assignment) {
            return union(of(assignment.getAssignment()), of(assignment.getAssigned()));
        }
        if (expression instanceof CtNewArray<?> array) {
            return made(array);
        }
        if (expression instanceof CtInvocation<?> || expression instanceof CtConstructorCall<?>) {
            return calls.results(expression, this);
        }
        if (expression instanceof CtThisAccess<?> || expression instanceof CtSuperAccess<?>) {
            return Set.of(new Root.Argument(Effect.TARGET));
        }
        return expression instanceof CtLiteral<?> ? Set.of() : Set.of(Root.ANYTHING);
    }

    private Set<Root> field(CtFieldAccess<?> access) {
        Set<Root> roots = new LinkedHashSet<>();
        roots.add(new Root.Field(FieldNames.of(access.getVariable())));
        CtExpression<?> target = access.getTarget();
        if (target != null && !access.getVariable().isStatic()) {
            roots.addAll(of(target));
        }
        return roots;
    }

    private Set<Root> variable(CtVariableReference<?> reference) {
        CtVariable<?> variable = reference.getDeclaration();
        if (variable == null) {
            return Set.of(Root.ANYTHING);
        }
        Set<Root> assigned = variables.getOrDefault(variable, Set.of());
        CtElement owner = variable.getParent();
        if (variable instanceof CtParameter<?> parameter
                && owner instanceof CtExecutable<?> executable
                && executable.getBody() == code) {
            return union(assigned, Set.of(new Root.Argument(indexOf(executable.getParameters(), parameter))));
        }
        return variable.hasParent(code) ? assigned : Set.of(Root.ANYTHING);
    }

    private static int indexOf(List<CtParameter<?>> parameters, CtParameter<?> parameter) {
        for (int i = 0; i < parameters.size(); i++) {
            if (parameters.get(i) == parameter) {
                return i;
            }
        }
        throw new IllegalStateException("a parameter that its method does not know: " + parameter.getSimpleName());
    }

    private Set<Root> made(CtNewArray<?> array) {
        Set<Root> roots = new LinkedHashSet<>(Set.of(Root.FRESH));
        array.getElements().forEach(element -> roots.addAll(of(element)));
        return roots;
    }

    private boolean flow(CtElement element) {
        if (element instanceof CtLocalVariable<?> local && local.getDefaultExpression() != null) {
            return add(local, of(local.getDefaultExpression()));
        }
        if (element instanceof CtAssignment<?, ?> assignment
                && assignment.getAssigned() instanceof CtVariableAccess<?> access
                && !(access instanceof CtFieldAccess<?>)) {
            CtVariable<?> variable = access.getVariable().getDeclaration();
            return variable != null && add(variable, of(assignment.getAssignment()));
        }
        if (element instanceof CtForEach loop) {
            return add(loop.getVariable(), of(loop.getExpression()));
        }
        if (element instanceof CtCatchVariable<?> caught) {
            return add(caught, Set.of(Root.ANYTHING));
        }
        return false;
    }

    private boolean add(CtVariable<?> variable, Set<Root> roots) {
        boolean leadsNowhere = variable.getType() != null && JdkEffects.isImmutable(variable.getType());
        return !leadsNowhere
                && variables
                        .computeIfAbsent(variable, key -> new LinkedHashSet<>())
                        .addAll(roots);
    }

    private static Set<Root> union(Set<Root> a, Set<Root> b) {
        Set<Root> both = new LinkedHashSet<>(a);
        both.addAll(b);
        return both;
    }
}
