package org.sluicempi.lsp.work;

import java.util.Arrays;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.sluicempi.analyzer.source.Span;

/** Offsets of a text as the lines and UTF-16 columns that editors count, both from 0. */
public final class Lines {
    private final String text;
    private final int[] starts;

    public Lines(String text) {
        this.text = text;
        int[] found = new int[text.length() + 1];
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean first = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
            if (c == '\n' || c == '\r' && !first) {
                found[count++] = i + 1;
            }
        }
        this.starts = Arrays.copyOf(found, count);
    }

    /** The offset of a place; one behind the end of its line or of the text is the end. */
    public int offset(Position position) {
        if (position.getLine() >= starts.length) {
            return text.length();
        }
        return Math.min(starts[position.getLine()] + position.getCharacter(), end(position.getLine()));
    }

    public Position position(int offset) {
        int at = Math.max(0, Math.min(offset, text.length()));
        int found = Arrays.binarySearch(starts, at);
        int line = found >= 0 ? found : -found - 2;
        return new Position(line, at - starts[line]);
    }

    public Range range(Span span) {
        return new Range(position(span.start()), position(span.end()));
    }

    /** From a place to the end of what its line holds. */
    public Range toEndOfLine(Position from) {
        int line = Math.min(from.getLine(), starts.length - 1);
        int start = offset(new Position(line, from.getCharacter()));
        int end = end(line);
        while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return new Range(position(start), position(end));
    }

    /** Offset of the line's end, in front of what ends it. */
    private int end(int line) {
        int end = line + 1 < starts.length ? starts[line + 1] : text.length();
        while (end > starts[line] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
            end--;
        }
        return end;
    }
}
