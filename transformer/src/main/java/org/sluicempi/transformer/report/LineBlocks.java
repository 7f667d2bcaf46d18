package org.sluicempi.transformer.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.TextEdit;

/**
 * A change as blocks of whole lines: lines of the original and the lines that stand in their place. A line ends with a
 * line feed, as for git; a lone carriage return is part of a line.
 */
final class LineBlocks {
    /**
     * Lines {@code from} (from 0, inclusive) to {@code to} (exclusive) become {@code added}, each with its line end.
     *
     * @param sites on whose behalf
     */
    record Block(int from, int to, List<String> added, Set<String> sites) {}

    private final String text;
    private final List<String> lines;
    private final List<Integer> starts = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();

    LineBlocks(FileChange change) {
        this.text = change.before();
        this.lines = lines(text);
        int at = 0;
        for (String line : lines) {
            starts.add(at);
            at += line.length();
        }
        starts.add(at);
        group(change.edits());
    }

    /** Of the original, each with its line end. */
    List<String> lines() {
        return lines;
    }

    List<Block> blocks() {
        return blocks;
    }

    private void group(List<TextEdit> edits) {
        int first = 0;
        while (first < edits.size()) {
            Span touched = touched(edits.get(first));
            int next = first + 1;
            while (next < edits.size() && touched(edits.get(next)).start() <= touched.end()) {
                touched = new Span(
                        touched.start(),
                        Math.max(touched.end(), touched(edits.get(next)).end()));
                next++;
            }
            add(touched, edits.subList(first, next));
            first = next;
        }
    }

    /** Indexes of the lines that an edit changes; none for whole lines put between two. */
    private Span touched(TextEdit edit) {
        int start = lineOf(edit.span().start());
        boolean wholeLines = edit.span().length() == 0
                && edit.span().start() == starts.get(start)
                && edit.replacement().endsWith("\n");
        if (wholeLines || start == lines.size()) {
            return new Span(start, start);
        }
        return new Span(start, Math.min(lines.size(), lineOf(edit.span().end()) + 1));
    }

    private void add(Span touched, List<TextEdit> edits) {
        StringBuilder out = new StringBuilder();
        Set<String> sites = new LinkedHashSet<>();
        int from = starts.get(touched.start());
        for (TextEdit edit : edits) {
            out.append(text, from, edit.span().start()).append(edit.replacement());
            from = edit.span().end();
            sites.add(edit.siteId());
        }
        out.append(text, from, starts.get(touched.end()));
        List<String> removed = lines.subList(touched.start(), touched.end());
        List<String> added = lines(out.toString());
        for (CommonLines.Change change : CommonLines.changes(removed, added)) {
            blocks.add(new Block(
                    touched.start() + change.from(),
                    touched.start() + change.to(),
                    List.copyOf(added.subList(change.addedFrom(), change.addedTo())),
                    sites));
        }
    }

    private int lineOf(int offset) {
        int low = 0;
        int high = starts.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (starts.get(middle) <= offset) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        boolean inLastLine =
                low == lines.size() && low > 0 && !lines.get(low - 1).endsWith("\n");
        return inLastLine ? low - 1 : low;
    }

    static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end + 1;
            lines.add(text.substring(from, to));
            from = to;
        }
        return lines;
    }
}
