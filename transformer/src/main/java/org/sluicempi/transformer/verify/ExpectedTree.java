package org.sluicempi.transformer.verify;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.nodeTypes.NodeWithBody;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.EmptyStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.TryStmt;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.PlainText;
import org.sluicempi.transformer.change.InternalException;
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
        PlannedStatements statements = new PlannedStatements(source, plan);
        PlannedItems lists = new PlannedItems(source, plan);
        steps(plan, Step.ReplaceExpression.class).forEach(tree::exchange);
        statements.innermostFirst().forEach(tree::carryOut);
        steps(plan, Step.Import.class).forEach(tree::addImports);
        lists.add(tree.parser);
        return source.unit();
    }

    private static <S extends Step> Stream<S> steps(FilePlan plan, Class<S> kind) {
        return plan.steps().stream().filter(kind::isInstance).map(kind::cast);
    }

    private void exchange(Step.ReplaceExpression planned) {
        Expression old = source.unit()
                .findFirst(
                        Expression.class,
                        each -> each.hasRange() && source.span(each).equals(planned.expression()))
                .orElseThrow(() -> new InternalException(
                        source.text().position(planned.expression().start())
                                + ": no expression here that the plan speaks of"));
        old.getParentNode().orElseThrow().replace(old, parsed(planned.text(), parser::parseExpression));
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
        Statement core = planned.counted == null ? here : counted(here, planned.counted);
        core = planned.replacement == null ? core : parsed(planned.replacement);
        Statement surrounded = planned.wrap == null ? core : around(planned.wrap, core);
        list.add(
                planned.leaving.isEmpty() ? surrounded : completed(planned.tried(surrounded), parsed(planned.leaving)));
        list.addAll(parsed(planned.after));
        if (!(here instanceof BlockStmt)) {
            list.addAll(parsed(planned.last));
        }
        put(parent, marker, list, planned.isBraced());
    }

    private static Statement completed(BlockStmt tried, NodeList<Statement> leaving) {
        return new TryStmt(tried, new NodeList<>(), new BlockStmt(leaving));
    }

    private Statement counted(Statement loop, Step.Count planned) {
        if (loop instanceof ForEachStmt each && parsed("for (" + planned.text() + ") {}") instanceof ForStmt counting) {
            counting.setBody(each.getBody());
            return counting;
        }
        throw new InternalException(
                source.text().position(planned.loop().start()) + ": no loop here that the plan speaks of");
    }

    private Statement around(Step.Wrap wrap, Statement core) {
        Statement whole = parsed(wrap.header() + " {}");
        Statement outer = whole instanceof LabeledStmt labelled ? labelled.getStatement() : whole;
        Statement body = outer instanceof IfStmt test
                ? test.getThenStmt()
                : outer instanceof NodeWithBody<?> loop ? loop.getBody() : outer;
        BlockStmt block = body.toBlockStmt()
                .filter(found -> found != outer && found.isEmpty())
                .orElseThrow(() -> new InternalException(
                        source.text().file() + ": planned text is no header of a statement: " + wrap.header()));
        wrap.first().forEach(inner -> block.addStatement(parsed(inner.statement())));
        block.addStatement(core);
        wrap.last().forEach(inner -> block.addStatement(parsed(inner.statement())));
        return whole;
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

    private NodeList<Statement> parsed(List<PlannedAround.Text> texts) {
        NodeList<Statement> list = new NodeList<>();
        PlannedAround.sorted(texts).forEach(text -> list.add(parsed(text)));
        return list;
    }

    private Statement parsed(String text) {
        return parsed(text, parser::<Statement>parseStatement);
    }

    private <N extends Node> N parsed(String text, Function<String, ParseResult<N>> as) {
        ParseResult<N> result =
                as.apply(ParsedSource.readable(PlainText.of(text).text()));
        return result.getResult()
                .filter(found -> result.isSuccessful())
                .orElseThrow(() ->
                        new InternalException(source.text().file() + ": planned text is not what it must be: " + text));
    }
}
