package org.sluicempi.analyzer.symbolic;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;

/** Reads {@code int} expressions of the program as polynomials. */
public final class ExpressionReader {
    private static final Set<String> INT_LIKE = Set.of("int", "short", "byte", "char");
    private static final Set<BinaryOperatorKind> DIVISIONS = EnumSet.of(BinaryOperatorKind.DIV, BinaryOperatorKind.MOD);
    private static final int NESTING = 64;

    private final Definitions definitions;

    public ExpressionReader(Definitions definitions) {
        this.definitions = definitions;
    }

    /**
     * The polynomial, or nothing where the expression is not built from {@code int} variables, lengths and constants with
     * plus, minus and times, or a coefficient leaves the range of {@code long}. The symbols mean the variables' values at
     * the place of the expression; whether they are the same elsewhere is for the caller to find out.
     */
    public Optional<Poly> read(CtExpression<?> expression) {
        try {
            return read(expression, NESTING);
        } catch (CoefficientOverflowException e) {
            return Optional.empty();
        }
    }

    private Optional<Poly> read(CtExpression<?> expression, int depth) {
        if (depth == 0 || !castsKeepInts(expression)) {
            return Optional.empty();
        }
        if (expression instanceof CtLiteral<?> literal) {
            return literal(literal.getValue());
        }
        if (expression instanceof CtUnaryOperator<?> unary) {
            return unary(unary, depth);
        }
        if (expression instanceof CtBinaryOperator<?> binary) {
            return binary(binary, depth);
        }
        if (expression instanceof CtVariableRead<?> variable) {
            return variable(variable, depth);
        }
        return Optional.empty();
    }

    private static boolean castsKeepInts(CtExpression<?> expression) {
        for (CtTypeReference<?> cast : expression.getTypeCasts()) {
            if (!"int".equals(cast.getQualifiedName())) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Poly> literal(Object value) {
        if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return Optional.of(Poly.of(((Number) value).longValue()));
        }
        return value instanceof Character c ? Optional.of(Poly.of(c)) : Optional.empty();
    }

    private Optional<Poly> unary(CtUnaryOperator<?> unary, int depth) {
        return switch (unary.getKind()) {
            case NEG -> read(unary.getOperand(), depth - 1).map(p -> p.times(-1));
            case POS -> read(unary.getOperand(), depth - 1);
            default -> Optional.empty();
        };
    }

    private Optional<Poly> binary(CtBinaryOperator<?> binary, int depth) {
        if (DIVISIONS.contains(binary.getKind())) {
            return division(binary, depth);
        }
        Optional<Poly> left = read(binary.getLeftHandOperand(), depth - 1);
        Optional<Poly> right = read(binary.getRightHandOperand(), depth - 1);
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        return switch (binary.getKind()) {
            case PLUS -> Optional.of(left.get().plus(right.get()));
            case MINUS -> Optional.of(left.get().minus(right.get()));
            case MUL -> Optional.of(left.get().times(right.get()));
            default -> Optional.empty();
        };
    }

    /** A quotient or a remainder by a constant is a symbol of its own. */
    private Optional<Poly> division(CtBinaryOperator<?> division, int depth) {
        Optional<Poly> dividend = read(division.getLeftHandOperand(), depth - 1);
        boolean plain = division.getRightHandOperand() instanceof CtLiteral<?> divisor
                && divisor.getValue() instanceof Integer value
                && value != 0
                && divisor.getTypeCasts().isEmpty();
        if (dividend.isEmpty() || !plain || !division.getTypeCasts().isEmpty()) {
            return Optional.empty();
        }
        List<Object> owners = dividend.get().symbols().stream()
                .flatMap(symbol -> symbol.owners().stream())
                .toList();
        String sign = division.getKind() == BinaryOperatorKind.DIV ? " / " : " % ";
        String text = "((" + dividend.get() + ")" + sign + division.getRightHandOperand() + ")";
        String shorter = dividend.get().terms().size() == 1 && dividend.get().degree() <= 1
                ? "(" + dividend.get() + sign + division.getRightHandOperand() + ")"
                : text;
        return Optional.of(Poly.of(Symbol.expression(owners, shorter)));
    }

    private Optional<Poly> variable(CtVariableRead<?> read, int depth) {
        if (Symbols.isLength(read)) {
            return Symbols.ofLength((CtFieldRead<?>) read).map(Poly::of);
        }
        CtTypeReference<?> type = read.getVariable().getType();
        if (type == null || !INT_LIKE.contains(type.getQualifiedName())) {
            return Optional.empty();
        }
        CtVariable<?> declaration = read.getVariable().getDeclaration();
        if (declaration != null) {
            Optional<CtExpression<?>> definition = definitions.of(declaration);
            if (definition.isPresent()) {
                return read(definition.get(), depth - 1);
            }
        }
        return Symbols.of(read).map(Poly::of);
    }
}
