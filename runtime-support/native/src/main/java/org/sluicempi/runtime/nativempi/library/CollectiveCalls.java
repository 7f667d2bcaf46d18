package org.sluicempi.runtime.nativempi.library;

import java.lang.invoke.MethodHandle;

/**
 * Movement of data among all ranks: MPI 4.1, sections 6.3 to 6.8. The last parameter of each is where the library puts the
 * request of the nonblocking operation; 0 asks for the blocking one. Results are error codes.
 */
public final class CollectiveCalls {
    private static final MethodHandle BARRIER = Mpi.bindBoth("MPI_Barrier", "MPI_Ibarrier", "h");
    private static final MethodHandle BCAST = Mpi.bindBoth("MPI_Bcast", "MPI_Ibcast", "pihih");
    private static final MethodHandle GATHER = Mpi.bindBoth("MPI_Gather", "MPI_Igather", "pihpihih");
    private static final MethodHandle GATHERV = Mpi.bindBoth("MPI_Gatherv", "MPI_Igatherv", "pihppphih");
    private static final MethodHandle SCATTER = Mpi.bindBoth("MPI_Scatter", "MPI_Iscatter", "pihpihih");
    private static final MethodHandle SCATTERV = Mpi.bindBoth("MPI_Scatterv", "MPI_Iscatterv", "ppphpihih");
    private static final MethodHandle ALLGATHER = Mpi.bindBoth("MPI_Allgather", "MPI_Iallgather", "pihpihh");
    private static final MethodHandle ALLGATHERV = Mpi.bindBoth("MPI_Allgatherv", "MPI_Iallgatherv", "pihppphh");
    private static final MethodHandle ALLTOALL = Mpi.bindBoth("MPI_Alltoall", "MPI_Ialltoall", "pihpihh");
    private static final MethodHandle ALLTOALLV = Mpi.bindBoth("MPI_Alltoallv", "MPI_Ialltoallv", "ppphppphh");
    private static final MethodHandle ALLTOALLW = Mpi.bindBoth("MPI_Alltoallw", "MPI_Ialltoallw", "pppppppph");

    private CollectiveCalls() {}

    public static int barrier(long comm, long request) throws Throwable {
        return (int) BARRIER.invokeExact(comm, request);
    }

    public static int bcast(DataArgument data, int root, long comm, long request) throws Throwable {
        return (int) BCAST.invokeExact(data.address(), data.count(), data.type(), root, comm, request);
    }

    /** @param recv its count is that of one block */
    public static int gather(DataArgument send, DataArgument recv, int root, long comm, long request) throws Throwable {
        return (int) GATHER.invokeExact(
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

    public static int gatherv(DataArgument send, DataArguments recv, int root, long comm, long request)
            throws Throwable {
        return (int) GATHERV.invokeExact(
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
    public static int scatter(DataArgument send, DataArgument recv, int root, long comm, long request)
            throws Throwable {
        return (int) SCATTER.invokeExact(
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

    public static int scatterv(DataArguments send, DataArgument recv, int root, long comm, long request)
            throws Throwable {
        return (int) SCATTERV.invokeExact(
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
    public static int allgather(DataArgument send, DataArgument recv, long comm, long request) throws Throwable {
        return blocks(ALLGATHER, send, recv, comm, request);
    }

    public static int allgatherv(DataArgument send, DataArguments recv, long comm, long request) throws Throwable {
        return oneToMany(ALLGATHERV, send, recv, comm, request);
    }

    /** @param send its count is that of one block, as the one of {@code recv} */
    public static int alltoall(DataArgument send, DataArgument recv, long comm, long request) throws Throwable {
        return blocks(ALLTOALL, send, recv, comm, request);
    }

    public static int alltoallv(DataArguments send, DataArguments recv, long comm, long request) throws Throwable {
        return manyToMany(ALLTOALLV, send, recv, comm, request);
    }

    public static int alltoallw(MixedDataArguments send, MixedDataArguments recv, long comm, long request)
            throws Throwable {
        return (int) ALLTOALLW.invokeExact(
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
    static int blocks(MethodHandle call, DataArgument send, DataArgument recv, long comm, long request)
            throws Throwable {
        return (int) call.invokeExact(
                send.address(), send.count(), send.type(), recv.address(), recv.count(), recv.type(), comm, request);
    }

    /** As {@link #blocks}, with blocks of different sizes to be received. */
    static int oneToMany(MethodHandle call, DataArgument send, DataArguments recv, long comm, long request)
            throws Throwable {
        return (int) call.invokeExact(
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
    static int manyToMany(MethodHandle call, DataArguments send, DataArguments recv, long comm, long request)
            throws Throwable {
        return (int) call.invokeExact(
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
