package org.sluicempi.runtime.nativempi.library;

import java.lang.invoke.MethodHandle;
import org.sluicempi.runtime.rma.Target;

/**
 * One-sided transfers: MPI 4.1, section 12.3. The last parameter is where the library puts the request, 0 for a call
 * without. Results are error codes.
 */
public final class WindowCalls {
    private static final MethodHandle PUT = Mpi.bindBoth("MPI_Put", "MPI_Rput", "pihinihh");
    private static final MethodHandle GET = Mpi.bindBoth("MPI_Get", "MPI_Rget", "pihinihh");
    private static final MethodHandle ACCUMULATE = Mpi.bindBoth("MPI_Accumulate", "MPI_Raccumulate", "pihinihhh");
    private static final MethodHandle GET_ACCUMULATE =
            Mpi.bindBoth("MPI_Get_accumulate", "MPI_Rget_accumulate", "pihpihinihhh");
    private static final MethodHandle FETCH_AND_OP = Mpi.bind("MPI_Fetch_and_op", "pphinhh");
    private static final MethodHandle COMPARE_AND_SWAP = Mpi.bind("MPI_Compare_and_swap", "ppphinh");

    private WindowCalls() {}

    /** @param there what {@code target} has; its address is not used */
    public static int put(DataArgument here, Target target, DataArgument there, long window, long request)
            throws Throwable {
        return move(PUT, here, target, there, window, request);
    }

    public static int get(DataArgument here, Target target, DataArgument there, long window, long request)
            throws Throwable {
        return move(GET, here, target, there, window, request);
    }

    private static int move(
            MethodHandle call, DataArgument here, Target to, DataArgument there, long window, long request)
            throws Throwable {
        int rank = TransferCalls.source(to.rank());
        long displacement = to.displacement();
        return (int) call.invokeExact(
                here.address(),
                here.count(),
                here.type(),
                rank,
                displacement,
                there.count(),
                there.type(),
                window,
                request);
    }

    public static int accumulate(DataArgument here, Target to, DataArgument there, long op, long window, long request)
            throws Throwable {
        int rank = TransferCalls.source(to.rank());
        long displacement = to.displacement();
        return (int) ACCUMULATE.invokeExact(
                here.address(),
                here.count(),
                here.type(),
                rank,
                displacement,
                there.count(),
                there.type(),
                op,
                window,
                request);
    }

    public static int getAccumulate(
            DataArgument here, DataArgument result, Target to, DataArgument there, long op, long window, long request)
            throws Throwable {
        int rank = TransferCalls.source(to.rank());
        long displacement = to.displacement();
        return (int) GET_ACCUMULATE.invokeExact(
                here.address(),
                here.count(),
                here.type(),
                result.address(),
                result.count(),
                result.type(),
                rank,
                displacement,
                there.count(),
                there.type(),
                op,
                window,
                request);
    }

    public static int fetchAndOp(long here, DataArgument result, int rank, long displacement, long op, long window)
            throws Throwable {
        int target = TransferCalls.source(rank);
        return (int) FETCH_AND_OP.invokeExact(here, result.address(), result.type(), target, displacement, op, window);
    }

    public static int compareAndSwap(
            long here, long compare, DataArgument result, int rank, long displacement, long window) throws Throwable {
        int target = TransferCalls.source(rank);
        return (int) COMPARE_AND_SWAP.invokeExact(
                here, compare, result.address(), result.type(), target, displacement, window);
    }
}
