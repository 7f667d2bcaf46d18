package org.sluicempi.runtime.nativempi;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.delta.DeltaOptions;
import org.sluicempi.runtime.io.FileService;
import org.sluicempi.runtime.process.ProcessService;
import org.sluicempi.runtime.rma.WindowService;

/** This process as a rank. */
final class NativeRank implements Rank {
    private static final int UNKNOWN_EAGER = 4096;

    private final boolean deltaCheck = Boolean.getBoolean(DeltaOptions.CHECK);
    private final int deltaSize = Integer.getInteger(DeltaOptions.PIECE_BYTES, 0);
    private final LibraryLife life = new LibraryLife(this);
    private final Pending pending = new Pending();
    private final Slots slots = new Slots();
    private final Types types = new Types();
    private final AttachedBuffer attached = new AttachedBuffer();
    private final UserOperations operations = new UserOperations();
    private final Set<Object> kept = ConcurrentHashMap.newKeySet();
    private final OpenSends openSends = new OpenSends();
    private final Set<NativeDeltaStream> openStreams = ConcurrentHashMap.newKeySet();
    private final Watch watch = new Watch();
    private final AtomicLong ahead = new AtomicLong();
    /** Null until somebody asks. */
    private Optional<Communicator> parent;

    /** Finds and loads the library, but does not start it. */
    NativeRank() {
        MpiLibrary.here();
    }

    UserOperations operations() {
        return operations;
    }

    Processes known() {
        return life.joined().processes();
    }

    /** This rank's number in the world. */
    int number() {
        return life.joined().world().rank();
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
        return life.hub();
    }

    Leftovers leftovers() {
        return life.leftovers();
    }

    AttachedBuffer attached() {
        return attached;
    }

    /** @throws MpiError {@link ErrorClass#OTHER} after {@link #finish} */
    void checkRunning() {
        life.checkRunning();
    }

    @Override
    public OpenSends openSends() {
        return openSends;
    }

    /** Messages in pieces that have been announced and not ended. */
    Set<NativeDeltaStream> openStreams() {
        return openStreams;
    }

    /** Bytes that have left of messages which have not been announced. */
    AtomicLong ahead() {
        return ahead;
    }

    Watch watch() {
        return watch;
    }

    /** Makes sure that nothing of the program is under way, and that nobody waits for what it will never end. */
    void settle() {
        String reason = "rank " + number() + " came to MPI.Finalize before it had sent the rest of its message";
        openSends.abandonAll(reason);
        openStreams.forEach(stream -> stream.abandon(reason));
        attached.drain();
        pending.end(number());
    }

    /** What the library has to take back before its end. */
    void giveBack() {
        types.free();
        operations.free();
    }

    /** Whether the program has come to its end and the library has not. */
    boolean leaving() {
        return life.leaving();
    }

    /** The end of the process: what {@link #suspend} has left to do. */
    void processEnds() {
        life.processEnds();
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
        return life.joined().tagUpperBound();
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
        DeltaHub agreed = life.hub();
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
            parent = NativeProcesses.parent(life.joined().world());
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
