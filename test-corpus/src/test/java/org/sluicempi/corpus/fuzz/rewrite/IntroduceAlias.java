package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;

/** A second local for an array that is made once; messages name that one, loops the first one. */
final class IntroduceAlias implements Rewrite {
    @Override
    public String name() {
        return "alias";
    }

    @Override
    public void apply(CompilationUnit unit, ClassOrInterfaceDeclaration main, Edits edits) {
        for (MethodDeclaration method : unit.findAll(MethodDeclaration.class)) {
            for (VariableDeclarator variable : method.findAll(VariableDeclarator.class)) {
                Node statement =
                        variable.getParentNode().flatMap(Node::getParentNode).orElseThrow();
                boolean fits = statement instanceof ExpressionStmt
                        && variable.getType().isArrayType()
                        && variable.getInitializer().isPresent()
                        && !Calls.assigned(method, variable.getNameAsString());
                if (fits) {
                    String alias = variable.getNameAsString() + "Again";
                    edits.insertBehind(statement, " var " + alias + " = " + variable.getNameAsString() + ";");
                    for (MethodCallExpr call :
                            Calls.transfers(statement.getParentNode().orElseThrow())) {
                        if (Calls.names(call.getArgument(0), variable.getNameAsString())) {
                            edits.replace(call.getArgument(0), alias);
                        }
                    }
                }
            }
        }
    }
}
