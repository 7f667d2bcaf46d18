package org.sluicempi.analyzer.dependence.code;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtVariable;

/**
 * A method whose statements are looked at as if they stood where it is called.
 *
 * @param call the statement that calls it
 * @param others all other calls of it, which stand in the same file
 */
public record Called(CtInvocation<?> call, CtMethod<?> method, List<CtInvocation<?>> others) {
    public Called {
        others = List.copyOf(others);
    }

    public List<CtStatement> statements() {
        return method.getBody().getStatements();
    }

    /**
     * A polynomial over variables of the caller, as it is written in the called method.
     *
     * @param body of the caller with the called method in it
     * @return empty where an expression in it cannot be written with other names
     */
    public Optional<Poly> inside(Poly poly, Body body) {
        Map<CtVariable<?>, CtParameter<?>> parameters = parameters(body);
        Poly written = poly;
        for (Symbol symbol : poly.symbols()) {
            boolean renamed = symbol.owners().stream()
                    .anyMatch(owner -> owner instanceof CtVariable<?> variable && parameters.containsKey(variable));
            if (renamed && symbol.aspect() == Symbol.Aspect.EXPRESSION) {
                return Optional.empty();
            }
            if (renamed) {
                CtParameter<?> parameter =
                        parameters.get((CtVariable<?>) symbol.owners().get(0));
                Symbol own = symbol.aspect() == Symbol.Aspect.LENGTH
                        ? Symbol.length(parameter, parameter.getSimpleName() + ".length")
                        : Symbols.of(parameter);
                written = written.with(symbol, Poly.of(own));
            }
        }
        return Optional.of(written);
    }

    /** The parameters that are variables of the caller, by those. */
    private Map<CtVariable<?>, CtParameter<?>> parameters(Body body) {
        Map<CtVariable<?>, CtParameter<?>> parameters = new IdentityHashMap<>();
        for (Step step : body.steps()) {
            if (step instanceof Step.ReadLocal read
                    && read.origin() instanceof CtVariableAccess<?> access
                    && access.hasParent(method)) {
                method.getParameters().stream()
                        .filter(parameter -> parameter != read.variable()
                                && parameter.getSimpleName()
                                        .equals(access.getVariable().getSimpleName())
                                && !read.variable().hasParent(method))
                        .findFirst()
                        .ifPresent(parameter -> parameters.put(read.variable(), parameter));
            }
        }
        return parameters;
    }
}
