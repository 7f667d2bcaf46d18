package mpi;

import java.util.stream.IntStream;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.collective.Checks;
import org.sluicempi.runtime.face.Grid;
import org.sluicempi.runtime.face.GroupedCommunicator;
import org.sluicempi.runtime.face.Members;

/** A communicator within one group of ranks. */
public class Intracomm extends Comm {
    Intracomm(GroupedCommunicator part) {
        super(part);
    }

    /** One of those that there are before the start of MPI. */
    static Intracomm atOnce(GroupedCommunicator part) {
        Intracomm made = new Intracomm(part);
        made.waitForStart();
        return made;
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
        return Core.get(() -> part().split(colour, MPI.UNDEFINED, key))
                .map(Intracomm::new)
                .orElse(null);
    }

    /** As {@link Comm#Compare}. */
    public static int Compare(Comm comm1, Comm comm2) throws MPIException {
        return Comm.Compare(comm1, comm2);
    }

    /**
     * The communicator of this group; null at the other ranks, which need not call it (as with MPJ Express, and other than
     * in the standard). Collective over the group.
     */
    public Intracomm Create(Group group) throws MPIException {
        return Core.get(() -> {
            Members members = Group.members(group);
            boolean member = members.rankOf(MPI.RANK.world().rank()) != MPI.UNDEFINED;
            return member ? new Intracomm(part().createGroup(members, 0)) : null;
        });
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

    /**
     * Collective: the first ranks with this graph; null at the ranks that have no place in it.
     *
     * @param index {@code index[r]} edges belong to the ranks up to {@code r}
     * @param edges neighbours of rank 0, then those of rank 1, ...
     * @param reorder allows a better fit to the machine
     */
    public Graphcomm Create_graph(int[] index, int[] edges, boolean reorder) {
        return Core.get(() -> {
                    Topology.Graph graph = Graphcomm.checked(index, edges, core().size());
                    return part().withTopology(graph, reorder);
                })
                .map(Graphcomm::new)
                .orElse(null);
    }

    public void Barrier() throws MPIException {
        Core.act(() -> core().collectives().barrier());
    }

    public void Bcast(Object buf, int offset, int count, Datatype type, int root) throws MPIException {
        Core.act(() -> of(type).bcast(new Block(buf, offset, count, type), root));
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
        Core.act(() -> of(sendtype)
                .gather(
                        new Block(sendbuf, sendoffset, sendcount, sendtype),
                        new Block(recvbuf, recvoffset, recvcount, recvtype),
                        root));
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
        Core.act(() -> of(sendtype)
                .gatherv(
                        new Block(sendbuf, sendoffset, sendcount, sendtype),
                        new Block(recvbuf, recvoffset, 0, recvtype),
                        recvcount,
                        displs,
                        root));
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
        Core.act(() -> of(recvtype)
                .scatter(
                        new Block(sendbuf, sendoffset, sendcount, sendtype),
                        new Block(recvbuf, recvoffset, recvcount, recvtype),
                        root));
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
        Core.act(() -> of(recvtype)
                .scatterv(
                        new Block(sendbuf, sendoffset, 0, sendtype),
                        sendcount,
                        displs,
                        new Block(recvbuf, recvoffset, recvcount, recvtype),
                        root));
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
        Core.act(() -> of(sendtype)
                .allgather(
                        new Block(sendbuf, sendoffset, sendcount, sendtype),
                        new Block(recvbuf, recvoffset, recvcount, recvtype)));
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
        Core.act(() -> of(sendtype)
                .allgatherv(
                        new Block(sendbuf, sendoffset, sendcount, sendtype),
                        new Block(recvbuf, recvoffset, 0, recvtype),
                        recvcount,
                        displs));
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
        Core.act(() -> of(sendtype)
                .alltoall(
                        new Block(sendbuf, sendoffset, sendcount, sendtype),
                        new Block(recvbuf, recvoffset, recvcount, recvtype)));
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
        Core.act(() -> of(sendtype)
                .alltoallv(
                        new Block(sendbuf, sendoffset, 0, sendtype),
                        sendcount,
                        sdispls,
                        new Block(recvbuf, recvoffset, 0, recvtype),
                        recvcount,
                        rdispls));
    }

    public void Reduce(
            Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype type, Op op, int root)
            throws MPIException {
        Core.act(() -> of(type).reduce(
                        new Block(sendbuf, sendoffset, count, type),
                        new Block(recvbuf, recvoffset, count, type),
                        Op.checked(op),
                        root));
    }

    public void Allreduce(
            Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype type, Op op)
            throws MPIException {
        Core.act(() -> of(type).allreduce(
                        new Block(sendbuf, sendoffset, count, type),
                        new Block(recvbuf, recvoffset, count, type),
                        Op.checked(op)));
    }

    /** Block {@code r} of the result, of {@code recvcounts[r]} elements, goes to rank {@code r}. */
    public void Reduce_scatter(
            Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int[] recvcounts, Datatype type, Op op)
            throws MPIException {
        Core.act(() -> {
            int[] counts = Checks.counts(recvcounts, core().size());
            Block send = new Block(sendbuf, sendoffset, IntStream.of(counts).sum(), type);
            Block recv = new Block(recvbuf, recvoffset, counts[core().rank()], type);
            of(type).reduceScatter(send, recv, counts, Op.checked(op));
        });
    }

    /** Inclusive prefix reduction. */
    public void Scan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype type, Op op)
            throws MPIException {
        Core.act(() -> of(type).scan(
                        new Block(sendbuf, sendoffset, count, type),
                        new Block(recvbuf, recvoffset, count, type),
                        Op.checked(op)));
    }

    /** The collective operations on elements of this datatype. */
    private Movement of(Datatype type) {
        return Datatype.checked(type).movement(core());
    }
}
