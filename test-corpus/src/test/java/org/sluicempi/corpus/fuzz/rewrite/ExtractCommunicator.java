package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.expr.MethodCallExpr;

/** The communicator comes from a method. */
final class ExtractCommunicator implements Rewrite {
    @Override
    public String name() {
        return "communicator";
    }

    @Override
    public void apply(CompilationUnit unit, ClassOrInterfaceDeclaration main, Edits edits) {
        for (MethodCallExpr call : Calls.transfers(unit)) {
            if (edits.textOf(call.getScope().orElseThrow()).equals("MPI.COMM_WORLD")) {
                edits.replace(call.getScope().orElseThrow(), main.getNameAsString() + ".everybody()");
            }
        }
        if (!edits.isEmpty()) {
            edits.addMember(main, "static mpi.Comm everybody() { return mpi.MPI.COMM_WORLD; }");
        }
    }
}
