package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;

/** A value that is stored in an array goes through a local. */
final class IntroduceTemp implements Rewrite {
    @Override
    public String name() {
        return "temp";
    }

    @Override
    public void apply(CompilationUnit unit, ClassOrInterfaceDeclaration main, Edits edits) {
        for (ExpressionStmt statement : unit.findAll(ExpressionStmt.class)) {
            if (statement.getExpression() instanceof AssignExpr assign
                    && assign.getOperator() == AssignExpr.Operator.ASSIGN
                    && assign.getTarget() instanceof ArrayAccessExpr
                    && !assign.getValue().isArrayInitializerExpr()
                    && !Calls.acts(assign.getTarget())
                    && !Calls.acts(assign.getValue())) {
                edits.replace(
                        statement,
                        "{ var stored = " + edits.textOf(assign.getValue()) + "; " + edits.textOf(assign.getTarget())
                                + " = stored; }");
            }
        }
    }
}
