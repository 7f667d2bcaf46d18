package org.sluicempi.runtime.nativempi.library;

import java.lang.invoke.MethodHandle;

/** What a communicator tells about itself, and its end: MPI 4.1, chapter 7. */
public final class CommunicatorCalls {
    private static final MethodHandle RANK = Mpi.bind("MPI_Comm_rank", "hp");
    private static final MethodHandle SIZE = Mpi.bind("MPI_Comm_size", "hp");
    private static final MethodHandle TEST_INTER = Mpi.bind("MPI_Comm_test_inter", "hp");
    private static final MethodHandle REMOTE_SIZE = Mpi.bind("MPI_Comm_remote_size", "hp");
    private static final MethodHandle FREE = Mpi.bind("MPI_Comm_free", "p");
    private static final MethodHandle DISCONNECT = Mpi.bind("MPI_Comm_disconnect", "p");

    private CommunicatorCalls() {}

    public static int rank(long comm) {
        return number(RANK, comm, "MPI_Comm_rank");
    }

    public static int size(long comm) {
        return number(SIZE, comm, "MPI_Comm_size");
    }

    public static boolean inter(long comm) {
        return number(TEST_INTER, comm, "MPI_Comm_test_inter") != 0;
    }

    public static int remoteSize(long comm) {
        return number(REMOTE_SIZE, comm, "MPI_Comm_remote_size");
    }

    public static void free(long comm) {
        release(FREE, comm, "MPI_Comm_free");
    }

    public static void disconnect(long comm) {
        release(DISCONNECT, comm, "MPI_Comm_disconnect");
    }

    private static int number(MethodHandle call, long comm, String name) {
        return Results.integer(result -> Mpi.check((int) call.invokeExact(comm, result), name));
    }

    private static void release(MethodHandle call, long comm, String name) {
        Results.from(comm, handle -> Mpi.check((int) call.invokeExact(handle), name));
    }
}
