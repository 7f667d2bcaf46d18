package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;

/** Numbers of a call go through a method that gives them back. */
final class IntroduceWrapper implements Rewrite {
    @Override
    public String name() {
        return "wrapper";
    }

    @Override
    public void apply(CompilationUnit unit, ClassOrInterfaceDeclaration main, Edits edits) {
        for (MethodCallExpr call : Calls.transfers(unit)) {
            for (Expression argument :
                    call.getArguments().subList(1, call.getArguments().size())) {
                String text = edits.textOf(argument);
                if (!text.startsWith("MPI.") && !text.contains("type") && !text.contains("Type")) {
                    edits.replace(argument, main.getNameAsString() + ".sameNumber(" + text + ")");
                }
            }
        }
        if (!edits.isEmpty()) {
            edits.addMember(main, "static int sameNumber(int number) { return number; }");
        }
    }
}
