package org.sluicempi.runtime.embedded.window;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.engine.DoneRequest;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Transfers;
import org.sluicempi.runtime.rma.WindowOp;

/** All ranks share memory here, so an operation is carried out by the call that starts it. */
final class WindowTransfers implements Transfers {
    private final AtomicReferenceArray<WindowSide> sides;

    /** @param sides one for each rank */
    WindowTransfers(AtomicReferenceArray<WindowSide> sides) {
        this.sides = sides;
    }

    private void at(Target target, Consumer<UserBuffer> step) {
        WindowSide side = sides.get(target.rank());
        UserBuffer there = side.at(target);
        synchronized (side) {
            step.accept(there);
        }
    }

    @Override
    public void put(UserBuffer origin, Target target) {
        at(target, there -> WindowAccess.copy(origin, there));
    }

    @Override
    public void get(UserBuffer origin, Target target) {
        at(target, there -> WindowAccess.copy(there, origin));
    }

    @Override
    public void accumulate(UserBuffer origin, Target target, ReduceOp op) {
        at(target, there -> WindowAccess.combine(origin, there, op));
    }

    @Override
    public void getAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op) {
        at(target, there -> {
            WindowAccess.copy(there, result);
            if (op != WindowOp.NO_OP) {
                WindowAccess.combine(origin, there, op);
            }
        });
    }

    @Override
    public void fetchAndOp(UserBuffer origin, UserBuffer result, int rank, long displacement, ReduceOp op) {
        getAccumulate(origin, result, new Target(rank, displacement, 1, result.type()), op);
    }

    @Override
    public void compareAndSwap(UserBuffer origin, UserBuffer compare, UserBuffer result, int rank, long displacement) {
        at(new Target(rank, displacement, 1, result.type()), there -> {
            WindowAccess.copy(there, result);
            if (WindowAccess.same(compare, result)) {
                WindowAccess.copy(origin, there);
            }
        });
    }

    @Override
    public Request startPut(UserBuffer origin, Target target) {
        put(origin, target);
        return DoneRequest.NOTHING;
    }

    @Override
    public Request startGet(UserBuffer origin, Target target) {
        get(origin, target);
        return DoneRequest.NOTHING;
    }

    @Override
    public Request startAccumulate(UserBuffer origin, Target target, ReduceOp op) {
        accumulate(origin, target, op);
        return DoneRequest.NOTHING;
    }

    @Override
    public Request startGetAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op) {
        getAccumulate(origin, result, target, op);
        return DoneRequest.NOTHING;
    }
}
