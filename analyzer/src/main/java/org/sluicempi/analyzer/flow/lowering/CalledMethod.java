package org.sluicempi.analyzer.flow.lowering;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.Types;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.code.CtVariableWrite;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Writes the body of a called method in the place of one call. A parameter that keeps the value it is given, and is given that
 * of a local variable of the same type, is that variable; any other is a variable of its own, which the call assigns.
 */
final class CalledMethod {
    private final Lowering lowering;
    private final CtInvocation<?> call;
    private final CtMethod<?> method;
    private final Map<CtVariable<?>, CtVariable<?>> bound = new IdentityHashMap<>();

    CalledMethod(Lowering lowering, CtInvocation<?> call, CtMethod<?> method) {
        this.lowering = lowering;
        this.call = call;
        this.method = method;
    }

    boolean isAt(CtInvocation<?> other) {
        return other == call;
    }

    /** The caller's variable that a parameter is; other variables are themselves. */
    CtVariable<?> variable(CtVariable<?> declared) {
        return bound.getOrDefault(declared, declared);
    }

    /** Writes the arguments, from the left to the right, then the parameters, then the statements of the body. */
    void write() {
        List<CtParameter<?>> parameters = method.getParameters();
        Value[] values = new Value[parameters.size()];
        for (int i = 0; i < values.length; i++) {
            CtParameter<?> parameter = parameters.get(i);
            CtExpression<?> argument = call.getArguments().get(i);
            values[i] = lowering.expressions.as(argument, parameter.getType(), call);
            given(parameter, argument).ifPresent(variable -> bound.put(parameter, variable));
        }
        for (int i = 0; i < values.length; i++) {
            CtParameter<?> parameter = parameters.get(i);
            Value value = values[i];
            if (!bound.containsKey(parameter)) {
                lowering.body.range(parameter, () -> {
                    lowering.body.emit(new Step.WriteLocal(parameter, parameter, value));
                });
            }
        }
        lowering.statements.statement(method.getBody());
    }

    private Optional<CtVariable<?>> given(CtParameter<?> parameter, CtExpression<?> argument) {
        boolean plain = argument instanceof CtVariableRead<?> && argument.getTypeCasts().isEmpty();
        return plain && !isAssigned(parameter)
                ? lowering.declarations
                        .local((CtVariableAccess<?>) argument)
                        .filter(variable -> Types.same(variable.getType(), parameter.getType()))
                : Optional.empty();
    }

    private boolean isAssigned(CtParameter<?> parameter) {
        return method
                .getBody()
                .getElements(new TypeFilter<CtVariableWrite<?>>(CtVariableWrite.class))
                .stream()
                .anyMatch(write -> lowering.declarations
                        .local(write)
                        .filter(variable -> variable == parameter)
                        .isPresent());
    }
}
