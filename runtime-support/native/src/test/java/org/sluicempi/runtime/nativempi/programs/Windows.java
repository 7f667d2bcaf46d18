package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import mpi.Datatype;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Win;

/** Everything that {@code mpi.Win} can do, on two ranks. */
public final class Windows {
    private static final int N = 8;
    private static final Info NONE = MPI.INFO_NULL;
    private final FaceChecks checks = new FaceChecks();
    private final int rank = MPI.COMM_WORLD.getRank();
    private final int other = 1 - rank;

    private Windows() throws MPIException {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        Windows windows = new Windows();
        windows.fences();
        windows.accumulates();
        windows.pairs();
        windows.startAndPost();
        windows.locks();
        windows.counters();
        windows.requests();
        windows.allocated();
        windows.shared();
        windows.dynamic();
        windows.settingsAndErrors();
        windows.checks.report();
        MPI.Finalize();
    }

    private static IntBuffer numbers(int from) {
        IntBuffer numbers = MPI.newIntBuffer(N);
        for (int k = 0; k < N; k++) {
            numbers.put(k, from + k);
        }
        return numbers;
    }

    private static int[] array(IntBuffer buffer) {
        int[] array = new int[buffer.capacity()];
        buffer.get(0, array);
        return array;
    }

    private static int[] range(int from) {
        return array(numbers(from));
    }

    private Win window(IntBuffer memory) throws MPIException {
        Win window = new Win(memory, memory.capacity(), 1, NONE, MPI.COMM_WORLD);
        window.setErrhandler(MPI.ERRORS_RETURN);
        return window;
    }

    private void fences() throws MPIException {
        IntBuffer memory = numbers(100 * rank);
        Win window = window(memory);
        IntBuffer got = MPI.newIntBuffer(N);
        window.fence(MPI.MODE_NOPRECEDE);
        window.get(got, N, MPI.INT, other, 0, N, MPI.INT);
        window.fence(0);
        checks.equal(array(got), range(100 * other), "get");
        window.put(numbers(500 + rank), 3, MPI.INT, other, 2, 3, MPI.INT);
        window.fence(MPI.MODE_NOSUCCEED);
        checks.equal(memory.get(1), 100 * rank + 1, "before what was put");
        checks.equal(memory.get(2), 500 + other, "what was put");
        checks.equal(memory.get(4), 502 + other, "the last that was put");
        checks.equal(memory.get(5), 100 * rank + 5, "behind what was put");
        Datatype every = Datatype.createVector(3, 1, 2, MPI.INT);
        window.fence(0);
        window.put(numbers(0), 3, MPI.INT, other, 1, 1, every);
        window.put(numbers(0), 0, MPI.INT, MPI.PROC_NULL, 0, 0, MPI.INT);
        window.fence(0);
        checks.equal(
                new int[] {memory.get(1), memory.get(3), memory.get(5)},
                new int[] {0, 1, 2},
                "into every second place");
        IntBuffer gaps = MPI.newIntBuffer(N);
        window.get(gaps, 1, every, other, 1, 3, MPI.INT);
        window.fence(0);
        checks.equal(gaps.get(4), memory.get(3), "from places in a row into every second one");
        checks.equal(gaps.get(1), 0, "a gap");
        window.free();
        checks.fails("a freed window", () -> window.fence(0), MPI.ERR_WIN);
    }

    private void accumulates() throws MPIException {
        IntBuffer memory = numbers(0);
        Win window = window(memory);
        window.fence(0);
        window.accumulate(numbers(10), N, MPI.INT, 0, 0, N, MPI.INT, MPI.SUM);
        window.fence(0);
        checks.equal(memory.get(3), rank == 0 ? 3 + 13 + 13 : 3, "a sum of both");
        window.accumulate(numbers(2), N, MPI.INT, rank, 0, N, MPI.INT, MPI.MAX);
        window.fence(0);
        checks.equal(memory.get(1), rank == 0 ? 23 : 3, "a maximum");
        window.accumulate(numbers(rank), N, MPI.INT, other, 0, N, MPI.INT, MPI.REPLACE);
        window.fence(0);
        checks.equal(array(memory), range(other), "replaced");
        IntBuffer before = MPI.newIntBuffer(N);
        window.getAccumulate(numbers(1), N, MPI.INT, before, N, MPI.INT, other, 0, N, MPI.INT, MPI.PROD);
        window.fence(0);
        checks.equal(array(before), range(rank), "what was there before the product");
        checks.equal(memory.get(5), (other + 5) * 6, "a product");
        window.getAccumulate(numbers(1), 0, MPI.INT, before, N, MPI.INT, other, 0, N, MPI.INT, MPI.NO_OP);
        window.fence(0);
        checks.equal(before.get(5), (rank + 5) * 6, "looked at");
        window.free();

        ByteBuffer bytes = MPI.newByteBuffer(4);
        Win small = new Win(bytes, 4, 1, NONE, MPI.COMM_WORLD);
        small.fence(0);
        small.accumulate(MPI.newByteBuffer(4).put(0, (byte) -3), 4, MPI.BYTE, other, 0, 4, MPI.BYTE, MPI.SUM);
        small.fence(0);
        small.accumulate(MPI.newByteBuffer(4).put(0, (byte) 5), 4, MPI.BYTE, other, 0, 4, MPI.BYTE, MPI.MIN);
        small.fence(0);
        checks.equal(bytes.get(0), (byte) -3, "bytes have a sign");
        small.free();

        DoubleBuffer reals = MPI.newDoubleBuffer(2);
        Win real = new Win(reals, 2, 1, NONE, MPI.COMM_WORLD);
        real.fence(0);
        real.accumulate(MPI.newDoubleBuffer(2).put(0, 0.5), 1, MPI.DOUBLE, other, 1, 1, MPI.DOUBLE, MPI.SUM);
        real.fence(0);
        checks.equal(reals.get(1), 0.5, "a sum of doubles at a displacement in doubles");
        real.free();
    }

    private void pairs() throws MPIException {
        ByteBuffer memory = MPI.newByteBuffer(16);
        Win window = new Win(memory, 16, 1, NONE, MPI.COMM_WORLD);
        window.setErrhandler(MPI.ERRORS_RETURN);
        ByteBuffer mine = MPI.newByteBuffer(16);
        mine.putDouble(0, 1.0 + rank).putInt(8, 40 + rank);
        window.fence(0);
        window.accumulate(mine, 1, MPI.DOUBLE_INT, 0, 0, 1, MPI.DOUBLE_INT, MPI.MAXLOC);
        window.fence(0);
        checks.equal(memory.getInt(8), rank == 0 ? 41 : 0, "the place of the maximum");
        checks.fails(
                "a sum of pairs",
                () -> window.accumulate(mine, 1, MPI.DOUBLE_INT, 0, 0, 1, MPI.DOUBLE_INT, MPI.SUM),
                MPI.ERR_OP);
        window.fence(0);
        window.free();
    }

    private void startAndPost() throws MPIException {
        IntBuffer memory = numbers(0);
        Win window = window(memory);
        Group world = MPI.COMM_WORLD.getGroup();
        Group peer = world.incl(new int[] {other});
        if (rank == 0) {
            window.start(peer, 0);
            window.put(numbers(30), 2, MPI.INT, 1, 0, 2, MPI.INT);
            window.complete();
            window.post(peer, 0);
            while (!window.test()) {
                Thread.onSpinWait();
            }
            checks.equal(memory.get(1), 61, "put into a tested epoch");
        } else {
            window.post(peer, 0);
            window.waitFor();
            checks.equal(array(memory), new int[] {30, 31, 2, 3, 4, 5, 6, 7}, "put into a posted epoch");
            window.start(peer, 0);
            window.put(numbers(60), 2, MPI.INT, 0, 0, 2, MPI.INT);
            window.complete();
        }
        window.free();
    }

    private void locks() throws MPIException {
        IntBuffer memory = numbers(100 * rank);
        Win window = window(memory);
        MPI.COMM_WORLD.barrier();
        window.lock(MPI.LOCK_EXCLUSIVE, other, 0);
        window.put(numbers(700 + rank), 1, MPI.INT, other, 3, 1, MPI.INT);
        window.flush(other);
        window.unlock(other);
        MPI.COMM_WORLD.barrier();
        window.lock(MPI.LOCK_SHARED, rank, 0);
        checks.equal(memory.get(3), 700 + other, "put under a lock");
        window.unlock(rank);
        MPI.COMM_WORLD.barrier();
        window.lockAll(0);
        IntBuffer got = MPI.newIntBuffer(N);
        window.get(got, N, MPI.INT, other, 0, N, MPI.INT);
        window.flushLocal(other);
        checks.equal(got.get(3), 700 + rank, "got under a lock of all");
        window.put(numbers(800), 1, MPI.INT, other, 0, 1, MPI.INT);
        window.flushLocalAll();
        window.flushAll();
        window.sync();
        window.unlockAll();
        MPI.COMM_WORLD.barrier();
        window.lock(MPI.LOCK_SHARED, rank, MPI.MODE_NOCHECK);
        checks.equal(memory.get(0), 800, "flushed");
        window.unlock(rank);
        window.free();
    }

    private void counters() throws MPIException {
        LongBuffer counter = MPI.newLongBuffer(1);
        Win window = new Win(counter, 1, 1, NONE, MPI.COMM_WORLD);
        LongBuffer one = MPI.newLongBuffer(1).put(0, 1);
        LongBuffer before = MPI.newLongBuffer(1);
        window.lockAll(0);
        long sum = 0;
        for (int k = 0; k < 50; k++) {
            window.fetchAndOp(one, before, MPI.LONG, 0, 0, MPI.SUM);
            window.flush(0);
            sum += before.get(0);
        }
        window.unlockAll();
        long[] all = {sum};
        MPI.COMM_WORLD.allReduce(all, 1, MPI.LONG, MPI.SUM);
        checks.equal(all[0], 99L * 100 / 2, "every number was drawn once");
        MPI.COMM_WORLD.barrier();
        LongBuffer wanted = MPI.newLongBuffer(1).put(0, 5 + rank);
        LongBuffer expected = MPI.newLongBuffer(1).put(0, rank == 0 ? 0 : 100);
        swap(window, wanted, expected, before, other);
        checks.equal(before.get(0), expected.get(0), "what was there before a swap");
        swap(window, wanted, expected, before, other);
        checks.equal(before.get(0), 5L + rank, "what was not as expected");
        if (MPI.getLibVersion().contains("Open MPI v4")) {
            FaceChecks.refused(
                    "compare and swap with oneself",
                    "Open MPI 4.1.4 ends with signal 11, in a C program too (osc/rdma)");
        } else {
            MPI.COMM_WORLD.barrier();
            expected.put(0, 5 + other);
            swap(window, wanted, expected, before, rank);
            checks.equal(before.get(0), 5L + other, "swap with oneself");
        }
        window.free();
    }

    private static void swap(Win window, LongBuffer wanted, LongBuffer expected, LongBuffer before, int target)
            throws MPIException {
        window.lock(MPI.LOCK_SHARED, target, 0);
        window.compareAndSwap(wanted, expected, before, MPI.LONG, target, 0);
        window.unlock(target);
    }

    private void requests() throws MPIException {
        IntBuffer memory = numbers(0);
        Win window = window(memory);
        window.lockAll(0);
        IntBuffer data = numbers(20 + rank);
        window.rPut(data, 2, MPI.INT, other, 0, 2, MPI.INT).waitFor();
        window.rAccumulate(data, 2, MPI.INT, other, 4, 2, MPI.INT, MPI.SUM).waitFor();
        window.flushAll();
        MPI.COMM_WORLD.barrier();
        IntBuffer got = MPI.newIntBuffer(N);
        IntBuffer old = MPI.newIntBuffer(2);
        Request[] both = {
            window.rGet(got, N, MPI.INT, other, 0, N, MPI.INT),
            window.rGetAccumulate(data, 2, MPI.INT, old, 2, MPI.INT, other, 6, 2, MPI.INT, MPI.REPLACE)
        };
        Request.waitAll(both);
        checks.equal(got.get(1), 21 + rank, "put with a request");
        checks.equal(got.get(5), 5 + 21 + rank, "added with a request");
        checks.equal(array(old), new int[] {6, 7}, "what was there before it was replaced");
        window.unlockAll();
        MPI.COMM_WORLD.barrier();
        checks.equal(memory.get(7), 21 + other, "replaced with a request");
        window.free();
    }

    private void allocated() throws MPIException {
        ByteBuffer base = MPI.newByteBuffer(64);
        Win window = new Win(64, 4, NONE, MPI.COMM_WORLD, base, Win.FLAVOR_PRIVATE);
        window.fence(0);
        window.put(numbers(rank), N, MPI.INT, other, 2, N, MPI.INT);
        window.fence(0);
        ByteBuffer memory = (ByteBuffer) window.getAttr(MPI.WIN_BASE);
        checks.equal(memory.getInt(8), other, "put into the window's memory");
        checks.equal(base.getInt(8), other, "and into the buffer that was given");
        checks.equal(window.getAttr(MPI.WIN_SIZE), 64L, "bytes");
        checks.equal(window.getAttr(MPI.WIN_DISP_UNIT), 4, "unit");
        window.free();
    }

    private void shared() throws MPIException {
        Win window = new Win(4 * N, 4, NONE, MPI.COMM_WORLD, null, Win.FLAVOR_SHARED);
        ByteBuffer memory = (ByteBuffer) window.getAttr(MPI.WIN_BASE);
        window.fence(0);
        memory.putInt(0, 900 + rank);
        window.fence(0);
        IntBuffer got = MPI.newIntBuffer(1);
        window.get(got, 1, MPI.INT, other, 0, 1, MPI.INT);
        window.fence(0);
        checks.equal(got.get(0), 900 + other, "got from shared memory");
        window.free();
        try {
            memory.getInt(0);
            throw new AssertionError("memory of a window that has been freed");
        } catch (IllegalStateException e) {
            checks.isTrue(true, "memory ends with its window");
        }
    }

    private void dynamic() throws MPIException {
        Win window;
        try {
            window = new Win(NONE, MPI.COMM_WORLD);
        } catch (MPIException e) {
            FaceChecks.refused("dynamic windows", e);
            return;
        }
        window.setErrhandler(MPI.ERRORS_RETURN);
        IntBuffer memory = numbers(rank);
        window.attach(memory, N);
        window.fence(0);
        window.fence(0);
        window.detach(memory);
        checks.fails("detach of what is not attached", () -> window.detach(memory), MPI.ERR_ARG);
        window.free();
    }

    private void settingsAndErrors() throws MPIException {
        IntBuffer memory = numbers(0);
        Win window = window(memory);
        Info info = new Info();
        info.set("no_locks", "false");
        window.setInfo(info);
        checks.isTrue(!window.getInfo().isNull(), "info");
        checks.equal(window.getGroup().getSize(), 2, "group");
        window.setName("mine");
        checks.equal(window.getName(), "mine", "name");
        window.fence(0);
        checks.fails("a rank outside", () -> window.put(memory, 1, MPI.INT, 2, 0, 1, MPI.INT), MPI.ERR_RANK);
        checks.fails(
                "a heap buffer",
                () -> window.put(IntBuffer.allocate(1), 1, MPI.INT, other, 0, 1, MPI.INT),
                MPI.ERR_BUFFER);
        checks.fails("too much", () -> window.put(memory, N + 1, MPI.INT, other, 0, 1, MPI.INT), MPI.ERR_BUFFER);
        checks.fails("no assertion", () -> window.fence(64), MPI.ERR_ASSERT);
        checks.fails("no lock", () -> window.lock(77, 0, 0), MPI.ERR_LOCKTYPE);
        window.fence(0);
        checks.equal(Arrays.stream(array(memory)).sum(), 28, "nothing has happened");
        window.free();
    }
}
