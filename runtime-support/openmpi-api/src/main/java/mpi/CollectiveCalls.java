package mpi;

import java.nio.Buffer;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.Checks;

/**
 * The collective calls of this API as calls of the core: one definition for the blocking and the nonblocking form. Arguments
 * are looked at when the operation runs, so that their errors are the communicator's.
 */
final class CollectiveCalls {
    private final CommBase comm;

    CollectiveCalls(CommBase comm) {
        this.comm = comm;
    }

    Consumer<Collectives> bcast(Object buf, int count, Datatype type, int root) {
        return c -> c.bcast(buffer(buf, count, type), root);
    }

    Consumer<Collectives> gather(Object send, int sc, Datatype st, Object recv, int rc, Datatype rt, int root) {
        return c -> c.gather(buffer(send, sc, st), Core.optional(recv, rc, rt), root);
    }

    /** In place at the root; elsewhere {@code buf} is sent. */
    Consumer<Collectives> gather(Object buf, int count, Datatype type, int root) {
        return c -> {
            UserBuffer buffer = Core.buffer(buf, count, type);
            boolean atRoot = comm.core().rank() == root;
            c.gather(atRoot ? null : buffer, atRoot ? buffer : null, root);
        };
    }

    Consumer<Collectives> gatherv(
            Object send, int sc, Datatype st, Object recv, int[] counts, int[] displs, Datatype rt, int root) {
        return c -> c.gatherv(buffer(send, sc, st), Core.optional(recv, 0, rt), counts, displs, root);
    }

    Consumer<Collectives> gathervInPlace(Object recv, int[] counts, int[] displs, Datatype type, int root) {
        return c -> c.gatherv(null, Core.buffer(recv, 0, type), counts, displs, root);
    }

    Consumer<Collectives> gathervOfSender(Object send, int count, Datatype type, int root) {
        return c -> c.gatherv(Core.buffer(send, count, type), null, null, null, root);
    }

    Consumer<Collectives> scatter(Object send, int sc, Datatype st, Object recv, int rc, Datatype rt, int root) {
        return c -> c.scatter(Core.optional(send, sc, st), buffer(recv, rc, rt), root);
    }

    /** In place at the root; elsewhere {@code buf} receives. */
    Consumer<Collectives> scatter(Object buf, int count, Datatype type, int root) {
        return c -> {
            UserBuffer buffer = Core.buffer(buf, count, type);
            boolean atRoot = comm.core().rank() == root;
            c.scatter(atRoot ? buffer : null, atRoot ? null : buffer, root);
        };
    }

    Consumer<Collectives> scatterv(
            Object send, int[] counts, int[] displs, Datatype st, Object recv, int rc, Datatype rt, int root) {
        return c -> c.scatterv(Core.optional(send, 0, st), counts, displs, buffer(recv, rc, rt), root);
    }

    Consumer<Collectives> scattervInPlace(Object send, int[] counts, int[] displs, Datatype type, int root) {
        return c -> c.scatterv(Core.buffer(send, 0, type), counts, displs, null, root);
    }

    Consumer<Collectives> scattervOfReceiver(Object recv, int count, Datatype type, int root) {
        return c -> c.scatterv(null, null, null, Core.buffer(recv, count, type), root);
    }

    Consumer<Collectives> allGather(Object send, int sc, Datatype st, Object recv, int rc, Datatype rt) {
        return c -> c.allgather(Core.buffer(send, sc, st), Core.buffer(recv, rc, rt));
    }

    Consumer<Collectives> allGather(Object buf, int count, Datatype type) {
        return c -> c.allgather(null, Core.buffer(buf, count, type));
    }

    Consumer<Collectives> allGatherv(
            Object send, int sc, Datatype st, Object recv, int[] counts, int[] displs, Datatype rt) {
        return c -> c.allgatherv(Core.buffer(send, sc, st), Core.buffer(recv, 0, rt), counts, displs);
    }

    Consumer<Collectives> allGatherv(Object recv, int[] counts, int[] displs, Datatype type) {
        return c -> c.allgatherv(null, Core.buffer(recv, 0, type), counts, displs);
    }

    Consumer<Collectives> allToAll(Object send, int sc, Datatype st, Object recv, int rc, Datatype rt) {
        return c -> c.alltoall(Core.buffer(send, sc, st), Core.buffer(recv, rc, rt));
    }

    Consumer<Collectives> allToAllv(
            Object send, int[] sc, int[] sd, Datatype st, Object recv, int[] rc, int[] rd, Datatype rt) {
        return c -> c.alltoallv(Core.buffer(send, 0, st), sc, sd, Core.buffer(recv, 0, rt), rc, rd);
    }

    Consumer<Collectives> allToAllw(
            Buffer send, int[] sc, int[] sd, Datatype[] st, Buffer recv, int[] rc, int[] rd, Datatype[] rt) {
        return c -> c.alltoallw(send == null ? null : parts(send, sc, sd, st), parts(recv, rc, rd, rt));
    }

    /** One for each peer, however long the arrays are; {@code displs} are in bytes. */
    private UserBuffer[] parts(Buffer buf, int[] counts, int[] displs, Datatype[] types) {
        int blocks = Math.min(Core.given(counts, "array of counts").length, peers());
        if (Core.given(displs, "array of displacements").length < blocks
                || Core.given(types, "array of datatypes").length < blocks) {
            throw new MpiError(ErrorClass.ARG, blocks + " counts, but fewer displacements or datatypes");
        }
        return IntStream.range(0, blocks)
                .mapToObj(r -> part(buf, counts[r], displs[r], types[r]))
                .toArray(UserBuffer[]::new);
    }

    private int peers() {
        return comm.core().inter() ? comm.core().remoteSize() : comm.core().size();
    }

    /** Where a block without elements would lie says nothing. */
    private static UserBuffer part(Buffer buf, int count, int at, Datatype type) {
        UserBuffer start = Core.buffer(buf, count, type);
        return buf == null || count <= 0 ? start : Slices.at(buf, at, count, start.type());
    }

    Consumer<Collectives> reduce(Object send, Object recv, int count, Datatype type, Op op, int root) {
        return c -> c.reduce(buffer(send, count, type), Core.optional(recv, count, type), Op.core(op, type), root);
    }

    /** {@code buf} holds the operand, and at the root the result. */
    Consumer<Collectives> reduce(Object buf, int count, Datatype type, Op op, int root) {
        return c -> {
            UserBuffer buffer = Core.buffer(buf, count, type);
            boolean atRoot = comm.core().rank() == root;
            c.reduce(atRoot ? null : buffer, atRoot ? buffer : null, Op.core(op, type), root);
        };
    }

    Consumer<Collectives> allReduce(Object send, Object recv, int count, Datatype type, Op op) {
        return c -> c.allreduce(Core.buffer(send, count, type), Core.buffer(recv, count, type), Op.core(op, type));
    }

    Consumer<Collectives> allReduce(Object buf, int count, Datatype type, Op op) {
        return c -> c.allreduce(null, Core.buffer(buf, count, type), Op.core(op, type));
    }

    Consumer<Collectives> reduceScatter(Object send, Object recv, int[] counts, Datatype type, Op op) {
        return c -> {
            int[] each = Checks.counts(counts, comm.core().size());
            c.reduceScatter(
                    Core.buffer(send, IntStream.of(each).sum(), type),
                    Core.buffer(recv, each[comm.core().rank()], type),
                    each,
                    Op.core(op, type));
        };
    }

    Consumer<Collectives> reduceScatter(Object buf, int[] counts, Datatype type, Op op) {
        return c -> {
            int[] each = Checks.counts(counts, comm.core().size());
            c.reduceScatter(null, Core.buffer(buf, IntStream.of(each).sum(), type), each, Op.core(op, type));
        };
    }

    Consumer<Collectives> reduceScatterBlock(Object send, Object recv, int count, Datatype type, Op op) {
        return c -> reduceScatter(send, recv, oneEach(count), type, op).accept(c);
    }

    Consumer<Collectives> reduceScatterBlock(Object buf, int count, Datatype type, Op op) {
        return c -> reduceScatter(buf, oneEach(count), type, op).accept(c);
    }

    private int[] oneEach(int count) {
        int[] counts = new int[comm.core().size()];
        Arrays.fill(counts, count);
        return counts;
    }

    Consumer<Collectives> scan(Object send, Object recv, int count, Datatype type, Op op) {
        return c -> c.scan(
                send == null ? null : Core.buffer(send, count, type),
                Core.buffer(recv, count, type),
                Op.core(op, type));
    }

    Consumer<Collectives> exScan(Object send, Object recv, int count, Datatype type, Op op) {
        return c -> c.exscan(
                send == null ? null : Core.buffer(send, count, type),
                Core.buffer(recv, count, type),
                Op.core(op, type));
    }

    Consumer<Collectives> neighborAllGather(Object send, int sc, Datatype st, Object recv, int rc, Datatype rt) {
        return c -> c.neighborAllgather(Core.buffer(send, sc, st), Core.buffer(recv, rc, rt));
    }

    Consumer<Collectives> neighborAllGatherv(
            Object send, int sc, Datatype st, Object recv, int[] counts, int[] displs, Datatype rt) {
        return c -> c.neighborAllgatherv(Core.buffer(send, sc, st), Core.buffer(recv, 0, rt), counts, displs);
    }

    Consumer<Collectives> neighborAllToAll(Object send, int sc, Datatype st, Object recv, int rc, Datatype rt) {
        return c -> c.neighborAlltoall(Core.buffer(send, sc, st), Core.buffer(recv, rc, rt));
    }

    Consumer<Collectives> neighborAllToAllv(
            Object send, int[] sc, int[] sd, Datatype st, Object recv, int[] rc, int[] rd, Datatype rt) {
        return c -> c.neighborAlltoallv(Core.buffer(send, 0, st), sc, sd, Core.buffer(recv, 0, rt), rc, rd);
    }

    /** On an intercommunicator a rank may have nothing to give: then there is no buffer. */
    private UserBuffer buffer(Object buf, int count, Datatype type) {
        return comm.core().inter() ? Core.optional(buf, count, type) : Core.buffer(buf, count, type);
    }
}
