package org.sluicempi.runtime.nativempi.library;

import java.lang.invoke.MethodHandle;

/**
 * Reductions, and the operations and datatypes made for them: MPI 4.1, sections 6.9 to 6.11. As {@link CollectiveCalls};
 * {@code send} has the count and the type.
 */
public final class ReductionCalls {
    private static final MethodHandle REDUCE = Mpi.bindBoth("MPI_Reduce", "MPI_Ireduce", "ppihhih");
    private static final MethodHandle ALLREDUCE = Mpi.bindBoth("MPI_Allreduce", "MPI_Iallreduce", "ppihhh");
    private static final MethodHandle REDUCE_SCATTER =
            Mpi.bindBoth("MPI_Reduce_scatter", "MPI_Ireduce_scatter", "ppphhh");
    private static final MethodHandle SCAN = Mpi.bindBoth("MPI_Scan", "MPI_Iscan", "ppihhh");
    private static final MethodHandle EXSCAN = Mpi.bindBoth("MPI_Exscan", "MPI_Iexscan", "ppihhh");
    private static final MethodHandle OP_CREATE = Mpi.bind("MPI_Op_create", "pip");
    private static final MethodHandle OP_FREE = Mpi.bind("MPI_Op_free", "p");
    private static final MethodHandle TYPE_CONTIGUOUS = Mpi.bind("MPI_Type_contiguous", "ihp");
    private static final MethodHandle TYPE_COMMIT = Mpi.bind("MPI_Type_commit", "p");
    private static final MethodHandle TYPE_FREE = Mpi.bind("MPI_Type_free", "p");

    private ReductionCalls() {}

    public static int reduce(DataArgument send, long recv, long op, int root, long comm, long request)
            throws Throwable {
        return (int) REDUCE.invokeExact(send.address(), recv, send.count(), send.type(), op, root, comm, request);
    }

    public static int allreduce(DataArgument send, long recv, long op, long comm, long request) throws Throwable {
        return toAll(ALLREDUCE, send, recv, op, comm, request);
    }

    /** @param counts address of the counts; that of {@code send} is not used */
    public static int reduceScatter(DataArgument send, long recv, long counts, long op, long comm, long request)
            throws Throwable {
        return (int) REDUCE_SCATTER.invokeExact(send.address(), recv, counts, send.type(), op, comm, request);
    }

    public static int scan(DataArgument send, long recv, long op, long comm, long request) throws Throwable {
        return toAll(SCAN, send, recv, op, comm, request);
    }

    public static int exscan(DataArgument send, long recv, long op, long comm, long request) throws Throwable {
        return toAll(EXSCAN, send, recv, op, comm, request);
    }

    private static int toAll(MethodHandle call, DataArgument send, long recv, long op, long comm, long request)
            throws Throwable {
        return (int) call.invokeExact(send.address(), recv, send.count(), send.type(), op, comm, request);
    }

    /** @param function address of a {@code MPI_User_function} */
    public static long createOp(long function, boolean commutative) {
        int commutes = commutative ? 1 : 0;
        return Results.handle(
                made -> Mpi.check((int) OP_CREATE.invokeExact(function, commutes, made), "MPI_Op_create"));
    }

    public static void freeOp(long op) {
        free(OP_FREE, op, "MPI_Op_free");
    }

    /** A datatype of {@code n} elements one behind the other, ready for use. */
    public static long contiguous(int n, long old) {
        return Results.handle(made -> {
            Mpi.check((int) TYPE_CONTIGUOUS.invokeExact(n, old, made), "MPI_Type_contiguous");
            Mpi.check((int) TYPE_COMMIT.invokeExact(made), "MPI_Type_commit");
        });
    }

    public static void freeType(long type) {
        free(TYPE_FREE, type, "MPI_Type_free");
    }

    private static void free(MethodHandle call, long object, String name) {
        Results.from(object, handle -> Mpi.check((int) call.invokeExact(handle), name));
    }
}
