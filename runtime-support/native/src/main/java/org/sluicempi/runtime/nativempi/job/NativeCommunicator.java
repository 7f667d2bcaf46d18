package org.sluicempi.runtime.nativempi.job;

import java.util.Optional;
import java.util.function.Consumer;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.collective.Execution;
import org.sluicempi.runtime.nativempi.collective.NativeCollectives;
import org.sluicempi.runtime.nativempi.collective.NonblockingStart;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.CommunicatorMembers;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.CommunicatorCalls;
import org.sluicempi.runtime.nativempi.message.Arguments;
import org.sluicempi.runtime.nativempi.message.DoneRequest;
import org.sluicempi.runtime.nativempi.message.NativeDeltaStream;
import org.sluicempi.runtime.nativempi.message.NoMessage;
import org.sluicempi.runtime.nativempi.message.Probing;
import org.sluicempi.runtime.nativempi.message.Receiving;
import org.sluicempi.runtime.nativempi.message.Sending;
import org.sluicempi.runtime.nativempi.message.WholeDeltaStream;

/** A communicator of the library. */
final class NativeCommunicator extends CommunicatorMembers {
    private final CommContext context;
    private final ProcessContext process;
    private final Sending sending;
    private final Receiving receiving;
    private final Probing probing;
    private final Collectives collectives;

    NativeCommunicator(CommContext context) {
        super(context);
        this.context = context;
        process = context.owner();
        sending = new Sending(context);
        receiving = new Receiving(context);
        probing = receiving.probing();
        collectives = new NativeCollectives(context, Execution.blocking(context));
    }

    @Override
    public void send(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        if (dest != PROC_NULL) {
            process.openSends().before(this, dest);
            if (process.watch().needed()) {
                sending.isend(mode, data, dest, tag).await();
            } else {
                sending.send(mode, data, dest, tag);
            }
        }
    }

    @Override
    public Request isend(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        process.openSends().before(this, dest);
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
                : NativeDeltaStream.open(this, context, data, dest, tag, announce);
    }

    @Override
    public void checkSend(UserBuffer data, int dest, int tag) {
        context.checkUse();
        Arguments.dest(dest, context.peers());
        Arguments.tag(tag, process.tagUpperBound());
        data.check();
    }

    @Override
    public void checkReceive(UserBuffer into, int source, int tag) {
        checkEnvelope(source, tag);
        into.checkIncoming();
    }

    private void checkEnvelope(int source, int tag) {
        context.checkUse();
        Arguments.source(source, context.peers());
        Arguments.tagOrAny(tag, process.tagUpperBound());
    }

    @Override
    public Collectives collectives() {
        context.checkUse();
        return collectives;
    }

    @Override
    public Request start(Consumer<Collectives> operation) {
        context.checkUse();
        return NonblockingStart.of(context, operation);
    }

    @Override
    public Optional<Communicator> withTopology(Topology wanted, boolean reorder) {
        context.checkUse();
        return TopologyMaking.make(context, wanted, reorder);
    }

    @Override
    public Communicator dup() {
        return CommunicatorMaking.dup(context);
    }

    @Override
    public Optional<Communicator> split(int color, int key) {
        return CommunicatorMaking.split(context, color, key);
    }

    @Override
    public Communicator splitByMachine(int key) {
        return CommunicatorMaking.splitByMachine(context, key);
    }

    @Override
    public Communicator createGroup(int[] ranks, int tag) {
        context.checkUse();
        return CommunicatorMaking.createGroup(context, ranks, tag);
    }

    @Override
    public Communicator interConnect(int localLeader, Communicator bridge, int remoteLeader, int tag) {
        return CommunicatorMaking.interConnect(
                context,
                localLeader,
                bridge == null ? null : ((CommunicatorMembers) bridge).context(),
                remoteLeader,
                tag);
    }

    @Override
    public Communicator merge(boolean high) {
        return CommunicatorMaking.merge(context, high);
    }

    @Override
    public void free() {
        context.checkUse();
        process.openSends().beforeFree(this);
        long handle = context.free();
        receiving.held().whenServed(() -> CommunicatorCalls.free(handle));
    }

    @Override
    public void disconnect() {
        context.checkUse();
        process.openSends().beforeFree(this);
        CommunicatorCalls.disconnect(context.free());
    }

    @Override
    public void abort(int code) {
        context.abort(code);
    }
}
