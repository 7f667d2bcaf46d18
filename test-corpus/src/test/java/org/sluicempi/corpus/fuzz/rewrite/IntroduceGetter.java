package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.util.List;

/** Elements are read by a method. */
final class IntroduceGetter implements Rewrite {
    @Override
    public String name() {
        return "getter";
    }

    @Override
    public void apply(CompilationUnit unit, ClassOrInterfaceDeclaration main, Edits edits) {
        for (ArrayAccessExpr access : unit.findAll(ArrayAccessExpr.class)) {
            Node parent = access.getParentNode().orElseThrow();
            boolean written = parent instanceof AssignExpr assign && assign.getTarget() == access
                    || parent instanceof UnaryExpr
                    || parent instanceof ArrayAccessExpr;
            if (!written && access.getName() instanceof NameExpr) {
                edits.replace(
                        access,
                        main.getNameAsString() + ".elementAt(" + edits.textOf(access.getName()) + ", "
                                + edits.textOf(access.getIndex()) + ")");
            }
        }
        if (!edits.isEmpty()) {
            edits.addMember(main, "static <X> X elementAt(X[] array, int k) { return array[k]; }");
            for (String type : List.of("int", "long", "double", "float", "byte", "short", "char", "boolean")) {
                edits.addMember(
                        main, "static " + type + " elementAt(" + type + "[] array, int k) { return array[k]; }");
            }
        }
    }
}
