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

/**
 * This process as a rank. The library runs from {@link #start}, or from the first question that only it can answer, to
 * {@link #finish}.
 */
final class NativeRank implements Rank {
    private static final int UNKNOWN_EAGER = 4096;

    private final boolean deltaCheck = Boolean.getBoolean(DeltaOptions.CHECK);
    private final int deltaSize = Integer.getInteger(DeltaOptions.PIECE_BYTES, 0);
    private final Pending pending = new Pending();
    private final Slots slots = new Slots();
    private final Types types = new Types();
    private final AttachedBuffer attached = new AttachedBuffer();
    private final UserOperations operations = new UserOperations();
    private final LibraryEnd libraryEnd = new LibraryEnd();
    private final Set<Object> kept = ConcurrentHashMap.newKeySet();
    /** Null until the library runs. */
    private volatile Joined joined;

    /** Null where messages travel whole. */
    private volatile DeltaHub hub;

    /** Null until somebody asks. */
    private Optional<Communicator> parent;

    private final Life life = new Life(this);

    /** What is known once the library runs. */
    private record Joined(
            ThreadLevel threadLevel,
            int tagUpperBound,
            NativeCommunicator world,
            NativeCommunicator self,
            Processes processes) {}

    /** Finds and loads the library, but does not start it. */
    NativeRank() {
        MpiLibrary.here();
    }

    /** Who asks before the start gets a library that any thread may call: what the program will want is not known yet. */
    private Joined joined() {
        Joined known = joined;
        return known == null ? join(ThreadLevel.MULTIPLE) : known;
    }

    private synchronized Joined join(ThreadLevel required) {
        if (joined == null) {
            ThreadLevel threadLevel = EnvironmentCalls.init(required);
            EnvironmentCalls.returnErrors(Mpi.COMM_WORLD);
            EnvironmentCalls.returnErrors(Mpi.COMM_SELF);
            int tagUpperBound = EnvironmentCalls.attribute("MPI_TAG_UB").orElse(32767);
            NativeCommunicator world = new NativeCommunicator(this, Mpi.COMM_WORLD, "world");
            NativeCommunicator self = new NativeCommunicator(this, Mpi.COMM_SELF, "self");
            joined = new Joined(threadLevel, tagUpperBound, world, self, new Processes(world.size()));
            JobEnd.watch(this);
        }
        return joined;
    }

    UserOperations operations() {
        return operations;
    }

    Processes known() {
        return joined().processes;
    }

    /** This rank's number in the world. */
    int number() {
        return joined().world.rank();
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
        life.checkRunning();
    }

    /** Any thread may call, because a program that does not say so may have several. */
    @Override
    public void start() {
        start(ThreadLevel.MULTIPLE);
    }

    /** A library that more than one thread may call pays for it at every message: it is asked for no more than is needed. */
    @Override
    public synchronized ThreadLevel start(ThreadLevel required) {
        if (life.started()) {
            throw new MpiError(ErrorClass.OTHER, "MPI has been started before");
        }
        Joined known = join(required);
        life.begin();
        if (DeltaAgreement.wanted(System.getenv(), known.world.size())) {
            hub = DeltaAgreement.agree(known.world, known.tagUpperBound);
        }
        return known.threadLevel;
    }

    @Override
    public ThreadLevel threadLevel() {
        return joined().threadLevel;
    }

    @Override
    public boolean onMainThread() {
        return life.onMainThread();
    }

    @Override
    public int tagUpperBound() {
        return joined().tagUpperBound;
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
        life.finish();
    }

    @Override
    public synchronized void suspend() {
        life.suspend();
    }

    @Override
    public synchronized void restart() {
        life.restart();
    }

    /** The end of the library. */
    void leave() {
        types.free();
        operations.free();
        libraryEnd.await(number());
    }

    /** Whether the program has come to its end and the library has not. */
    boolean leaving() {
        return libraryEnd.underWay();
    }

    /** Called when the process ends after {@link #finish} or {@link #suspend}. */
    void processEnds() {
        life.processEnds();
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
        return joined().world;
    }

    @Override
    public Communicator self() {
        return joined().self;
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
            parent = NativeProcesses.parent(joined().world);
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
