package org.sluicempi.transformer.edit;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/** A source text seen as lines, white space, comments and code. All places are offsets. */
final class SourceLines {
    private final String text;
    private final Tokens tokens;
    private final Token.Kind[] kinds;
    private final TreeMap<Integer, Token> commentByEnd = new TreeMap<>();

    SourceLines(SourceText source) {
        this.text = source.text();
        this.tokens = source.tokens();
        this.kinds = new Token.Kind[text.length()];
        for (Token token : tokens.all()) {
            Arrays.fill(kinds, token.start(), token.end(), token.kind());
            if (token.isComment()) {
                commentByEnd.put(token.end(), token);
            }
        }
    }

    Tokens tokens() {
        return tokens;
    }

    String text() {
        return text;
    }

    String substring(Span span) {
        return text.substring(span.start(), span.end());
    }

    /** Behind the opening brace of a block, which may be written as a unicode escape. */
    int behindOpening(Stmt block) {
        return tokens.from(block.start()).orElseThrow().end();
    }

    /** In front of the closing brace of a block. */
    int closing(Stmt block) {
        return tokens.upTo(block.end()).orElseThrow().start();
    }

    /** How many characters of a span are those that another text begins with, up to the end of a token of both. */
    int commonStart(Span span, String other) {
        List<Token> here = tokens.in(span);
        List<Token> there = Tokens.of(other).code();
        int common = 0;
        for (int i = 0; i < Math.min(here.size(), there.size()); i++) {
            int end = here.get(i).end() - span.start();
            if (end != there.get(i).end() || !text.startsWith(other.substring(0, end), span.start())) {
                break;
            }
            common = end;
        }
        return common;
    }

    /** The comments that lie inside a span, in order. */
    List<Token> commentsIn(Span span) {
        return commentByEnd.subMap(span.start(), false, span.end(), true).values().stream()
                .filter(comment -> span.contains(comment.span()))
                .toList();
    }

    int lineStart(int offset) {
        int at = offset;
        while (at > 0 && !endsLine(at - 1)) {
            at--;
        }
        return at;
    }

    /** Offset of the line's end mark, or the text's length. */
    int lineEnd(int offset) {
        int at = offset;
        while (at < text.length() && !isMark(at)) {
            at++;
        }
        return at;
    }

    /** Offset of the first character of the next line, or the text's length. */
    int nextLine(int offset) {
        int end = lineEnd(offset);
        if (end == text.length()) {
            return end;
        }
        return endsLine(end) ? end + 1 : end + 2;
    }

    /** The line end of this line; of the line before where this is the last one; a line feed in a text of one line. */
    String lineSeparator(int offset) {
        int end = lineEnd(offset);
        if (end == text.length()) {
            int start = lineStart(offset);
            return start == 0 ? "\n" : lineSeparator(start - 1);
        }
        if (text.charAt(end) == '\n' && end > 0 && text.charAt(end - 1) == '\r') {
            return "\r\n";
        }
        return text.substring(end, nextLine(end));
    }

    /** Leading white space of the line that the offset lies in. */
    String indent(int offset) {
        int start = lineStart(offset);
        if (start == 0 && text.startsWith("\uFEFF")) {
            start++;
        }
        int at = start;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return text.substring(start, at);
    }

    boolean firstOnLine(int offset) {
        return text.substring(lineStart(offset), offset).isBlank();
    }

    boolean sameLine(int left, int right) {
        return lineStart(left) == lineStart(right);
    }

    boolean blankLine(int offset) {
        return text.substring(lineStart(offset), lineEnd(offset)).isBlank();
    }

    /** Whether a line that begins here begins inside a text block. */
    boolean insideTextBlock(int lineStart) {
        return lineStart > 0
                && lineStart < kinds.length
                && kinds[lineStart] == Token.Kind.TEXT_BLOCK
                && kinds[lineStart - 1] == Token.Kind.TEXT_BLOCK;
    }

    /** End of the last code or comment in front of the offset. */
    int contentEndBefore(int offset) {
        int at = offset;
        while (at > 0 && isSpace(at - 1)) {
            at--;
        }
        return at;
    }

    /** End of the last code in front of the offset. */
    int codeEndBefore(int offset) {
        int at = offset;
        while (at > 0 && !isCode(at - 1)) {
            at--;
        }
        return at;
    }

    /** Start of the first code or comment at or behind the offset. */
    int contentStart(int offset) {
        int at = offset;
        while (at < kinds.length && isSpace(at)) {
            at++;
        }
        return at;
    }

    /** Start of the first code at or behind the offset. */
    int codeStart(int offset) {
        int at = offset;
        while (at < kinds.length && !isCode(at)) {
            at++;
        }
        return at;
    }

    /** End of the line if only white space and comments stand between here and there; -1 if code follows. */
    int tailEnd(int offset) {
        int at = offset;
        while (at < kinds.length && !(isSpace(at) && isMark(at))) {
            if (isCode(at)) {
                return -1;
            }
            at++;
        }
        return at;
    }

    /**
     * Start of the comments that belong to the code at the offset: they stand directly above it, without a blank line,
     * and each begins its line. The offset itself if there is none.
     */
    int leadingStart(int offset) {
        int start = offset;
        while (true) {
            int end = contentEndBefore(start);
            Token comment = commentByEnd.get(end);
            if (comment == null || !firstOnLine(comment.start()) || !firstOnLine(start) && !sameLine(end, start)) {
                return start;
            }
            boolean adjacent = sameLine(end, start) || nextLine(end) == lineStart(start);
            if (!adjacent) {
                return start;
            }
            start = comment.start();
        }
    }

    private boolean isSpace(int at) {
        return kinds[at] == Token.Kind.SPACE;
    }

    private boolean isCode(int at) {
        return !isSpace(at) && kinds[at] != Token.Kind.LINE_COMMENT && kinds[at] != Token.Kind.BLOCK_COMMENT;
    }

    private boolean isMark(int at) {
        return text.charAt(at) == '\n' || text.charAt(at) == '\r';
    }

    private boolean endsLine(int at) {
        char c = text.charAt(at);
        return c == '\n' || c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n');
    }
}
