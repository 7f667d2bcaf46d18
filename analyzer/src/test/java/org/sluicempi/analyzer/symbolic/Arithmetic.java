package org.sluicempi.analyzer.symbolic;

import com.github.javaparser.StaticJavaParser;
import com.github.javaparser.ast.expr.BinaryExpr;
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
