package org.sluicempi.runtime.embedded;

import java.lang.invoke.VarHandle;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.rma.LockType;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowOp;

/** One rank's view of a window. All ranks share memory here, so an operation is carried out by the call that starts it. */
final class EmbeddedWindow implements Window {
    private final EmbeddedCommunicator comm;
    private final AtomicReferenceArray<WindowSide> sides;
    private final WindowEpochs epochs;
    private Map<String, String> hints;

    /**
     * @param comm carries nothing but the messages of this window
     * @param sides one for each rank
     */
    EmbeddedWindow(EmbeddedCommunicator comm, AtomicReferenceArray<WindowSide> sides, Map<String, String> hints) {
        this.comm = comm;
        this.sides = sides;
        this.hints = Map.copyOf(hints);
        this.epochs = new WindowEpochs(comm, sides::get, !"true".equals(hints.get("no_locks")));
    }

    @Override
    public void free() {
        comm.collectives().barrier();
        comm.free();
    }

    @Override
    public ByteBuffer memory() {
        Buffer own = sides.get(comm.rank()).memory();
        return own instanceof ByteBuffer bytes ? bytes : null;
    }

    @Override
    public void attach(Buffer memory, long bytes) {
        throw notDynamic();
    }

    @Override
    public void detach(Buffer memory) {
        throw notDynamic();
    }

    private static MpiError notDynamic() {
        return new MpiError(ErrorClass.WIN, "memory can be attached to dynamic windows only");
    }

    @Override
    public void setInfo(Map<String, String> info) {
        comm.collectives().barrier();
        hints = Map.copyOf(info);
    }

    @Override
    public Map<String, String> info() {
        return hints;
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
        return new DoneRequest(comm);
    }

    @Override
    public Request startGet(UserBuffer origin, Target target) {
        get(origin, target);
        return new DoneRequest(comm);
    }

    @Override
    public Request startAccumulate(UserBuffer origin, Target target, ReduceOp op) {
        accumulate(origin, target, op);
        return new DoneRequest(comm);
    }

    @Override
    public Request startGetAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op) {
        getAccumulate(origin, result, target, op);
        return new DoneRequest(comm);
    }

    @Override
    public void fence(int assertion) {
        comm.collectives().barrier();
    }

    @Override
    public void start(int[] ranks, int assertion) {
        epochs.start(ranks);
    }

    @Override
    public void complete() {
        epochs.complete();
    }

    @Override
    public void post(int[] ranks, int assertion) {
        epochs.post(ranks);
    }

    @Override
    public void await() {
        epochs.await();
    }

    @Override
    public boolean test() {
        return epochs.test();
    }

    @Override
    public void lock(LockType type, int rank, int assertion) {
        epochs.lock(type, rank);
    }

    @Override
    public void unlock(int rank) {
        epochs.unlock(rank);
    }

    @Override
    public void lockAll(int assertion) {
        epochs.lockAll();
    }

    @Override
    public void unlockAll() {
        epochs.unlockAll();
    }

    /** What a rank sees of memory that others have changed under their own lock is at least what it saw under its own. */
    @Override
    public void sync() {
        VarHandle.fullFence();
    }

    @Override
    public void flush(int rank) {
        sync();
    }

    @Override
    public void flushAll() {
        sync();
    }

    @Override
    public void flushLocal(int rank) {
        sync();
    }

    @Override
    public void flushLocalAll() {
        sync();
    }
}
