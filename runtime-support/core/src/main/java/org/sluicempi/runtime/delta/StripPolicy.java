package org.sluicempi.runtime.delta;

/**
 * Chooses how many iterations a loop runs between two calls, from the measured time of an iteration: long enough that
 * the calls do not count, short enough that the pipeline fills soon. The clock is read at strip boundaries only.
 */
final class StripPolicy {
    /** Work between two calls in ns; a pair of calls takes about a hundredth of it. */
    private static final double STRIP_NANOS = 25_000;

    private static final int FIRST_STRIP = 128;
    private static final int GROWTH = 8;

    private double nanosPerIteration;
    private double length = FIRST_STRIP;
    private boolean running;
    private int begin;
    private int end;
    private long beganAt;

    /**
     * Measures the strip that ends now, if the loop has come on from the last one, and returns the length of the next in
     * iterations, at least 1.
     *
     * @param from the iteration that the next strip starts with
     * @param now in ns
     * @param idle ns since the last call in which the loop did not run but wait
     */
    int length(int from, long now, long idle) {
        if (running && from > begin && from <= end) {
            double measured = Math.max(1, now - beganAt - idle) / ((double) from - begin);
            // One slow strip (the thread was not running) must not shorten the next ones much.
            nanosPerIteration = nanosPerIteration == 0 ? measured : Math.min(measured, 2 * nanosPerIteration);
            length = Math.max(1, Math.min(STRIP_NANOS / nanosPerIteration, length * GROWTH));
        }
        return (int) Math.min(Integer.MAX_VALUE, length);
    }

    /** Tells the strip {@code [from, to)} that was chosen; it may be run in parts. Returns {@code to}. */
    int chosen(int from, int to, long now) {
        running = true;
        begin = from;
        end = to;
        beganAt = now;
        return to;
    }

    /** The end of a strip of {@code length} iterations of {@code [from, to)}, {@code from < to}. */
    static int end(int from, int to, long length) {
        return (long) to - from <= length ? to : from + (int) Math.max(1, length);
    }

    /**
     * The end of a loop as its strips count towards it. The end of a loop up to and with the largest int has wrapped round:
     * its strips count towards the largest int first.
     */
    static int bound(int from, int to) {
        return to == Integer.MIN_VALUE && from != Integer.MAX_VALUE ? Integer.MAX_VALUE : to;
    }
}
