package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;

/**
 * What can be set from outside; nothing needs to be.
 *
 * @param pieceBytes size of every piece in bytes, rounded up to whole elements; 0: adapts to what is measured
 * @param check whether misuse is looked for: a range declared final twice or written after that. Costs a copy of the
 *     message
 */
public record DeltaOptions(int pieceBytes, boolean check) {
    /** Name of the system property that engines take {@link #pieceBytes} from. */
    public static final String DELTA_SIZE = "sluice.deltaSize";

    /** Name of the system property that engines take {@link #check} from. */
    public static final String CHECK = "sluice.check";

    static final DeltaOptions ADAPTIVE = new DeltaOptions(0, false);

    /** The options that the rank was started with; null if there is none. */
    static DeltaOptions of(Communicator comm) {
        if (comm == null) {
            return null;
        }
        Rank rank = comm.owner();
        return new DeltaOptions(Math.max(0, rank.deltaSize()), rank.deltaCheck());
    }
}
