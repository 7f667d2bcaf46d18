package org.sluicempi.transformer.edit;

import java.util.BitSet;
import java.util.List;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.transformer.change.LineMap;
import org.sluicempi.transformer.change.TextEdit;

/** Finds for each line of an edited text the line that it comes from. */
public final class LineOrigins {
    private final SourceText before;
    private final List<TextEdit> edits;
    private final SiteLines lines;
    private final StringBuilder after = new StringBuilder();
    private final BitSet notCode = new BitSet();
    private int[] lineOf = new int[0];

    private LineOrigins(SourceText before, EditList edits, List<SitePlan> sites) {
        this.before = before;
        this.edits = edits.edits();
        this.lines = new SiteLines(before, sites);
    }

    /**
     * A line that holds original code comes from that code's line, any other from that of its edit ({@link SiteLines}); a line
     * of comments from their own.
     */
    public static LineMap of(SourceText before, EditList edits, List<SitePlan> sites) {
        LineOrigins origins = new LineOrigins(before, edits, sites);
        origins.trace();
        return LineMap.of(origins.perLine());
    }

    /** Positive: the line a character was on; negative: the line of the site that added it. */
    private void trace() {
        int added = edits.stream().mapToInt(edit -> edit.replacement().length()).sum();
        lineOf = new int[before.text().length() + added];
        int from = 0;
        for (TextEdit edit : edits) {
            keep(from, edit.span().start());
            int line = lines.of(edit);
            for (int i = 0; i < edit.replacement().length(); i++) {
                lineOf[after.length() + i] = -line;
            }
            after.append(edit.replacement());
            from = edit.span().end();
        }
        keep(from, before.text().length());
    }

    private void keep(int from, int to) {
        int moved = after.length() - from;
        for (int i = from; i < to; i++) {
            lineOf[i + moved] = before.lineOf(i);
        }
        notCode.set(from + moved, to + moved);
        for (Token token : before.tokens().in(new Span(from, to))) {
            notCode.clear(token.start() + moved, token.end() + moved);
        }
        after.append(before.text(), from, to);
    }

    private int[] perLine() {
        String text = after.toString();
        int[] starts = lineStarts(text);
        int[] result = new int[starts.length - 1];
        int last = 1;
        for (int line = 0; line < result.length; line++) {
            int origin = origin(text, starts[line], starts[line + 1]);
            result[line] = origin == 0 ? last : Math.abs(origin);
            last = result[line];
        }
        return result;
    }

    private int origin(String text, int from, int to) {
        int added = 0;
        int comment = 0;
        int blank = 0;
        for (int i = from; i < to; i++) {
            boolean visible = !Character.isWhitespace(text.charAt(i));
            if (visible && lineOf[i] > 0 && !notCode.get(i)) {
                return lineOf[i];
            }
            if (visible && lineOf[i] < 0) {
                added = lineOf[i];
            } else if (visible && comment == 0) {
                comment = lineOf[i];
            } else if (blank == 0) {
                blank = lineOf[i];
            }
        }
        return added != 0 ? added : comment != 0 ? comment : blank;
    }

    private static int[] lineStarts(String text) {
        int lines = (int) text.lines().count();
        int[] starts = new int[lines + 1];
        int line = 0;
        for (int i = 0; i < text.length() && line < lines; i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n')) {
                starts[++line] = i + 1;
            }
        }
        starts[lines] = text.length();
        return starts;
    }
}
