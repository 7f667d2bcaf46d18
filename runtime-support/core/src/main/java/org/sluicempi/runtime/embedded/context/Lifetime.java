package org.sluicempi.runtime.embedded.context;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Where one rank's program stands between Init and Finalize, and behind them. */
public final class Lifetime {
    private volatile Thread mainThread;
    private volatile boolean started;
    private volatile boolean finished;
    private volatile boolean ended;

    Lifetime() {}

    public synchronized void start() {
        if (started) {
            throw new MpiError(ErrorClass.OTHER, "MPI has been started before");
        }
        mainThread = Thread.currentThread();
        started = true;
    }

    public synchronized void restart() {
        if (!finished) {
            throw new MpiError(ErrorClass.OTHER, "MPI is started again before it was finished");
        }
        mainThread = Thread.currentThread();
        finished = false;
    }

    /** @throws MpiError OTHER outside Init and Finalize */
    public void checkRunning() {
        if (!started || finished) {
            throw new MpiError(ErrorClass.OTHER, started ? "MPI has been finished before" : "MPI was not started");
        }
    }

    /** @throws MpiError OTHER outside Init and Finalize */
    public synchronized void finish() {
        checkRunning();
        finished = true;
    }

    /** The program is at its end. False if it was before. */
    public synchronized boolean end() {
        boolean first = !ended;
        ended = true;
        return first;
    }

    public boolean started() {
        return started;
    }

    public boolean finished() {
        return finished;
    }

    public boolean ended() {
        return ended;
    }

    /** Whether the program is between Init and Finalize. */
    public boolean inMpi() {
        return started && !finished;
    }

    public boolean onMainThread() {
        return Thread.currentThread() == mainThread;
    }
}
