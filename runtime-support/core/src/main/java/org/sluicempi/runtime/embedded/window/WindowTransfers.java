package org.sluicempi.runtime.embedded.window;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.engine.Arguments;
import org.sluicempi.runtime.engine.DoneRequest;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Transfers;
import org.sluicempi.runtime.rma.WindowOp;

/** All ranks share memory here, so an operation is carried out by the call that starts it. */
final class WindowTransfers implements Transfers {
    private final RankContext owner;
    private final AtomicReferenceArray<WindowSide> sides;

    /**
     * @param owner the rank whose view of the window this is of
     * @param sides one for each rank
     */
    WindowTransfers(RankContext owner, AtomicReferenceArray<WindowSide> sides) {
        this.owner = owner;
        this.sides = sides;
    }

    /** Nothing happens at {@code PROC_NULL}. */
    private void at(Target target, Consumer<UserBuffer> step) {
        Arguments.dest(target.rank(), sides.length());
        if (target.rank() == Communicator.PROC_NULL) {
            return;
        }
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
