package org.sluicempi.analyzer.flow.lowering;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtReturn;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.code.CtVariableWrite;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Writes the body of a called method in the place of one call. A parameter that keeps the value it is given, and is given that
 * of a local variable of the same type, is that variable; so is one that is given an array in a field, as long as nobody assigns
 * the field meanwhile, which is for the caller to find out. Any other is a variable of its own, which the call assigns.
 */
final class CalledMethod {
    private final Lowering lowering;
    private final CtInvocation<?> call;
    private final CtMethod<?> method;
    private final Map<CtVariable<?>, CtVariableRead<?>> bound = new IdentityHashMap<>();
    private Optional<Value> result = Optional.empty();

    CalledMethod(Lowering lowering, CtInvocation<?> call, CtMethod<?> method) {
        this.lowering = lowering;
        this.call = call;
        this.method = method;
    }

    boolean isAt(CtInvocation<?> other) {
        return other == call;
    }

    /** Reads a parameter that is a variable of the caller. */
    Optional<Operand> read(CtVariableAccess<?> access, CtVariable<?> declared) {
        CtVariableRead<?> argument = bound.get(declared);
        if (argument == null) {
            return Optional.empty();
        }
        if (argument instanceof CtFieldRead<?> field) {
            return Optional.of(lowering.fields.read(field));
        }
        CtVariable<?> variable = lowering.declarations.local(argument).orElseThrow();
        return Optional.of(new Operand(lowering.body.emit(new Step.ReadLocal(access, variable)), variable.getType()));
    }

    /**
     * Writes the arguments, from the left to the right, then the parameters, then the statements of the body.
     *
     * @return what the last statement returns
     */
    Optional<Value> write() {
        List<CtParameter<?>> parameters = method.getParameters();
        Value[] values = new Value[parameters.size()];
        for (int i = 0; i < values.length; i++) {
            CtParameter<?> parameter = parameters.get(i);
            CtExpression<?> argument = call.getArguments().get(i);
            values[i] = lowering.expressions.as(argument, parameter.getType(), call);
            if (argument instanceof CtVariableRead<?> read && isGiven(parameter, read)) {
                bound.put(parameter, read);
            }
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
        return result;
    }

    /** Whether the statement is the method's last one, and returns a value. */
    boolean endsWith(CtReturn<?> statement) {
        return statement == method.getBody().getLastStatement() && statement.getReturnedExpression() != null;
    }

    /** Writes the value that the method's last statement returns; the steps go on behind the call. */
    void end(CtReturn<?> statement) {
        result = Optional.of(lowering.expressions.as(statement.getReturnedExpression(), method.getType(), statement));
    }

    private boolean isGiven(CtParameter<?> parameter, CtVariableRead<?> argument) {
        boolean same = argument.getTypeCasts().isEmpty()
                && ConvertedTypes.same(argument.getVariable().getType(), parameter.getType())
                && !isAssigned(parameter);
        return argument instanceof CtFieldRead<?> field
                ? same
                        && parameter.getType() instanceof CtArrayTypeReference<?>
                        && lowering.references.field(field.getVariable()).isPresent()
                        && !(field.getTarget() instanceof CtVariableRead<?>)
                : same && lowering.declarations.local(argument).isPresent();
    }

    private boolean isAssigned(CtParameter<?> parameter) {
        return method.getBody().getElements(new TypeFilter<CtVariableWrite<?>>(CtVariableWrite.class)).stream()
                .anyMatch(write -> lowering.declarations
                        .local(write)
                        .filter(variable -> variable == parameter)
                        .isPresent());
    }
}
