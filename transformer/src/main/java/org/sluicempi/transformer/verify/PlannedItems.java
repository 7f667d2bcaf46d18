package org.sluicempi.transformer.verify;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.PlainText;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.parse.ParsedSource;

/** The items that a plan adds to lists of parameters and arguments, with the methods and calls whose lists they are. */
final class PlannedItems {
    private final ParsedSource source;
    private final Map<Node, List<String>> items = new IdentityHashMap<>();

    /** Finds the lists; to be made before the tree changes. */
    PlannedItems(ParsedSource source, FilePlan plan) {
        this.source = source;
        for (SitePlan site : plan.sites()) {
            plan.steps().stream()
                    .filter(step -> step instanceof Step.Append && step.site().equals(site.id()))
                    .map(Step.Append.class::cast)
                    .forEach(append -> items.computeIfAbsent(owner(append), key -> new ArrayList<>())
                            .add(append.item()));
        }
    }

    /** Adds them to the tree. */
    void add(JavaParser parser) {
        items.forEach((owner, added) -> added.forEach(item -> add(owner, item, parser)));
    }

    private void add(Node owner, String item, JavaParser parser) {
        String readable = ParsedSource.readable(PlainText.of(item).text());
        if (owner instanceof MethodDeclaration method) {
            method.addParameter(parsed(parser.parseParameter(readable), item));
        } else if (owner instanceof MethodCallExpr call) {
            call.addArgument(parsed(parser.parseExpression(readable), item));
        }
    }

    private <N extends Node> N parsed(ParseResult<N> result, String item) {
        return result.getResult()
                .filter(found -> result.isSuccessful())
                .orElseThrow(() ->
                        new InternalException(source.text().file() + ": planned text is no item of a list: " + item));
    }

    /** The method or call with the name in front of the parentheses. */
    private Node owner(Step.Append append) {
        Tokens tokens = source.text().tokens();
        Optional<Token> name = tokens.from(append.at())
                .filter(token -> token.start() == append.at())
                .flatMap(tokens::opening)
                .flatMap(open -> tokens.upTo(open.start()));
        return name.stream()
                .flatMap(this::named)
                .findFirst()
                .orElseThrow(() -> new InternalException(
                        source.text().position(append.at()) + ": no list ends here that the plan speaks of"));
    }

    private Stream<Node> named(Token name) {
        return source.unit().findAll(SimpleName.class).stream()
                .filter(node -> source.span(node).equals(name.span()))
                .flatMap(node -> node.getParentNode().stream())
                .filter(node -> node instanceof NodeWithSimpleName<?>
                        && (node instanceof MethodDeclaration || node instanceof MethodCallExpr));
    }
}
