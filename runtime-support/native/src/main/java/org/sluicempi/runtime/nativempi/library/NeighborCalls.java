package org.sluicempi.runtime.nativempi.library;

import java.lang.invoke.MethodHandle;

/** Collective operations among the neighbours of a topology: MPI 4.1, section 8.6. As {@link CollectiveCalls}. */
public final class NeighborCalls {
    private static final MethodHandle ALLGATHER =
            Mpi.bindBoth("MPI_Neighbor_allgather", "MPI_Ineighbor_allgather", "pihpihh");
    private static final MethodHandle ALLGATHERV =
            Mpi.bindBoth("MPI_Neighbor_allgatherv", "MPI_Ineighbor_allgatherv", "pihppphh");
    private static final MethodHandle ALLTOALL =
            Mpi.bindBoth("MPI_Neighbor_alltoall", "MPI_Ineighbor_alltoall", "pihpihh");
    private static final MethodHandle ALLTOALLV =
            Mpi.bindBoth("MPI_Neighbor_alltoallv", "MPI_Ineighbor_alltoallv", "ppphppphh");

    private NeighborCalls() {}

    public static int allgather(DataArgument send, DataArgument recv, long comm, long request) throws Throwable {
        return CollectiveCalls.blocks(ALLGATHER, send, recv, comm, request);
    }

    public static int allgatherv(DataArgument send, DataArguments recv, long comm, long request) throws Throwable {
        return CollectiveCalls.oneToMany(ALLGATHERV, send, recv, comm, request);
    }

    public static int alltoall(DataArgument send, DataArgument recv, long comm, long request) throws Throwable {
        return CollectiveCalls.blocks(ALLTOALL, send, recv, comm, request);
    }

    public static int alltoallv(DataArguments send, DataArguments recv, long comm, long request) throws Throwable {
        return CollectiveCalls.manyToMany(ALLTOALLV, send, recv, comm, request);
    }
}
