package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;

/**
 * Carries the steps of a plan out, on one line: what their text says and where it goes, not how it is laid out. An exclamation mark
 * stands behind what gets braces where it is the body of something.
 */
final class EditedText {
    /** The order at one place: what ends there, from the inside, then what begins there, from the outside. */
    private enum Order {
        LAST,
        BODY_ENDS,
        WRAP_ENDS,
        TRY_ENDS,
        BEHIND,
        DECLARATION,
        STATEMENT,
        CLOSEST,
        TRY,
        WRAP,
        BODY,
        FIRST,
        REPLACED
    }

    private record Piece(int at, Order order, int behind, String text) {}

    private final String text;
    private final List<Piece> pieces = new ArrayList<>();
    private final Set<Span> braced = new HashSet<>();

    private EditedText(String text) {
        this.text = text;
    }

    /** What becomes of a stretch of a text. */
    static String of(String text, Span stretch, List<Step> steps) {
        return inItsLines(text, stretch, steps).replaceAll("\\s+", " ").strip();
    }

    /** The same with the line ends that are the author's or copied from the author. */
    static String inItsLines(String text, Span stretch, List<Step> steps) {
        EditedText edited = new EditedText(text);
        steps.forEach(edited::add);
        return edited.in(stretch);
    }

    private void add(Step step) {
        if (step instanceof Step.Before before) {
            insert(before.at(), Order.valueOf(before.rank().name()), before.statement() + " ");
        } else if (step instanceof Step.Behind behind) {
            insert(behind.at(), Order.BEHIND, " " + behind.statement());
        } else if (step instanceof Step.First first) {
            insert(inside(first.body()).start(), Order.FIRST, " " + first.statement() + " ");
        } else if (step instanceof Step.Last last) {
            insert(inside(last.body()).end(), Order.LAST, " " + last.statement());
        } else if (step instanceof Step.Replace replace) {
            replace(replace.statement(), replace.text());
        } else if (step instanceof Step.ReplaceExpression replace) {
            replace(replace.expression(), replace.text());
        } else if (step instanceof Step.Append append) {
            insert(append.at(), Order.LAST, ", " + append.item());
        } else if (step instanceof Step.Finally leaving) {
            insert(leaving.statements().start(), Order.TRY, "try { ");
            insert(leaving.statements().end(), Order.TRY_ENDS, " } finally { " + leaving.text() + " }");
        } else if (step instanceof Step.Wrap wrap) {
            insert(wrap.statement().start(), Order.WRAP, wrap.header() + " {" + inner(wrap.first()) + " ");
            insert(wrap.statement().end(), Order.WRAP_ENDS, inner(wrap.last()) + " }" + (wrap.braced() ? "!" : ""));
        } else if (step instanceof Step.Import imports) {
            String lines =
                    imports.types().stream().map(type -> "import " + type + ";").collect(Collectors.joining(" "));
            insert(imports.at(), Order.DECLARATION, imports.before() ? lines + " " : " " + lines);
        }
    }

    private static String inner(List<Step.Inner> statements) {
        return statements.stream().map(inner -> " " + inner.statement()).collect(Collectors.joining());
    }

    private void insert(int at, Order order, String inserted) {
        pieces.add(new Piece(at, order, at, inserted));
    }

    private void replace(Span span, String by) {
        pieces.add(new Piece(span.start(), Order.REPLACED, span.end(), by));
    }

    /** Between the braces of a body, which gets them if it has none. */
    private Span inside(Span body) {
        if (text.charAt(body.start()) == '{') {
            return new Span(body.start() + 1, body.end() - 1);
        }
        if (braced.add(body)) {
            insert(body.start(), Order.BODY, "{ ");
            insert(body.end(), Order.BODY_ENDS, " }");
        }
        return body;
    }

    private String in(Span stretch) {
        StringBuilder edited = new StringBuilder();
        int done = stretch.start();
        pieces.sort(Comparator.comparingInt(Piece::at).thenComparing(Piece::order));
        for (Piece piece : pieces) {
            if (piece.at() >= stretch.start() && piece.at() <= stretch.end()) {
                edited.append(text, done, piece.at()).append(piece.text());
                done = piece.behind();
            }
        }
        return edited.append(text, done, stretch.end()).toString();
    }
}
