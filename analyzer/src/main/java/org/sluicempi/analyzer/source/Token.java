package org.sluicempi.analyzer.source;

/**
 * A piece of a Java text: every character of the text belongs to exactly one.
 *
 * @param start offset of the first character
 * @param end offset after the last character
 */
public record Token(Kind kind, int start, int end) {
    /** What a token is. Keywords are words; a symbol is an operator, a separator or a character that Java does not know. */
    public enum Kind {
        SPACE,
        LINE_COMMENT,
        BLOCK_COMMENT,
        WORD,
        NUMBER,
        CHARACTER,
        STRING,
        TEXT_BLOCK,
        SYMBOL
    }

    public boolean isComment() {
        return kind == Kind.LINE_COMMENT || kind == Kind.BLOCK_COMMENT;
    }

    /** Whether it is text or a character: a backslash in it means something else than elsewhere. */
    boolean isLiteral() {
        return kind == Kind.CHARACTER || kind == Kind.STRING || kind == Kind.TEXT_BLOCK;
    }

    /** Whether the compiler sees it: neither white space nor comment. */
    public boolean isCode() {
        return kind != Kind.SPACE && !isComment();
    }

    public Span span() {
        return new Span(start, end);
    }
}
