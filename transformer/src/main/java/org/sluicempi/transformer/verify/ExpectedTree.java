package org.sluicempi.transformer.verify;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.EmptyStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.TryStmt;
import java.util.List;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.plan.Step.Strip;
import org.sluicempi.analyzer.source.PlainText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.edit.Line;
import org.sluicempi.transformer.edit.RangeCalls;
import org.sluicempi.transformer.edit.StripText;
import org.sluicempi.transformer.parse.ParsedSource;

/**
 * The original's syntax tree with a plan carried out on it: removed nodes removed, added nodes added. Knows nothing of
 * text edits.
 */
final class ExpectedTree {
    private final ParsedSource source;
    private final JavaParser parser = ParsedSource.newParser(false);

    private ExpectedTree(ParsedSource source) {
        this.source = source;
    }

    /** Changes the source's tree and returns it. */
    static CompilationUnit build(ParsedSource source, FilePlan plan) {
        ExpectedTree tree = new ExpectedTree(source);
        new PlannedStatements(source, plan).innermostFirst().forEach(tree::carryOut);
        plan.steps().stream()
                .filter(Step.Import.class::isInstance)
                .map(Step.Import.class::cast)
                .forEach(tree::addImports);
        return source.unit();
    }

    private void addImports(Step.Import planned) {
        NodeList<ImportDeclaration> imports = source.unit().getImports();
        int index = 0;
        while (source.span(imports.get(index)).start() != planned.at()
                && source.span(imports.get(index)).end() != planned.at()) {
            index++;
        }
        List<ImportDeclaration> added = planned.types().stream()
                .map(type -> new ImportDeclaration(type, false, false))
                .toList();
        imports.addAll(planned.before() ? index : index + 1, added);
    }

    private void carryOut(PlannedAround planned) {
        Statement here = planned.statement;
        if (here instanceof BlockStmt block) {
            block.getStatements().addAll(0, parsed(planned.first));
            block.getStatements().addAll(parsed(planned.last));
        }
        Node parent = here.getParentNode().orElseThrow();
        Statement marker = new EmptyStmt();
        parent.replace(here, marker);
        NodeList<Statement> list = new NodeList<>();
        if (!(here instanceof BlockStmt)) {
            list.addAll(parsed(planned.first));
        }
        list.addAll(parsed(planned.before));
        Statement core = planned.replacement == null ? here : parsed(planned.replacement);
        Statement surrounded = around(planned, core);
        list.add(planned.leaving.isEmpty() ? surrounded : completed(surrounded, parsed(planned.leaving)));
        list.addAll(parsed(planned.after));
        if (!(here instanceof BlockStmt)) {
            list.addAll(parsed(planned.last));
        }
        put(parent, marker, list, planned.tested != null);
    }

    private static Statement completed(Statement core, NodeList<Statement> leaving) {
        return new TryStmt(new BlockStmt(new NodeList<>(core)), new NodeList<>(), new BlockStmt(leaving));
    }

    private Statement around(PlannedAround planned, Statement core) {
        if (planned.tested != null) {
            IfStmt test = parsed(planned.tested.header() + "{}").asIfStmt();
            test.getThenStmt().asBlockStmt().addStatement(core);
            return test;
        }
        return planned.strip == null ? core : outerLoop(planned.strip, core);
    }

    private static void put(Node parent, Statement marker, NodeList<Statement> list, boolean braced) {
        if (parent instanceof BlockStmt block) {
            spread(block.getStatements(), marker, list);
        } else if (parent instanceof SwitchEntry entry && entry.getType() == SwitchEntry.Type.STATEMENT_GROUP) {
            spread(entry.getStatements(), marker, list);
        } else {
            parent.replace(marker, list.size() == 1 && !braced ? list.get(0) : new BlockStmt(list));
        }
    }

    private static void spread(NodeList<Statement> into, Statement marker, NodeList<Statement> list) {
        int at = 0;
        while (into.get(at) != marker) {
            at++;
        }
        into.remove(at);
        into.addAll(at, list);
    }

    private Statement outerLoop(Strip strip, Statement core) {
        List<String> opening = StripText.opening(strip, source.text().tokens());
        ForStmt outer = parsed(String.join("\n", opening) + "\n}").asForStmt();
        ForStmt inner = core.findFirst(ForStmt.class, each -> source.span(each).contains(strip.header()))
                .orElseThrow(() -> missing(strip.header()));
        Expression upper = expression(inner, strip.upper());
        if (strip.inclusive()) {
            BinaryExpr compare = upper.stream(Node.TreeTraversal.PARENTS)
                    .filter(BinaryExpr.class::isInstance)
                    .map(BinaryExpr.class::cast)
                    .findFirst()
                    .orElseThrow(() -> missing(strip.operator()));
            compare.setOperator(
                    compare.getOperator() == BinaryExpr.Operator.LESS_EQUALS
                            ? BinaryExpr.Operator.LESS
                            : BinaryExpr.Operator.GREATER);
        }
        replace(upper, strip.stripTo());
        replace(expression(inner, strip.lower()), strip.stripFrom());
        BlockStmt body = outer.getBody().asBlockStmt();
        RangeCalls.waits(strip.waits()).stream()
                .map(Line::text)
                .map(this::parsed)
                .forEach(body::addStatement);
        body.addStatement(core);
        RangeCalls.sends(strip.sends()).stream()
                .map(Line::text)
                .map(this::parsed)
                .forEach(body::addStatement);
        return outer;
    }

    private Expression expression(ForStmt loop, Span span) {
        return loop.findFirst(
                        Expression.class,
                        each -> each.hasRange() && source.span(each).equals(span))
                .orElseThrow(() -> missing(span));
    }

    private static void replace(Expression old, String name) {
        old.getParentNode().orElseThrow().replace(old, new NameExpr(name));
    }

    private NodeList<Statement> parsed(List<PlannedAround.Text> texts) {
        NodeList<Statement> list = new NodeList<>();
        PlannedAround.sorted(texts).forEach(text -> list.add(parsed(text)));
        return list;
    }

    private Statement parsed(String text) {
        ParseResult<Statement> result =
                parser.parseStatement(ParsedSource.readable(PlainText.of(text).text()));
        return result.getResult()
                .filter(found -> result.isSuccessful())
                .orElseThrow(
                        () -> new InternalException(source.text().file() + ": planned text is no statement: " + text));
    }

    private InternalException missing(Span span) {
        return new InternalException(
                source.text().position(span.start()) + ": no such part of a loop as the plan speaks of");
    }
}
