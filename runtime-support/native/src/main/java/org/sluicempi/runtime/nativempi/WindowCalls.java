package org.sluicempi.runtime.nativempi;

import java.lang.invoke.MethodHandle;
import org.sluicempi.runtime.rma.Target;

/**
 * One-sided transfers: MPI 4.1, section 12.3. The last parameter is where the library puts the request, 0 for a call
 * without. Results are error codes.
 */
final class WindowCalls {
    private static final MethodHandle PUT = Mpi.bind("MPI_Put", "pihinihh");
    private static final MethodHandle GET = Mpi.bind("MPI_Get", "pihinihh");
    private static final MethodHandle ACCUMULATE = Mpi.bind("MPI_Accumulate", "pihinihhh");
    private static final MethodHandle GET_ACCUMULATE = Mpi.bind("MPI_Get_accumulate", "pihpihinihhh");
    private static final MethodHandle FETCH_AND_OP = Mpi.bind("MPI_Fetch_and_op", "pphinhh");
    private static final MethodHandle COMPARE_AND_SWAP = Mpi.bind("MPI_Compare_and_swap", "ppphinh");
    private static final MethodHandle RPUT = Mpi.bind("MPI_Rput", "pihinihhp");
    private static final MethodHandle RGET = Mpi.bind("MPI_Rget", "pihinihhp");
    private static final MethodHandle RACCUMULATE = Mpi.bind("MPI_Raccumulate", "pihinihhhp");
    private static final MethodHandle RGET_ACCUMULATE = Mpi.bind("MPI_Rget_accumulate", "pihpihinihhhp");

    private WindowCalls() {}

    /** @param there what {@code target} has; its address is not used */
    static int put(Region here, Target target, Region there, long window, long request) throws Throwable {
        return move(PUT, RPUT, here, target, there, window, request);
    }

    static int get(Region here, Target target, Region there, long window, long request) throws Throwable {
        return move(GET, RGET, here, target, there, window, request);
    }

    private static int move(
            MethodHandle plain, MethodHandle asked, Region here, Target to, Region there, long window, long request)
            throws Throwable {
        int rank = TransferCalls.source(to.rank());
        long displacement = to.displacement();
        return request == 0
                ? (int) plain.invokeExact(
                        here.address(),
                        here.count(),
                        here.type(),
                        rank,
                        displacement,
                        there.count(),
                        there.type(),
                        window)
                : (int) asked.invokeExact(
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

    static int accumulate(Region here, Target to, Region there, long op, long window, long request) throws Throwable {
        int rank = TransferCalls.source(to.rank());
        long displacement = to.displacement();
        return request == 0
                ? (int) ACCUMULATE.invokeExact(
                        here.address(),
                        here.count(),
                        here.type(),
                        rank,
                        displacement,
                        there.count(),
                        there.type(),
                        op,
                        window)
                : (int) RACCUMULATE.invokeExact(
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

    static int getAccumulate(Region here, Region result, Target to, Region there, long op, long window, long request)
            throws Throwable {
        int rank = TransferCalls.source(to.rank());
        long displacement = to.displacement();
        return request == 0
                ? (int) GET_ACCUMULATE.invokeExact(
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
                        window)
                : (int) RGET_ACCUMULATE.invokeExact(
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

    static int fetchAndOp(long here, Region result, int rank, long displacement, long op, long window)
            throws Throwable {
        int target = TransferCalls.source(rank);
        return (int) FETCH_AND_OP.invokeExact(here, result.address(), result.type(), target, displacement, op, window);
    }

    static int compareAndSwap(long here, long compare, Region result, int rank, long displacement, long window)
            throws Throwable {
        int target = TransferCalls.source(rank);
        return (int) COMPARE_AND_SWAP.invokeExact(
                here, compare, result.address(), result.type(), target, displacement, window);
    }
}
