package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.Optional;

/** Counted loops run over an iterator instead. */
final class IntroduceIterator implements Rewrite {
    private static final String RANGE = "static Iterable<Integer> rangeOf(int low, int high) {"
            + " return () -> java.util.stream.IntStream.range(low, high).iterator(); }";

    @Override
    public String name() {
        return "iterator";
    }

    @Override
    public void apply(CompilationUnit unit, ClassOrInterfaceDeclaration main, Edits edits) {
        for (ForStmt loop : unit.findAll(ForStmt.class)) {
            counted(loop).ifPresent(counter -> {
                BinaryExpr compare = loop.getCompare().orElseThrow().asBinaryExpr();
                edits.replace(
                        loop,
                        "for (int " + counter.getNameAsString() + " : " + main.getNameAsString() + ".rangeOf("
                                + edits.textOf(counter.getInitializer().orElseThrow()) + ", "
                                + edits.textOf(compare.getRight()) + ")) " + edits.textOf(loop.getBody()));
            });
        }
        if (!edits.isEmpty()) {
            edits.addMember(main, RANGE);
        }
    }

    /** The counter of a loop that goes up by one to a bound that does not change. */
    private static Optional<VariableDeclarator> counted(ForStmt loop) {
        boolean shaped = loop.getInitialization().size() == 1
                && loop.getInitialization().get(0) instanceof VariableDeclarationExpr declared
                && declared.getVariables().size() == 1
                && declared.getVariable(0).getType().asString().equals("int")
                && loop.getCompare().filter(IntroduceIterator::plainBound).isPresent()
                && loop.getUpdate().size() == 1
                && loop.getUpdate().get(0).toString().endsWith("++");
        if (!shaped) {
            return Optional.empty();
        }
        VariableDeclarator counter =
                loop.getInitialization().get(0).asVariableDeclarationExpr().getVariable(0);
        BinaryExpr compare = loop.getCompare().orElseThrow().asBinaryExpr();
        boolean steady = Calls.names(compare.getLeft(), counter.getNameAsString())
                && !Calls.assigned(loop.getBody(), counter.getNameAsString())
                && !(compare.getRight() instanceof NameExpr bound
                        && Calls.assigned(loop.getBody(), bound.getNameAsString()));
        return steady ? Optional.of(counter) : Optional.empty();
    }

    private static boolean plainBound(Expression compare) {
        return compare instanceof BinaryExpr binary
                && binary.getOperator() == BinaryExpr.Operator.LESS
                && (binary.getRight() instanceof IntegerLiteralExpr || binary.getRight() instanceof NameExpr);
    }
}
