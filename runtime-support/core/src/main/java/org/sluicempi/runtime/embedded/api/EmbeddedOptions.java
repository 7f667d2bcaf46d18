package org.sluicempi.runtime.embedded.api;

import java.util.Optional;

/**
 * What a job on this engine is made of.
 *
 * @param ranks number of ranks, at least 1
 * @param link the emulated link between ranks; without one messages arrive at once
 * @param eagerLimit messages of at most this many bytes leave without waiting for their receiver; at 0 every standard
 *     send waits, empty messages too
 * @param deltaSize largest piece of a delta message in bytes, 0 for no limit beyond the eager limit
 * @param delays random extra delays, for tests
 * @param daemon whether rank threads let the JVM end while they run
 * @param profiled whether ranks record what they do; somebody has to start the recording
 */
public record EmbeddedOptions(
        int ranks,
        Optional<LinkModel> link,
        long eagerLimit,
        int deltaSize,
        Optional<Delays> delays,
        boolean daemon,
        boolean profiled) {
    public static final long DEFAULT_EAGER_LIMIT = 64 * 1024;

    /** Eager limit of an engine that buffers everything. */
    public static final long UNLIMITED = Long.MAX_VALUE;

    /**
     * Random delays of up to {@code maxNanos} per message that keep MPI's order guarantees and shake everything else.
     */
    public record Delays(long seed, long maxNanos) {}

    public EmbeddedOptions {
        if (ranks < 1) {
            throw new IllegalArgumentException("number of ranks: " + ranks + " (must be at least 1)");
        }
        if (eagerLimit < 0) {
            throw new IllegalArgumentException("eager limit: " + eagerLimit + " (must not be negative)");
        }
        if (deltaSize < 0) {
            throw new IllegalArgumentException("delta size: " + deltaSize + " (must not be negative)");
        }
    }

    public static EmbeddedOptions ranks(int ranks) {
        return new EmbeddedOptions(ranks, Optional.empty(), DEFAULT_EAGER_LIMIT, 0, Optional.empty(), true, false);
    }

    public EmbeddedOptions withRanks(int number) {
        return new EmbeddedOptions(number, link, eagerLimit, deltaSize, delays, daemon, profiled);
    }

    /** With this link; its eager limit, if it names one, becomes the job's. */
    public EmbeddedOptions withLink(LinkModel model) {
        return new EmbeddedOptions(
                ranks, Optional.of(model), model.eagerLimit().orElse(eagerLimit), deltaSize, delays, daemon, profiled);
    }

    public EmbeddedOptions withEagerLimit(long bytes) {
        return new EmbeddedOptions(ranks, link, bytes, deltaSize, delays, daemon, profiled);
    }

    public EmbeddedOptions withDeltaSize(int bytes) {
        return new EmbeddedOptions(ranks, link, eagerLimit, bytes, delays, daemon, profiled);
    }

    public EmbeddedOptions withDelays(long seed, long maxNanos) {
        return new EmbeddedOptions(
                ranks, link, eagerLimit, deltaSize, Optional.of(new Delays(seed, maxNanos)), daemon, profiled);
    }

    /** With rank threads that keep the JVM alive and whose children inherit that, as a program of its own expects. */
    public EmbeddedOptions withUserThreads() {
        return new EmbeddedOptions(ranks, link, eagerLimit, deltaSize, delays, false, profiled);
    }

    public EmbeddedOptions withProfile(boolean recorded) {
        return new EmbeddedOptions(ranks, link, eagerLimit, deltaSize, delays, daemon, recorded);
    }

    public boolean timed() {
        return link.isPresent() || delays.isPresent();
    }
}
