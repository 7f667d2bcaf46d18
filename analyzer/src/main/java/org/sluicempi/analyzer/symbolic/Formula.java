package org.sluicempi.analyzer.symbolic;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtReturn;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.code.UnaryOperatorKind;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;

/**
 * A method that is a formula, {@code int at(int x, int y) { return x * width + y; }}: what a call of it yields, told from
 * its arguments. No other method can be executed in its place, and the names in it mean the same where the call stands: those
 * of fields stand for no other variable of the file, as nobody who looks at the words around the call would see them.
 */
final class Formula {
    private static final int NESTING = 8;
    private static final String INT = "int";

    private final CtMethod<?> method;
    private final List<Poly> arguments;
    private final boolean fields;
    private final int depth;

    private Formula(CtMethod<?> method, List<Poly> arguments, boolean fields, int depth) {
        this.method = method;
        this.arguments = arguments;
        this.fields = fields;
        this.depth = depth;
    }

    /** Whether the value of a call may be told from its arguments. */
    static boolean mayBe(Step.Call call) {
        return call.origin() instanceof CtInvocation<?>
                && call.method().declaration().flatMap(Formula::method).isPresent();
    }

    /** @param arguments of the call, in their order */
    static Optional<Poly> value(Step.Call call, List<Poly> arguments) {
        return call.origin() instanceof CtInvocation<?> invocation
                ? call.method()
                        .declaration()
                        .flatMap(Formula::method)
                        .flatMap(method ->
                                new Formula(method, arguments, hasItsFields(invocation, method), NESTING).value())
                : Optional.empty();
    }

    private static Optional<CtMethod<?>> method(CtExecutable<?> declaration) {
        if (!(declaration instanceof CtMethod<?> method) || !isFixed(method) || !returnsAtOnce(method)) {
            return Optional.empty();
        }
        boolean ints = INT.equals(method.getType().getQualifiedName())
                && method.getParameters().stream()
                        .allMatch(parameter -> INT.equals(parameter.getType().getQualifiedName()));
        return ints ? Optional.of(method) : Optional.empty();
    }

    private static boolean isFixed(CtMethod<?> method) {
        return method.isStatic()
                || method.isPrivate()
                || method.isFinal()
                || method.getDeclaringType().isFinal();
    }

    private static boolean returnsAtOnce(CtMethod<?> method) {
        return method.getBody() != null
                && method.getBody().getStatements().size() == 1
                && method.getBody().getStatement(0) instanceof CtReturn<?>;
    }

    /** Whether the call stands in the class of the method, and is one on the object at hand: a field has one name for both. */
    private static boolean hasItsFields(CtInvocation<?> call, CtMethod<?> method) {
        boolean own = method.isStatic()
                || call.getTarget() == null
                || call.getTarget().isImplicit()
                || call.getTarget() instanceof CtThisAccess<?>;
        return own && call.getParent(CtType.class) == method.getDeclaringType();
    }

    private Optional<Poly> value() {
        return method.getBody().getStatement(0) instanceof CtReturn<?> result
                ? read(result.getReturnedExpression())
                : Optional.empty();
    }

    private Optional<Poly> read(@Nullable CtExpression<?> expression) {
        if (expression == null || !expression.getTypeCasts().isEmpty()) {
            return Optional.empty();
        }
        if (expression instanceof CtLiteral<?> literal) {
            return literal.getValue() instanceof Integer value ? Optional.of(Poly.of(value)) : Optional.empty();
        }
        if (expression instanceof CtUnaryOperator<?> unary) {
            return unary.getKind() == UnaryOperatorKind.NEG
                    ? read(unary.getOperand()).map(value -> value.times(-1))
                    : Optional.empty();
        }
        if (expression instanceof CtBinaryOperator<?> binary) {
            return binary(binary);
        }
        if (expression instanceof CtInvocation<?> call) {
            return nested(call);
        }
        return expression instanceof CtVariableRead<?> variable ? variable(variable) : Optional.empty();
    }

    private Optional<Poly> binary(CtBinaryOperator<?> binary) {
        Optional<Poly> left = read(binary.getLeftHandOperand());
        Optional<Poly> right = read(binary.getRightHandOperand());
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        return RingOperators.apply(binary.getKind(), left.get(), right.get());
    }

    private Optional<Poly> nested(CtInvocation<?> call) {
        if (depth == 0 || call.getExecutable() == null) {
            return Optional.empty();
        }
        List<Poly> values = call.getArguments().stream()
                .flatMap(each -> read(each).stream())
                .toList();
        return Optional.ofNullable(call.getExecutable().getDeclaration())
                .flatMap(Formula::method)
                .filter(callee -> values.size() == callee.getParameters().size())
                .flatMap(
                        callee -> new Formula(callee, values, fields && hasItsFields(call, callee), depth - 1).value());
    }

    private Optional<Poly> variable(CtVariableRead<?> read) {
        CtVariable<?> declared = read.getVariable().getDeclaration();
        for (int i = 0; i < method.getParameters().size(); i++) {
            if (method.getParameters().get(i) == declared) {
                return Optional.of(arguments.get(i));
            }
        }
        return read instanceof CtFieldRead<?> access ? field(access) : Optional.empty();
    }

    private Optional<Poly> field(CtFieldRead<?> read) {
        CtVariable<?> declared = Symbols.declaration(read).orElse(null);
        if (!(declared instanceof CtField<?> field)
                || !INT.equals(field.getType().getQualifiedName())) {
            return Optional.empty();
        }
        Optional<Symbol> symbol = Symbols.of(read, field);
        if (symbol.isPresent() && symbol.get().constant().isPresent()) {
            return Optional.of(Poly.of(symbol.get().constant().getAsLong()));
        }
        boolean bare = read.getTarget() == null || read.getTarget().isImplicit();
        return fields && bare && field.getDeclaringType() == method.getDeclaringType() && UniqueName.has(field)
                ? symbol.map(Poly::of)
                : Optional.empty();
    }
}
