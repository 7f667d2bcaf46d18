package org.sluicempi.analyzer.source;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A text as the compiler reads it: each unicode escape is the one character that it stands for, a byte order mark or a
 * final control-Z is a space.
 */
public final class PlainText {
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final char END_OF_FILE = '\u001A';
    private static final int HEX_DIGITS = 4;

    private final String text;

    /** Where each character of {@link #text} was written; null if nothing was escaped. */
    private final int @Nullable [] offsets;

    private final int[] lineStarts;

    private PlainText(String text, int @Nullable [] offsets) {
        this.text = text;
        this.offsets = offsets;
        this.lineStarts = LineStarts.of(text);
    }

    public static PlainText of(String written) {
        String marked = unmarked(written);
        if (!marked.contains("\\u")) {
            return new PlainText(marked, null);
        }
        StringBuilder plain = new StringBuilder(marked.length());
        int[] offsets = new int[marked.length() + 1];
        int at = 0;
        while (at < marked.length()) {
            offsets[plain.length()] = at;
            Optional<Span> digits = escape(marked, at);
            if (digits.isPresent()) {
                plain.append((char) Integer.parseInt(
                        marked, digits.get().start(), digits.get().end(), 16));
                at = digits.get().end();
            } else {
                boolean pair = marked.startsWith("\\\\", at);
                plain.append(marked.charAt(at));
                if (pair) {
                    offsets[plain.length()] = at + 1;
                    plain.append('\\');
                }
                at += pair ? 2 : 1;
            }
        }
        offsets[plain.length()] = marked.length();
        return new PlainText(plain.toString(), Arrays.copyOf(offsets, plain.length() + 1));
    }

    /** What the compiler reads. */
    public String text() {
        return text;
    }

    /** Whether the text is as it was written, without an escape. */
    boolean isWritten() {
        return offsets == null;
    }

    /** Where a character was written; the text's length for the offset behind the last one. */
    public int written(int offset) {
        return offsets == null ? offset : offsets[offset];
    }

    /** Offset in {@link #text} of a line's first character; lines count from 1. */
    public int lineStart(int line) {
        return lineStarts[line - 1];
    }

    public int lineCount() {
        return lineStarts.length;
    }

    /** The opposite of {@link #written}: the first character that was written at the offset or behind it. */
    public int read(int written) {
        if (offsets == null) {
            return written;
        }
        int found = Arrays.binarySearch(offsets, written);
        return found >= 0 ? found : -found - 1;
    }

    private static String unmarked(String written) {
        String text = !written.isEmpty() && written.charAt(0) == BYTE_ORDER_MARK ? ' ' + written.substring(1) : written;
        int last = text.length() - 1;
        return last >= 0 && text.charAt(last) == END_OF_FILE ? text.substring(0, last) + ' ' : text;
    }

    /** The digits of the escape that begins here; a backslash behind a backslash begins none. */
    private static Optional<Span> escape(String text, int at) {
        int from = at + 1;
        while (from < text.length() && text.charAt(from) == 'u') {
            from++;
        }
        int to = from + HEX_DIGITS;
        boolean whole = text.charAt(at) == '\\' && from > at + 1 && to <= text.length();
        return whole && text.substring(from, to).chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 128)
                ? Optional.of(new Span(from, to))
                : Optional.empty();
    }
}
