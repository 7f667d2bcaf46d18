package mpi;

import java.nio.Buffer;
import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;

/** Blocking collective operations (MPI 4.1, chapter 6). Programs use {@link Comm}. */
public abstract class CommCollectives extends CommDeltas {
    final CollectiveCalls calls = new CollectiveCalls(this);

    CommCollectives(Communicator core, Errhandler handler, String name) {
        super(core, handler, name);
    }

    CommCollectives(Supplier<Communicator> later, String name) {
        super(later, name);
    }

    public final void barrier() throws MPIException {
        run(c -> c.barrier());
    }

    public final void bcast(Object buf, int count, Datatype type, int root) throws MPIException {
        run(calls.bcast(buf, count, type, root));
    }

    public final void gather(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        run(calls.gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root));
    }

    /** In place: {@code buf} receives at the root, whose block is where it belongs, and is sent elsewhere. */
    public final void gather(Object buf, int count, Datatype type, int root) throws MPIException {
        run(calls.gather(buf, count, type, root));
    }

    public final void gatherv(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int[] recvcount,
            int[] displs,
            Datatype recvtype,
            int root)
            throws MPIException {
        run(calls.gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcount, displs, recvtype, root));
    }

    /** In place, for the root: its block is where it belongs. */
    public final void gatherv(Object buf, int[] counts, int[] displs, Datatype type, int root) throws MPIException {
        run(calls.gathervInPlace(buf, counts, displs, type, root));
    }

    /** For the ranks that only send. */
    public final void gatherv(Object buf, int count, Datatype type, int root) throws MPIException {
        run(calls.gathervOfSender(buf, count, type, root));
    }

    public final void scatter(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        run(calls.scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root));
    }

    /** In place: {@code buf} is sent at the root, whose block stays where it is, and receives elsewhere. */
    public final void scatter(Object buf, int count, Datatype type, int root) throws MPIException {
        run(calls.scatter(buf, count, type, root));
    }

    public final void scatterv(
            Object sendbuf,
            int[] sendcount,
            int[] displs,
            Datatype sendtype,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        run(calls.scatterv(sendbuf, sendcount, displs, sendtype, recvbuf, recvcount, recvtype, root));
    }

    /** In place, for the root: its block stays where it is. */
    public final void scatterv(Object buf, int[] counts, int[] displs, Datatype type, int root) throws MPIException {
        run(calls.scattervInPlace(buf, counts, displs, type, root));
    }

    /** For the ranks that only receive. */
    public final void scatterv(Object buf, int count, Datatype type, int root) throws MPIException {
        run(calls.scattervOfReceiver(buf, count, type, root));
    }

    public final void allGather(
            Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype)
            throws MPIException {
        run(calls.allGather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
    }

    /** In place: this rank's block is where it belongs. */
    public final void allGather(Object buf, int count, Datatype type) throws MPIException {
        run(calls.allGather(buf, count, type));
    }

    public final void allGatherv(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int[] recvcount,
            int[] displs,
            Datatype recvtype)
            throws MPIException {
        run(calls.allGatherv(sendbuf, sendcount, sendtype, recvbuf, recvcount, displs, recvtype));
    }

    /** In place: this rank's block is where it belongs. */
    public final void allGatherv(Object buf, int[] counts, int[] displs, Datatype type) throws MPIException {
        run(calls.allGatherv(buf, counts, displs, type));
    }

    public final void allToAll(
            Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype)
            throws MPIException {
        run(calls.allToAll(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
    }

    public final void allToAllv(
            Object sendbuf,
            int[] sendcount,
            int[] sdispls,
            Datatype sendtype,
            Object recvbuf,
            int[] recvcount,
            int[] rdispls,
            Datatype recvtype)
            throws MPIException {
        run(calls.allToAllv(sendbuf, sendcount, sdispls, sendtype, recvbuf, recvcount, rdispls, recvtype));
    }

    /** All to all with a datatype for each peer; displacements are in bytes. */
    public final void allToAllw(
            Buffer sendbuf,
            int[] sendcount,
            int[] sdispls,
            Datatype[] sendtypes,
            Buffer recvbuf,
            int[] recvcount,
            int[] rdispls,
            Datatype[] recvtypes)
            throws MPIException {
        run(calls.allToAllw(sendbuf, sendcount, sdispls, sendtypes, recvbuf, recvcount, rdispls, recvtypes));
    }

    public final void reduce(Object sendbuf, Object recvbuf, int count, Datatype type, Op op, int root)
            throws MPIException {
        run(calls.reduce(sendbuf, recvbuf, count, type, op, root));
    }

    /** In place: {@code buf} holds the operand, and at the root the result. */
    public final void reduce(Object buf, int count, Datatype type, Op op, int root) throws MPIException {
        run(calls.reduce(buf, count, type, op, root));
    }

    public final void allReduce(Object sendbuf, Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        run(calls.allReduce(sendbuf, recvbuf, count, type, op));
    }

    /** In place: {@code buf} holds the operand, then the result. */
    public final void allReduce(Object buf, int count, Datatype type, Op op) throws MPIException {
        run(calls.allReduce(buf, count, type, op));
    }

    public final void reduceScatter(Object sendbuf, Object recvbuf, int[] counts, Datatype type, Op op)
            throws MPIException {
        run(calls.reduceScatter(sendbuf, recvbuf, counts, type, op));
    }

    /** In place: {@code buf} holds the operand, then from its start this rank's part of the result. */
    public final void reduceScatter(Object buf, int[] counts, Datatype type, Op op) throws MPIException {
        run(calls.reduceScatter(buf, counts, type, op));
    }

    public final void reduceScatterBlock(Object sendbuf, Object recvbuf, int count, Datatype type, Op op)
            throws MPIException {
        run(calls.reduceScatterBlock(sendbuf, recvbuf, count, type, op));
    }

    public final void reduceScatterBlock(Object buf, int count, Datatype type, Op op) throws MPIException {
        run(calls.reduceScatterBlock(buf, count, type, op));
    }
}
