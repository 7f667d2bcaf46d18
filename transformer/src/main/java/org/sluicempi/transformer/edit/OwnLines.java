package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.transformer.change.TextEdit;

/**
 * Breaks the line between an added statement, or a call that replaces another one, and code that comes from another line than its
 * call: a line of the output has one
 * origin, and a stack trace must name that of either.
 */
final class OwnLines {
    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

    private final SourceText before;
    private final SourceLines text;
    private final SiteLines lines;
    private final List<TextEdit> edits = new ArrayList<>();

    /** Line of the code that stands first on the line of the output, or of a statement added to it; 0 where there is neither. */
    private int origin;

    /** Whether a statement has been added behind which the origin must not change. */
    private boolean added;

    /** On whose behalf a line is broken: that of the edit at hand, or of the last one. */
    private String site = "";

    private OwnLines(SourceText before, SiteLines lines) {
        this.before = before;
        this.text = new SourceLines(before);
        this.lines = lines;
    }

    static EditList of(SourceText before, SiteLines lines, EditList edits) {
        OwnLines own = new OwnLines(before, lines);
        int from = 0;
        for (TextEdit edit : edits.edits()) {
            Span kept = new Span(from, edit.span().start());
            own.keep(kept);
            own.add(edit, kept);
            from = edit.span().end();
        }
        own.keep(new Span(from, before.text().length()));
        return EditList.of(before.file().toString(), own.edits);
    }

    private void keep(Span span) {
        int at = span.start();
        for (Token token : before.tokens().in(span)) {
            breakAt(before.text().substring(at, token.start()));
            int line = before.lineOf(token.start());
            if (added && origin != line) {
                gap(at, text.contentStart(at));
                origin = 0;
            }
            origin = origin == 0 ? line : origin;
            added = false;
            at = token.end();
        }
        breakAt(before.text().substring(at, span.end()));
    }

    private void add(TextEdit edit, Span kept) {
        site = edit.siteId();
        String[] pieces = LINE_END.split(edit.replacement(), -1);
        int line = lines.of(edit);
        boolean calls = isStatement(pieces[0]) || edit.span().length() > 0 && isCall(Tokens.of(pieces[0]));
        if (origin != 0 && (origin != line && calls || joins(edit))) {
            gap(Math.max(kept.start(), text.contentEndBefore(kept.end())), kept.end());
            origin = 0;
        }
        edits.add(edit);
        breakAt(edit.replacement());
        if (isStatement(pieces[pieces.length - 1])) {
            origin = line;
            added = true;
        }
    }

    /** Whether a piece of a statement that was broken over lines is not any more, and what follows it comes from another line. */
    private boolean joins(TextEdit edit) {
        Span span = edit.span();
        return span.length() > 0
                && !isStatement(edit.replacement())
                && !LINE_END.matcher(edit.replacement()).find()
                && LINE_END.matcher(text.substring(span)).find()
                && origin != before.lineOf(span.end() - 1);
    }

    private void breakAt(String text) {
        if (LINE_END.matcher(text).find()) {
            origin = 0;
            added = false;
        }
    }

    private static boolean isStatement(String piece) {
        Tokens tokens = Tokens.of(piece);
        return isCall(tokens) && tokens.code().stream().anyMatch(token -> tokens.is(token, ";"));
    }

    private static boolean isCall(Tokens tokens) {
        return tokens.code().stream().anyMatch(token -> tokens.is(token, "("));
    }

    private void gap(int start, int end) {
        edits.add(new TextEdit(new Span(start, end), text.lineSeparator(start) + text.indent(start), site));
    }
}
