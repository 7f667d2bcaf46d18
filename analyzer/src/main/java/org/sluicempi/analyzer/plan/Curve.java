package org.sluicempi.analyzer.plan;

import java.util.List;

/**
 * How a message and its loop go together: of an outgoing message, how much is final when a part of the loop is done; of an
 * incoming one, how much must be there before the loop goes on.
 *
 * @param outgoing whether the loop produces the message, rather than consumes it
 * @param points at least two, rising in both directions, from the start of the loop to its end
 */
public record Curve(boolean outgoing, List<Point> points) {
    /**
     * A point of the curve.
     *
     * @param loop which fraction of the loop, from 0 to 1
     * @param message which fraction of the message, from 0 to 1
     */
    public record Point(double loop, double message) {}

    public Curve {
        points = List.copyOf(points);
    }
}
