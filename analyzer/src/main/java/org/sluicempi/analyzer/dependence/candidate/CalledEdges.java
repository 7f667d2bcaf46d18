package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Called;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.flow.Range;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtReturn;
import spoon.reflect.code.CtStatementList;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.reference.CtTypeReference;

/**
 * What a call does besides its arguments and the statements of the method: it converts values on their way in and out, and the
 * exceptions that the JVM finds words for name the method with the types of its parameters.
 *
 * @param inside the caller, with the statements of the method in the place of the call
 */
record CalledEdges(Method inside, Remarks remarks) {
    /** Why the method's statements do not say all that the call does, or another call of it might tell of its parameters. */
    Optional<OutOfReach> reason() {
        Called called = inside.called().orElseThrow();
        return conversion(called)
                .map(place -> new OutOfReach(
                        "'" + remarks.snippet(place) + "' converts a value in a way that may fail",
                        "let the value have the type of the parameter, or of the variable, before"))
                .or(() -> called.others().stream()
                        .filter(other -> mayBeNamed(other, called.method()))
                        .findFirst()
                        .map(other -> new OutOfReach(
                                "an exception at '" + remarks.snippet(other) + "' at " + remarks.line(other)
                                        + " may name '" + called.method().getSimpleName() + "' with its parameters",
                                "keep the result of that call in a variable, and call it on no other object")));
    }

    /** What may fail and belongs to no argument, parameter or statement, and so to nothing that is looked at on its own. */
    private Optional<CtElement> conversion(Called called) {
        List<CtElement> parts = new ArrayList<>(called.call().getArguments());
        parts.addAll(called.method().getParameters());
        parts.addAll(called.statements());
        List<Range> looked =
                parts.stream().flatMap(part -> inside.body().of(part).stream()).toList();
        Range whole = inside.body().of(called.statement()).orElseThrow();
        for (int i = whole.from(); i < whole.to(); i++) {
            int step = i;
            boolean fails = inside.effect(i).mayThrow() || !inside.effect(i).isKnown();
            if (fails && looked.stream().noneMatch(range -> range.contains(step))) {
                return Optional.of(inside.step(i).origin());
            }
        }
        return Optional.empty();
    }

    /** Whether the call has an object that may be null, or a result that is used where it may be null. */
    private static boolean mayBeNamed(CtInvocation<?> call, CtMethod<?> method) {
        boolean own = call.getTarget() == null
                || call.getTarget() instanceof CtThisAccess<?>
                || call.getTarget() instanceof CtTypeAccess<?>;
        return !own || !method.getType().isPrimitive() && !isKept(call);
    }

    /** Whether the result, if there is one, goes to a variable or a caller, as it is. */
    private static boolean isKept(CtInvocation<?> call) {
        CtElement user = call.getParent();
        if (!call.getTypeCasts().isEmpty()) {
            return false;
        }
        if (user instanceof CtLocalVariable<?> variable) {
            return isReference(variable.getType());
        }
        if (user instanceof CtAssignment<?, ?> assignment) {
            return assignment.getAssignment() == call
                    && isReference(((CtExpression<?>) assignment.getAssigned()).getType());
        }
        return user instanceof CtStatementList || user instanceof CtReturn<?> && isReturnedAsIs(user);
    }

    private static boolean isReturnedAsIs(CtElement end) {
        CtMethod<?> method = end.getParent(CtMethod.class);
        return method != null && isReference(method.getType());
    }

    private static boolean isReference(CtTypeReference<?> type) {
        return type != null && !type.isPrimitive();
    }
}
