package programs;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import mpi.Datatype;
import mpi.Group;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.UserFunction;
import mpi.Win;
import org.sluicempi.facetest.Check;

/** What a window's operations take and what they refuse: the same on every engine, whatever its library looks at. */
public final class WindowArguments {
    private static final Intracomm COMM = MPI.COMM_WORLD;
    private static final Op OWN = new Op(new UserFunction() {}, true);
    private static int next;

    private WindowArguments() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        COMM.setErrhandler(MPI.ERRORS_RETURN);
        next = (COMM.getRank() + 1) % COMM.getSize();
        memory();
        ranks();
        nobody();
        operations();
        gaps();
        signs();
        manyTypes();
        betweenGroups();
        new WindowOrder(COMM).run();
        MPI.Finalize();
        Check.report();
    }

    private static IntBuffer ints(int... values) {
        IntBuffer buffer = MPI.newIntBuffer(values.length);
        buffer.put(0, values);
        return buffer;
    }

    private static int[] array(IntBuffer buffer) {
        int[] array = new int[buffer.capacity()];
        buffer.get(0, array);
        return array;
    }

    private static Win window(Buffer memory) throws MPIException {
        Win window = new Win(memory, memory.capacity(), 1, MPI.INFO_NULL, COMM);
        window.setErrhandler(MPI.ERRORS_RETURN);
        window.fence(0);
        return window;
    }

    /** Direct, and open to be written where something is written. */
    private static void memory() throws MPIException {
        IntBuffer memory = ints(4, 5);
        IntBuffer one = ints(1);
        IntBuffer heap = IntBuffer.allocate(1);
        IntBuffer fixed = ints(7).asReadOnlyBuffer();
        Win window = window(memory);
        Expected.error(MPI.ERR_BUFFER, () -> window.put(heap, 1, MPI.INT, next, 0, 1, MPI.INT));
        Expected.error(MPI.ERR_BUFFER, () -> window.get(heap, 1, MPI.INT, next, 0, 1, MPI.INT));
        Expected.error(MPI.ERR_BUFFER, () -> window.accumulate(heap, 1, MPI.INT, next, 0, 1, MPI.INT, MPI.SUM));
        Expected.error(MPI.ERR_BUFFER, () -> window.rPut(heap, 1, MPI.INT, next, 0, 1, MPI.INT));
        Expected.error(MPI.ERR_BUFFER, () -> window.rAccumulate(heap, 1, MPI.INT, next, 0, 1, MPI.INT, MPI.SUM));
        Expected.error(MPI.ERR_BUFFER, () -> window.fetchAndOp(heap, one, MPI.INT, next, 0, MPI.SUM));
        Expected.error(MPI.ERR_BUFFER, () -> window.compareAndSwap(heap, one, one, MPI.INT, next, 0));
        Expected.error(MPI.ERR_BUFFER, () -> window.compareAndSwap(one, heap, one, MPI.INT, next, 0));
        Expected.error(MPI.ERR_BUFFER, () -> window.get(fixed, 1, MPI.INT, next, 0, 1, MPI.INT));
        Expected.error(MPI.ERR_BUFFER, () -> window.rGet(fixed, 1, MPI.INT, next, 0, 1, MPI.INT));
        Expected.error(MPI.ERR_BUFFER, () -> window.fetchAndOp(one, fixed, MPI.INT, next, 0, MPI.SUM));
        Expected.error(MPI.ERR_BUFFER, () -> window.compareAndSwap(one, one, fixed, MPI.INT, next, 0));
        Expected.error(
                MPI.ERR_BUFFER,
                () -> window.getAccumulate(one, 1, MPI.INT, fixed, 1, MPI.INT, next, 0, 1, MPI.INT, MPI.SUM));
        Expected.error(
                MPI.ERR_BUFFER,
                () -> window.rGetAccumulate(one, 1, MPI.INT, fixed, 1, MPI.INT, next, 0, 1, MPI.INT, MPI.NO_OP));
        Expected.error(MPI.ERR_OP, () -> window.accumulate(one, 1, MPI.INT, next, 0, 1, MPI.INT, MPI.NO_OP));
        Expected.error(MPI.ERR_OP, () -> window.rAccumulate(one, 1, MPI.INT, next, 0, 1, MPI.INT, MPI.NO_OP));
        Expected.error(MPI.ERR_BUFFER, () -> window.put(one, 2, MPI.INT, next, 0, 2, MPI.INT));
        window.put(fixed, 1, MPI.INT, next, 1, 1, MPI.INT);
        window.fence(0);
        Check.same(new int[] {4, 7}, array(memory), "what was not refused");
        Check.same(7, fixed.get(0), "what cannot be written");
        window.free();
        Expected.error(MPI.ERR_BUFFER, () -> new Win(fixed, 1, 1, MPI.INFO_NULL, COMM));
    }

    private static void ranks() throws MPIException {
        IntBuffer one = ints(1);
        Win window = window(ints(4));
        for (int rank : new int[] {COMM.getSize(), -7, MPI.ANY_SOURCE}) {
            Expected.error(MPI.ERR_RANK, () -> window.put(one, 1, MPI.INT, rank, 0, 1, MPI.INT));
            Expected.error(MPI.ERR_RANK, () -> window.get(one, 1, MPI.INT, rank, 0, 1, MPI.INT));
            Expected.error(MPI.ERR_RANK, () -> window.accumulate(one, 1, MPI.INT, rank, 0, 1, MPI.INT, MPI.SUM));
            Expected.error(MPI.ERR_RANK, () -> window.fetchAndOp(one, one, MPI.INT, rank, 0, MPI.SUM));
            Expected.error(MPI.ERR_RANK, () -> window.lock(MPI.LOCK_SHARED, rank, 0));
            Expected.error(MPI.ERR_RANK, () -> window.unlock(rank));
            Expected.error(MPI.ERR_RANK, () -> window.flush(rank));
            Expected.error(MPI.ERR_RANK, () -> window.flushLocal(rank));
        }
        Expected.error(MPI.ERR_COUNT, () -> window.put(one, 1, MPI.INT, next, 0, -1, MPI.INT));
        Expected.error(MPI.ERR_COUNT, () -> window.put(one, 1, MPI.INT, next, 0, 0, MPI.INT));
        Expected.error(MPI.ERR_COUNT, () -> window.get(one, 1, MPI.INT, next, 0, 2, MPI.INT));
        Expected.error(MPI.ERR_COUNT, () -> window.accumulate(one, 1, MPI.INT, next, 0, 0, MPI.INT, MPI.SUM));
        Expected.error(MPI.ERR_ASSERT, () -> window.fence(32));
        Expected.error(MPI.ERR_ASSERT, () -> window.lock(MPI.LOCK_SHARED, next, -1));
        Expected.error(MPI.ERR_ASSERT, () -> window.lockAll(64));
        Group all = COMM.getGroup();
        Expected.error(MPI.ERR_ASSERT, () -> window.fence(MPI.MODE_NOCHECK));
        for (int none : new int[] {MPI.MODE_NOPRECEDE, MPI.MODE_NOSUCCEED, MPI.MODE_NOCHECK | MPI.MODE_NOPRECEDE}) {
            Expected.error(MPI.ERR_ASSERT, () -> window.post(all, none));
            Expected.error(MPI.ERR_ASSERT, () -> window.start(all, none));
            Expected.error(MPI.ERR_ASSERT, () -> window.lock(MPI.LOCK_SHARED, next, none));
            Expected.error(MPI.ERR_ASSERT, () -> window.lockAll(none));
        }
        Expected.error(MPI.ERR_ASSERT, () -> window.start(all, MPI.MODE_NOPUT));
        Expected.error(MPI.ERR_ASSERT, () -> window.lockAll(MPI.MODE_NOSTORE));
        all.free();
        window.fence(0);
        window.free();
    }

    /** Operations with {@code PROC_NULL} do nothing, whatever else their arguments say. */
    private static void nobody() throws MPIException {
        IntBuffer mine = ints(3);
        IntBuffer memory = ints(4);
        Win window = window(memory);
        window.put(mine, 1, MPI.INT, MPI.PROC_NULL, -9, 1, MPI.INT);
        window.get(mine, 1, MPI.INT, MPI.PROC_NULL, 99, 1, MPI.INT);
        window.accumulate(mine, 1, MPI.INT, MPI.PROC_NULL, 0, 1, MPI.INT, MPI.SUM);
        window.fetchAndOp(mine, mine, MPI.INT, MPI.PROC_NULL, 0, MPI.SUM);
        window.compareAndSwap(mine, mine, mine, MPI.INT, MPI.PROC_NULL, 0);
        window.getAccumulate(mine, 1, MPI.INT, mine, 1, MPI.INT, MPI.PROC_NULL, 0, 1, MPI.INT, MPI.SUM);
        window.fence(0);
        window.lock(MPI.LOCK_SHARED, MPI.PROC_NULL, 0);
        window.rPut(mine, 1, MPI.INT, MPI.PROC_NULL, 0, 1, MPI.INT).waitFor();
        window.rGet(mine, 1, MPI.INT, MPI.PROC_NULL, 0, 1, MPI.INT).waitFor();
        window.rAccumulate(mine, 1, MPI.INT, MPI.PROC_NULL, 0, 1, MPI.INT, MPI.SUM)
                .waitFor();
        window.rGetAccumulate(mine, 1, MPI.INT, mine, 1, MPI.INT, MPI.PROC_NULL, 0, 1, MPI.INT, MPI.SUM)
                .waitFor();
        window.flush(MPI.PROC_NULL);
        window.flushLocal(MPI.PROC_NULL);
        window.unlock(MPI.PROC_NULL);
        Check.same(3, mine.get(0), "got from nobody");
        Check.same(4, memory.get(0), "put to nobody");
        COMM.barrier();
        window.free();
    }

    /** Predefined operations only, each for the datatypes that it is defined for. */
    private static void operations() throws MPIException {
        DoubleBuffer memory = MPI.newDoubleBuffer(1);
        DoubleBuffer mine = MPI.newDoubleBuffer(1);
        Win window = window(memory);
        for (Op op : new Op[] {OWN, MPI.BAND, MPI.LOR, MPI.BXOR, MPI.MINLOC}) {
            Expected.error(MPI.ERR_OP, () -> window.accumulate(mine, 1, MPI.DOUBLE, next, 0, 1, MPI.DOUBLE, op));
            Expected.error(MPI.ERR_OP, () -> window.rAccumulate(mine, 1, MPI.DOUBLE, next, 0, 1, MPI.DOUBLE, op));
            Expected.error(MPI.ERR_OP, () -> window.fetchAndOp(mine, mine, MPI.DOUBLE, next, 0, op));
            Expected.error(
                    MPI.ERR_OP,
                    () -> window.getAccumulate(mine, 1, MPI.DOUBLE, mine, 1, MPI.DOUBLE, next, 0, 1, MPI.DOUBLE, op));
        }
        for (Datatype type : new Datatype[] {MPI.DOUBLE, MPI.FLOAT, MPI.SHORT_INT}) {
            Expected.error(MPI.ERR_TYPE, () -> window.compareAndSwap(mine, mine, mine, type, next, 0));
        }
        window.fence(0);
        window.free();
    }

    /** Datatypes with gaps, of one basic type. */
    private static void gaps() throws MPIException {
        IntBuffer memory = ints(1, 2, 3, 4, 5, 6);
        Datatype third = Datatype.createVector(2, 1, 3, MPI.INT);
        third.commit();
        Win window = window(memory);
        Datatype two = Datatype.createContiguous(2, MPI.INT);
        two.commit();
        for (Datatype derived : new Datatype[] {third, two}) {
            Expected.error(
                    MPI.ERR_TYPE,
                    () -> window.fetchAndOp(ints(1, 0, 0, 1), ints(0, 0, 0, 0), derived, next, 0, MPI.SUM));
            Expected.error(
                    MPI.ERR_TYPE,
                    () -> window.fetchAndOp(ints(1, 0, 0, 1), ints(0, 0, 0, 0), derived, next, 0, MPI.NO_OP));
        }
        two.free();
        window.accumulate(ints(10, 20), 2, MPI.INT, next, 0, 1, third, MPI.SUM);
        window.fence(0);
        Check.same(new int[] {11, 2, 3, 24, 5, 6}, array(memory), "sums at the places of a vector");
        window.fence(0);
        window.accumulate(ints(7, 0, 0, 9), 1, third, next, 4, 2, MPI.INT, MPI.REPLACE);
        window.fence(0);
        Check.same(new int[] {11, 2, 3, 24, 7, 9}, array(memory), "replaced from the places of a vector");
        window.free();
        third.free();
    }

    /** Bytes have a sign and characters none, with gaps too. */
    private static void signs() throws MPIException {
        ByteBuffer bytes = MPI.newByteBuffer(4);
        Datatype everyOther = Datatype.createVector(2, 1, 2, MPI.BYTE);
        everyOther.commit();
        Win window = window(bytes);
        ByteBuffer mine = MPI.newByteBuffer(2).put(0, (byte) -3).put(1, (byte) 4);
        window.accumulate(mine, 2, MPI.BYTE, next, 0, 1, everyOther, MPI.MIN);
        window.fence(0);
        Check.same(-3, (int) bytes.get(0), "the smaller byte");
        Check.same(0, (int) bytes.get(2), "the byte that was smaller");
        window.free();
        everyOther.free();

        CharBuffer text = MPI.newCharBuffer(4);
        Datatype letters = Datatype.createVector(2, 1, 2, MPI.CHAR);
        letters.commit();
        Win characters = window(text);
        CharBuffer two = MPI.newCharBuffer(2).put(0, 'a').put(1, '\ufffe');
        characters.accumulate(two, 2, MPI.CHAR, next, 0, 1, letters, MPI.SUM);
        characters.fence(0);
        Check.same("a\0\ufffe\0", text.toString(), "characters");
        characters.free();
        letters.free();
    }

    /** One origin's datatype is used again and again while the target's changes. */
    private static void manyTypes() throws MPIException {
        int types = 600;
        IntBuffer memory = MPI.newIntBuffer(types + 3);
        IntBuffer mine = MPI.newIntBuffer(3).put(0, 5).put(2, 6);
        Datatype origin = Datatype.createVector(2, 1, 2, MPI.INT);
        origin.commit();
        Win window = window(memory);
        for (int k = 2; k < types; k++) {
            Datatype far = Datatype.createVector(2, 1, k, MPI.INT);
            far.commit();
            window.put(mine, 1, origin, next, 0, 1, far);
            far.free();
        }
        window.fence(0);
        Check.same(5, memory.get(0), "the first");
        Check.same(6, memory.get(types - 1), "the last");
        window.free();
        origin.free();
    }

    private static void betweenGroups() throws MPIException {
        int side = COMM.getRank() % 2;
        Intracomm half = COMM.split(side, 0);
        Intercomm between = COMM.createIntercomm(half, 0, 1 - side, 1);
        between.setErrhandler(MPI.ERRORS_RETURN);
        IntBuffer memory = ints(1, 2);
        Expected.error(MPI.ERR_COMM, () -> new Win(memory, 2, 1, MPI.INFO_NULL, between));
        Expected.error(MPI.ERR_COMM, () -> new Win(8, 1, MPI.INFO_NULL, between, null, Win.FLAVOR_SHARED));
        between.free();
        half.free();
    }
}
