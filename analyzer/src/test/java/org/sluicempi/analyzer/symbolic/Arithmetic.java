package org.sluicempi.analyzer.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.StaticJavaParser;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.math.BigInteger;
import java.util.Map;

/** Evaluates Java arithmetic exactly, by way of a parser that had no part in writing it. */
final class Arithmetic {
    private Arithmetic() {}

    static BigInteger evaluate(String text, Map<Symbol, BigInteger> values) {
        return evaluate(StaticJavaParser.parseExpression(text), values);
    }

    /** What the JVM computes: an operation on two values of {@code int} wraps around at 2<sup>31</sup>. */
    static Number inJava(String text, Map<Symbol, BigInteger> values) {
        return inJava(StaticJavaParser.parseExpression(text), values);
    }

    private static Number inJava(Expression expression, Map<Symbol, BigInteger> values) {
        if (expression instanceof EnclosedExpr enclosed) {
            return inJava(enclosed.getInner(), values);
        }
        if (expression instanceof CastExpr cast) {
            assertThat(cast.getTypeAsString()).isEqualTo("long");
            return inJava(cast.getExpression(), values).longValue();
        }
        if (expression instanceof UnaryExpr unary && unary.getOperator() == UnaryExpr.Operator.MINUS) {
            Number value = inJava(unary.getExpression(), values);
            return typed(-value.longValue(), value, value);
        }
        if (expression instanceof BinaryExpr binary) {
            Number left = inJava(binary.getLeft(), values);
            Number right = inJava(binary.getRight(), values);
            long a = left.longValue();
            long b = right.longValue();
            return switch (binary.getOperator()) {
                case PLUS -> typed(a + b, left, right);
                case MINUS -> typed(a - b, left, right);
                case MULTIPLY -> typed(a * b, left, right);
                default -> throw new AssertionError("unexpected operator in " + binary);
            };
        }
        return evaluate(expression, values).intValueExact();
    }

    private static Number typed(long value, Number left, Number right) {
        if (left instanceof Long || right instanceof Long) {
            return value;
        }
        return (int) value;
    }

    private static BigInteger evaluate(Expression expression, Map<Symbol, BigInteger> values) {
        if (expression instanceof EnclosedExpr enclosed) {
            return evaluate(enclosed.getInner(), values);
        }
        if (expression instanceof UnaryExpr unary && unary.getOperator() == UnaryExpr.Operator.MINUS) {
            return evaluate(unary.getExpression(), values).negate();
        }
        if (expression instanceof BinaryExpr binary) {
            BigInteger left = evaluate(binary.getLeft(), values);
            BigInteger right = evaluate(binary.getRight(), values);
            return switch (binary.getOperator()) {
                case PLUS -> left.add(right);
                case MINUS -> left.subtract(right);
                case MULTIPLY -> left.multiply(right);
                default -> throw new AssertionError("unexpected operator in " + binary);
            };
        }
        if (expression.isNameExpr()) {
            return values.entrySet().stream()
                    .filter(entry -> entry.getKey().text().equals(expression.toString()))
                    .findFirst()
                    .orElseThrow()
                    .getValue();
        }
        return new BigInteger(expression.toString());
    }
}
