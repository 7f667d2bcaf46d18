package org.sluicempi.transformer.edit;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.WhileStmt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.transformer.parse.ParsedSource;

/** The statements of a text by where they start and end. */
final class StatementTree {
    private final ParsedSource source;
    private final Tokens tokens;
    private final List<Stmt> all = new ArrayList<>();
    private final Map<Integer, Stmt> byStart = new HashMap<>();
    private final Map<Integer, List<Stmt>> byEnd = new HashMap<>();

    StatementTree(ParsedSource source) {
        this.source = source;
        this.tokens = source.text().tokens();
        collect(source.unit(), null);
    }

    /** From the outside in, in order of position. */
    List<Stmt> all() {
        return all;
    }

    /** The statements inside one, from the outside in, in order of position. */
    Stream<Stmt> inside(Stmt stmt) {
        return all.subList(stmt.number() + 1, all.size()).stream()
                .takeWhile(each -> stmt.span().contains(each.span()));
    }

    /** The outermost statement that starts here: with its labels, if it has some. */
    Optional<Stmt> startingAt(int offset) {
        return Optional.ofNullable(byStart.get(offset));
    }

    /** The statements that end here, the innermost first. */
    List<Stmt> endingAt(int offset) {
        return byEnd.getOrDefault(offset, List.of());
    }

    /** The innermost statement with this text; its semicolon may be left out. */
    Optional<Stmt> at(Span span) {
        Optional<Stmt> exact = endingAt(span.end()).stream()
                .filter(stmt -> stmt.start() == span.start())
                .findFirst();
        Optional<Token> semicolon = tokens.from(span.end()).filter(token -> tokens.is(token, ";"));
        return exact.isPresent() || semicolon.isEmpty()
                ? exact
                : at(new Span(span.start(), semicolon.get().end()));
    }

    /** Statements with this text that follow one another in one list, as one around them all. */
    Optional<Stmt> sequence(Span span) {
        Stmt first = byStart.get(span.start());
        if (first == null || first.role() != Stmt.Role.LISTED) {
            return Optional.empty();
        }
        Stmt all = new Stmt(span, first.role(), first.parent(), false, first.depth() - 1, first.number() - 1);
        return endingAt(span.end()).stream()
                .filter(last -> last.parent() == first.parent())
                .findFirst()
                .map(last -> all);
    }

    private void collect(Node node, @Nullable Stmt parent) {
        Stmt here = parent;
        if (node instanceof Statement statement) {
            Span span = source.span(statement);
            int depth = parent == null ? 0 : parent.depth() + 2;
            here = new Stmt(span, role(statement), parent, statement instanceof BlockStmt, depth, all.size());
            all.add(here);
            byStart.putIfAbsent(span.start(), here);
            byEnd.computeIfAbsent(span.end(), end -> new ArrayList<>()).add(0, here);
        }
        for (Node child : node.getChildNodes()) {
            collect(child, here);
        }
    }

    private static Stmt.Role role(Statement statement) {
        Node parent = statement.getParentNode().orElse(null);
        if (parent instanceof BlockStmt) {
            return Stmt.Role.LISTED;
        }
        if (parent instanceof SwitchEntry entry) {
            return entry.getType() == SwitchEntry.Type.STATEMENT_GROUP ? Stmt.Role.LISTED : Stmt.Role.BODY;
        }
        if (parent instanceof LabeledStmt) {
            return Stmt.Role.LABELLED;
        }
        boolean body = parent instanceof IfStmt
                || parent instanceof ForStmt
                || parent instanceof ForEachStmt
                || parent instanceof WhileStmt
                || parent instanceof DoStmt;
        return body ? Stmt.Role.BODY : Stmt.Role.FIXED;
    }
}
