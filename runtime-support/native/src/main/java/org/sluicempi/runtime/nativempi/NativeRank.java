package org.sluicempi.runtime.nativempi;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.delta.DeltaOptions;
import org.sluicempi.runtime.io.FileService;
import org.sluicempi.runtime.process.ProcessService;
import org.sluicempi.runtime.rma.WindowService;

/** This process as a rank. The library runs from the making of this object to {@link #finish}. */
final class NativeRank implements Rank {
    private static final int UNKNOWN_EAGER = 4096;

    private final boolean deltaCheck = Boolean.getBoolean(DeltaOptions.CHECK);
    private final int deltaSize = Integer.getInteger(DeltaOptions.PIECE_BYTES, 0);
    private final Pending pending = new Pending();
    private final Slots slots = new Slots();
    private final Types types = new Types();
    private final AttachedBuffer attached = new AttachedBuffer();
    private final UserOperations operations = new UserOperations();
    private final Processes processes;
    private final Set<Object> kept = ConcurrentHashMap.newKeySet();
    private final ThreadLevel threadLevel;
    private final int tagUpperBound;
    private final NativeCommunicator world;
    private final NativeCommunicator self;
    /** Null where messages travel whole. */
    private volatile DeltaHub hub;

    /** Null until somebody asks. */
    private Optional<Communicator> parent;

    private volatile Thread mainThread;
    private volatile boolean finished;

    NativeRank() {
        threadLevel = EnvironmentCalls.init();
        EnvironmentCalls.returnErrors(Mpi.COMM_WORLD);
        EnvironmentCalls.returnErrors(Mpi.COMM_SELF);
        tagUpperBound = EnvironmentCalls.attribute("MPI_TAG_UB").orElse(32767);
        world = new NativeCommunicator(this, Mpi.COMM_WORLD, "world");
        self = new NativeCommunicator(this, Mpi.COMM_SELF, "self");
        processes = new Processes(world.size());
        JobEnd.watch(this);
    }

    UserOperations operations() {
        return operations;
    }

    Processes known() {
        return processes;
    }

    /** This rank's number in the world. */
    int number() {
        return world.rank();
    }

    Pending pending() {
        return pending;
    }

    Slots slots() {
        return slots;
    }

    Types types() {
        return types;
    }

    /** What must stay alive whether the program still knows it or not. */
    void keep(Object object) {
        kept.add(object);
    }

    void release(Object object) {
        kept.remove(object);
    }

    /** Null before {@link #start} and in a job whose messages travel whole. */
    DeltaHub hub() {
        return hub;
    }

    AttachedBuffer attached() {
        return attached;
    }

    /** @throws MpiError {@link ErrorClass#OTHER} after {@link #finish} */
    void checkRunning() {
        if (finished) {
            throw new MpiError(ErrorClass.OTHER, "MPI has been finished");
        }
    }

    @Override
    public synchronized void start() {
        if (mainThread != null) {
            throw new MpiError(ErrorClass.OTHER, "MPI has been started before");
        }
        mainThread = Thread.currentThread();
        JobEnd.watchThread(this);
        if (DeltaAgreement.wanted(System.getenv(), world.size())) {
            hub = DeltaAgreement.agree(world, tagUpperBound);
        }
    }

    @Override
    public ThreadLevel threadLevel() {
        return threadLevel;
    }

    @Override
    public boolean onMainThread() {
        return Thread.currentThread() == mainThread;
    }

    @Override
    public int tagUpperBound() {
        return tagUpperBound;
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
    public synchronized void finish() {
        if (mainThread == null || finished) {
            throw new MpiError(ErrorClass.OTHER, finished ? "MPI has been finished before" : "MPI was not started");
        }
        attached.drain();
        pending.end(number());
        types.free();
        operations.free();
        EnvironmentCalls.finish();
        finished = true;
    }

    @Override
    public boolean started() {
        return mainThread != null;
    }

    @Override
    public boolean finished() {
        return finished;
    }

    @Override
    public Communicator world() {
        return world;
    }

    @Override
    public Communicator self() {
        return self;
    }

    @Override
    public int awaitAny(List<? extends Request> requests) {
        checkRunning();
        return AnyOf.await(this, requests);
    }

    @Override
    public void attachBuffer(int bytes) {
        checkRunning();
        attached.attach(bytes);
    }

    @Override
    public int detachBuffer() {
        checkRunning();
        return attached.detach();
    }

    @Override
    public String processorName() {
        checkRunning();
        return EnvironmentCalls.processorName();
    }

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }

    @Override
    public int eagerLimit() {
        DeltaHub agreed = hub;
        return agreed == null ? UNKNOWN_EAGER : agreed.eager();
    }

    @Override
    public FileService files(String call) {
        checkRunning();
        return new NativeFiles(this);
    }

    @Override
    public WindowService windows(String call) {
        checkRunning();
        return new NativeWindows();
    }

    @Override
    public ProcessService processes(String call) {
        checkRunning();
        return new NativeProcesses(this);
    }

    @Override
    public synchronized Optional<Communicator> parent() {
        checkRunning();
        if (parent == null) {
            parent = NativeProcesses.parent(world);
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
