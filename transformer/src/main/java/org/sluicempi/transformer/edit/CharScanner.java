package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sluicempi.analyzer.source.Span;

/**
 * Tells comments, literals and code apart, which is all that moving lines about needs. The text has been parsed before,
 * so it is well formed; unicode escapes for quotes and slashes are not understood.
 */
final class CharScanner {
    private final String text;
    private final CharKind[] kinds;
    private final List<Span> comments = new ArrayList<>();

    CharScanner(String text) {
        this.text = text;
        this.kinds = new CharKind[text.length()];
        int at = 0;
        while (at < text.length()) {
            at = next(at);
        }
    }

    CharKind[] kinds() {
        return kinds;
    }

    /** In order; a line comment ends in front of the line end. */
    List<Span> comments() {
        return comments;
    }

    private int next(int at) {
        char c = text.charAt(at);
        if (text.startsWith("//", at)) {
            return comment(at, lineEnd(at));
        }
        if (text.startsWith("/*", at)) {
            return comment(at, after("*/", at + 2));
        }
        if (text.startsWith("\"\"\"", at)) {
            return mark(at, textBlockEnd(at + 3), CharKind.TEXT_BLOCK);
        }
        if (c == '"' || c == '\'') {
            return mark(at, literalEnd(at + 1, c), CharKind.LITERAL);
        }
        boolean space = Character.isWhitespace(c) || c == '\uFEFF';
        return mark(at, at + 1, space ? CharKind.SPACE : CharKind.CODE);
    }

    private int comment(int from, int to) {
        comments.add(new Span(from, to));
        return mark(from, to, CharKind.COMMENT);
    }

    private int mark(int from, int to, CharKind kind) {
        Arrays.fill(kinds, from, to, kind);
        return to;
    }

    private int lineEnd(int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    private int after(String end, int from) {
        int found = text.indexOf(end, from);
        return found < 0 ? text.length() : found + end.length();
    }

    private int literalEnd(int from, char quote) {
        int at = from;
        while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(text.length(), at + 1);
    }

    private int textBlockEnd(int from) {
        int at = from;
        while (at < text.length() && !text.startsWith("\"\"\"", at)) {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(text.length(), at + 3);
    }
}
