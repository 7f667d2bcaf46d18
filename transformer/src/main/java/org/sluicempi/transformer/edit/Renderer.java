package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.change.TextEdit;

/**
 * Decides about lines, indentation and braces. A new line stands under its neighbours' indentation and ends as they end.
 * Where code shares a line with what is added, the line is broken there, and only there.
 */
final class Renderer {
    /** At one offset: what closes statements to the left, the innermost first; what opens those to the right. */
    private record Insertion(int offset, int phase, int nesting, TextEdit edit) {}

    private static final int CLOSE = 0;
    private static final int OPEN = 1;
    private static final int SHIFT = 2;
    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

    private final SourceLines text;
    private final Map<Stmt, Around> around;
    private final List<TextEdit> replacements;
    private final Indentation indentation;
    private final List<Insertion> insertions = new ArrayList<>();
    private final Map<Integer, TextEdit> gaps = new HashMap<>();

    Renderer(SourceLines text, StatementTree statements, Map<Stmt, Around> around, List<TextEdit> replacements) {
        this.text = text;
        this.around = around;
        this.replacements = replacements;
        this.indentation = new Indentation(text, statements, around);
    }

    EditList render(String file) {
        List<Stmt> places = Stmt.inOrder(around.keySet());
        places.forEach(this::open);
        places.forEach(this::close);
        shift();
        insertions.sort(Comparator.comparingInt(Insertion::offset)
                .thenComparingInt(Insertion::phase)
                .thenComparingInt(Insertion::nesting));
        List<TextEdit> edits = new ArrayList<>();
        insertions.forEach(insertion -> edits.add(insertion.edit));
        edits.addAll(gaps.values());
        edits.addAll(replacements);
        return EditList.of(file, edits);
    }

    private void open(Stmt stmt) {
        Around place = place(stmt);
        String indent = indentation.ofAdded(stmt);
        if (stmt.block() && !place.first.isEmpty()) {
            openBlock(stmt, place.first);
        }
        List<Line> lines = new ArrayList<>();
        if (place.bracedFor != null) {
            int brace = text.codeEndBefore(stmt.start());
            insert(brace, OPEN, stmt.depth(), " {", place.bracedFor);
            lines.addAll(place.first);
        }
        lines.addAll(place.before);
        openLines(stmt, text.leadingStart(stmt.start()), indent, lines);
        if (place.shells() > 0) {
            openLines(stmt, stmt.start(), indent, place.opening(indentation.unit(stmt)));
        } else if (place.bracedFor != null && !text.firstOnLine(stmt.start())) {
            breakBefore(stmt, place.bracedFor);
        }
    }

    /** Lines in front of a statement, at its own start or at the start of its comments. */
    private void openLines(Stmt stmt, int start, String indent, List<Line> lines) {
        if (lines.isEmpty()) {
            return;
        }
        if (text.firstOnLine(start)) {
            for (Line line : lines) {
                insert(lineStart(start), OPEN, stmt.depth(), indent + line.text() + eol(start), line.site());
            }
            return;
        }
        int gap = text.contentEndBefore(stmt.start());
        for (Line line : lines) {
            insert(gap, OPEN, stmt.depth(), eol(start) + indent + line.text(), line.site());
        }
        breakBefore(stmt, lines.get(0).site());
    }

    private void openBlock(Stmt block, List<Line> lines) {
        int inside = text.behindOpening(block);
        String indent = indentation.inside(block);
        int tail = text.tailEnd(inside);
        for (Line line : lines) {
            insert(tail < 0 ? inside : tail, OPEN, block.depth(), eol(inside) + indent + line.text(), line.site());
        }
        if (tail < 0) {
            breakBlock(block, lines.get(0).site());
        }
    }

    private void close(Stmt stmt) {
        Around place = place(stmt);
        String indent = indentation.ofAdded(stmt);
        if (stmt.block() && !place.last.isEmpty()) {
            closeBlock(stmt, place.last);
        }
        List<Line> lines = new ArrayList<>();
        place.closing(indentation.unit(stmt)).forEach(line -> lines.add(new Line(line.site(), indent + line.text())));
        place.after.forEach(line -> lines.add(new Line(line.site(), indent + line.text())));
        if (place.bracedFor != null) {
            place.last.forEach(line -> lines.add(new Line(line.site(), indent + line.text())));
            lines.add(new Line(place.bracedFor, indentation.ofOwner(stmt) + "}"));
        }
        if (lines.isEmpty()) {
            return;
        }
        int tail = text.tailEnd(stmt.end());
        for (Line line : lines) {
            insert(tail < 0 ? stmt.end() : tail, CLOSE, -stmt.depth(), eol(stmt.end()) + line.text(), line.site());
        }
        if (tail < 0) {
            breakBehind(stmt, place.bracedFor != null, lines.get(0).site());
        }
    }

    private void closeBlock(Stmt block, List<Line> lines) {
        int brace = text.closing(block);
        String indent = indentation.inside(block);
        boolean ownLine = text.firstOnLine(brace);
        for (Line line : lines) {
            if (ownLine) {
                insert(lineStart(brace), CLOSE, -block.depth(), indent + line.text() + eol(brace), line.site());
            } else {
                int gap = text.contentEndBefore(brace);
                insert(gap, CLOSE, -block.depth(), eol(brace) + indent + line.text(), line.site());
            }
        }
        if (!ownLine) {
            breakBlock(block, lines.get(0).site());
        }
    }

    /** Gives a statement a line of its own. */
    private void breakBefore(Stmt stmt, String site) {
        Around place = place(stmt);
        String deeper = indentation.unit(stmt).repeat(place.shells());
        gap(text.contentEndBefore(stmt.start()), indentation.ofAdded(stmt) + deeper, site);
        breakBlockOf(stmt, site);
    }

    private void breakBehind(Stmt stmt, boolean braced, String site) {
        int next = text.contentStart(stmt.end());
        boolean joins = braced
                && text.tokens()
                        .from(next)
                        .filter(token -> token.start() == next)
                        .map(text.tokens()::read)
                        .filter(Set.of("else", "while")::contains)
                        .isPresent();
        if (joins) {
            gaps.putIfAbsent(stmt.end(), new TextEdit(new Span(stmt.end(), next), " ", site));
        } else {
            breakBlockOf(stmt, site);
            gap(stmt.end(), indentation.ofAdded(stmt), site);
        }
    }

    private void breakBlockOf(Stmt stmt, String site) {
        Stmt block = indentation.blockOnSameLine(stmt);
        if (block != null) {
            breakBlock(block, site);
        }
    }

    /** Gives the content of a block that stands on one line with its brace lines of their own. */
    private void breakBlock(Stmt block, String site) {
        if (text.tailEnd(text.behindOpening(block)) < 0) {
            gap(text.behindOpening(block), indentation.inside(block), site);
        }
        if (!text.firstOnLine(text.closing(block))) {
            gap(text.contentEndBefore(text.closing(block)), indentation.ofOwner(block), site);
        }
    }

    /** Breaks the line at the white space that starts here; what follows gets the indentation. */
    private void gap(int start, String indent, String site) {
        Span gap = new Span(start, text.contentStart(start));
        gaps.putIfAbsent(start, new TextEdit(gap, eol(start) + indent, site));
    }

    private void shift() {
        for (Indentation.Region region : indentation.regions()) {
            int line = region.withFirstLine() && text.firstOnLine(region.span().start())
                    ? lineStart(region.span().start())
                    : text.nextLine(region.span().start());
            for (; line < region.span().end(); line = text.nextLine(line)) {
                if (!text.blankLine(line) && !text.insideTextBlock(line) && !replaced(line)) {
                    insert(line, SHIFT, 0, region.unit(), region.site());
                }
            }
        }
    }

    private boolean replaced(int offset) {
        return replacements.stream().map(TextEdit::span).anyMatch(span -> span.start() < offset && offset < span.end());
    }

    private void insert(int offset, int phase, int nesting, String text, String site) {
        String added = LINE_END.matcher(text).replaceAll(eol(offset));
        insertions.add(new Insertion(offset, phase, nesting, new TextEdit(new Span(offset, offset), added, site)));
    }

    private Around place(Stmt stmt) {
        Around place = around.get(stmt);
        return place == null ? new Around() : place;
    }

    private String eol(int offset) {
        return text.lineSeparator(offset);
    }

    /** Start of the line, behind a byte order mark. */
    private int lineStart(int offset) {
        int start = text.lineStart(offset);
        return start == 0 && text.text().startsWith("\uFEFF") ? 1 : start;
    }
}
