package org.sluicempi.runtime.nativempi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ThreadLevel;

/** From the start of MPI to its end, as the program sees them; the library may run longer. Used under the rank's lock. */
final class Life {
    private final NativeRank rank;
    private volatile Thread mainThread;
    private volatile boolean finished;

    /** Whether the library still runs although the program has finished. */
    private volatile boolean suspended;

    Life(NativeRank rank) {
        this.rank = rank;
    }

    boolean started() {
        return mainThread != null;
    }

    boolean finished() {
        return finished;
    }

    boolean onMainThread() {
        return Thread.currentThread() == mainThread;
    }

    /** The calling thread is the main thread from now on. */
    void begin() {
        mainThread = Thread.currentThread();
        JobEnd.watchThread(rank);
    }

    /** @throws MpiError {@link ErrorClass#OTHER} after {@link #finish} */
    void checkRunning() {
        if (finished) {
            throw new MpiError(ErrorClass.OTHER, "MPI has been finished");
        }
    }

    void finish() {
        quiet();
        rank.leave();
        finished = true;
    }

    /** The library ends with the process, by another thread than the program's: it must allow that. */
    void suspend() {
        if (rank.threadLevel() != ThreadLevel.MULTIPLE) {
            finish();
            return;
        }
        quiet();
        rank.world().collectives().barrier();
        suspended = true;
        finished = true;
    }

    void restart() {
        if (!finished) {
            throw new MpiError(ErrorClass.OTHER, "MPI is started again before it was finished");
        }
        if (!suspended) {
            throw new MpiError(
                    ErrorClass.UNSUPPORTED_OPERATION,
                    "MPI cannot be started again after the library was finished (" + rank.engineDescription() + ")");
        }
        if (!onMainThread()) {
            begin();
        }
        suspended = false;
        finished = false;
    }

    /** The end of the process: what {@link #suspend} has left to do. */
    void processEnds() {
        if (suspended) {
            rank.leave();
        }
    }

    private void quiet() {
        if (mainThread == null || finished) {
            throw new MpiError(ErrorClass.OTHER, finished ? "MPI has been finished before" : "MPI was not started");
        }
        rank.attached().drain();
        rank.pending().end(rank.number());
    }
}
