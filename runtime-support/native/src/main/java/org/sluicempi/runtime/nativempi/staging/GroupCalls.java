package org.sluicempi.runtime.nativempi.staging;

import java.lang.invoke.MethodHandle;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;

/** Groups of processes: MPI 4.1, section 7.3. Whoever gets one frees it. */
public final class GroupCalls {
    private static final MethodHandle GROUP = Mpi.bind("MPI_Comm_group", "hp");
    private static final MethodHandle REMOTE_GROUP = Mpi.bind("MPI_Comm_remote_group", "hp");
    private static final MethodHandle SIZE = Mpi.bind("MPI_Group_size", "hp");
    private static final MethodHandle INCLUDE = Mpi.bind("MPI_Group_incl", "hipp");
    private static final MethodHandle TRANSLATE = Mpi.bind("MPI_Group_translate_ranks", "hiphp");
    private static final MethodHandle FREE = Mpi.bind("MPI_Group_free", "p");

    private GroupCalls() {}

    public static long of(long comm) {
        return group(GROUP, comm, "MPI_Comm_group");
    }

    public static long remoteOf(long comm) {
        return group(REMOTE_GROUP, comm, "MPI_Comm_remote_group");
    }

    private static long group(MethodHandle call, long comm, String name) {
        return Results.handle(made -> Mpi.check((int) call.invokeExact(comm, made), name));
    }

    /** The members with these ranks, in this order. */
    public static long include(long group, int[] ranks) {
        OperationMemory memory = new OperationMemory();
        try {
            long members = memory.ints(ranks, ranks.length);
            return Results.handle(
                    made -> Mpi.check((int) INCLUDE.invokeExact(group, ranks.length, members, made), "MPI_Group_incl"));
        } finally {
            memory.release();
        }
    }

    static int size(long group) {
        return Results.integer(size -> Mpi.check((int) SIZE.invokeExact(group, size), "MPI_Group_size"));
    }

    /** For each member of {@code group} its rank in {@code other}, -1 if it has none. */
    public static int[] translate(long group, long other) {
        int[] ranks = new int[size(group)];
        for (int k = 0; k < ranks.length; k++) {
            ranks[k] = k;
        }
        OperationMemory memory = new OperationMemory();
        try {
            long from = memory.ints(ranks, ranks.length);
            long to = memory.ints(ranks, ranks.length);
            Mpi.check((int) TRANSLATE.invokeExact(group, ranks.length, from, other, to), "MPI_Group_translate_ranks");
            Memory.copyIn(to, ranks, 0, ranks.length);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            memory.release();
        }
        for (int k = 0; k < ranks.length; k++) {
            ranks[k] = ranks[k] == Mpi.UNDEFINED ? -1 : ranks[k];
        }
        return ranks;
    }

    public static void free(long group) {
        Results.from(group, handle -> Mpi.check((int) FREE.invokeExact(handle), "MPI_Group_free"));
    }
}
