package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.util.List;
import java.util.Locale;

/** What rewrites ask about programs. */
public final class Calls {
    private Calls() {}

    /** Blocking sends and receives in standard mode, in both dialects. */
    static List<MethodCallExpr> transfers(Node node) {
        return node.findAll(MethodCallExpr.class, call -> {
            String name = call.getNameAsString().toLowerCase(Locale.ROOT);
            return (name.equals("send") || name.equals("recv"))
                    && call.getArguments().size() >= 5
                    && call.getScope().isPresent();
        });
    }

    /** Whether the variable gets another value somewhere in the node. */
    static boolean assigned(Node node, String variable) {
        return node.findFirst(AssignExpr.class, a -> names(a.getTarget(), variable))
                        .isPresent()
                || node.findFirst(UnaryExpr.class, u -> steps(u) && names(u.getExpression(), variable))
                        .isPresent();
    }

    /** Whether evaluating the node may do anything but compute a value. */
    static boolean acts(Node node) {
        return node.findFirst(MethodCallExpr.class).isPresent()
                || node.findFirst(AssignExpr.class).isPresent()
                || node.findFirst(UnaryExpr.class, Calls::steps).isPresent();
    }

    static boolean names(Expression expression, String variable) {
        return expression instanceof NameExpr name && name.getNameAsString().equals(variable);
    }

    private static boolean steps(UnaryExpr unary) {
        return unary.getOperator().isPrefix() || unary.getOperator().isPostfix()
                ? unary.toString().contains("++") || unary.toString().contains("--")
                : false;
    }
}
