package org.sluicempi.runtime.nativempi.context;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.engine.AttachedBuffer;
import org.sluicempi.runtime.nativempi.staging.BufferTypes;
import org.sluicempi.runtime.nativempi.staging.Slots;
import org.sluicempi.runtime.nativempi.staging.UserOperations;
import org.sluicempi.runtime.trace.RankTrace;

/** What everything in this process asks its rank for: what is under way, what is kept, and what the ranks have agreed on. */
public final class ProcessContext {
    private static final int UNKNOWN_EAGER = 4096;

    /**
     * What is known once the library runs.
     *
     * @param rank this rank's number in the world
     * @param processes numbers of all processes that are known
     */
    public record World(int rank, int size, int tagUpperBound, Processes processes) {}

    private final Rank facade;
    private final Pending pending = new Pending();
    private final Slots slots = new Slots();
    private final BufferTypes types = new BufferTypes();
    private final AttachedBuffer<NativeRequest> attached =
            new AttachedBuffer<>(NativeRequest::look, NativeRequest::await);
    private final UserOperations operations = new UserOperations();
    private final Set<Object> kept = ConcurrentHashMap.newKeySet();
    private final OpenSends openSends = new OpenSends();
    private final Unheard unheard = new Unheard();
    private final Set<DeltaStream> openStreams = ConcurrentHashMap.newKeySet();
    private final Watch watch = new Watch();
    private final AtomicLong ahead = new AtomicLong();
    /** Null until the library runs. */
    private volatile World world;
    /** Null where messages travel whole. */
    private volatile DeltaHub hub;

    private volatile Leftovers leftovers;
    private volatile boolean finished;
    private volatile boolean threaded;

    /** Null unless the run is profiled. */
    private volatile RankTrace trace;

    private volatile Runnable keepRecording = () -> {};

    private final Map<Integer, Integer> traced = new HashMap<>();

    /** @param facade what the program sees of the rank */
    public ProcessContext(Rank facade) {
        this.facade = facade;
    }

    public Rank facade() {
        return facade;
    }

    /** The library runs from now on. */
    public void joined(World known) {
        world = known;
    }

    /** This rank's number in the world. */
    public int number() {
        return world.rank;
    }

    /** What the rank records; null unless the run is profiled. */
    public RankTrace trace() {
        return trace;
    }

    /**
     * From now on the rank records what it does.
     *
     * @param keep writes what was recorded, when the job is ended
     */
    public void record(RankTrace recorded, Runnable keep) {
        keepRecording = keep;
        trace = recorded;
    }

    /** The job is about to be ended by this process: what it has recorded must not be lost. */
    public void keepRecording() {
        keepRecording.run();
    }

    /**
     * A number for a communicator of these processes, the same at each of them: they make communicators of one group in the
     * same order.
     */
    public synchronized int tracedNumber(int[] members) {
        int group = Arrays.hashCode(members);
        return group * 31 + traced.merge(group, 1, Integer::sum);
    }

    public int worldSize() {
        return world.size;
    }

    public int tagUpperBound() {
        return world.tagUpperBound;
    }

    public Processes processes() {
        return world.processes;
    }

    /** Messages may travel in pieces from now on. */
    public void agreed(DeltaHub agreement) {
        leftovers = new Leftovers(slots, world.size);
        hub = agreement;
    }

    /** Null before the start and in a job whose messages travel whole. */
    public DeltaHub hub() {
        return hub;
    }

    /** Null where {@link #hub} is. */
    public Leftovers leftovers() {
        return leftovers;
    }

    public int eagerLimit() {
        DeltaHub agreement = hub;
        return agreement == null ? UNKNOWN_EAGER : agreement.eager();
    }

    /** @throws MpiError {@link ErrorClass#OTHER} after the end of MPI */
    public void checkRunning() {
        if (finished) {
            throw new MpiError(ErrorClass.OTHER, "MPI has been finished");
        }
    }

    public boolean finished() {
        return finished;
    }

    /** The program has finished MPI, or has started it again. */
    public void finished(boolean now) {
        finished = now;
    }

    /** Whether several threads of the program may be in calls of MPI at once. */
    public boolean threaded() {
        return threaded;
    }

    /** What the program has asked for, and has got. */
    public void threaded(boolean granted) {
        threaded = granted;
    }

    public Pending pending() {
        return pending;
    }

    public Slots slots() {
        return slots;
    }

    public BufferTypes types() {
        return types;
    }

    public UserOperations operations() {
        return operations;
    }

    public AttachedBuffer<NativeRequest> attached() {
        return attached;
    }

    public OpenSends openSends() {
        return openSends;
    }

    public Unheard unheard() {
        return unheard;
    }

    /** Messages in pieces that have been announced and not ended. */
    public Set<DeltaStream> openStreams() {
        return openStreams;
    }

    /** Bytes that have left of messages which have not been announced. */
    public AtomicLong ahead() {
        return ahead;
    }

    public Watch watch() {
        return watch;
    }

    /** What must stay alive whether the program still knows it or not. */
    public void keep(Object object) {
        kept.add(object);
    }

    public void release(Object object) {
        kept.remove(object);
    }

    /** Makes sure that nothing of the program is under way, and that nobody waits for what it will never end. */
    public void settle() {
        String reason = "rank " + number() + " came to MPI.Finalize before it had sent the rest of its message";
        openSends.abandonAll(reason);
        openStreams.forEach(stream -> stream.abandon(reason));
        attached.drain();
        pending.end(number());
    }

    /** What the library has to take back before its end. */
    public void giveBack() {
        types.free();
        operations.free();
    }
}
