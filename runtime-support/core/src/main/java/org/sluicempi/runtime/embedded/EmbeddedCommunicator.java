package org.sluicempi.runtime.embedded;

import java.util.Optional;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.PointToPointCollectives;

/** One rank's view of a communicator. */
final class EmbeddedCommunicator implements Communicator {
    private final EmbeddedRank owner;
    private final int[] group;
    private final int rank;
    private final int context;
    private final String name;
    private Collectives collectives;
    private volatile boolean freed;

    /** {@code group} holds the job's rank number of each member; {@code context} the first of its three ids. */
    EmbeddedCommunicator(EmbeddedRank owner, int[] group, int rank, int context, String name) {
        this.owner = owner;
        this.group = group;
        this.rank = rank;
        this.context = context;
        this.name = name;
    }

    int context() {
        return context;
    }

    String name() {
        return name;
    }

    int[] group() {
        return group;
    }

    Mailbox mailboxOf(int member) {
        return owner.job().rank(group[member]).mailbox();
    }

    @Override
    public EmbeddedRank owner() {
        return owner;
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return group.length;
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

    /** The request to wait for, null if there is nothing to wait for. */
    private SendRequest start(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        if (dest == PROC_NULL) {
            return null;
        }
        boolean eager = mode != SendMode.SYNCHRONOUS && owner.job().eager(data.bytes());
        if (mode == SendMode.BUFFERED) {
            owner.attached().needRoom(data.bytes());
            if (!eager) {
                startBuffered(data, dest, tag);
                return null;
            }
        }
        SendRequest request = eager ? null : new SendRequest(this, data, dest, tag);
        dispatch(new Message(this, tag, data.type().base(), data, request), dest);
        return request;
    }

    private void startBuffered(UserBuffer data, int dest, int tag) {
        UserBuffer copy =
                new UserBuffer(new byte[Math.toIntExact(data.bytes())], 0, (int) data.bytes(), BasicType.BYTE);
        data.copyTo(copy, data.bytes());
        SendRequest request = new SendRequest(this, data, dest, tag);
        owner.attached().take(request, data.bytes());
        dispatch(new Message(this, tag, data.type().base(), copy, request), dest);
    }

    /** Puts an envelope on its way. */
    void dispatch(Message message, int dest) {
        Mailbox to = mailboxOf(dest);
        Job job = owner.job();
        if (!job.options().timed() || to == owner.mailbox()) {
            to.offer(message);
            return;
        }
        message.copyToSlot(owner.mailbox().slots());
        boolean dataAboard = message.send == null && message.delta == null;
        Arrival arrival = new Arrival(owner, dataAboard ? message.bytes() : 0, true) {
            @Override
            void arrive(Mailbox mailbox) {
                mailbox.arrived(message, at);
            }
        };
        job.delivery().wire().depart(owner.port(), arrival, job.now());
        to.send(arrival);
    }

    @Override
    public Request irecv(UserBuffer into, int source, int tag) {
        checkUse();
        Arguments.source(source, size());
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
        return source == PROC_NULL ? Status.EMPTY : ProbeCondition.await(this, source, tag);
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

    private void checkProbe(int source, int tag) {
        checkUse();
        Arguments.source(source, size());
        Arguments.tagOrAny(tag);
    }

    @Override
    public DeltaStream openDelta(UserBuffer data, int dest, int tag, boolean announce) {
        checkSend(data, dest, tag);
        return dest == PROC_NULL ? new NoDeltaStream() : EmbeddedDeltaStream.open(this, data, dest, tag, announce);
    }

    private void checkSend(UserBuffer data, int dest, int tag) {
        checkUse();
        Arguments.dest(dest, size());
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
            collectives = new PointToPointCollectives(new EmbeddedCommunicator(owner, group, rank, context + 1, name));
        }
        return collectives;
    }

    @Override
    public Communicator dup() {
        checkUse();
        return agreement().dup();
    }

    @Override
    public Optional<Communicator> split(int color, int key) {
        checkUse();
        return agreement().split(color, key);
    }

    private Agreement agreement() {
        return new Agreement(new EmbeddedCommunicator(owner, group, rank, context + 2, name));
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
