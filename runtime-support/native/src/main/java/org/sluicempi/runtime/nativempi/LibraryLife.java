package org.sluicempi.runtime.nativempi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ThreadLevel;

/**
 * When the library runs: from {@link #start}, or from the first question that only it can answer, to {@link #finish}, or
 * after {@link #suspend} to the end of the process.
 */
final class LibraryLife {
    private final NativeRank rank;
    private final LibraryEnd end = new LibraryEnd();
    /** Null until the library runs. */
    private volatile Joined joined;

    /** Null where messages travel whole. */
    private volatile DeltaHub hub;

    private volatile Leftovers leftovers;

    private volatile Thread mainThread;
    private volatile boolean finished;

    /** Whether the library still runs although the program has finished. */
    private volatile boolean suspended;

    /** What is known once the library runs. */
    record Joined(
            ThreadLevel threadLevel,
            int tagUpperBound,
            NativeCommunicator world,
            NativeCommunicator self,
            Processes processes) {}

    LibraryLife(NativeRank rank) {
        this.rank = rank;
    }

    /** Who asks before the start gets a library that any thread may call: what the program will want is not known yet. */
    Joined joined() {
        Joined known = joined;
        return known == null ? join(ThreadLevel.MULTIPLE) : known;
    }

    private synchronized Joined join(ThreadLevel required) {
        if (joined == null) {
            ThreadLevel threadLevel = EnvironmentCalls.init(required);
            EnvironmentCalls.returnErrors(Mpi.COMM_WORLD);
            EnvironmentCalls.returnErrors(Mpi.COMM_SELF);
            int tagUpperBound = EnvironmentCalls.attribute("MPI_TAG_UB").orElse(32767);
            NativeCommunicator world = new NativeCommunicator(rank, Mpi.COMM_WORLD, "world");
            NativeCommunicator self = new NativeCommunicator(rank, Mpi.COMM_SELF, "self");
            joined = new Joined(threadLevel, tagUpperBound, world, self, new Processes(world.size()));
            JobEnd.watch(rank);
        }
        return joined;
    }

    /** @throws MpiError {@link ErrorClass#OTHER} after {@link #finish} */
    void checkRunning() {
        if (finished) {
            throw new MpiError(ErrorClass.OTHER, "MPI has been finished");
        }
    }

    /** A library that more than one thread may call pays for it at every message: it is asked for no more than is needed. */
    synchronized ThreadLevel start(ThreadLevel required) {
        if (mainThread != null) {
            throw new MpiError(
                    ErrorClass.OTHER,
                    finished ? "MPI has been finished, and cannot be started again" : "MPI has been started before");
        }
        Joined known = join(required);
        mainThread = Thread.currentThread();
        JobEnd.watchThread(rank);
        if (DeltaAgreement.wanted(System.getenv(), known.world.size())) {
            leftovers = new Leftovers(rank, known.world.size());
            hub = DeltaAgreement.agree(known.world, known.tagUpperBound);
        }
        return known.threadLevel;
    }

    synchronized void finish() {
        quiet();
        leave();
        finished = true;
    }

    /** The library ends with the process, by another thread than the program's: it must allow that. */
    synchronized void suspend() {
        if (joined().threadLevel != ThreadLevel.MULTIPLE) {
            finish();
            return;
        }
        quiet();
        joined().world.collectives().barrier();
        suspended = true;
        finished = true;
    }

    synchronized void restart() {
        if (!finished) {
            throw new MpiError(ErrorClass.OTHER, "MPI is started again before it was finished");
        }
        if (!suspended) {
            throw new MpiError(
                    ErrorClass.UNSUPPORTED_OPERATION,
                    "MPI cannot be started again after the library was finished (" + rank.engineDescription() + ")");
        }
        if (!onMainThread()) {
            mainThread = Thread.currentThread();
            JobEnd.watchThread(rank);
        }
        suspended = false;
        finished = false;
    }

    private void quiet() {
        if (mainThread == null || finished) {
            throw new MpiError(ErrorClass.OTHER, finished ? "MPI has been finished before" : "MPI was not started");
        }
        rank.settle();
    }

    /** The end of the library. */
    private void leave() {
        rank.giveBack();
        end.await(rank.number(), () -> {
            if (hub != null) {
                leftovers.takeIn(hub);
            }
        });
    }

    /** Whether the program has come to its end and the library has not. */
    boolean leaving() {
        return end.underWay();
    }

    /** The end of the process: what {@link #suspend} has left to do. */
    void processEnds() {
        if (suspended) {
            leave();
        }
    }

    /** Null before {@link #start} and in a job whose messages travel whole. */
    DeltaHub hub() {
        return hub;
    }

    /** Null where {@link #hub} is. */
    Leftovers leftovers() {
        return leftovers;
    }

    boolean onMainThread() {
        return Thread.currentThread() == mainThread;
    }

    boolean started() {
        return mainThread != null;
    }

    boolean finished() {
        return finished;
    }
}
