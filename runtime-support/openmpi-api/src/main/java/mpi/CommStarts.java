package mpi;

import java.nio.Buffer;
import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;

/** Nonblocking collective operations (MPI 4.1, section 6.12). Programs use {@link Comm}. */
public abstract class CommStarts extends CommCollectives {
    CommStarts(Communicator core, Errhandler handler, String name) {
        super(core, handler, name);
    }

    CommStarts(Supplier<Communicator> later, String name) {
        super(later, name);
    }

    public final Request iBarrier() throws MPIException {
        return start(c -> c.barrier());
    }

    public final Request iBcast(Buffer buf, int count, Datatype type, int root) throws MPIException {
        return start(calls.bcast(buf, count, type, root));
    }

    public final Request iGather(
            Buffer sendbuf,
            int sendcount,
            Datatype sendtype,
            Buffer recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        return start(calls.gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root));
    }

    public final Request iGather(Buffer buf, int count, Datatype type, int root) throws MPIException {
        return start(calls.gather(buf, count, type, root));
    }

    public final Request iGatherv(
            Buffer sendbuf,
            int sendcount,
            Datatype sendtype,
            Buffer recvbuf,
            int[] recvcount,
            int[] displs,
            Datatype recvtype,
            int root)
            throws MPIException {
        return start(calls.gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcount, displs, recvtype, root));
    }

    public final Request iGatherv(Buffer buf, int[] counts, int[] displs, Datatype type, int root) throws MPIException {
        return start(calls.gathervInPlace(buf, counts, displs, type, root));
    }

    public final Request iGatherv(Buffer buf, int count, Datatype type, int root) throws MPIException {
        return start(calls.gathervOfSender(buf, count, type, root));
    }

    public final Request iScatter(
            Buffer sendbuf,
            int sendcount,
            Datatype sendtype,
            Buffer recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        return start(calls.scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root));
    }

    public final Request iScatter(Buffer buf, int count, Datatype type, int root) throws MPIException {
        return start(calls.scatter(buf, count, type, root));
    }

    public final Request iScatterv(
            Buffer sendbuf,
            int[] sendcount,
            int[] displs,
            Datatype sendtype,
            Buffer recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        return start(calls.scatterv(sendbuf, sendcount, displs, sendtype, recvbuf, recvcount, recvtype, root));
    }

    public final Request iScatterv(Buffer buf, int[] counts, int[] displs, Datatype type, int root)
            throws MPIException {
        return start(calls.scattervInPlace(buf, counts, displs, type, root));
    }

    public final Request iScatterv(Buffer buf, int count, Datatype type, int root) throws MPIException {
        return start(calls.scattervOfReceiver(buf, count, type, root));
    }

    public final Request iAllGather(
            Buffer sendbuf, int sendcount, Datatype sendtype, Buffer recvbuf, int recvcount, Datatype recvtype)
            throws MPIException {
        return start(calls.allGather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
    }

    public final Request iAllGather(Buffer buf, int count, Datatype type) throws MPIException {
        return start(calls.allGather(buf, count, type));
    }

    public final Request iAllGatherv(
            Buffer sendbuf,
            int sendcount,
            Datatype sendtype,
            Buffer recvbuf,
            int[] recvcount,
            int[] displs,
            Datatype recvtype)
            throws MPIException {
        return start(calls.allGatherv(sendbuf, sendcount, sendtype, recvbuf, recvcount, displs, recvtype));
    }

    public final Request iAllGatherv(Buffer buf, int[] counts, int[] displs, Datatype type) throws MPIException {
        return start(calls.allGatherv(buf, counts, displs, type));
    }

    public final Request iAllToAll(
            Buffer sendbuf, int sendcount, Datatype sendtype, Buffer recvbuf, int recvcount, Datatype recvtype)
            throws MPIException {
        return start(calls.allToAll(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype));
    }

    public final Request iAllToAllv(
            Buffer sendbuf,
            int[] sendcount,
            int[] sdispls,
            Datatype sendtype,
            Buffer recvbuf,
            int[] recvcount,
            int[] rdispls,
            Datatype recvtype)
            throws MPIException {
        return start(calls.allToAllv(sendbuf, sendcount, sdispls, sendtype, recvbuf, recvcount, rdispls, recvtype));
    }

    public final Request iAllToAllw(
            Buffer sendbuf,
            int[] sendcount,
            int[] sdispls,
            Datatype[] sendtypes,
            Buffer recvbuf,
            int[] recvcount,
            int[] rdispls,
            Datatype[] recvtypes)
            throws MPIException {
        return start(calls.allToAllw(sendbuf, sendcount, sdispls, sendtypes, recvbuf, recvcount, rdispls, recvtypes));
    }

    public final Request iReduce(Buffer sendbuf, Buffer recvbuf, int count, Datatype type, Op op, int root)
            throws MPIException {
        return start(calls.reduce(sendbuf, recvbuf, count, type, op, root));
    }

    public final Request iReduce(Buffer buf, int count, Datatype type, Op op, int root) throws MPIException {
        return start(calls.reduce(buf, count, type, op, root));
    }

    public final Request iAllReduce(Buffer sendbuf, Buffer recvbuf, int count, Datatype type, Op op)
            throws MPIException {
        return start(calls.allReduce(sendbuf, recvbuf, count, type, op));
    }

    public final Request iAllReduce(Buffer buf, int count, Datatype type, Op op) throws MPIException {
        return start(calls.allReduce(buf, count, type, op));
    }

    public final Request iReduceScatter(Buffer sendbuf, Buffer recvbuf, int[] counts, Datatype type, Op op)
            throws MPIException {
        return start(calls.reduceScatter(sendbuf, recvbuf, counts, type, op));
    }

    public final Request iReduceScatter(Buffer buf, int[] counts, Datatype type, Op op) throws MPIException {
        return start(calls.reduceScatter(buf, counts, type, op));
    }

    public final Request iReduceScatterBlock(Buffer sendbuf, Buffer recvbuf, int count, Datatype type, Op op)
            throws MPIException {
        return start(calls.reduceScatterBlock(sendbuf, recvbuf, count, type, op));
    }

    public final Request iReduceScatterBlock(Buffer buf, int count, Datatype type, Op op) throws MPIException {
        return start(calls.reduceScatterBlock(buf, count, type, op));
    }
}
