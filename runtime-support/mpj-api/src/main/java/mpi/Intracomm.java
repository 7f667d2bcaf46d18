package mpi;

import java.util.stream.IntStream;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Grid;
import org.sluicempi.runtime.face.ObjectCollectives;
import org.sluicempi.runtime.face.Part;

/** A communicator within one group of ranks. */
public class Intracomm extends Comm {
    Intracomm(Part part) {
        super(part);
    }

    /** Collective: the same ranks, matching of its own. */
    @Override
    public Object clone() throws MPIException {
        return Core.get(() -> new Intracomm(part().dup()));
    }

    /**
     * Collective: one communicator per colour, its ranks in the order of {@code key}, then of their rank here.
     *
     * @param colour {@link MPI#UNDEFINED} to get null
     */
    public Intracomm Split(int colour, int key) throws MPIException {
        return Core.get(() -> part().split(colour, key)).map(Intracomm::new).orElse(null);
    }

    /** As {@link Comm#Compare}. */
    public static int Compare(Comm comm1, Comm comm2) throws MPIException {
        return Comm.Compare(comm1, comm2);
    }

    /** Collective: the communicator of this group; null at the other ranks. */
    public Intracomm Create(Group group) throws MPIException {
        return Core.get(() -> part().create(group.members()))
                .map(Intracomm::new)
                .orElse(null);
    }

    /**
     * Collective: the first ranks laid out as a grid; null at the ranks that have no place in it.
     *
     * @param reorder allows a better fit to the machine; this runtime keeps the order
     */
    public Cartcomm Create_cart(int[] dims, boolean[] periods, boolean reorder) throws MPIException {
        return Core.get(() -> part().cart(new Grid(dims, periods)))
                .map(Cartcomm::new)
                .orElse(null);
    }

    public void Barrier() throws MPIException {
        Core.run(() -> all().barrier());
    }

    public void Bcast(Object buf, int offset, int count, Datatype type, int root) throws MPIException {
        Core.run(() -> {
            if (type instanceof ObjectType) {
                objects().bcast(buf, offset, count, root);
            } else {
                all().bcast(buffer(buf, offset, count, type), root);
            }
        });
    }

    public void Gather(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        Core.run(() -> {
            if (sendtype instanceof ObjectType) {
                objects()
                        .gather(
                                sendbuf,
                                sendoffset,
                                sendcount,
                                recvbuf,
                                recvoffset,
                                objects().counts(recvcount),
                                objects().displs(recvcount),
                                root);
            } else {
                all().gather(
                                buffer(sendbuf, sendoffset, sendcount, sendtype),
                                optional(recvbuf, recvoffset, recvcount, recvtype),
                                root);
            }
        });
    }

    public void Gatherv(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int[] recvcount,
            int[] displs,
            Datatype recvtype,
            int root)
            throws MPIException {
        Core.run(() -> {
            if (sendtype instanceof ObjectType) {
                objects().gather(sendbuf, sendoffset, sendcount, recvbuf, recvoffset, recvcount, displs, root);
            } else {
                all().gatherv(
                                buffer(sendbuf, sendoffset, sendcount, sendtype),
                                optional(recvbuf, recvoffset, 0, recvtype),
                                recvcount,
                                displs,
                                root);
            }
        });
    }

    public void Scatter(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        Core.run(() -> {
            if (recvtype instanceof ObjectType) {
                objects()
                        .scatter(
                                sendbuf,
                                sendoffset,
                                objects().counts(sendcount),
                                objects().displs(sendcount),
                                recvbuf,
                                recvoffset,
                                recvcount,
                                root);
            } else {
                all().scatter(
                                optional(sendbuf, sendoffset, sendcount, sendtype),
                                buffer(recvbuf, recvoffset, recvcount, recvtype),
                                root);
            }
        });
    }

    public void Scatterv(
            Object sendbuf,
            int sendoffset,
            int[] sendcount,
            int[] displs,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        Core.run(() -> {
            if (recvtype instanceof ObjectType) {
                objects().scatter(sendbuf, sendoffset, sendcount, displs, recvbuf, recvoffset, recvcount, root);
            } else {
                all().scatterv(
                                optional(sendbuf, sendoffset, 0, sendtype),
                                sendcount,
                                displs,
                                buffer(recvbuf, recvoffset, recvcount, recvtype),
                                root);
            }
        });
    }

    public void Allgather(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype)
            throws MPIException {
        Core.run(() -> {
            if (sendtype instanceof ObjectType) {
                objects()
                        .allgather(
                                sendbuf,
                                sendoffset,
                                sendcount,
                                recvbuf,
                                recvoffset,
                                objects().counts(recvcount),
                                objects().displs(recvcount));
            } else {
                all().allgather(
                                buffer(sendbuf, sendoffset, sendcount, sendtype),
                                buffer(recvbuf, recvoffset, recvcount, recvtype));
            }
        });
    }

    public void Allgatherv(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int[] recvcount,
            int[] displs,
            Datatype recvtype)
            throws MPIException {
        Core.run(() -> {
            if (sendtype instanceof ObjectType) {
                objects().allgather(sendbuf, sendoffset, sendcount, recvbuf, recvoffset, recvcount, displs);
            } else {
                all().allgatherv(
                                buffer(sendbuf, sendoffset, sendcount, sendtype),
                                buffer(recvbuf, recvoffset, 0, recvtype),
                                recvcount,
                                displs);
            }
        });
    }

    public void Alltoall(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype)
            throws MPIException {
        Core.run(() -> {
            if (sendtype instanceof ObjectType) {
                objects()
                        .alltoall(
                                sendbuf,
                                sendoffset,
                                objects().counts(sendcount),
                                objects().displs(sendcount),
                                recvbuf,
                                recvoffset,
                                objects().counts(recvcount),
                                objects().displs(recvcount));
            } else {
                all().alltoall(
                                buffer(sendbuf, sendoffset, sendcount, sendtype),
                                buffer(recvbuf, recvoffset, recvcount, recvtype));
            }
        });
    }

    public void Alltoallv(
            Object sendbuf,
            int sendoffset,
            int[] sendcount,
            int[] sdispls,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int[] recvcount,
            int[] rdispls,
            Datatype recvtype)
            throws MPIException {
        Core.run(() -> {
            if (sendtype instanceof ObjectType) {
                objects().alltoall(sendbuf, sendoffset, sendcount, sdispls, recvbuf, recvoffset, recvcount, rdispls);
            } else {
                all().alltoallv(
                                buffer(sendbuf, sendoffset, 0, sendtype),
                                sendcount,
                                sdispls,
                                buffer(recvbuf, recvoffset, 0, recvtype),
                                recvcount,
                                rdispls);
            }
        });
    }

    public void Reduce(
            Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype type, Op op, int root)
            throws MPIException {
        Core.run(() -> all().reduce(
                        buffer(sendbuf, sendoffset, count, type),
                        optional(recvbuf, recvoffset, count, type),
                        op.core(),
                        root));
    }

    public void Allreduce(
            Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype type, Op op)
            throws MPIException {
        Core.run(() -> all().allreduce(
                        buffer(sendbuf, sendoffset, count, type), buffer(recvbuf, recvoffset, count, type), op.core()));
    }

    public void Reduce_scatter(
            Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int[] recvcounts, Datatype type, Op op)
            throws MPIException {
        Core.run(() -> all().reduceScatter(
                        buffer(sendbuf, sendoffset, IntStream.of(recvcounts).sum(), type),
                        buffer(recvbuf, recvoffset, recvcounts[core().rank()], type),
                        recvcounts,
                        op.core()));
    }

    /** Inclusive prefix reduction. */
    public void Scan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype type, Op op)
            throws MPIException {
        Core.run(() -> all().scan(
                        buffer(sendbuf, sendoffset, count, type), buffer(recvbuf, recvoffset, count, type), op.core()));
    }

    private Collectives all() {
        return core().collectives();
    }

    private ObjectCollectives objects() {
        return new ObjectCollectives(core(), MPI.class.getClassLoader());
    }

    private static UserBuffer buffer(Object buf, int offset, int count, Datatype type) {
        return new UserBuffer(buf, offset, count, type.core());
    }

    /** As {@link #buffer}, but null where the program gave none, as it may for what only the root uses. */
    private static UserBuffer optional(Object buf, int offset, int count, Datatype type) {
        return buf == null || type == null ? null : buffer(buf, offset, count, type);
    }
}
