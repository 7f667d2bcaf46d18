package org.sluicempi.runtime.nativempi;

import java.lang.invoke.MethodHandle;

/**
 * Movement of data among all ranks: MPI 4.1, sections 6.3 to 6.8. The last parameter of each is where the library puts the
 * request of the nonblocking operation; 0 asks for the blocking one. Results are error codes.
 */
final class CollectiveCalls {
    private static final MethodHandle BARRIER = Mpi.bind("MPI_Barrier", "h");
    private static final MethodHandle IBARRIER = Mpi.bind("MPI_Ibarrier", "hp");
    private static final MethodHandle BCAST = Mpi.bind("MPI_Bcast", "pihih");
    private static final MethodHandle IBCAST = Mpi.bind("MPI_Ibcast", "pihihp");
    private static final MethodHandle GATHER = Mpi.bind("MPI_Gather", "pihpihih");
    private static final MethodHandle IGATHER = Mpi.bind("MPI_Igather", "pihpihihp");
    private static final MethodHandle GATHERV = Mpi.bind("MPI_Gatherv", "pihppphih");
    private static final MethodHandle IGATHERV = Mpi.bind("MPI_Igatherv", "pihppphihp");
    private static final MethodHandle SCATTER = Mpi.bind("MPI_Scatter", "pihpihih");
    private static final MethodHandle ISCATTER = Mpi.bind("MPI_Iscatter", "pihpihihp");
    private static final MethodHandle SCATTERV = Mpi.bind("MPI_Scatterv", "ppphpihih");
    private static final MethodHandle ISCATTERV = Mpi.bind("MPI_Iscatterv", "ppphpihihp");
    private static final MethodHandle ALLGATHER = Mpi.bind("MPI_Allgather", "pihpihh");
    private static final MethodHandle IALLGATHER = Mpi.bind("MPI_Iallgather", "pihpihhp");
    private static final MethodHandle ALLGATHERV = Mpi.bind("MPI_Allgatherv", "pihppphh");
    private static final MethodHandle IALLGATHERV = Mpi.bind("MPI_Iallgatherv", "pihppphhp");
    private static final MethodHandle ALLTOALL = Mpi.bind("MPI_Alltoall", "pihpihh");
    private static final MethodHandle IALLTOALL = Mpi.bind("MPI_Ialltoall", "pihpihhp");
    private static final MethodHandle ALLTOALLV = Mpi.bind("MPI_Alltoallv", "ppphppphh");
    private static final MethodHandle IALLTOALLV = Mpi.bind("MPI_Ialltoallv", "ppphppphhp");
    private static final MethodHandle ALLTOALLW = Mpi.bind("MPI_Alltoallw", "pppppppph");
    private static final MethodHandle IALLTOALLW = Mpi.bind("MPI_Ialltoallw", "pppppppphp");

    private CollectiveCalls() {}

    static int barrier(long comm, long request) throws Throwable {
        return request == 0 ? (int) BARRIER.invokeExact(comm) : (int) IBARRIER.invokeExact(comm, request);
    }

    static int bcast(Region data, int root, long comm, long request) throws Throwable {
        return request == 0
                ? (int) BCAST.invokeExact(data.address(), data.count(), data.type(), root, comm)
                : (int) IBCAST.invokeExact(data.address(), data.count(), data.type(), root, comm, request);
    }

    /** @param recv its count is that of one block */
    static int gather(Region send, Region recv, int root, long comm, long request) throws Throwable {
        return request == 0
                ? (int) GATHER.invokeExact(
                        send.address(),
                        send.count(),
                        send.type(),
                        recv.address(),
                        recv.count(),
                        recv.type(),
                        root,
                        comm)
                : (int) IGATHER.invokeExact(
                        send.address(),
                        send.count(),
                        send.type(),
                        recv.address(),
                        recv.count(),
                        recv.type(),
                        root,
                        comm,
                        request);
    }

    static int gatherv(Region send, Regions recv, int root, long comm, long request) throws Throwable {
        return request == 0
                ? (int) GATHERV.invokeExact(
                        send.address(),
                        send.count(),
                        send.type(),
                        recv.address(),
                        recv.counts(),
                        recv.displs(),
                        recv.type(),
                        root,
                        comm)
                : (int) IGATHERV.invokeExact(
                        send.address(),
                        send.count(),
                        send.type(),
                        recv.address(),
                        recv.counts(),
                        recv.displs(),
                        recv.type(),
                        root,
                        comm,
                        request);
    }

    /** @param send its count is that of one block */
    static int scatter(Region send, Region recv, int root, long comm, long request) throws Throwable {
        return request == 0
                ? (int) SCATTER.invokeExact(
                        send.address(),
                        send.count(),
                        send.type(),
                        recv.address(),
                        recv.count(),
                        recv.type(),
                        root,
                        comm)
                : (int) ISCATTER.invokeExact(
                        send.address(),
                        send.count(),
                        send.type(),
                        recv.address(),
                        recv.count(),
                        recv.type(),
                        root,
                        comm,
                        request);
    }

    static int scatterv(Regions send, Region recv, int root, long comm, long request) throws Throwable {
        return request == 0
                ? (int) SCATTERV.invokeExact(
                        send.address(),
                        send.counts(),
                        send.displs(),
                        send.type(),
                        recv.address(),
                        recv.count(),
                        recv.type(),
                        root,
                        comm)
                : (int) ISCATTERV.invokeExact(
                        send.address(),
                        send.counts(),
                        send.displs(),
                        send.type(),
                        recv.address(),
                        recv.count(),
                        recv.type(),
                        root,
                        comm,
                        request);
    }

    /** @param recv its count is that of one block */
    static int allgather(Region send, Region recv, long comm, long request) throws Throwable {
        return blocks(ALLGATHER, IALLGATHER, send, recv, comm, request);
    }

    static int allgatherv(Region send, Regions recv, long comm, long request) throws Throwable {
        return oneToMany(ALLGATHERV, IALLGATHERV, send, recv, comm, request);
    }

    /** @param send its count is that of one block, as the one of {@code recv} */
    static int alltoall(Region send, Region recv, long comm, long request) throws Throwable {
        return blocks(ALLTOALL, IALLTOALL, send, recv, comm, request);
    }

    static int alltoallv(Regions send, Regions recv, long comm, long request) throws Throwable {
        return manyToMany(ALLTOALLV, IALLTOALLV, send, recv, comm, request);
    }

    static int alltoallw(MixedRegions send, MixedRegions recv, long comm, long request) throws Throwable {
        return request == 0
                ? (int) ALLTOALLW.invokeExact(
                        send.address(),
                        send.counts(),
                        send.displs(),
                        send.types(),
                        recv.address(),
                        recv.counts(),
                        recv.displs(),
                        recv.types(),
                        comm)
                : (int) IALLTOALLW.invokeExact(
                        send.address(),
                        send.counts(),
                        send.displs(),
                        send.types(),
                        recv.address(),
                        recv.counts(),
                        recv.displs(),
                        recv.types(),
                        comm,
                        request);
    }

    /** The shape that allgather and alltoall share with their neighbour forms. */
    static int blocks(MethodHandle now, MethodHandle later, Region send, Region recv, long comm, long request)
            throws Throwable {
        return request == 0
                ? (int) now.invokeExact(
                        send.address(), send.count(), send.type(), recv.address(), recv.count(), recv.type(), comm)
                : (int) later.invokeExact(
                        send.address(),
                        send.count(),
                        send.type(),
                        recv.address(),
                        recv.count(),
                        recv.type(),
                        comm,
                        request);
    }

    /** As {@link #blocks}, with blocks of different sizes to be received. */
    static int oneToMany(MethodHandle now, MethodHandle later, Region send, Regions recv, long comm, long request)
            throws Throwable {
        return request == 0
                ? (int) now.invokeExact(
                        send.address(),
                        send.count(),
                        send.type(),
                        recv.address(),
                        recv.counts(),
                        recv.displs(),
                        recv.type(),
                        comm)
                : (int) later.invokeExact(
                        send.address(),
                        send.count(),
                        send.type(),
                        recv.address(),
                        recv.counts(),
                        recv.displs(),
                        recv.type(),
                        comm,
                        request);
    }

    /** As {@link #blocks}, with blocks of different sizes. */
    static int manyToMany(MethodHandle now, MethodHandle later, Regions send, Regions recv, long comm, long request)
            throws Throwable {
        return request == 0
                ? (int) now.invokeExact(
                        send.address(),
                        send.counts(),
                        send.displs(),
                        send.type(),
                        recv.address(),
                        recv.counts(),
                        recv.displs(),
                        recv.type(),
                        comm)
                : (int) later.invokeExact(
                        send.address(),
                        send.counts(),
                        send.displs(),
                        send.type(),
                        recv.address(),
                        recv.counts(),
                        recv.displs(),
                        recv.type(),
                        comm,
                        request);
    }
}
