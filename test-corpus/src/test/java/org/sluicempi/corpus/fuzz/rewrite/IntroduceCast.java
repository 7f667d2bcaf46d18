package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.expr.ArrayAccessExpr;

/** Every index is cast to what it is. */
final class IntroduceCast implements Rewrite {
    @Override
    public String name() {
        return "cast";
    }

    @Override
    public void apply(CompilationUnit unit, ClassOrInterfaceDeclaration main, Edits edits) {
        for (ArrayAccessExpr access : unit.findAll(ArrayAccessExpr.class)) {
            edits.replace(access.getIndex(), "(int) (" + edits.textOf(access.getIndex()) + ")");
        }
    }
}
