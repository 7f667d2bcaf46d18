package org.sluicempi.runtime.nativempi.job;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.delta.DeltaOptions;
import org.sluicempi.runtime.io.FileService;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.file.NativeFiles;
import org.sluicempi.runtime.nativempi.library.EnvironmentCalls;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.MpiLibrary;
import org.sluicempi.runtime.nativempi.message.AwaitAny;
import org.sluicempi.runtime.nativempi.window.NativeWindows;
import org.sluicempi.runtime.process.ProcessService;
import org.sluicempi.runtime.rma.WindowService;
import org.sluicempi.runtime.trace.RankTrace;

/** This process as a rank. */
public final class NativeRank implements Rank {
    private final boolean deltaCheck = Boolean.getBoolean(DeltaOptions.CHECK);
    private final int deltaSize = Integer.getInteger(DeltaOptions.DELTA_SIZE, 0);
    private final ProcessContext context;
    private final LibraryLife life;
    /** Null until somebody asks. */
    private Optional<Communicator> parent;

    /** Finds and loads the library, but does not start it. */
    public NativeRank() {
        MpiLibrary.here();
        context = new ProcessContext(this);
        life = new LibraryLife(context);
    }

    @Override
    public OpenSends openSends() {
        return context.openSends();
    }

    /** Any thread may call, because a program that does not say so may have several. */
    @Override
    public void start() {
        start(ThreadLevel.MULTIPLE);
    }

    @Override
    public ThreadLevel start(ThreadLevel required) {
        return life.start(required);
    }

    @Override
    public void finish() {
        life.finish();
    }

    @Override
    public void suspend() {
        life.suspend();
    }

    @Override
    public void restart() {
        life.restart();
    }

    @Override
    public ThreadLevel threadLevel() {
        return life.joined().threadLevel();
    }

    @Override
    public boolean onMainThread() {
        return life.onMainThread();
    }

    @Override
    public int tagUpperBound() {
        life.joined();
        return context.tagUpperBound();
    }

    @Override
    public OptionalInt universeSize() {
        return EnvironmentCalls.attribute("MPI_UNIVERSE_SIZE");
    }

    @Override
    public OptionalInt applicationNumber() {
        return EnvironmentCalls.attribute("MPI_APPNUM");
    }

    @Override
    public boolean started() {
        return life.started();
    }

    @Override
    public boolean finished() {
        return life.finished();
    }

    @Override
    public Communicator world() {
        return life.joined().world();
    }

    @Override
    public Communicator self() {
        return life.joined().self();
    }

    @Override
    public int awaitAny(List<? extends Request> requests) {
        context.checkRunning();
        RankTrace trace = context.trace();
        if (trace == null) {
            return AwaitAny.await(context, requests);
        }
        long began = trace.begin();
        int first = AwaitAny.await(context, requests);
        trace.waitedForAny(began);
        return first;
    }

    @Override
    public void attachBuffer(int bytes) {
        context.checkRunning();
        context.attached().attach(bytes);
    }

    @Override
    public int detachBuffer() {
        context.checkRunning();
        return context.attached().detach();
    }

    @Override
    public String processorName() {
        context.checkRunning();
        return EnvironmentCalls.processorName();
    }

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }

    @Override
    public int eagerLimit() {
        return context.eagerLimit();
    }

    @Override
    public <S> S service(Class<S> type, String call) {
        context.checkRunning();
        if (type == FileService.class) {
            return type.cast(new NativeFiles(context));
        } else if (type == WindowService.class) {
            return type.cast(new NativeWindows());
        } else if (type == ProcessService.class) {
            return type.cast(new NativeProcesses(context));
        }
        return Rank.super.service(type, call);
    }

    @Override
    public synchronized Optional<Communicator> parent() {
        context.checkRunning();
        if (parent == null) {
            parent = NativeProcesses.parent(life.joined().world().context());
        }
        return parent;
    }

    @Override
    public int deltaSize() {
        return deltaSize;
    }

    @Override
    public boolean deltaCheck() {
        return deltaCheck;
    }

    @Override
    public String engineDescription() {
        String version = EnvironmentCalls.libraryVersion()
                .lines()
                .findFirst()
                .orElse("unknown MPI library")
                .replace("\t", " ");
        return "native engine, " + version + " (" + Mpi.LIBRARY.name() + ", ABI " + Mpi.ABI.name() + ")";
    }
}
