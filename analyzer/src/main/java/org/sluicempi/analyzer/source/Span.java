package org.sluicempi.analyzer.source;

/**
 * A stretch of a file's text.
 *
 * @param start offset of the first character
 * @param end offset after the last character; equal to {@code start} for a place between two characters
 */
public record Span(int start, int end) {
    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("span " + start + ".." + end);
        }
    }

    public int length() {
        return end - start;
    }

    public boolean contains(Span other) {
        return start <= other.start && other.end <= end;
    }
}
