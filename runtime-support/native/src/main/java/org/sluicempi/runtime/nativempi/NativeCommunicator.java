package org.sluicempi.runtime.nativempi;

import java.util.Optional;
import java.util.function.Consumer;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;

/** A communicator of the library. */
final class NativeCommunicator implements Communicator {
    private final NativeRank owner;
    private final long handle;
    private final String name;
    private final int rank;
    private final int size;
    /** Size of the remote group, 0 if this is no intercommunicator. */
    private final int remoteSize;

    private final Sending sending;
    private final Receiving receiving;
    private final Held held = new Held(this);
    private final Probing probing = new Probing(this);
    /** Numbers of the processes; null until somebody asks. */
    private volatile int[] members;

    private final Topology topology;
    private final Collectives collectives;
    private volatile boolean freed;

    /** @param name for messages to the user */
    NativeCommunicator(NativeRank owner, long handle, String name) {
        this(owner, handle, name, null);
    }

    /** @param topology null if it has none */
    NativeCommunicator(NativeRank owner, long handle, String name, Topology topology) {
        this.topology = topology;
        this.collectives = new NativeCollectives(this, Execution.blocking(this));
        this.owner = owner;
        this.handle = handle;
        this.name = name;
        rank = CommunicatorCalls.rank(handle);
        size = CommunicatorCalls.size(handle);
        sending = new Sending(this);
        receiving = new Receiving(this);
        remoteSize = CommunicatorCalls.inter(handle) ? CommunicatorCalls.remoteSize(handle) : 0;
    }

    /**
     * The library's handle.
     *
     * @throws MpiError {@link ErrorClass#COMM} after {@link #free}, {@link ErrorClass#OTHER} after the end of MPI
     */
    long handle() {
        checkUse();
        return handle;
    }

    /** As {@link #handle}, also for what goes on after {@link #free}. */
    long handleToTheEnd() {
        owner.checkRunning();
        return handle;
    }

    /** For messages to the user. */
    String name() {
        return name;
    }

    @Override
    public NativeRank owner() {
        return owner;
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean inter() {
        return remoteSize > 0;
    }

    @Override
    public int remoteSize() {
        return remoteSize;
    }

    @Override
    public int[] processes() {
        return members().clone();
    }

    @Override
    public int[] remoteProcesses() {
        return remoteSize == 0 ? new int[0] : owner.known().remoteOf(handle());
    }

    /** Number in the world of the process that messages to {@code dest} go to; -1 if it is not in the world. */
    int processOf(int dest) {
        if (remoteSize > 0) {
            return -1;
        }
        int number = handle == Mpi.COMM_WORLD ? dest : members()[dest];
        return number < owner.world().size() ? number : -1;
    }

    private int[] members() {
        if (members == null) {
            members = owner.known().of(handle());
        }
        return members;
    }

    /** Number of ranks that messages can go to. */
    int peers() {
        return remoteSize > 0 ? remoteSize : size;
    }

    Sending sending() {
        return sending;
    }

    Held held() {
        return held;
    }

    Probing probing() {
        return probing;
    }

    Receiving receiving() {
        return receiving;
    }

    @Override
    public void send(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        if (dest != PROC_NULL) {
            owner.openSends().before(this, dest);
            if (owner.watch().needed()) {
                sending.isend(mode, data, dest, tag).await();
            } else {
                sending.send(mode, data, dest, tag);
            }
        }
    }

    @Override
    public Request isend(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        owner.openSends().before(this, dest);
        return dest == PROC_NULL ? DoneRequest.NOTHING : sending.isend(mode, data, dest, tag);
    }

    @Override
    public Status recv(UserBuffer into, int source, int tag) {
        checkReceive(into, source, tag);
        return source == PROC_NULL ? Status.EMPTY : receiving.recv(into, source, tag);
    }

    @Override
    public Request irecv(UserBuffer into, int source, int tag) {
        checkReceive(into, source, tag);
        return source == PROC_NULL ? DoneRequest.NOTHING : receiving.irecv(into, source, tag);
    }

    @Override
    public Status probe(int source, int tag) {
        checkEnvelope(source, tag);
        return source == PROC_NULL ? Status.EMPTY : probing.probe(source, tag);
    }

    @Override
    public Optional<Status> iprobe(int source, int tag) {
        checkEnvelope(source, tag);
        return source == PROC_NULL ? Optional.of(Status.EMPTY) : probing.iprobe(source, tag);
    }

    @Override
    public MatchedMessage mprobe(int source, int tag) {
        checkEnvelope(source, tag);
        return source == PROC_NULL ? NoMessage.INSTANCE : probing.mprobe(source, tag);
    }

    @Override
    public Optional<MatchedMessage> improbe(int source, int tag) {
        checkEnvelope(source, tag);
        return source == PROC_NULL ? Optional.of(NoMessage.INSTANCE) : probing.improbe(source, tag);
    }

    @Override
    public DeltaStream openDelta(UserBuffer data, int dest, int tag, boolean announce) {
        checkSend(data, dest, tag);
        return dest == PROC_NULL
                ? new WholeDeltaStream(this, data, dest, tag)
                : NativeDeltaStream.open(this, data, dest, tag, announce);
    }

    @Override
    public void checkSend(UserBuffer data, int dest, int tag) {
        checkUse();
        Arguments.dest(dest, peers());
        Arguments.tag(tag, owner.tagUpperBound());
        data.check();
    }

    @Override
    public void checkReceive(UserBuffer into, int source, int tag) {
        checkEnvelope(source, tag);
        into.checkIncoming();
    }

    private void checkEnvelope(int source, int tag) {
        checkUse();
        Arguments.source(source, peers());
        Arguments.tagOrAny(tag, owner.tagUpperBound());
    }

    private void checkUse() {
        owner.checkRunning();
        if (freed) {
            throw new MpiError(ErrorClass.COMM, name + " has been freed");
        }
    }

    @Override
    public Collectives collectives() {
        checkUse();
        return collectives;
    }

    @Override
    public Request start(Consumer<Collectives> operation) {
        checkUse();
        return NonblockingStart.of(this, operation);
    }

    @Override
    public Optional<Topology> topology() {
        return Optional.ofNullable(topology);
    }

    @Override
    public Optional<Communicator> withTopology(Topology wanted, boolean reorder) {
        checkUse();
        return TopologyMaking.make(this, wanted, reorder);
    }

    @Override
    public Communicator dup() {
        return CommunicatorMaking.dup(this);
    }

    @Override
    public Optional<Communicator> split(int color, int key) {
        return CommunicatorMaking.split(this, color, key);
    }

    @Override
    public Communicator splitByMachine(int key) {
        return CommunicatorMaking.splitByMachine(this, key);
    }

    @Override
    public Communicator createGroup(int[] ranks, int tag) {
        checkUse();
        return CommunicatorMaking.createGroup(this, ranks, tag);
    }

    @Override
    public Communicator interConnect(int localLeader, Communicator bridge, int remoteLeader, int tag) {
        return CommunicatorMaking.interConnect(this, localLeader, (NativeCommunicator) bridge, remoteLeader, tag);
    }

    @Override
    public Communicator merge(boolean high) {
        return CommunicatorMaking.merge(this, high);
    }

    @Override
    public void free() {
        checkUse();
        owner.openSends().beforeFree(this);
        owner.pending().settle(this);
        freed = true;
        held.whenServed(() -> CommunicatorCalls.free(handle));
    }

    @Override
    public void disconnect() {
        checkUse();
        owner.openSends().beforeFree(this);
        owner.pending().settle(this);
        freed = true;
        CommunicatorCalls.disconnect(handle);
    }

    @Override
    public void abort(int code) {
        JobEnd.settle();
        EnvironmentCalls.abort(handle, (code & 0xff) == 0 ? 1 : code);
        throw new IllegalStateException("MPI_Abort has returned");
    }
}
