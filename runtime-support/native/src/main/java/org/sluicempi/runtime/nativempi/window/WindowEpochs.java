package org.sluicempi.runtime.nativempi.window;

import java.lang.invoke.MethodHandle;
import java.util.function.LongConsumer;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.nativempi.context.GuardedHandle;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;
import org.sluicempi.runtime.nativempi.library.TransferCalls;
import org.sluicempi.runtime.nativempi.staging.GroupCalls;
import org.sluicempi.runtime.rma.Epochs;
import org.sluicempi.runtime.rma.LockType;

/** Synchronisation of a window by the library: MPI 4.1, section 12.5. */
final class WindowEpochs implements Epochs {
    private static final MethodHandle GROUP = Mpi.bind("MPI_Win_get_group", "hp");
    private static final MethodHandle FENCE = Mpi.bind("MPI_Win_fence", "ih");
    private static final MethodHandle START = Mpi.bind("MPI_Win_start", "hih");
    private static final MethodHandle COMPLETE = Mpi.bind("MPI_Win_complete", "h");
    private static final MethodHandle POST = Mpi.bind("MPI_Win_post", "hih");
    private static final MethodHandle WAIT = Mpi.bind("MPI_Win_wait", "h");
    private static final MethodHandle TEST = Mpi.bind("MPI_Win_test", "hp");
    private static final MethodHandle LOCK = Mpi.bind("MPI_Win_lock", "iiih");
    private static final MethodHandle UNLOCK = Mpi.bind("MPI_Win_unlock", "ih");
    private static final MethodHandle LOCK_ALL = Mpi.bind("MPI_Win_lock_all", "ih");
    private static final MethodHandle UNLOCK_ALL = Mpi.bind("MPI_Win_unlock_all", "h");
    private static final MethodHandle SYNC = Mpi.bind("MPI_Win_sync", "h");
    private static final MethodHandle FLUSH = Mpi.bind("MPI_Win_flush", "ih");
    private static final MethodHandle FLUSH_ALL = Mpi.bind("MPI_Win_flush_all", "h");
    private static final MethodHandle FLUSH_LOCAL = Mpi.bind("MPI_Win_flush_local", "ih");
    private static final MethodHandle FLUSH_LOCAL_ALL = Mpi.bind("MPI_Win_flush_local_all", "h");

    private static final String[] ASSERTIONS = {"NOCHECK", "NOPRECEDE", "NOPUT", "NOSTORE", "NOSUCCEED"};

    private final GuardedHandle window;
    private final MovingBuffers moving;

    /** @param moving buffers that a synchronisation lets go */
    WindowEpochs(GuardedHandle window, MovingBuffers moving) {
        this.window = window;
        this.moving = moving;
    }

    @Override
    public void fence(int assertion) {
        int flags = flags(assertion);
        window.call("fence", handle -> (int) FENCE.invokeExact(flags, handle));
        moving.releaseAll();
    }

    @Override
    public void start(int[] ranks, int assertion) {
        withGroup(ranks, group -> {
            int flags = flags(assertion);
            window.call("start", handle -> (int) START.invokeExact(group, flags, handle));
        });
    }

    @Override
    public void complete() {
        window.call("complete", handle -> (int) COMPLETE.invokeExact(handle));
        moving.releaseAll();
    }

    @Override
    public void post(int[] ranks, int assertion) {
        withGroup(ranks, group -> {
            int flags = flags(assertion);
            window.call("post", handle -> (int) POST.invokeExact(group, flags, handle));
        });
    }

    private void withGroup(int[] ranks, LongConsumer use) {
        long all = Results.handle(made -> window.call("get_group", handle -> (int) GROUP.invokeExact(handle, made)));
        long some = 0;
        try {
            some = GroupCalls.include(all, ranks);
            use.accept(some);
        } finally {
            if (some != 0) {
                GroupCalls.free(some);
            }
            GroupCalls.free(all);
        }
    }

    @Override
    public void await() {
        window.call("wait", handle -> (int) WAIT.invokeExact(handle));
    }

    @Override
    public boolean test() {
        return Results.integer(flag -> window.call("test", handle -> (int) TEST.invokeExact(handle, flag))) != 0;
    }

    @Override
    public void lock(LockType type, int target, int assertion) {
        int kind = Mpi.ABI.constant("MPI_LOCK_" + type.name());
        int flags = flags(assertion);
        int to = TransferCalls.source(target);
        window.call("lock", handle -> (int) LOCK.invokeExact(kind, to, flags, handle));
    }

    @Override
    public void unlock(int target) {
        int to = TransferCalls.source(target);
        window.call("unlock", handle -> (int) UNLOCK.invokeExact(to, handle));
        moving.release(target);
    }

    @Override
    public void lockAll(int assertion) {
        int flags = flags(assertion);
        window.call("lock_all", handle -> (int) LOCK_ALL.invokeExact(flags, handle));
    }

    @Override
    public void unlockAll() {
        window.call("unlock_all", handle -> (int) UNLOCK_ALL.invokeExact(handle));
        moving.releaseAll();
    }

    @Override
    public void sync() {
        window.call("sync", handle -> (int) SYNC.invokeExact(handle));
    }

    @Override
    public void flush(int target) {
        int to = TransferCalls.source(target);
        window.call("flush", handle -> (int) FLUSH.invokeExact(to, handle));
        moving.release(target);
    }

    @Override
    public void flushAll() {
        window.call("flush_all", handle -> (int) FLUSH_ALL.invokeExact(handle));
        moving.releaseAll();
    }

    @Override
    public void flushLocal(int target) {
        int to = TransferCalls.source(target);
        window.call("flush_local", handle -> (int) FLUSH_LOCAL.invokeExact(to, handle));
        moving.release(target);
    }

    @Override
    public void flushLocalAll() {
        window.call("flush_local_all", handle -> (int) FLUSH_LOCAL_ALL.invokeExact(handle));
        moving.releaseAll();
    }

    /** The library's sum of assertions. */
    private static int flags(int assertion) {
        int flags = 0;
        for (int k = 0; k < ASSERTIONS.length; k++) {
            flags |= (assertion >> k & 1) != 0 ? Mpi.ABI.constant("MPI_MODE_" + ASSERTIONS[k]) : 0;
        }
        if (assertion < 0 || assertion >= 1 << ASSERTIONS.length) {
            throw new MpiError(ErrorClass.ASSERT, "assertion " + assertion);
        }
        return flags;
    }

    /**
     * Completes the transfers with a target as far as this rank is concerned, if an epoch is open.
     *
     * @param target as the library counts
     */
    static void settle(long window, int target) {
        try {
            // The error is not one of the transfer: its epoch may have ended, and then the data are there.
            int unused = (int) FLUSH_LOCAL.invokeExact(target, window);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }
}
