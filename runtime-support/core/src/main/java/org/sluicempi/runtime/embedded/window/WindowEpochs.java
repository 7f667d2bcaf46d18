package org.sluicempi.runtime.embedded.window;

import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.message.CommunicatorMembers;
import org.sluicempi.runtime.embedded.wait.Condition;
import org.sluicempi.runtime.embedded.wait.Uninterrupted;
import org.sluicempi.runtime.rma.Epochs;
import org.sluicempi.runtime.rma.LockType;

/** Lets ranks wait for each other (MPI 4.1, section 12.5): operations are over when their calls return. */
final class WindowEpochs implements Epochs {
    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);
    private static final int POSTED = 1;
    private static final int COMPLETED = 2;

    private final CommunicatorMembers comm;
    private final IntFunction<WindowSide> sides;
    private final boolean lockable;
    private final LockType[] held;
    private int[] access = {};
    private List<Request> exposure = List.of();
    /** Ranks that have posted to this one for a start that was interrupted. */
    private final List<Integer> posted = new ArrayList<>();

    /**
     * @param comm carries nothing but the messages of this window
     * @param lockable false if the program has said that it will lock nothing
     */
    WindowEpochs(CommunicatorMembers comm, IntFunction<WindowSide> sides, boolean lockable) {
        this.comm = comm;
        this.sides = sides;
        this.lockable = lockable;
        this.held = new LockType[comm.size()];
    }

    @Override
    public void fence(int assertion) {
        comm.collectives().barrier();
    }

    @Override
    public void start(int[] ranks, int assertion) {
        List<Integer> heard = new ArrayList<>();
        try {
            for (int rank : ranks) {
                if (!posted.remove((Integer) rank)) {
                    comm.recv(NOTHING, rank, POSTED);
                }
                heard.add(rank);
            }
        } catch (MpiError e) {
            // interrupted: who has posted does not say so again
            posted.addAll(heard);
            throw e;
        }
        access = ranks.clone();
    }

    @Override
    public void complete() {
        List<Request> told = new ArrayList<>();
        for (int rank : access) {
            told.add(comm.isend(SendMode.STANDARD, NOTHING, rank, COMPLETED));
        }
        access = new int[0];
        // the receives stand since the post, so nothing is waited for but their way
        told.forEach(request -> Uninterrupted.await(request::await));
    }

    @Override
    public void post(int[] ranks, int assertion) {
        List<Request> begun = new ArrayList<>();
        for (int rank : ranks) {
            begun.add(comm.irecv(NOTHING, rank, COMPLETED));
            // not waited for here: a post does not wait for the start that it belongs to
            begun.add(comm.isend(SendMode.STANDARD, NOTHING, rank, POSTED));
        }
        exposure = begun;
    }

    @Override
    public void await() {
        exposure.forEach(Request::await);
        exposure = List.of();
    }

    @Override
    public boolean test() {
        if (!exposure.stream().allMatch(request -> request.test().isPresent())) {
            return false;
        }
        exposure = List.of();
        return true;
    }

    @Override
    public void lock(LockType type, int rank, int assertion) {
        if (!lockable) {
            throw new MpiError(ErrorClass.RMA_SYNC, "the window was made with the hint no_locks");
        }
        WindowSide side = sides.apply(rank);
        while (!side.lock(type)) {
            comm.context().owner().await(new Condition() {
                @Override
                public boolean ready() {
                    return side.free(type);
                }

                @Override
                public String describe() {
                    return "Lock of rank " + rank + " of a window on "
                            + comm.context().name();
                }
            });
        }
        held[rank] = type;
    }

    @Override
    public void unlock(int rank) {
        sides.apply(rank).unlock(held[rank]);
        held[rank] = null;
        comm.context().owner().job().signalAll();
    }

    @Override
    public void lockAll(int assertion) {
        int rank = 0;
        try {
            for (; rank < held.length; rank++) {
                lock(LockType.SHARED, rank, 0);
            }
        } catch (RuntimeException e) {
            for (int k = 0; k < rank; k++) {
                unlock(k);
            }
            throw e;
        }
    }

    @Override
    public void unlockAll() {
        for (int rank = 0; rank < held.length; rank++) {
            unlock(rank);
        }
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
