package org.sluicempi.runtime.nativempi;

import java.lang.invoke.MethodHandle;

/** Collective operations among the neighbours of a topology: MPI 4.1, section 8.6. As {@link CollectiveCalls}. */
final class NeighborCalls {
    private static final MethodHandle ALLGATHER = Mpi.bind("MPI_Neighbor_allgather", "pihpihh");
    private static final MethodHandle IALLGATHER = Mpi.bind("MPI_Ineighbor_allgather", "pihpihhp");
    private static final MethodHandle ALLGATHERV = Mpi.bind("MPI_Neighbor_allgatherv", "pihppphh");
    private static final MethodHandle IALLGATHERV = Mpi.bind("MPI_Ineighbor_allgatherv", "pihppphhp");
    private static final MethodHandle ALLTOALL = Mpi.bind("MPI_Neighbor_alltoall", "pihpihh");
    private static final MethodHandle IALLTOALL = Mpi.bind("MPI_Ineighbor_alltoall", "pihpihhp");
    private static final MethodHandle ALLTOALLV = Mpi.bind("MPI_Neighbor_alltoallv", "ppphppphh");
    private static final MethodHandle IALLTOALLV = Mpi.bind("MPI_Ineighbor_alltoallv", "ppphppphhp");

    private NeighborCalls() {}

    static int allgather(Region send, Region recv, long comm, long request) throws Throwable {
        return CollectiveCalls.blocks(ALLGATHER, IALLGATHER, send, recv, comm, request);
    }

    static int allgatherv(Region send, Regions recv, long comm, long request) throws Throwable {
        return CollectiveCalls.oneToMany(ALLGATHERV, IALLGATHERV, send, recv, comm, request);
    }

    static int alltoall(Region send, Region recv, long comm, long request) throws Throwable {
        return CollectiveCalls.blocks(ALLTOALL, IALLTOALL, send, recv, comm, request);
    }

    static int alltoallv(Regions send, Regions recv, long comm, long request) throws Throwable {
        return CollectiveCalls.manyToMany(ALLTOALLV, IALLTOALLV, send, recv, comm, request);
    }
}
