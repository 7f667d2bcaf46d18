package org.sluicempi.runtime.nativempi.job;

import org.sluicempi.runtime.nativempi.library.EnvironmentCalls;

/**
 * The call that ends the library. Not every library always comes back from it, so the user is told what is waited for.
 */
final class LibraryEnd {
    private static final long PATIENCE_MILLIS = 20_000;

    private volatile boolean underWay;

    /** Whether the library has been told to end and has not come back. */
    boolean underWay() {
        return underWay;
    }

    /**
     * @param rank number of this rank
     * @param last what all ranks do together before
     */
    void await(int rank, Runnable last) {
        Thread watch = new Thread(() -> tell(rank), "sluice-library-end");
        watch.setDaemon(true);
        underWay = true;
        watch.start();
        last.run();
        EnvironmentCalls.finish();
        underWay = false;
        watch.interrupt();
    }

    private void tell(int rank) {
        try {
            Thread.sleep(PATIENCE_MILLIS);
        } catch (InterruptedException done) {
            return;
        }
        System.err.println("rank " + rank + ": MPI_Finalize has not returned for " + PATIENCE_MILLIS / 1000
                + " s: another rank has not come to it, or the library hangs in it, as MPICH over UCX with TCP can"
                + " (docs/native-engine.md)");
    }
}
