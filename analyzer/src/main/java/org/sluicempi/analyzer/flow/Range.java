package org.sluicempi.analyzer.flow;

/**
 * Steps that lie side by side.
 *
 * @param from index of the first
 * @param to index behind the last
 */
public record Range(int from, int to) {
    public Range {
        if (from > to) {
            throw new IllegalArgumentException("range from " + from + " to " + to);
        }
    }

    public boolean contains(int step) {
        return from <= step && step < to;
    }

    public boolean contains(Range other) {
        return from <= other.from && other.to <= to;
    }

    public boolean isEmpty() {
        return from == to;
    }
}
