package org.sluicempi.analyzer.dependence.each;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.dependence.rewrite.Rewrite;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtForEach;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtStatementList;

/**
 * {@code for (double v : a) ...} as {@code for (int i = 0; i < a.length; i++) { double v = a[i]; ... }} (JLS 14.14.2). The body and
 * the variable are the same elements of the model in both.
 */
final class EachLoop implements Rewrite {
    private final CtForEach loop;
    private final CtLocalVariable<?> variable;
    private final CtBlock<?> body;
    private final Counting counting;
    private final CtFor counted;

    /** @param name of the counter */
    EachLoop(CtForEach loop, CtLocalVariable<?> variable, CtBlock<?> body, String name) {
        this.loop = loop;
        this.variable = variable;
        this.body = body;
        this.counting = new Counting(loop, name);
        this.counted = counting.header();
    }

    @Override
    public CtForEach loop() {
        return loop;
    }

    @Override
    public void carryOut() {
        variable.setDefaultExpression(counting.element());
        variable.setParent(null);
        body.setParent(null);
        List<CtStatement> statements = new ArrayList<>();
        statements.add(variable);
        statements.addAll(body.getStatements());
        put(counted, loop);
        counted.setBody(body);
        body.setStatements(statements);
    }

    @Override
    public void takeBack() {
        List<CtStatement> statements = new ArrayList<>(body.getStatements());
        statements.remove(0);
        body.setParent(null);
        variable.setParent(null);
        put(loop, counted);
        loop.setBody(body);
        body.setStatements(statements);
        variable.setDefaultExpression(null);
        loop.setVariable(variable);
    }

    private static void put(CtStatement statement, CtStatement instead) {
        CtStatementList block = (CtStatementList) instead.getParent();
        List<CtStatement> statements = new ArrayList<>();
        for (CtStatement each : block.getStatements()) {
            statements.add(each == instead ? statement : each);
        }
        block.setStatements(statements);
    }
}
