package org.sluicempi.runtime.embedded;

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
import org.sluicempi.runtime.collective.BlockingCollectives;
import org.sluicempi.runtime.collective.Channels;

/** One rank's view of a communicator. */
final class EmbeddedCommunicator implements Communicator {
    private final EmbeddedRank owner;
    private final Membership who;
    private final int context;
    private final String name;
    private Collectives collectives;
    private NonblockingCollectives nonblocking;
    private volatile boolean freed;

    /** {@code context} is the first of its ids, see {@link Contexts}. */
    EmbeddedCommunicator(EmbeddedRank owner, Membership who, int context, String name) {
        this.owner = owner;
        this.who = who;
        this.context = context;
        this.name = name;
    }

    /** One that users have made. */
    static EmbeddedCommunicator numbered(EmbeddedRank owner, Membership who, int context) {
        return new EmbeddedCommunicator(owner, who, context, "communicator " + context / Contexts.PER_COMMUNICATOR);
    }

    /** The same members with another one of the matchings. */
    private EmbeddedCommunicator matching(int number) {
        return new EmbeddedCommunicator(owner, who, context + number, name);
    }

    /** The same for collective operations. */
    private Channels channels(int number) {
        EmbeddedCommunicator whole = matching(number);
        Membership local = who.local();
        return new Channels(
                whole,
                inter() ? new EmbeddedCommunicator(owner, local, context + number + Contexts.LOCAL, name) : whole);
    }

    int context() {
        return context;
    }

    String name() {
        return name;
    }

    int[] group() {
        return who.group();
    }

    Mailbox mailboxOf(int member) {
        return owner.job().rank(who.peers()[member]).mailbox();
    }

    @Override
    public EmbeddedRank owner() {
        return owner;
    }

    @Override
    public int rank() {
        return who.rank();
    }

    @Override
    public int size() {
        return who.group().length;
    }

    @Override
    public Request isend(SendMode mode, UserBuffer data, int dest, int tag) {
        SendRequest request = start(mode, data, dest, tag);
        return request == null ? new DoneRequest(this) : request;
    }

    @Override
    public void send(SendMode mode, UserBuffer data, int dest, int tag) {
        SendRequest request = start(mode, data, dest, tag);
        if (request != null) {
            request.await();
        }
    }

    private SendRequest start(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        return dest == PROC_NULL ? null : Departure.start(this, mode, data, dest, tag);
    }

    @Override
    public Request irecv(UserBuffer into, int source, int tag) {
        checkUse();
        Arguments.source(source, who.peers().length);
        Arguments.tagOrAny(tag);
        into.check();
        if (source == PROC_NULL) {
            return new DoneRequest(this);
        }
        ReceiveRequest request = new ReceiveRequest(this, into, source, tag);
        owner.mailbox().post(request);
        return request;
    }

    @Override
    public Status recv(UserBuffer into, int source, int tag) {
        return irecv(into, source, tag).await();
    }

    @Override
    public Status probe(int source, int tag) {
        checkProbe(source, tag);
        return source == PROC_NULL
                ? Status.EMPTY
                : ProbeCondition.await(this, source, tag, () -> owner.mailbox().probe(context, source, tag));
    }

    @Override
    public Optional<Status> iprobe(int source, int tag) {
        checkProbe(source, tag);
        if (source == PROC_NULL) {
            return Optional.of(Status.EMPTY);
        }
        Optional<Status> found = owner.mailbox().probe(context, source, tag);
        if (found.isEmpty()) {
            owner.lookedInVain();
        }
        return found;
    }

    @Override
    public MatchedMessage mprobe(int source, int tag) {
        checkProbe(source, tag);
        return MatchedProbe.await(this, source, tag);
    }

    @Override
    public Optional<MatchedMessage> improbe(int source, int tag) {
        checkProbe(source, tag);
        Optional<MatchedMessage> found = MatchedProbe.look(this, source, tag);
        if (found.isEmpty()) {
            owner.lookedInVain();
        }
        return found;
    }

    private void checkProbe(int source, int tag) {
        checkUse();
        Arguments.source(source, who.peers().length);
        Arguments.tagOrAny(tag);
    }

    @Override
    public DeltaStream openDelta(UserBuffer data, int dest, int tag, boolean announce) {
        checkSend(data, dest, tag);
        return dest == PROC_NULL ? new NoDeltaStream() : EmbeddedDeltaStream.open(this, data, dest, tag, announce);
    }

    private void checkSend(UserBuffer data, int dest, int tag) {
        checkUse();
        Arguments.dest(dest, who.peers().length);
        Arguments.tag(tag);
        data.check();
    }

    private void checkUse() {
        owner.job().check();
        if (freed) {
            throw new MpiError(ErrorClass.COMM, name + " has been freed");
        }
    }

    @Override
    public synchronized Collectives collectives() {
        checkUse();
        if (collectives == null) {
            collectives = BlockingCollectives.over(channels(Contexts.COLLECTIVE));
        }
        return collectives;
    }

    @Override
    public Request start(Consumer<Collectives> operation) {
        checkUse();
        synchronized (this) {
            if (nonblocking == null) {
                nonblocking = new NonblockingCollectives(this, channels(Contexts.NONBLOCKING));
            }
        }
        return nonblocking.start(operation);
    }

    @Override
    public int[] processes() {
        return who.group().clone();
    }

    @Override
    public Communicator dup() {
        checkUse();
        return split(0, rank(), who.topology()).orElseThrow();
    }

    @Override
    public Optional<Communicator> split(int color, int key) {
        checkUse();
        return split(color, key, null);
    }

    private Optional<Communicator> split(int color, int key, Topology topology) {
        return new Agreement(matching(Contexts.AGREEMENT)).split(color, key, topology);
    }

    @Override
    public Communicator splitByMachine(int key) {
        return split(0, key).orElseThrow();
    }

    @Override
    public Communicator createGroup(int[] ranks, int tag) {
        checkUse();
        return new Subgroup(matching(Contexts.SUBGROUP)).create(ranks, tag);
    }

    @Override
    public Optional<Topology> topology() {
        return who.optionalTopology();
    }

    @Override
    public Optional<Communicator> withTopology(Topology topology, boolean reorder) {
        checkUse();
        Topologies.check(topology, size(), rank());
        return split(rank() < topology.size() ? 0 : -1, rank(), topology);
    }

    @Override
    public void free() {
        checkUse();
        freed = true;
    }

    @Override
    public void abort(int code) {
        owner.job().end(code, "rank " + owner.number() + ": abort(" + code + ")");
        owner.job().leave();
    }
}
