package org.sluicempi.corpus.run;

import org.sluicempi.corpus.program.Eager;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/**
 * Under what conditions a program runs.
 *
 * @param pieceBytes forced size of a piece, 0 for none
 * @param delaySeed of random delays, 0 for none
 * @param side which ranks run the transformed version
 * @param check whether the runtime looks for misuse
 */
record Setting(int ranks, Eager eager, int pieceBytes, long delaySeed, Side side, boolean check) {
    /** Which ranks run the transformed version; the others run the original. */
    enum Side {
        NONE,
        EVEN,
        ODD,
        ALL;

        boolean transformed(int rank) {
            return this == ALL || this == (rank % 2 == 0 ? EVEN : ODD);
        }
    }

    private static final long MAX_DELAY_NANOS = 100_000;

    EmbeddedOptions options() {
        EmbeddedOptions options =
                EmbeddedOptions.ranks(ranks).withEagerLimit(eager.bytes()).withDeltaSize(pieceBytes);
        return delaySeed == 0 ? options : options.withDelays(delaySeed, MAX_DELAY_NANOS);
    }
}
