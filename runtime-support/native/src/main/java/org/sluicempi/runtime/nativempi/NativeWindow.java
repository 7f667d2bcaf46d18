package org.sluicempi.runtime.nativempi;

import java.lang.foreign.Arena;
import java.lang.invoke.MethodHandle;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.rma.LockType;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Window;

/** A window of the library: MPI 4.1, chapter 12. Used by one thread at a time. */
final class NativeWindow implements Window {
    private static final MethodHandle FREE = Mpi.bind("MPI_Win_free", "p");
    private static final MethodHandle ATTACH = Mpi.bind("MPI_Win_attach", "hpn");
    private static final MethodHandle DETACH = Mpi.bind("MPI_Win_detach", "hp");
    private static final MethodHandle SET_INFO = Mpi.bind("MPI_Win_set_info", "hh");
    private static final MethodHandle GET_INFO = Mpi.bind("MPI_Win_get_info", "hp");
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

    private static final boolean MPICH = Mpi.LIBRARY.family() == Abi.Family.MPICH;
    private static final Runnable NOTHING = () -> {};
    private static final String[] ASSERTIONS = {"NOCHECK", "NOPRECEDE", "NOPUT", "NOSTORE", "NOSUCCEED"};

    private final NativeRank rank;
    private final String name;
    private final long handle;
    private final WindowData data;
    private final ByteBuffer memory;
    private final Arena arena;
    /** What the user gave and must live as long as the window. */
    private final Set<Object> given = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Buffers of transfers that may be under way, by target. */
    private final Map<Integer, Set<Object>> moving = new HashMap<>();

    private boolean freed;

    /**
     * @param memory null for a dynamic window
     * @param source the user's buffer behind it, null if there is none
     * @param arena ends with the window, so that nobody reads memory that the library has taken back; may be null
     */
    NativeWindow(NativeCommunicator comm, long handle, ByteBuffer memory, Buffer source, Arena arena) {
        this.rank = comm.owner();
        this.name = "window on " + comm.name();
        this.handle = handle;
        this.memory = memory;
        this.arena = arena;
        this.data = new WindowData(rank.types());
        if (source != null) {
            given.add(source);
        }
    }

    NativeRank owner() {
        return rank;
    }

    /** A call of the library. */
    @FunctionalInterface
    private interface Call {
        int make(long window) throws Throwable;
    }

    private void call(String what, Call call) {
        rank.checkRunning();
        if (freed) {
            throw new MpiError(ErrorClass.WIN, what + ": " + name + " has been freed");
        }
        try {
            int code = call.make(handle);
            if (code != 0) {
                throw Mpi.error(code, what + " of " + name);
            }
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    private void keep(int target, UserBuffer... buffers) {
        Set<Object> kept = moving.computeIfAbsent(target, key -> Collections.newSetFromMap(new IdentityHashMap<>()));
        for (UserBuffer buffer : buffers) {
            if (buffer != null && buffer.storage() != null) {
                kept.add(buffer.storage());
            }
        }
    }

    @Override
    public void free() {
        long address = Scratch.mine().handle();
        Mpi.putHandle(address, handle);
        call("free", window -> (int) FREE.invokeExact(address));
        freed = true;
        if (arena != null) {
            arena.close();
        }
        given.clear();
        moving.clear();
        rank.release(this);
    }

    @Override
    public ByteBuffer memory() {
        return memory;
    }

    @Override
    public void attach(Buffer buffer, long bytes) {
        if (!buffer.isDirect() || bytes < 0 || bytes > Memory.bytes(buffer)) {
            throw new MpiError(ErrorClass.BUFFER, bytes + " bytes of " + buffer + " cannot be attached");
        }
        call("attach", window -> (int) ATTACH.invokeExact(window, Memory.address(buffer), bytes));
        given.add(buffer);
    }

    @Override
    public void detach(Buffer buffer) {
        if (!given.contains(buffer)) {
            throw new MpiError(ErrorClass.ARG, buffer + " is not attached to " + name);
        }
        call("detach", window -> (int) DETACH.invokeExact(window, Memory.address(buffer)));
        given.remove(buffer);
    }

    @Override
    public void setInfo(Map<String, String> info) {
        long hints = Infos.create(info);
        try {
            call("set_info", window -> (int) SET_INFO.invokeExact(window, hints));
        } finally {
            Infos.free(hints);
        }
    }

    @Override
    public Map<String, String> info() {
        long made = Scratch.mine().handle();
        call("get_info", window -> (int) GET_INFO.invokeExact(window, made));
        return Infos.taken(Mpi.handleAt(made));
    }

    @Override
    public void put(UserBuffer origin, Target target) {
        Region here = data.here(origin, null);
        Region there = data.there(target, null);
        call("put", window -> WindowCalls.put(here, target, there, window, 0));
        keep(target.rank(), origin);
    }

    @Override
    public void get(UserBuffer origin, Target target) {
        Region here = data.here(origin, null);
        Region there = data.there(target, null);
        call("get", window -> WindowCalls.get(here, target, there, window, 0));
        keep(target.rank(), origin);
    }

    @Override
    public void accumulate(UserBuffer origin, Target target, ReduceOp op) {
        Region here = data.here(origin, op);
        Region there = data.there(target, op);
        long function = WindowData.op(op);
        call("accumulate", window -> WindowCalls.accumulate(here, target, there, function, window, 0));
        keep(target.rank(), origin);
    }

    @Override
    public void getAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op) {
        Region there = data.there(target, op);
        Region here = origin == null ? new Region(0, 0, there.type()) : data.here(origin, op);
        Region before = data.here(result, op);
        long function = WindowData.op(op);
        call("get_accumulate", window -> WindowCalls.getAccumulate(here, before, target, there, function, window, 0));
        keep(target.rank(), origin, result);
    }

    @Override
    public void fetchAndOp(UserBuffer origin, UserBuffer result, int target, long displacement, ReduceOp op) {
        long here = origin == null ? 0 : data.here(origin, op).address();
        Region before = data.here(result, op);
        long function = WindowData.op(op);
        call("fetch_and_op", window -> WindowCalls.fetchAndOp(here, before, target, displacement, function, window));
        keep(target, origin, result);
    }

    @Override
    public void compareAndSwap(
            UserBuffer origin, UserBuffer compare, UserBuffer result, int target, long displacement) {
        long here = data.here(origin, null).address();
        long expected = data.here(compare, null).address();
        Region before = compared(data.here(result, null), result);
        call(
                "compare_and_swap",
                window -> WindowCalls.compareAndSwap(here, expected, before, target, displacement, window));
        keep(target, origin, compare, result);
    }

    /** The standard wants an integer type, and bytes are none. */
    private static Region compared(Region region, UserBuffer data) {
        return new Region(
                region.address(),
                region.count(),
                StandardReductions.type(data.type().base()));
    }

    @Override
    public Request startPut(UserBuffer origin, Target target) {
        Region here = data.here(origin, null);
        Region there = data.there(target, null);
        return start(
                "rput", NOTHING, (window, request) -> WindowCalls.put(here, target, there, window, request), origin);
    }

    @Override
    public Request startGet(UserBuffer origin, Target target) {
        Region here = data.here(origin, null);
        Region there = data.there(target, null);
        return start(
                "rget",
                settling(target.rank()),
                (window, request) -> WindowCalls.get(here, target, there, window, request),
                origin);
    }

    @Override
    public Request startAccumulate(UserBuffer origin, Target target, ReduceOp op) {
        Region here = data.here(origin, op);
        Region there = data.there(target, op);
        long function = WindowData.op(op);
        return start(
                "raccumulate",
                NOTHING,
                (window, request) -> WindowCalls.accumulate(here, target, there, function, window, request),
                origin);
    }

    @Override
    public Request startGetAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op) {
        Region there = data.there(target, op);
        Region here = origin == null ? new Region(0, 0, there.type()) : data.here(origin, op);
        Region before = data.here(result, op);
        long function = WindowData.op(op);
        return start(
                "rget_accumulate",
                settling(target.rank()),
                (window, request) -> WindowCalls.getAccumulate(here, before, target, there, function, window, request),
                origin == null ? result : origin,
                result);
    }

    /** A call of the library that makes a request. */
    @FunctionalInterface
    private interface Start {
        int make(long window, long request) throws Throwable;
    }

    /** MPICH 4.0 completes the request of a get into a datatype with gaps before the data are there. */
    private Runnable settling(int target) {
        int from = TransferCalls.source(target);
        return MPICH ? () -> settle(from) : NOTHING;
    }

    /** The error is not one of the transfer: its epoch may have ended, and then the data are there. */
    private void settle(int target) {
        try {
            int unused = (int) FLUSH_LOCAL.invokeExact(target, handle);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    private Request start(String what, Runnable settle, Start start, UserBuffer... buffers) {
        long made = Scratch.mine().handle();
        call(what, window -> start.make(window, made));
        Object[] kept = new Object[buffers.length];
        for (int k = 0; k < kept.length; k++) {
            kept[k] = buffers[k].storage();
        }
        WindowRequest request = new WindowRequest(rank, Mpi.handleAt(made), what + " of " + name, settle, kept);
        request.started();
        return request;
    }

    @Override
    public void fence(int assertion) {
        int flags = flags(assertion);
        call("fence", window -> (int) FENCE.invokeExact(flags, window));
        moving.clear();
    }

    @Override
    public void start(int[] ranks, int assertion) {
        withGroup(ranks, group -> {
            int flags = flags(assertion);
            call("start", window -> (int) START.invokeExact(group, flags, window));
        });
    }

    @Override
    public void complete() {
        call("complete", window -> (int) COMPLETE.invokeExact(window));
        moving.clear();
    }

    @Override
    public void post(int[] ranks, int assertion) {
        withGroup(ranks, group -> {
            int flags = flags(assertion);
            call("post", window -> (int) POST.invokeExact(group, flags, window));
        });
    }

    private void withGroup(int[] ranks, java.util.function.LongConsumer use) {
        long made = Scratch.mine().handle();
        call("get_group", window -> (int) GROUP.invokeExact(window, made));
        long all = Mpi.handleAt(made);
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
        call("wait", window -> (int) WAIT.invokeExact(window));
    }

    @Override
    public boolean test() {
        long flag = Scratch.mine().integer();
        call("test", window -> (int) TEST.invokeExact(window, flag));
        return Memory.getInt(flag) != 0;
    }

    @Override
    public void lock(LockType type, int target, int assertion) {
        int kind = Mpi.ABI.constant("MPI_LOCK_" + type.name());
        int flags = flags(assertion);
        int to = TransferCalls.source(target);
        call("lock", window -> (int) LOCK.invokeExact(kind, to, flags, window));
    }

    @Override
    public void unlock(int target) {
        int to = TransferCalls.source(target);
        call("unlock", window -> (int) UNLOCK.invokeExact(to, window));
        moving.remove(target);
    }

    @Override
    public void lockAll(int assertion) {
        int flags = flags(assertion);
        call("lock_all", window -> (int) LOCK_ALL.invokeExact(flags, window));
    }

    @Override
    public void unlockAll() {
        call("unlock_all", window -> (int) UNLOCK_ALL.invokeExact(window));
        moving.clear();
    }

    @Override
    public void sync() {
        call("sync", window -> (int) SYNC.invokeExact(window));
    }

    @Override
    public void flush(int target) {
        int to = TransferCalls.source(target);
        call("flush", window -> (int) FLUSH.invokeExact(to, window));
        moving.remove(target);
    }

    @Override
    public void flushAll() {
        call("flush_all", window -> (int) FLUSH_ALL.invokeExact(window));
        moving.clear();
    }

    @Override
    public void flushLocal(int target) {
        int to = TransferCalls.source(target);
        call("flush_local", window -> (int) FLUSH_LOCAL.invokeExact(to, window));
        moving.remove(target);
    }

    @Override
    public void flushLocalAll() {
        call("flush_local_all", window -> (int) FLUSH_LOCAL_ALL.invokeExact(window));
        moving.clear();
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
}
