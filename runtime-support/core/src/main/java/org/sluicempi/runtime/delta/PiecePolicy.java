package org.sluicempi.runtime.delta;

/**
 * Decides how much of a message has to be final before a piece leaves, from what it is told about times.
 *
 * <p>With {@code T} ns of computation for the whole message and {@code c} ns for one piece, cutting into {@code n} pieces
 * costs {@code n * c} and leaves about {@code T / n} of the computation that nothing overlaps with, at the start and at
 * the end of the pipeline. Their sum is least at {@code n = sqrt(T / c)}; a second bound keeps {@code n * c} below a small
 * part of {@code T}, because whether anything is gained is not known here. Below two pieces the message is not cut, nor where
 * {@code T} is so long that its transfer hardly counts.
 * While the link is busy a piece waits and grows, up to a part of the message that keeps a chain of ranks moving.
 */
final class PiecePolicy {
    /** Largest part of the computation that the first piece, which also finds out about the link, may cost. */
    private static final double TRIAL = 0.04;

    /** As {@link #TRIAL}, when it is not worth asking again soon. */
    private static final double HOPELESS = 4 * TRIAL;

    /** Computation that has to be seen before the first piece, in costs of a piece: shorter times mislead. */
    private static final double FIRST_WORK = 8;

    /** Largest part of the computation that all pieces may cost if the link takes no time that would hide them. */
    private static final double OVERHEAD = 0.02;

    private static final int MAX_PIECES = 256;

    /** Smallest piece in bytes; below it the header of a piece is no longer small. */
    private static final int MIN_PIECE = 512;

    /** Messages below this size in bytes are not cut. */
    private static final int MIN_MESSAGE = 4096;

    /** Assumed cost of a piece in ns until one has been measured. */
    private static final double FIRST_COST = 2_000;

    /** Least cost of a byte in ns, for copying it, which a message sent as a whole pays as well. */
    private static final double COPY_COST = 0.125;

    /** If the bytes of the message take more than this part of the computation to send, pieces are worth their cost. */
    private static final double SLOW_LINK = 0.25;

    /** Time in ns that a byte takes on a link of 1 Gbit/s, and that a message takes there however short it is. */
    private static final double LINK_BYTE = 8;

    private static final double LINK_MESSAGE = 100_000;

    /** Computation that takes so many times as long as that transfer gains less from overlap than a short run loses. */
    private static final double COMPUTATION_ALONE = 50;

    private final long total;
    private final int fixed;
    private int limit = Integer.MAX_VALUE;
    private long start;
    private long bytesAtStart;
    private boolean started;
    private long sendNanos;
    private double cost = FIRST_COST;
    private double byteCost = COPY_COST;
    private double cheapest = Double.MAX_VALUE;
    private double cheapestBytes;
    private double whole;
    private int sentPieces;
    private boolean hidden;
    private long target;
    private long ask;

    /**
     * @param total bytes of the message, or of the longest that it can be
     * @param fixed bytes of every piece, 0 for what pays
     * @param now time in ns at which the computation of the message starts
     */
    PiecePolicy(long total, int fixed, long now) {
        this.total = total;
        this.fixed = fixed;
        this.start = now;
        this.ask = fixed > 0 ? fixed : Math.max(MIN_PIECE, total / MAX_PIECES);
        this.target = ask;
    }

    boolean worthCutting() {
        return fixed > 0 || total >= MIN_MESSAGE;
    }

    /** Contiguous final bytes at which {@link #ready} should be asked. */
    long ask() {
        return ask;
    }

    /** Largest piece in bytes: the fixed size, or what leaves without waiting for the receiver. */
    int limit() {
        return fixed > 0 ? fixed : limit;
    }

    boolean fixedSize() {
        return fixed > 0;
    }

    /** Tells the engine's limit, in bytes. */
    void opened(int pieceLimit) {
        limit = Math.max(1, pieceLimit);
    }

    /** Whether {@link #computing} has been called. */
    boolean started() {
        return started;
    }

    /**
     * Tells that the loop that computes the message is known to run now, with so many bytes final already. Times are
     * taken from here on; other work may lie before. Only the first call counts.
     */
    void computing(long finalBytes, long now) {
        if (!started) {
            started = true;
            start = now;
            bytesAtStart = finalBytes;
            sendNanos = 0;
        }
    }

    /**
     * Whether a run of final bytes is worth a piece. If not, {@link #ask} has grown.
     *
     * @param run bytes of the run
     * @param finalBytes bytes final so far in the whole message
     * @param now in ns
     */
    boolean ready(long run, long finalBytes, long now) {
        if (fixed > 0) {
            return run >= fixed;
        }
        long done = finalBytes - bytesAtStart;
        double work = now - start - sendNanos;
        if (done <= 0 || work <= 0) {
            ask = 2 * run;
            return false;
        }
        whole = work / done * total;
        double most = sentPieces > 0 && !hidden ? OVERHEAD * whole / cost : MAX_PIECES;
        if (sentPieces == 0 ? cost > TRIAL * whole || work < FIRST_WORK * cost || computationAlone() : most < 2) {
            boolean hopeless = sentPieces == 0 && (cost > HOPELESS * whole || computationAlone());
            ask = Math.max(2 * run, hopeless ? total / 2 : 0);
            return false;
        }
        double pieces = Math.min(most, Math.sqrt(whole / cost));
        target = Math.max(MIN_PIECE, Math.min(limit, (long) Math.ceil(total / pieces)));
        long wanted = wanted(total - finalBytes + run);
        if (run < wanted) {
            ask = wanted;
            return false;
        }
        return true;
    }

    private boolean computationAlone() {
        return whole > COMPUTATION_ALONE * (LINK_MESSAGE + LINK_BYTE * total);
    }

    /** The first and the last pieces are smaller: while they are computed, or used, nothing else of the message moves. */
    private long wanted(long unsent) {
        long first = sentPieces < 2 ? target >> (2 - sentPieces) : target;
        long last = Math.max(target / 4, unsent / 2);
        return Math.max(MIN_PIECE, Math.min(first, last));
    }

    /** Whether a run that is {@link #ready} has to leave although the link is busy. If not, {@link #ask} has grown. */
    boolean full(long run) {
        long most = Math.min(limit, Math.max(2 * target, total / 32));
        if (run >= most) {
            return true;
        }
        ask = Math.min(most, run + Math.max(1, target / 8));
        return false;
    }

    /**
     * Tells what sending took.
     *
     * @param busy whether the last piece is still on its way out: then sending the next ones takes time that the link
     *     needs anyway
     */
    void sent(long bytes, int pieces, long nanos, boolean busy) {
        sendNanos += nanos;
        double each = fixedCost((double) bytes / pieces, (double) nanos / pieces);
        cost += (Math.min(each, 8 * cost) - cost) / 2;
        sentPieces += pieces;
        hidden = busy || byteCost * total > SLOW_LINK * whole;
        ask = fixed > 0 ? fixed : Math.max(MIN_PIECE, target / 4);
    }

    /**
     * The part of a piece's time that does not grow with its size. The other part is the link's, where the send itself
     * waits for it (a socket that takes as much as has left), or a copy.
     */
    private double fixedCost(double bytes, double nanos) {
        if (nanos < cheapest) {
            cheapest = nanos;
            cheapestBytes = bytes;
        } else if (bytes > 2 * cheapestBytes) {
            byteCost = Math.max(COPY_COST, (nanos - cheapest) / (bytes - cheapestBytes));
        }
        return Math.max(200, nanos - byteCost * bytes);
    }
}
