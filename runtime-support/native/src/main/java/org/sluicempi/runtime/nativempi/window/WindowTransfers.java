package org.sluicempi.runtime.nativempi.window;

import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.GuardedHandle;
import org.sluicempi.runtime.nativempi.library.Abi;
import org.sluicempi.runtime.nativempi.library.DataArgument;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.library.WindowCalls;
import org.sluicempi.runtime.nativempi.staging.StandardReductions;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Transfers;
import org.sluicempi.runtime.rma.WindowExtent;
import org.sluicempi.runtime.rma.WindowOp;

/** Transfers to and from a window of the library: MPI 4.1, section 12.3. */
final class WindowTransfers implements Transfers {
    private static final boolean MPICH = Mpi.LIBRARY.family() == Abi.Family.MPICH;
    private static final Runnable NOTHING = () -> {};

    private final GuardedHandle window;
    private final WindowData data;
    private final MovingBuffers moving;
    private final WindowStarts starts;

    /**
     * @param moving keeps the buffers of transfers without a request
     * @param starts where the window begins at each rank; null if displacements are addresses
     */
    WindowTransfers(GuardedHandle window, MovingBuffers moving, WindowStarts starts) {
        this.starts = starts == null ? new WindowStarts(new WindowExtent[0], null) : starts;
        this.window = window;
        this.data = new WindowData(window.rank().types());
        this.moving = moving;
    }

    @Override
    public void put(UserBuffer origin, Target target) {
        DataArgument here = data.here(origin, null);
        DataArgument there = data.there(target, null);
        window.call("put", handle -> WindowCalls.put(here, starts.target(target), there, handle, 0));
        moving.keep(target.rank(), origin);
    }

    @Override
    public void get(UserBuffer origin, Target target) {
        DataArgument here = data.here(origin, null);
        DataArgument there = data.there(target, null);
        window.call("get", handle -> WindowCalls.get(here, starts.target(target), there, handle, 0));
        moving.keep(target.rank(), origin);
    }

    @Override
    public void accumulate(UserBuffer origin, Target target, ReduceOp op) {
        DataArgument here = data.here(origin, op);
        DataArgument there = data.there(target, op);
        long function = WindowData.op(op);
        window.call(
                "accumulate",
                handle -> WindowCalls.accumulate(here, starts.target(target), there, function, handle, 0));
        moving.keep(target.rank(), origin);
    }

    @Override
    public void getAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op) {
        DataArgument there = data.there(target, op);
        DataArgument here = unused(origin, op) ? new DataArgument(0, 0, there.type()) : data.here(origin, op);
        DataArgument before = data.here(result, op);
        long function = WindowData.op(op);
        window.call(
                "get_accumulate",
                handle -> WindowCalls.getAccumulate(here, before, starts.target(target), there, function, handle, 0));
        moving.keep(target.rank(), origin, result);
    }

    @Override
    public void fetchAndOp(UserBuffer origin, UserBuffer result, int target, long displacement, ReduceOp op) {
        long here = unused(origin, op) ? 0 : data.here(origin, op).address();
        DataArgument before = data.one(result, op);
        long function = WindowData.op(op);
        long place = starts.displacement(target, displacement);
        window.call("fetch_and_op", handle -> WindowCalls.fetchAndOp(here, before, target, place, function, handle));
        moving.keep(target, origin, result);
    }

    @Override
    public void compareAndSwap(
            UserBuffer origin, UserBuffer compare, UserBuffer result, int target, long displacement) {
        long here = data.here(origin, null).address();
        long expected = data.here(compare, null).address();
        DataArgument before = compared(data.here(result, null), result);
        long place = starts.displacement(target, displacement);
        window.call(
                "compare_and_swap",
                handle -> WindowCalls.compareAndSwap(here, expected, before, target, place, handle));
        moving.keep(target, origin, compare, result);
    }

    /** The standard wants an integer type, and bytes are none. */
    private static DataArgument compared(DataArgument region, UserBuffer data) {
        return new DataArgument(
                region.address(),
                region.count(),
                StandardReductions.type(data.type().base()));
    }

    @Override
    public Request startPut(UserBuffer origin, Target target) {
        DataArgument here = data.here(origin, null);
        DataArgument there = data.there(target, null);
        return start(
                "rput",
                NOTHING,
                (handle, request) -> WindowCalls.put(here, starts.target(target), there, handle, request),
                origin);
    }

    @Override
    public Request startGet(UserBuffer origin, Target target) {
        DataArgument here = data.here(origin, null);
        DataArgument there = data.there(target, null);
        return start(
                "rget",
                settling(target.rank()),
                (handle, request) -> WindowCalls.get(here, starts.target(target), there, handle, request),
                origin);
    }

    @Override
    public Request startAccumulate(UserBuffer origin, Target target, ReduceOp op) {
        DataArgument here = data.here(origin, op);
        DataArgument there = data.there(target, op);
        long function = WindowData.op(op);
        return start(
                "raccumulate",
                NOTHING,
                (handle, request) ->
                        WindowCalls.accumulate(here, starts.target(target), there, function, handle, request),
                origin);
    }

    @Override
    public Request startGetAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op) {
        DataArgument there = data.there(target, op);
        DataArgument here = unused(origin, op) ? new DataArgument(0, 0, there.type()) : data.here(origin, op);
        DataArgument before = data.here(result, op);
        long function = WindowData.op(op);
        return start(
                "rget_accumulate",
                settling(target.rank()),
                (handle, request) -> WindowCalls.getAccumulate(
                        here, before, starts.target(target), there, function, handle, request),
                unused(origin, op) ? result : origin,
                result);
    }

    /** Whether a transfer with a result has no operand. */
    private static boolean unused(UserBuffer origin, ReduceOp op) {
        return origin == null || op == WindowOp.NO_OP;
    }

    /** A call of the library that makes a request. */
    @FunctionalInterface
    private interface Start {
        int make(long handle, long request) throws Throwable;
    }

    /** MPICH 4.0 completes the request of a get into a datatype with gaps before the data are there. */
    private Runnable settling(int target) {
        int from = TransferCalls.source(target);
        return MPICH ? () -> WindowEpochs.settle(window.value(), from) : NOTHING;
    }

    private Request start(String what, Runnable settle, Start start, UserBuffer... buffers) {
        long started = Results.handle(made -> window.call(what, handle -> start.make(handle, made)));
        Object[] kept = new Object[buffers.length];
        for (int k = 0; k < kept.length; k++) {
            kept[k] = buffers[k].storage();
        }
        WindowRequest request = new WindowRequest(window.rank(), started, what + " of " + window.name(), settle, kept);
        request.started();
        return request;
    }
}
