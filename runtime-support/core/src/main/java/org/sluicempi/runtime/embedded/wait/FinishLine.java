package org.sluicempi.runtime.embedded.wait;

/** Where the ranks of a job meet in {@code MPI.Finalize}: once, or once for each time that a program starts MPI anew. */
public final class FinishLine {
    private final boolean[] here;
    private final boolean[] gone;
    private int missing;
    private volatile int rounds;

    public FinishLine(int ranks) {
        here = new boolean[ranks];
        gone = new boolean[ranks];
        missing = ranks;
    }

    /** How often all ranks have met. */
    public int rounds() {
        return rounds;
    }

    /** The rank is here, and is not before the others are. True if it was the last one. */
    public synchronized boolean arrive(int rank) {
        here[rank] = true;
        return met(gone[rank]);
    }

    /** The rank has ended: nobody waits for it any longer. True if it was the last one. */
    public synchronized boolean leave(int rank) {
        gone[rank] = true;
        return met(here[rank]);
    }

    private boolean met(boolean counted) {
        if (!counted) {
            missing--;
        }
        if (missing > 0) {
            return false;
        }
        for (int r = 0; r < here.length; r++) {
            here[r] = false;
            missing += gone[r] ? 0 : 1;
        }
        rounds++;
        return true;
    }
}
