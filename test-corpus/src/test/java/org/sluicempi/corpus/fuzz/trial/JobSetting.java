package org.sluicempi.corpus.fuzz.trial;

import java.util.List;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/**
 * Under what conditions a job runs.
 *
 * @param eager messages of at most so many bytes leave without waiting
 * @param pieceBytes size of a piece, 0 for what the runtime chooses
 * @param delaySeed of random delays, 0 for none
 * @param transformed bits of the ranks that run the transformed version
 * @param check whether the runtime looks for misuse
 * @param late whether elements come into the receiver's buffer only when they are awaited
 */
record JobSetting(int ranks, long eager, int pieceBytes, long delaySeed, int transformed, boolean check, boolean late) {
    private static final long MAX_DELAY_NANOS = 50_000;
    private static final int ALL = -1;

    /** The original. */
    static JobSetting original(int ranks) {
        return new JobSetting(ranks, EmbeddedOptions.DEFAULT_EAGER_LIMIT, 0, 0, 0, false, false);
    }

    /** The original where no send leaves before its receiver is there: one that hangs then is not free of deadlocks. */
    static JobSetting strict(int ranks) {
        return new JobSetting(ranks, 0, 0, 0, 0, false, false);
    }

    /** Those that a transformed program must go through. */
    static List<JobSetting> transformed(int ranks, long seed) {
        return List.of(
                new JobSetting(ranks, 0, 8, 0, ALL, true, true),
                new JobSetting(ranks, 1024, 0, seed * 2 + 1, ALL, false, false),
                new JobSetting(
                        ranks, EmbeddedOptions.DEFAULT_EAGER_LIMIT, 8, 0, seed % 3 == 0 ? 0x15 : 0x0A, true, false));
    }

    boolean transforms(int rank) {
        return (transformed >> rank & 1) == 1;
    }

    EmbeddedOptions options() {
        EmbeddedOptions options =
                EmbeddedOptions.ranks(ranks).withEagerLimit(eager).withDeltaSize(pieceBytes);
        return delaySeed == 0 ? options : options.withDelays(delaySeed, MAX_DELAY_NANOS);
    }
}
