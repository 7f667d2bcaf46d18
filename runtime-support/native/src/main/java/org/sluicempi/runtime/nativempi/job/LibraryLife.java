package org.sluicempi.runtime.nativempi.job;

import java.util.Optional;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.Descent;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.context.Processes;
import org.sluicempi.runtime.nativempi.library.Abi;
import org.sluicempi.runtime.nativempi.library.EnvironmentCalls;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.trace.Profiling;

/**
 * When the library runs: from {@link #start}, or from the first question that only it can answer, to {@link #finish}, or
 * after {@link #suspend} to the end of the process.
 */
final class LibraryLife {
    private final ProcessContext context;
    private final LibraryEnd end = new LibraryEnd();
    /** Null until the library runs. */
    private volatile Joined joined;

    private volatile Thread mainThread;

    /** What the process was started with, if it is to record itself. */
    private Optional<Profiling> profiling = Optional.empty();

    private Optional<RankRecording> recording = Optional.empty();

    /** Whether the library still runs although the program has finished. */
    private volatile boolean suspended;

    /** What is known once the library runs. */
    record Joined(ThreadLevel threadLevel, NativeCommunicator world, NativeCommunicator self) {}

    LibraryLife(ProcessContext context) {
        this.context = context;
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
            CommContext world = new CommContext(context, Mpi.COMM_WORLD, "world", null, Descent.world());
            CommContext self = new CommContext(context, Mpi.COMM_SELF, "self", null, Descent.world());
            context.joined(
                    new ProcessContext.World(world.rank(), world.size(), tagUpperBound, new Processes(world.size())));
            profiling = Profiling.ofRank(context.number());
            recording = profiling.flatMap(wish -> RankRecording.begin(wish, context));
            joined = new Joined(threadLevel, new NativeCommunicator(world), new NativeCommunicator(self));
            JobEnd.watch(this);
        }
        return joined;
    }

    /** A library that more than one thread may call pays for it at every message: it is asked for no more than is needed. */
    synchronized ThreadLevel start(ThreadLevel required) {
        if (mainThread != null) {
            throw new MpiError(
                    ErrorClass.OTHER,
                    context.finished()
                            ? "MPI has been finished, and cannot be started again"
                            : "MPI has been started before");
        }
        Joined known = join(required);
        context.threaded(required == ThreadLevel.MULTIPLE && known.threadLevel == ThreadLevel.MULTIPLE);
        if (context.threaded() && Mpi.LIBRARY.family() == Abi.Family.OPEN_MPI) {
            TopologyMaking.first();
        }
        mainThread = Thread.currentThread();
        JobEnd.watchThreads(this);
        if (DeltaAgreement.wanted(System.getenv())) {
            context.agreed(DeltaAgreement.agree(known.world.context(), context.tagUpperBound()));
        }
        return known.threadLevel;
    }

    synchronized void finish() {
        quiet();
        leave();
        context.finished(true);
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
        context.finished(true);
    }

    synchronized void restart() {
        if (!context.finished()) {
            throw new MpiError(ErrorClass.OTHER, "MPI is started again before it was finished");
        }
        if (!suspended) {
            throw new MpiError(
                    ErrorClass.UNSUPPORTED_OPERATION,
                    "MPI cannot be started again after the library was finished ("
                            + context.facade().engineDescription() + ")");
        }
        if (!onMainThread()) {
            mainThread = Thread.currentThread();
            JobEnd.watchThreads(this);
        }
        suspended = false;
        context.finished(false);
    }

    private void quiet() {
        if (mainThread == null || context.finished()) {
            throw new MpiError(
                    ErrorClass.OTHER, context.finished() ? "MPI has been finished before" : "MPI was not started");
        }
        context.settle();
        if (profiling.isPresent()) {
            meet();
        }
    }

    /** So that clocks can be compared. A rank that was to record and cannot comes, too: the others wait for it. */
    private void meet() {
        long began = System.nanoTime();
        joined().world.doCollectives().barrier();
        recording.ifPresent(each -> each.finished(began));
    }

    /** The end of the library. */
    private void leave() {
        context.giveBack();
        end.await(context.number(), () -> {
            if (context.hub() != null) {
                context.leftovers().takeIn(context.hub());
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

    /** What is recorded is not to be lost when the job is ended. */
    void keepRecording() {
        context.keepRecording();
    }

    /** As {@link #keepRecording}, while the JVM ends. */
    void awaitRecording() {
        recording.ifPresent(RankRecording::awaitEnd);
    }

    /** This rank's number in the world. */
    int number() {
        return context.number();
    }

    boolean onMainThread() {
        return Thread.currentThread() == mainThread;
    }

    boolean started() {
        return mainThread != null;
    }

    boolean finished() {
        return context.finished();
    }
}
