package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import java.util.List;

/** Elements are written by a method. */
final class ExtractMethod implements Rewrite {
    @Override
    public String name() {
        return "method";
    }

    @Override
    public void apply(CompilationUnit unit, ClassOrInterfaceDeclaration main, Edits edits) {
        for (ExpressionStmt statement : unit.findAll(ExpressionStmt.class)) {
            if (statement.getExpression() instanceof AssignExpr assign
                    && assign.getOperator() == AssignExpr.Operator.ASSIGN
                    && assign.getTarget() instanceof ArrayAccessExpr target
                    && !assign.getValue().isArrayInitializerExpr()) {
                edits.replace(
                        statement,
                        main.getNameAsString() + ".putElement(" + edits.textOf(target.getName()) + ", "
                                + edits.textOf(target.getIndex()) + ", " + edits.textOf(assign.getValue()) + ");");
            }
        }
        if (!edits.isEmpty()) {
            edits.addMember(main, "static <X> void putElement(X[] array, int k, X value) { array[k] = value; }");
            for (String type : List.of("int", "long", "double", "float", "byte", "short", "char", "boolean")) {
                edits.addMember(
                        main,
                        "static void putElement(" + type + "[] array, int k, " + type
                                + " value) { array[k] = value; }");
            }
        }
    }
}
