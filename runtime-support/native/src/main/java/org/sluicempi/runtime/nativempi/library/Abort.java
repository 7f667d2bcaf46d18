package org.sluicempi.runtime.nativempi.library;

/** The end of the whole job by one of its ranks. */
public final class Abort {
    private static final int SETTLE_MILLIS = 100;

    private Abort() {}

    /** Ends the job with this code, or 1 if it would look like success. Does not return. */
    public static void now(long communicator, int code) {
        settle();
        EnvironmentCalls.abort(communicator, (code & 0xff) == 0 ? 1 : code);
        throw new IllegalStateException("MPI_Abort has returned");
    }

    /** Lets the launcher fetch what this process has printed, before it is told to end it. */
    public static void settle() {
        System.out.flush();
        System.err.flush();
        try {
            Thread.sleep(SETTLE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
