package org.sluicempi.transformer.edit;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.transformer.change.LineMap;
import org.sluicempi.transformer.change.TextEdit;

/** Finds for each line of an edited text the line that it comes from. */
public final class LineOrigins {
    private final SourceText before;
    private final List<TextEdit> edits;
    private final Map<String, Integer> parentheses;
    private final StringBuilder after = new StringBuilder();
    private int[] lineOf = new int[0];

    private LineOrigins(SourceText before, EditList edits, List<SitePlan> sites) {
        this.before = before;
        this.edits = edits.edits();
        this.parentheses = sites.stream().collect(Collectors.toMap(SitePlan::id, site -> parenthesis(before, site)));
    }

    /**
     * A line that holds original code comes from that code's line. Any other comes from the line of its edit's site, which is
     * that of the parenthesis in front of the call's arguments, where compilers see a call; or, where something else has been
     * replaced, from the line of that.
     */
    public static LineMap of(SourceText before, EditList edits, List<SitePlan> sites) {
        LineOrigins origins = new LineOrigins(before, edits, sites);
        origins.trace();
        return LineMap.of(origins.perLine());
    }

    private static int parenthesis(SourceText before, SitePlan site) {
        Tokens tokens = before.tokens();
        return tokens.upTo(site.call().end())
                .flatMap(tokens::opening)
                .map(Token::start)
                .orElse(site.call().start());
    }

    private int lineOf(TextEdit edit) {
        int parenthesis = Objects.requireNonNull(parentheses.get(edit.siteId()));
        boolean other = edit.span().length() > 0 && edit.span().end() <= parenthesis;
        return before.lineOf(other ? edit.span().end() - 1 : parenthesis);
    }

    /** Positive: the line a character was on; negative: the line of the site that added it. */
    private void trace() {
        int added = edits.stream().mapToInt(edit -> edit.replacement().length()).sum();
        lineOf = new int[before.text().length() + added];
        int from = 0;
        for (TextEdit edit : edits) {
            keep(from, edit.span().start());
            int line = lineOf(edit);
            for (int i = 0; i < edit.replacement().length(); i++) {
                lineOf[after.length() + i] = -line;
            }
            after.append(edit.replacement());
            from = edit.span().end();
        }
        keep(from, before.text().length());
    }

    private void keep(int from, int to) {
        for (int i = from; i < to; i++) {
            lineOf[after.length() + i - from] = before.lineOf(i);
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
        int blank = 0;
        for (int i = from; i < to; i++) {
            boolean visible = !Character.isWhitespace(text.charAt(i));
            if (visible && lineOf[i] > 0) {
                return lineOf[i];
            }
            if (visible) {
                added = lineOf[i];
            } else if (blank == 0) {
                blank = lineOf[i];
            }
        }
        return added != 0 ? added : blank;
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
