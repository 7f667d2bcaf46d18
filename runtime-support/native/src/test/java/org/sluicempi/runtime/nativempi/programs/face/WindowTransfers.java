package org.sluicempi.runtime.nativempi.programs.face;

import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Win;

/** Transfers of every kind. */
final class WindowTransfers extends WindowChecks {
    WindowTransfers(FaceChecks checks) throws MPIException {
        super(checks);
    }

    void run() throws MPIException {
        fences();
        accumulates();
        pairs();
        requests();
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

    /** A fence behind each look at the memory: else the other rank may be about to change it. */
    private void accumulates() throws MPIException {
        IntBuffer memory = numbers(0);
        Win window = window(memory);
        window.fence(0);
        window.accumulate(numbers(10), N, MPI.INT, 0, 0, N, MPI.INT, MPI.SUM);
        window.fence(0);
        checks.equal(memory.get(3), rank == 0 ? 3 + 13 + 13 : 3, "a sum of both");
        window.fence(0);
        window.accumulate(numbers(2), N, MPI.INT, rank, 0, N, MPI.INT, MPI.MAX);
        window.fence(0);
        checks.equal(memory.get(1), rank == 0 ? 23 : 3, "a maximum");
        window.fence(0);
        window.accumulate(numbers(rank), N, MPI.INT, other, 0, N, MPI.INT, MPI.REPLACE);
        window.fence(0);
        checks.equal(array(memory), range(other), "replaced");
        window.fence(0);
        IntBuffer before = MPI.newIntBuffer(N);
        window.getAccumulate(numbers(1), N, MPI.INT, before, N, MPI.INT, other, 0, N, MPI.INT, MPI.PROD);
        window.fence(0);
        checks.equal(array(before), range(rank), "what was there before the product");
        checks.equal(memory.get(5), (other + 5) * 6, "a product");
        window.fence(0);
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
        memory.putFloat(0, 1.5f).putInt(4, rank);
        window.fence(0);
        ByteBuffer before = MPI.newByteBuffer(8);
        mine.putFloat(0, 2.5f).putInt(4, 70 + rank);
        window.fetchAndOp(mine, before, MPI.FLOAT_INT, other, 0, MPI.REPLACE);
        window.fence(0);
        checks.equal(before.getFloat(0), 1.5f, "the value of a pair that was replaced");
        checks.equal(before.getInt(4), other, "its place");
        checks.equal(memory.getFloat(0), 2.5f, "the value that it was replaced by");
        checks.equal(memory.getInt(4), 70 + other, "the place that it was replaced by");
        window.free();
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
}
