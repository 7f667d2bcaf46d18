package org.sluicempi.analyzer.site;

/** A stretch of Java text whose comments and white space can be told from the rest. Starts between two tokens. */
record Code(String text, int start, int end) {

    /** Offset of the first character that is neither white space nor comment; {@code end} if there is none. */
    int firstToken() {
        int at = start;
        while (at < end) {
            int next = skipBlank(at);
            if (next == at) {
                return at;
            }
            at = next;
        }
        return end;
    }

    /** Offset behind the last character that is neither white space nor comment; {@code start} if there is none. */
    int endOfLastToken() {
        int last = start;
        int at = start;
        while (at < end) {
            int next = skipBlank(at);
            if (next == at) {
                next = skipToken(at);
                last = next;
            }
            at = next;
        }
        return Math.min(last, end);
    }

    private int skipBlank(int at) {
        if (Character.isWhitespace(text.charAt(at))) {
            return at + 1;
        }
        if (text.startsWith("/*", at)) {
            return behind("*/", at + 2);
        }
        if (text.startsWith("//", at)) {
            int next = at;
            while (next < end && text.charAt(next) != '\n' && text.charAt(next) != '\r') {
                next++;
            }
            return next;
        }
        return at;
    }

    /** A literal in quotes as a whole, else one character. */
    private int skipToken(int at) {
        if (text.startsWith("\"\"\"", at)) {
            return quoted("\"\"\"", at);
        }
        char c = text.charAt(at);
        return c == '"' || c == '\'' ? quoted(String.valueOf(c), at) : at + 1;
    }

    private int quoted(String quote, int at) {
        int next = at + quote.length();
        while (next < end && !text.startsWith(quote, next)) {
            next += text.charAt(next) == '\\' ? 2 : 1;
        }
        return Math.min(next + quote.length(), end);
    }

    private int behind(String mark, int from) {
        int found = text.indexOf(mark, from);
        return found < 0 ? end : found + mark.length();
    }
}
