package org.sluicempi.runtime.nativempi.library;

/** What a thread does between two looks that found nothing. */
public final class Idle {
    private static final int SPINS = Runtime.getRuntime().availableProcessors() > 1 ? 100 : 0;

    private Idle() {}

    /** @param turn number of looks so far that found nothing */
    public static void pause(int turn) {
        if (turn < SPINS) {
            Thread.onSpinWait();
        } else {
            Thread.yield();
        }
    }
}
