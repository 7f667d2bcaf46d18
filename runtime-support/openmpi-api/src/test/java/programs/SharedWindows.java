package programs;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import mpi.Errhandler;
import mpi.Group;
import mpi.Info;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Win;
import org.sluicempi.facetest.Check;

/** Windows: every way to synchronise, every kind of operation, errors; the same on every engine. */
public final class SharedWindows {
    private static final Intracomm COMM = MPI.COMM_WORLD;
    private static int rank;
    private static int size;

    private SharedWindows() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        rank = COMM.getRank();
        size = COMM.getSize();
        fences();
        locks();
        atomics();
        withoutOperand();
        hints();
        flavors();
        groups();
        handlers();
        MPI.Finalize();
        Check.report();
    }

    private static IntBuffer one(int value) {
        return MPI.newIntBuffer(1).put(0, value);
    }

    private static void fences() throws MPIException {
        IntBuffer memory = MPI.newIntBuffer(size + 2);
        Win window = new Win(memory, size + 2, 1, MPI.INFO_NULL, COMM);
        window.fence(0);
        IntBuffer mine = one(100 + rank);
        IntBuffer two = MPI.newIntBuffer(2).put(0, 1).put(1, rank);
        for (int r = 0; r < size; r++) {
            window.put(mine, 1, MPI.INT, r, rank, 1, MPI.INT);
            window.accumulate(two, 2, MPI.INT, r, size, 2, MPI.INT, MPI.SUM);
        }
        window.fence(0);
        for (int r = 0; r < size; r++) {
            Check.same(100 + r, memory.get(r), "put by rank " + r);
        }
        Check.same(size, memory.get(size), "accumulated ones");
        Check.same(size * (size - 1) / 2, memory.get(size + 1), "accumulated ranks");
        IntBuffer got = MPI.newIntBuffer(size);
        window.get(got, size, MPI.INT, (rank + 1) % size, 0, size, MPI.INT);
        window.put(mine, 1, MPI.INT, MPI.PROC_NULL, 0, 1, MPI.INT);
        window.fence(0);
        Check.same(100 + size - 1, got.get(size - 1), "got");
        window.free();
    }

    private static void locks() throws MPIException {
        LongBuffer memory = MPI.newLongBuffer(2);
        Win window = new Win(memory, 2, 1, MPI.INFO_NULL, COMM);
        LongBuffer value = MPI.newLongBuffer(1);
        int rounds = 20;
        for (int i = 0; i < rounds; i++) {
            window.lock(MPI.LOCK_EXCLUSIVE, 0, 0);
            window.get(value, 1, MPI.LONG, 0, 1, 1, MPI.LONG);
            window.flush(0);
            value.put(0, value.get(0) + 1);
            window.put(value, 1, MPI.LONG, 0, 1, 1, MPI.LONG);
            window.unlock(0);
        }
        COMM.barrier();
        window.lockAll(0);
        Request request = window.rGet(value, 1, MPI.LONG, 0, 1, 1, MPI.LONG);
        request.waitFor();
        Check.same((long) rounds * size, value.get(0), "counted under locks");
        window.unlockAll();
        COMM.barrier();
        window.free();
    }

    private static void atomics() throws MPIException {
        IntBuffer memory = MPI.newIntBuffer(1);
        Win window = new Win(memory, 1, 1, MPI.INFO_NULL, COMM);
        IntBuffer before = MPI.newIntBuffer(1);
        window.lockAll(0);
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            window.fetchAndOp(one(1), before, MPI.INT, size - 1, 0, MPI.SUM);
            window.flush(size - 1);
            Check.that(before.get(0) >= sum && before.get(0) < 10 * size, "counts up");
            sum = before.get(0) + 1;
        }
        window.unlockAll();
        COMM.barrier();
        window.lock(MPI.LOCK_SHARED, size - 1, 0);
        window.compareAndSwap(one(rank), one(10 * size), before, MPI.INT, size - 1, 0);
        window.unlock(size - 1);
        COMM.barrier();
        int winner = before.get(0) == 10 * size ? 1 : 0;
        int[] winners = {winner};
        COMM.allReduce(winners, 1, MPI.INT, MPI.SUM);
        Check.same(1, winners[0], "one rank swaps");
        window.free();
    }

    /** Programs give a buffer without room where the original bindings take no null. */
    private static void withoutOperand() throws MPIException {
        IntBuffer memory = one(300 + rank);
        Win window = new Win(memory, 1, 1, MPI.INFO_NULL, COMM);
        IntBuffer nothing = MPI.newIntBuffer(0);
        IntBuffer before = MPI.newIntBuffer(1);
        int next = (rank + 1) % size;
        COMM.barrier();
        window.lockAll(0);
        window.fetchAndOp(nothing, before, MPI.INT, next, 0, MPI.NO_OP);
        window.flush(next);
        Check.same(300 + next, before.get(0), "fetched without an operand");
        before.put(0, -1);
        window.getAccumulate(nothing, 1, MPI.INT, before, 1, MPI.INT, next, 0, 1, MPI.INT, MPI.NO_OP);
        window.flush(next);
        Check.same(300 + next, before.get(0), "got without an operand");
        before.put(0, -1);
        window.rGetAccumulate(nothing, 1, MPI.INT, before, 1, MPI.INT, next, 0, 1, MPI.INT, MPI.NO_OP)
                .waitFor();
        Check.same(300 + next, before.get(0), "got without an operand, with a request");
        window.unlockAll();
        window.free();
    }

    private static void hints() throws MPIException {
        Info info = new Info();
        info.set("same_size", "true");
        info.set("accumulate_ops", "same_op");
        IntBuffer memory = one(rank);
        Win created = new Win(memory, 1, 1, info, COMM);
        Win shared = new Win(4, 4, info, COMM, null, Win.FLAVOR_SHARED);
        Win own = new Win(4, 4, info, COMM, null, Win.FLAVOR_PRIVATE);
        for (Win window : new Win[] {created, shared, own}) {
            window.fence(0);
            window.put(one(700 + rank), 1, MPI.INT, (rank + 1) % size, 0, 1, MPI.INT);
            window.fence(0);
            IntBuffer got = MPI.newIntBuffer(1);
            window.get(got, 1, MPI.INT, rank, 0, 1, MPI.INT);
            window.fence(0);
            Check.same(700 + (rank + size - 1) % size, got.get(0), "a window with hints");
            window.setInfo(info);
            Check.that(window.getInfo() != null, "hints of the window");
            window.free();
        }
        Check.same(700 + (rank + size - 1) % size, memory.get(0), "in the program's memory");
    }

    /** The original bindings let the library find the memory, and want a buffer for its address; its elements count. */
    private static void flavors() throws MPIException {
        for (int flavor : new int[] {Win.FLAVOR_PRIVATE, Win.FLAVOR_SHARED}) {
            Win window = new Win(5, 1, MPI.INFO_NULL, COMM, MPI.newCharBuffer(0), flavor);
            Check.same(5 * Character.BYTES, window.getAttr(MPI.WIN_SIZE), "bytes");
            Check.same(Character.BYTES, window.getAttr(MPI.WIN_DISP_UNIT), "unit");
            ByteBuffer memory = (ByteBuffer) window.getAttr(MPI.WIN_BASE);
            Check.same(5 * Character.BYTES, memory.capacity(), "memory");
            window.fence(0);
            CharBuffer letters = MPI.newCharBuffer(2).put(0, 'a').put(1, (char) ('b' + rank));
            window.put(letters, 2, MPI.CHAR, (rank + 1) % size, 3, 2, MPI.CHAR);
            window.fence(0);
            Check.same('a', memory.getChar(6), "the fourth character");
            Check.same((char) ('b' + (rank + size - 1) % size), memory.getChar(8), "the fifth character");
            window.free();
        }
        IntBuffer enough = MPI.newIntBuffer(2);
        Win window = new Win(2, 1, MPI.INFO_NULL, COMM, enough, Win.FLAVOR_PRIVATE);
        Check.that(window.getAttr(MPI.WIN_BASE) == enough, "memory that is long enough");
        Check.same(2 * Integer.BYTES, window.getAttr(MPI.WIN_SIZE), "its bytes");
        window.fence(0);
        window.put(one(rank), 1, MPI.INT, (rank + 1) % size, 1, 1, MPI.INT);
        window.fence(0);
        Check.same((rank + size - 1) % size, enough.get(1), "put into it");
        window.free();
    }

    /** Each rank lets the one to its left write. */
    private static void groups() throws MPIException {
        if (size < 2) {
            return;
        }
        IntBuffer memory = MPI.newIntBuffer(1);
        Win window = new Win(memory, 1, 1, MPI.INFO_NULL, COMM);
        Group all = COMM.getGroup();
        Group left = all.incl(new int[] {(rank + size - 1) % size});
        Group right = all.incl(new int[] {(rank + 1) % size});
        window.post(left, 0);
        window.start(right, 0);
        window.put(one(rank), 1, MPI.INT, (rank + 1) % size, 0, 1, MPI.INT);
        window.complete();
        window.waitFor();
        Check.same((rank + size - 1) % size, memory.get(0), "from the left");
        left.free();
        right.free();
        all.free();
        window.free();
    }

    private static void handlers() throws MPIException {
        Win window = new Win(MPI.newIntBuffer(0), 0, 1, MPI.INFO_NULL, COMM);
        Errhandler fatal = window.getErrhandler();
        window.setErrhandler(MPI.ERRORS_RETURN);
        window.callErrhandler(MPI.ERR_WIN);
        Expected.error(MPI.ERR_KEYVAL, () -> window.getAttr(MPI.KEYVAL_INVALID));
        window.setErrhandler(fatal);
        Check.same(MPI.ERRORS_ARE_FATAL, window.getErrhandler(), "back again");
        window.free();
        COMM.setErrhandler(MPI.ERRORS_RETURN);
        COMM.callErrhandler(MPI.ERR_COMM);
        COMM.barrier();
    }
}
