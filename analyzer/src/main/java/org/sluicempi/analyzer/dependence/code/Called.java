package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * A method whose statements are looked at as if they stood where it is called.
 *
 * @param call a statement of its own, or all that a variable is declared with
 * @param others all other calls of it, which stand in the same file
 */
public record Called(CtInvocation<?> call, CtMethod<?> method, List<CtInvocation<?>> others) {
    public Called {
        others = List.copyOf(others);
    }

    /** The statement that the call is, or the declaration of the variable that its result goes to. */
    public CtStatement statement() {
        return call.getParent() instanceof CtLocalVariable<?> variable ? variable : call;
    }

    public List<CtStatement> statements() {
        return method.getBody().getStatements();
    }

    /**
     * A polynomial over variables of the caller, as it is written in the called method.
     *
     * @param body of the caller with the called method in it
     * @return empty where one name would have to mean two variables, or what can fail would have to be written anew
     */
    public Optional<Poly> inside(Poly poly, Body body) {
        Map<CtVariable<?>, CtParameter<?>> parameters = parameters(body);
        Poly written = poly;
        for (Symbol symbol : poly.symbols()) {
            boolean renamed = symbol.owners().stream().anyMatch(parameters::containsKey);
            Optional<Symbol> own = renamed ? inside(symbol, parameters) : Optional.of(symbol);
            if (own.isEmpty()) {
                return Optional.empty();
            }
            written = written.with(symbol, Poly.of(own.get()));
        }
        return Optional.of(written);
    }

    private static Optional<Symbol> inside(Symbol symbol, Map<CtVariable<?>, CtParameter<?>> parameters) {
        Optional<CtParameter<?>> own = Optional.ofNullable(
                parameters.get((CtVariable<?>) symbol.owners().get(0)));
        return switch (symbol.aspect()) {
            case VALUE -> own.map(parameter -> Symbols.of(parameter));
            case LENGTH -> own.map(array -> Symbol.length(array, array.getSimpleName() + ".length"));
            case EXPRESSION -> expression(symbol, parameters);
            case COURSE -> Optional.empty(); // of a local variable, which is no parameter
        };
    }

    /** The expression with parameters in the places of the variables that they are. */
    private static Optional<Symbol> expression(Symbol symbol, Map<CtVariable<?>, CtParameter<?>> parameters) {
        if (!symbol.premises().areNone()) {
            return Optional.empty();
        }
        Map<String, String> names = new HashMap<>();
        List<Object> owners = new ArrayList<>();
        for (Object owner : symbol.owners()) {
            CtVariable<?> variable = (CtVariable<?>) owner;
            CtParameter<?> parameter = parameters.get(variable);
            CtVariable<?> own = parameter == null ? variable : parameter;
            owners.add(own);
            String before = names.put(variable.getSimpleName(), own.getSimpleName());
            if (before != null && !before.equals(own.getSimpleName()) || variable instanceof CtField<?>) {
                return Optional.empty();
            }
        }
        return names.containsKey("Math")
                ? Optional.empty()
                : Optional.of(Symbol.expression(owners, renamed(symbol.text(), names)));
    }

    /** What stands behind a dot is no variable of the method. */
    private static String renamed(String expression, Map<String, String> names) {
        Tokens tokens = Tokens.of(expression);
        StringBuilder text = new StringBuilder();
        int at = 0;
        boolean member = false;
        for (Token token : tokens.code()) {
            String word = tokens.read(token);
            text.append(expression, at, token.start()).append(member ? word : names.getOrDefault(word, word));
            at = token.end();
            member = word.equals(".");
        }
        return text.append(expression.substring(at)).toString();
    }

    /** The fields that parameters are. */
    public List<CtField<?>> fields(Body body) {
        List<CtField<?>> fields = new ArrayList<>();
        for (CtVariable<?> variable : parameters(body).keySet()) {
            if (variable instanceof CtField<?> field) {
                fields.add(field);
            }
        }
        return fields;
    }

    /**
     * The parameters that are variables of the caller, by those; the others are given a value of their own. Of several that are one
     * variable it is one that the method names.
     */
    private Map<CtVariable<?>, CtParameter<?>> parameters(Body body) {
        Map<CtVariable<?>, CtParameter<?>> parameters = new IdentityHashMap<>();
        for (int i = 0; i < call.getArguments().size(); i++) {
            CtParameter<?> parameter = method.getParameters().get(i);
            if (body.of(parameter).isEmpty()) {
                Step given = body.value(call.getArguments().get(i))
                        .map(body::producer)
                        .orElseThrow();
                variable(given)
                        .filter(variable -> !parameters.containsKey(variable) || isNamed(parameter))
                        .ifPresent(variable -> parameters.put(variable, parameter));
            }
        }
        return parameters;
    }

    private boolean isNamed(CtParameter<?> parameter) {
        return method.getBody().getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class)).stream()
                .anyMatch(access -> access.getVariable().getSimpleName().equals(parameter.getSimpleName()));
    }

    private static Optional<CtVariable<?>> variable(Step given) {
        if (given instanceof Step.ReadLocal local) {
            return Optional.of(local.variable());
        }
        return given instanceof Step.ReadField read ? read.field().declaration().map(field -> field) : Optional.empty();
    }
}
