package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.change.TextEdit;
import org.sluicempi.transformer.parse.ParsedSource;

/**
 * Collects what is to be written at which statement, then knows where lines and braces go. Several wishes for one place
 * are carried out in a defined order: in front of a statement by rank; within one, and everywhere else, in the order
 * of the sites.
 */
final class Placement {
    private record Wish(int offset, Step.Rank rank, Line line) {}

    private record Replacement(Span span, String text, String site, boolean statement) {}

    /** Where in a body. */
    enum Place {
        FIRST,
        DECLARED,
        LAST
    }

    private record Body(Span body, Place place, Line line) {}

    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

    private final ParsedSource source;
    private final SourceLines text;
    private final StatementTree statements;
    private final Function<String, Integer> siteOrder;
    private final List<Wish> before = new ArrayList<>();
    private final List<Wish> behind = new ArrayList<>();
    private final List<Wish> items = new ArrayList<>();
    private final List<Body> bodies = new ArrayList<>();
    private final Map<Stmt, Around> around = new LinkedHashMap<>();

    /** Several statements as one, by their first and by their last. */
    private final Map<Stmt, Stmt> startingWith = new HashMap<>();

    private final Map<Stmt, Stmt> endingWith = new HashMap<>();
    private final List<Replacement> replacements = new ArrayList<>();

    /** @param siteOrder place of a site among the sites of the file */
    Placement(ParsedSource source, Function<String, Integer> siteOrder) {
        this.source = source;
        this.text = new SourceLines(source.text());
        this.statements = new StatementTree(source);
        this.siteOrder = siteOrder;
    }

    SourceLines text() {
        return text;
    }

    /** A line in front of the statement that starts at the offset, or that a comment at the offset belongs to. */
    void before(int offset, Step.Rank rank, Line line) {
        before.add(new Wish(offset, rank, line));
    }

    /** A line behind the outermost statement that ends at the offset, in the innermost braces around it. */
    void behind(int offset, Line line) {
        behind.add(new Wish(offset, Step.Rank.STATEMENT, line));
    }

    /** A line that comes first in a body; braces are added where it has none. */
    void first(Span body, Line line) {
        bodies.add(new Body(body, Place.FIRST, line));
    }

    /** A line that comes behind all those that come first in a body; braces are added where it has none. */
    void declaration(Span body, Line line) {
        bodies.add(new Body(body, Place.DECLARED, line));
    }

    /** A line that comes last in a body; braces are added where it has none. */
    void last(Span body, Line line) {
        bodies.add(new Body(body, Place.LAST, line));
    }

    /** Something around the statement, with its labels. */
    void around(Span statement, Around.Outer outer) {
        Stmt stmt = exactly(statement, outer.site()).labelled();
        Around place = around(stmt);
        if (place.outer != null) {
            throw new InternalException(where(stmt.start()) + ": two things around one statement, for "
                    + place.outer.site() + " and for " + outer.site());
        }
        place.outer = outer;
    }

    /** The same in braces of its own, where an {@code else} behind the statement would become that of an added {@code if}. */
    void bracedAround(Span statement, Around.Outer outer) {
        around(statement, outer);
        brace(exactly(statement, outer.site()).labelled(), outer.site());
    }

    /** A line that is executed on every way out of the statement, or of several in a row; with others of the same ones. */
    void leaving(Span statements, Line line) {
        Stmt stmt =
                this.statements.at(statements).map(Stmt::labelled).orElseGet(() -> sequence(statements, line.site()));
        if (stmt.role() == Stmt.Role.FIXED) {
            throw missing("can be put into a 'try'", statements.start(), line.site());
        }
        around(stmt).leaving.add(line);
    }

    private Stmt sequence(Span span, String site) {
        Stmt all = statements.sequence(span).orElseThrow(() -> missing("lies", span.start(), site));
        statements.startingAt(span.start()).ifPresent(first -> startingWith.put(first, all));
        statements.endingAt(span.end()).stream()
                .filter(last -> last.parent() == all.parent())
                .forEach(last -> endingWith.put(last, all));
        return all;
    }

    /** One more item at the end of the list that a parenthesis closes. */
    void append(int parenthesis, Line item) {
        items.add(new Wish(parenthesis, Step.Rank.STATEMENT, item));
    }

    /** Other text for a whole statement; comments inside it that are written nowhere else are kept in front of it. */
    void replace(Span statement, String replacement, String site) {
        replacements.add(new Replacement(exactly(statement, site).span(), replacement, site, true));
    }

    /** Other text for a piece of a statement; comments inside it are kept behind it. */
    void replacePiece(Span piece, String replacement, String site) {
        replacements.add(new Replacement(piece, replacement, site, false));
    }

    /** All wishes as edits. */
    EditList edits() {
        before.stream()
                .sorted(Comparator.comparing(Wish::rank).thenComparing(wish -> siteOrder.apply(wish.line.site())))
                .forEach(this::placeBefore);
        behind.stream()
                .sorted(Comparator.comparing(wish -> siteOrder.apply(wish.line.site())))
                .forEach(this::placeBehind);
        for (Body body : bodies) {
            Stmt stmt = exactly(body.body, body.line.site());
            around(stmt).at(body.place).add(body.line);
            brace(stmt, body.line.site());
        }
        Comparator<Line> bySite = Comparator.comparing(line -> siteOrder.apply(line.site()));
        around.values().forEach(place -> place.first.sort(bySite));
        around.values().forEach(place -> place.first.addAll(place.declared));
        around.values().forEach(place -> place.last.sort(bySite));
        around.values().forEach(place -> place.leaving.sort(bySite));
        List<TextEdit> replaced =
                new ArrayList<>(replacements.stream().map(this::withComments).toList());
        items.stream()
                .sorted(Comparator.comparing(wish -> siteOrder.apply(wish.line.site())))
                .forEach(item -> replaced.add(appended(item, replaced)));
        return new Renderer(text, statements, Map.copyOf(around), replaced)
                .render(source.text().file().toString());
    }

    private TextEdit appended(Wish item, List<TextEdit> others) {
        Span place = new Span(item.offset, item.offset);
        boolean first = text.tokens()
                        .upTo(item.offset)
                        .filter(token -> text.tokens().is(token, "("))
                        .isPresent()
                && others.stream().noneMatch(edit -> edit.span().equals(place));
        return new TextEdit(place, (first ? "" : ", ") + item.line.text(), item.line.site());
    }

    private TextEdit withComments(Replacement replacement) {
        List<Token> comments = text.commentsIn(replacement.span);
        Set<String> written = comments.isEmpty() ? Set.of() : commentsWrittenFor(replacement);
        String separator = text.lineSeparator(replacement.span.start());
        String newLine = separator + text.indent(replacement.span.start());
        StringBuilder out = new StringBuilder(replacement.statement ? "" : replacement.text);
        for (Token comment : comments) {
            String kept = text.substring(comment.span());
            if (!written.contains(kept)) {
                boolean toLineEnd = comment.kind() == Token.Kind.LINE_COMMENT;
                String behind = toLineEnd ? newLine : " ";
                out.append(replacement.statement ? kept + behind : (" " + kept + behind).stripTrailing());
                out.append(!replacement.statement && toLineEnd ? newLine : "");
            }
        }
        String body = replacement.statement ? LINE_END.matcher(replacement.text).replaceAll(separator) : "";
        return new TextEdit(replacement.span, out + body, replacement.site);
    }

    /** The comments of the replacement's own text and, as a call's may move there, of what is written in front of statements. */
    private Set<String> commentsWrittenFor(Replacement replacement) {
        Stream<String> elsewhere = before.stream()
                .filter(wish -> replacement.statement && wish.line.site().equals(replacement.site))
                .map(wish -> wish.line.text());
        return Stream.concat(Stream.of(replacement.text), elsewhere)
                .flatMap(code -> Tokens.of(code).all().stream()
                        .filter(Token::isComment)
                        .map(comment -> code.substring(comment.start(), comment.end())))
                .collect(Collectors.toSet());
    }

    private void placeBefore(Wish wish) {
        int start = text.codeStart(wish.offset);
        Stmt stmt = statements
                .startingAt(start)
                .orElseThrow(() -> missing("starts", wish.offset, wish.line.site()))
                .labelled();
        around(startingWith.getOrDefault(stmt, stmt)).before.add(wish.line);
        brace(stmt, wish.line.site());
    }

    private void placeBehind(Wish wish) {
        Stmt found = null;
        for (Stmt stmt : statements.endingAt(wish.offset)) {
            found = stmt;
            if (around.containsKey(stmt) && around(stmt).bracedFor != null) {
                break;
            }
        }
        if (found == null) {
            throw missing("ends", wish.offset, wish.line.site());
        }
        around(endingWith.getOrDefault(found, found)).after.add(wish.line);
        brace(found, wish.line.site());
    }

    private void brace(Stmt stmt, String site) {
        if (stmt.role() == Stmt.Role.BODY && !stmt.block() && around(stmt).bracedFor == null) {
            around(stmt).bracedFor = site;
        }
    }

    private Around around(Stmt stmt) {
        return around.computeIfAbsent(stmt, key -> new Around());
    }

    private Stmt exactly(Span span, String site) {
        return statements.at(span).orElseThrow(() -> missing("lies", span.start(), site));
    }

    private InternalException missing(String verb, int offset, String site) {
        return new InternalException(where(offset) + ": no statement " + verb + " here, asked for " + site);
    }

    private Position where(int offset) {
        return source.text().position(offset);
    }
}
