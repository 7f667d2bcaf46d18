package org.sluicempi.runtime.nativempi.programs.face;

import java.nio.IntBuffer;
import java.nio.LongBuffer;
import mpi.Group;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import org.sluicempi.runtime.nativempi.programs.Refusal;

/** Every way to synchronise. */
final class WindowEpochs extends WindowChecks {
    WindowEpochs(FaceChecks checks) throws MPIException {
        super(checks);
    }

    void run() throws MPIException {
        startAndPost();
        locks();
        counters();
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
            Refusal.tell(
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
}
