package org.sluicempi.runtime.nativempi.job;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
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
import org.sluicempi.runtime.nativempi.library.Idle;
import org.sluicempi.runtime.nativempi.message.NativeDeltaStream;
import org.sluicempi.runtime.nativempi.message.Probing;
import org.sluicempi.runtime.nativempi.message.Receiving;
import org.sluicempi.runtime.nativempi.message.Sending;

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
        if (process.trace() != null) {
            record(process.trace(), process.tracedNumber(processes()));
        }
    }

    @Override
    protected void doSend(SendMode mode, UserBuffer data, int dest, int tag) {
        if (process.watch().needed()) {
            sending.isend(mode, data, dest, tag).await();
        } else {
            sending.send(mode, data, dest, tag);
        }
    }

    @Override
    protected Request doIsend(SendMode mode, UserBuffer data, int dest, int tag) {
        return sending.isend(mode, data, dest, tag);
    }

    @Override
    protected Status doRecv(UserBuffer into, int source, int tag) {
        return receiving.recv(into, source, tag);
    }

    @Override
    protected Request doIrecv(UserBuffer into, int source, int tag) {
        return receiving.irecv(into, source, tag);
    }

    @Override
    protected Status doProbe(int source, int tag) {
        return probing.probe(source, tag);
    }

    @Override
    protected Optional<Status> doIprobe(int source, int tag) {
        return probing.iprobe(source, tag);
    }

    @Override
    protected MatchedMessage doMprobe(int source, int tag) {
        return probing.mprobe(source, tag);
    }

    @Override
    protected Optional<MatchedMessage> doImprobe(int source, int tag) {
        return probing.improbe(source, tag);
    }

    @Override
    protected Optional<DeltaStream> doOpenDelta(SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
        return NativeDeltaStream.open(context, mode, data, dest, tag, announce);
    }

    @Override
    protected Collectives doCollectives() {
        return collectives;
    }

    @Override
    protected Request doStart(Consumer<Collectives> operation) {
        return NonblockingStart.of(context, operation);
    }

    @Override
    public Optional<Communicator> withTopology(Topology wanted, boolean reorder) {
        checkUse();
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
        checkInter(false);
        return CommunicatorMaking.createGroup(context, ranks, tag);
    }

    @Override
    public Communicator interConnect(int localLeader, Communicator bridge, int remoteLeader, int tag) {
        checkInter(false);
        return CommunicatorMaking.interConnect(
                context,
                localLeader,
                bridge == null ? null : ((CommunicatorMembers) bridge).context(),
                remoteLeader,
                tag);
    }

    @Override
    public Communicator merge(boolean high) {
        checkInter(true);
        return CommunicatorMaking.merge(context, high);
    }

    @Override
    protected void doFree() {
        long handle = context.free();
        receiving.held().whenServed(() -> CommunicatorCalls.free(handle));
    }

    @Override
    protected void doDisconnect() {
        long handle = context.free();
        AtomicBoolean served = new AtomicBoolean();
        receiving.held().whenServed(() -> served.set(true));
        // The library waits for the receives that it gets now. Others need this communicator until they have their
        // messages.
        process.watch().handOver();
        for (int turn = 0; !served.get(); turn++) {
            process.watch().look();
            Idle.pause(turn);
        }
        process.watch().handOver();
        CommunicatorCalls.disconnect(handle);
    }

    @Override
    public void abort(int code) {
        context.abort(code);
    }
}
