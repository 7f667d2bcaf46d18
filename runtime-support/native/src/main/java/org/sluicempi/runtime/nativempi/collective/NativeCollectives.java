package org.sluicempi.runtime.nativempi.collective;

import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.Blocks;
import org.sluicempi.runtime.collective.Checks;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.CollectiveCalls;
import org.sluicempi.runtime.nativempi.library.DataArgument;
import org.sluicempi.runtime.nativempi.library.DataArguments;
import org.sluicempi.runtime.nativempi.library.MixedDataArguments;
import org.sluicempi.runtime.nativempi.library.NeighborCalls;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/**
 * The collective operations, each carried out by the library's function of the same name. Arguments are checked here as
 * far as this rank's own are concerned, so that nothing outside a user's buffer is ever read or written; what does not fit
 * together among ranks is left to the library. A rank that throws here has not taken part: its peers wait for it.
 */
public final class NativeCollectives implements Collectives {
    private final CommContext comm;
    private final Execution execution;
    private final NativeReductions reductions;

    public NativeCollectives(CommContext comm, Execution execution) {
        this.comm = comm;
        this.execution = execution;
        this.reductions = new NativeReductions(comm, execution);
    }

    @Override
    public void barrier() {
        execution.run("Barrier", (memory, request) -> CollectiveCalls.barrier(comm.handle(), request));
    }

    @Override
    public void bcast(UserBuffer buffer, int root) {
        RootRank who = RootRank.of(root, comm);
        if (!who.idle()) {
            Checks.buffer(buffer, "buffer");
        }
        execution.run("Bcast", (memory, request) -> {
            DataArgument data =
                    who.idle() ? DataArgument.IDLE : who.here() ? memory.read(buffer) : memory.write(buffer);
            return comm.inter() && request != 0
                    ? InterStart.bcast(data, who, comm, memory, request)
                    : CollectiveCalls.bcast(data, who.number(), comm.handle(), request);
        });
    }

    @Override
    public void gather(UserBuffer send, UserBuffer recv, int root) {
        RootRank who = RootRank.of(root, comm);
        checkRooted(who, recv, "receive buffer", send, "send buffer");
        checkFit(who, recv);
        execution.run("Gather", (memory, request) -> {
            DataArgument into = who.here() ? memory.write(recv, comm.peers()) : DataArgument.NONE;
            return CollectiveCalls.gather(piece(who, send, memory, false), into, who.number(), comm.handle(), request);
        });
    }

    @Override
    public void gatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs, int root) {
        RootRank who = RootRank.of(root, comm);
        checkRooted(who, recv, "receive buffer", send, "send buffer");
        Blocks blocks = who.here() ? blocks(recv, counts, displs) : null;
        execution.run("Gatherv", (memory, request) -> {
            DataArguments into = who.here() ? memory.write(blocks) : DataArguments.NONE;
            return CollectiveCalls.gatherv(piece(who, send, memory, false), into, who.number(), comm.handle(), request);
        });
    }

    @Override
    public void scatter(UserBuffer send, UserBuffer recv, int root) {
        RootRank who = RootRank.of(root, comm);
        checkRooted(who, send, "send buffer", recv, "receive buffer");
        checkFit(who, send);
        execution.run("Scatter", (memory, request) -> {
            DataArgument from = who.here() ? memory.read(send, comm.peers()) : DataArgument.NONE;
            return CollectiveCalls.scatter(from, piece(who, recv, memory, true), who.number(), comm.handle(), request);
        });
    }

    @Override
    public void scatterv(UserBuffer send, int[] counts, int[] displs, UserBuffer recv, int root) {
        RootRank who = RootRank.of(root, comm);
        checkRooted(who, send, "send buffer", recv, "receive buffer");
        Blocks blocks = who.here() ? blocks(send, counts, displs) : null;
        execution.run("Scatterv", (memory, request) -> {
            DataArguments from = who.here() ? memory.read(blocks) : DataArguments.NONE;
            return CollectiveCalls.scatterv(from, piece(who, recv, memory, true), who.number(), comm.handle(), request);
        });
    }

    @Override
    public void allgather(UserBuffer send, UserBuffer recv) {
        checkBoth(send, recv);
        Blocks.fit(recv, comm.peers());
        execution.run("Allgather", (memory, request) -> {
            DataArgument from = send == null ? DataArgument.IN_PLACE : memory.read(send);
            return CollectiveCalls.allgather(from, memory.write(recv, comm.peers()), comm.handle(), request);
        });
    }

    @Override
    public void allgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs) {
        checkBoth(send, recv);
        Blocks blocks = blocks(recv, counts, displs);
        execution.run("Allgatherv", (memory, request) -> {
            DataArgument from = send == null ? DataArgument.IN_PLACE : memory.read(send);
            return CollectiveCalls.allgatherv(from, memory.write(blocks), comm.handle(), request);
        });
    }

    @Override
    public void alltoall(UserBuffer send, UserBuffer recv) {
        checkBoth(send, recv);
        Blocks.fit(recv, comm.peers());
        if (send != null) {
            Blocks.fit(send, comm.peers());
        }
        execution.run("Alltoall", (memory, request) -> {
            DataArgument from = send == null ? DataArgument.IN_PLACE : memory.read(send, comm.peers());
            return CollectiveCalls.alltoall(from, memory.write(recv, comm.peers()), comm.handle(), request);
        });
    }

    @Override
    public void alltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls) {
        checkBoth(send, recv);
        Blocks leave = send == null ? null : blocks(send, sendCounts, sendDispls);
        Blocks come = blocks(recv, recvCounts, recvDispls);
        execution.run("Alltoallv", (memory, request) -> {
            DataArguments from = leave == null ? DataArguments.IN_PLACE : memory.read(leave);
            return CollectiveCalls.alltoallv(from, memory.write(come), comm.handle(), request);
        });
    }

    @Override
    public void alltoallw(UserBuffer[] send, UserBuffer[] recv) {
        int peers = comm.peers();
        Checks.buffers(recv, peers, "receive buffer");
        if (send != null || comm.inter()) {
            Checks.buffers(send, peers, "send buffer");
        }
        execution.run("Alltoallw", (memory, request) -> {
            // Copied anyway; and MPICH 4.0 mixes up the datatypes of a nonblocking one in place.
            MixedDataArguments from = memory.read(send == null ? recv : send, peers);
            return CollectiveCalls.alltoallw(from, memory.write(recv, peers), comm.handle(), request);
        });
    }

    @Override
    public void reduce(UserBuffer send, UserBuffer recv, ReduceOp op, int root) {
        reductions.reduce(send, recv, op, root);
    }

    @Override
    public void allreduce(UserBuffer send, UserBuffer recv, ReduceOp op) {
        reductions.allreduce(send, recv, op);
    }

    @Override
    public void reduceScatter(UserBuffer send, UserBuffer recv, int[] counts, ReduceOp op) {
        reductions.reduceScatter(send, recv, counts, op);
    }

    @Override
    public void scan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        reductions.scan(send, recv, op);
    }

    @Override
    public void exscan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        reductions.exscan(send, recv, op);
    }

    @Override
    public void neighborAllgather(UserBuffer send, UserBuffer recv) {
        int sources = sources("neighborAllgather");
        checkNeighbors(send, recv);
        Blocks.fit(recv, sources);
        execution.run(
                "Neighbor_allgather",
                (memory, request) -> NeighborCalls.allgather(
                        memory.read(send), memory.write(recv, sources), comm.handle(), request));
    }

    @Override
    public void neighborAllgatherv(UserBuffer send, UserBuffer recv, int[] counts, int[] displs) {
        int sources = sources("neighborAllgatherv");
        checkNeighbors(send, recv);
        Blocks blocks = Blocks.checked(recv, counts, displs, sources);
        execution.run(
                "Neighbor_allgatherv",
                (memory, request) ->
                        NeighborCalls.allgatherv(memory.read(send), memory.write(blocks), comm.handle(), request));
    }

    @Override
    public void neighborAlltoall(UserBuffer send, UserBuffer recv) {
        int sources = sources("neighborAlltoall");
        int destinations = topology("neighborAlltoall").destinations(comm.rank()).length;
        checkNeighbors(send, recv);
        Blocks.fit(send, destinations);
        Blocks.fit(recv, sources);
        execution.run(
                "Neighbor_alltoall",
                (memory, request) -> NeighborCalls.alltoall(
                        memory.read(send, destinations), memory.write(recv, sources), comm.handle(), request));
    }

    @Override
    public void neighborAlltoallv(
            UserBuffer send, int[] sendCounts, int[] sendDispls, UserBuffer recv, int[] recvCounts, int[] recvDispls) {
        int sources = sources("neighborAlltoallv");
        int destinations = topology("neighborAlltoallv").destinations(comm.rank()).length;
        checkNeighbors(send, recv);
        Blocks leave = Blocks.checked(send, sendCounts, sendDispls, destinations);
        Blocks come = Blocks.checked(recv, recvCounts, recvDispls, sources);
        execution.run(
                "Neighbor_alltoallv",
                (memory, request) ->
                        NeighborCalls.alltoallv(memory.read(leave), memory.write(come), comm.handle(), request));
    }

    /** What goes from this rank to the root, or the reverse; null at the root itself means that it is in place. */
    private DataArgument piece(RootRank who, UserBuffer data, OperationMemory memory, boolean write) {
        if (who.idle() || comm.inter() && who.here()) {
            return DataArgument.IDLE;
        } else if (data == null) {
            return DataArgument.IN_PLACE;
        }
        return write ? memory.write(data) : memory.read(data);
    }

    private static void checkRooted(RootRank who, UserBuffer atRoot, String its, UserBuffer elsewhere, String theirs) {
        if (who.here()) {
            Checks.buffer(atRoot, its);
        } else if (!who.idle()) {
            Checks.buffer(elsewhere, theirs);
        }
    }

    private void checkFit(RootRank who, UserBuffer atRoot) {
        if (who.here()) {
            Blocks.fit(atRoot, comm.peers());
        }
    }

    private void checkBoth(UserBuffer send, UserBuffer recv) {
        Checks.buffer(recv, "receive buffer");
        if (send != null || comm.inter()) {
            Checks.buffer(send, "send buffer");
        }
    }

    private static void checkNeighbors(UserBuffer send, UserBuffer recv) {
        Checks.buffer(send, "send buffer");
        Checks.buffer(recv, "receive buffer");
    }

    private Blocks blocks(UserBuffer buffer, int[] counts, int[] displs) {
        return Blocks.checked(buffer, counts, displs, comm.peers());
    }

    private int sources(String operation) {
        return topology(operation).sources(comm.rank()).length;
    }

    private Topology topology(String operation) {
        if (comm.inter()) {
            throw new MpiError(ErrorClass.COMM, operation + " on an intercommunicator");
        }
        return comm.topology()
                .orElseThrow(() -> new MpiError(
                        ErrorClass.TOPOLOGY, operation + " on " + comm.name() + ", which has no topology"));
    }
}
