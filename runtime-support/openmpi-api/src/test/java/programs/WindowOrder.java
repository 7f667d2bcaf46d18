package programs;

import java.nio.IntBuffer;
import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import org.sluicempi.facetest.Check;

/** Which epochs transfers need, and which epochs exclude each other: the same on every engine, whatever its library notices. */
final class WindowOrder {
    private final Intracomm comm;
    private final int me;
    private final int next;
    private final IntBuffer memory = MPI.newIntBuffer(3);
    private final IntBuffer mine = MPI.newIntBuffer(1);
    private final Win window;

    WindowOrder(Intracomm comm) throws MPIException {
        this.comm = comm;
        me = comm.getRank();
        next = (me + 1) % comm.getSize();
        mine.put(0, 10 + me);
        window = new Win(memory, 3, 1, MPI.INFO_NULL, comm);
        window.setErrhandler(MPI.ERRORS_RETURN);
    }

    void run() throws MPIException {
        outside();
        fences();
        locks();
        groups();
        window.free();
    }

    private static void outOfOrder(Check.Call action) {
        Expected.error(MPI.ERR_RMA_SYNC, action);
    }

    private void put(int rank, int place) throws MPIException {
        window.put(mine, 1, MPI.INT, rank, place, 1, MPI.INT);
    }

    private void putRefused(int rank) {
        outOfOrder(() -> put(rank, 0));
    }

    private void outside() throws MPIException {
        IntBuffer one = MPI.newIntBuffer(1);
        IntBuffer two = MPI.newIntBuffer(1);
        for (int rank : new int[] {me, next}) {
            putRefused(rank);
            outOfOrder(() -> window.get(one, 1, MPI.INT, rank, 0, 1, MPI.INT));
            outOfOrder(() -> window.accumulate(one, 1, MPI.INT, rank, 0, 1, MPI.INT, MPI.SUM));
            outOfOrder(() -> window.getAccumulate(one, 1, MPI.INT, two, 1, MPI.INT, rank, 0, 1, MPI.INT, MPI.SUM));
            outOfOrder(() -> window.fetchAndOp(one, two, MPI.INT, rank, 0, MPI.SUM));
            outOfOrder(() -> window.compareAndSwap(one, one, two, MPI.INT, rank, 0));
            outOfOrder(() -> window.rPut(one, 1, MPI.INT, rank, 0, 1, MPI.INT));
            outOfOrder(() -> window.rGet(one, 1, MPI.INT, rank, 0, 1, MPI.INT));
            outOfOrder(() -> window.rAccumulate(one, 1, MPI.INT, rank, 0, 1, MPI.INT, MPI.SUM));
            outOfOrder(() -> window.rGetAccumulate(one, 1, MPI.INT, two, 1, MPI.INT, rank, 0, 1, MPI.INT, MPI.SUM));
            outOfOrder(() -> window.put(one, 0, MPI.INT, rank, 0, 0, MPI.INT));
            outOfOrder(() -> window.unlock(rank));
            outOfOrder(() -> window.flush(rank));
            outOfOrder(() -> window.flushLocal(rank));
        }
        put(MPI.PROC_NULL, 0);
        Expected.error(MPI.ERR_RANK, () -> put(comm.getSize(), 0));
        outOfOrder(window::unlockAll);
        outOfOrder(window::flushAll);
        outOfOrder(window::flushLocalAll);
        outOfOrder(window::sync);
        outOfOrder(window::complete);
        outOfOrder(window::waitFor);
        outOfOrder(window::test);
    }

    private void fences() throws MPIException {
        window.fence(MPI.MODE_NOPRECEDE | MPI.MODE_NOSUCCEED);
        putRefused(next);
        window.fence(MPI.MODE_NOPRECEDE);
        put(next, 0);
        outOfOrder(() -> window.lock(MPI.LOCK_SHARED, next, 0));
        outOfOrder(() -> window.lockAll(0));
        outOfOrder(() -> window.flush(next));
        outOfOrder(window::free);
        Group group = comm.getGroup();
        outOfOrder(() -> window.start(group, MPI.MODE_NOCHECK));
        group.free();
        window.fence(0);
        Check.same(true, memory.get(0) >= 10, "put between fences");
        put(next, 1);
        window.fence(MPI.MODE_NOSUCCEED);
        Check.same(true, memory.get(1) >= 10, "put behind the second fence");
        putRefused(next);
        window.fence(0);
    }

    /** The fence before them has seen no transfer. */
    private void locks() throws MPIException {
        window.lock(MPI.LOCK_SHARED, next, 0);
        putRefused(me);
        mine.put(0, 20 + next);
        put(next, 0);
        outOfOrder(() -> window.lock(MPI.LOCK_SHARED, next, 0));
        outOfOrder(() -> window.lockAll(0));
        outOfOrder(() -> window.fence(0));
        outOfOrder(window::unlockAll);
        outOfOrder(() -> window.unlock(me));
        outOfOrder(() -> window.flush(me));
        outOfOrder(window::free);
        window.flushAll();
        window.unlock(next);
        putRefused(next);
        comm.barrier();
        window.lockAll(0);
        put(me, 2);
        put(next, 1);
        outOfOrder(() -> window.lockAll(0));
        outOfOrder(() -> window.lock(MPI.LOCK_SHARED, me, 0));
        outOfOrder(() -> window.unlock(next));
        window.flush(next);
        window.sync();
        Check.same(20 + me, memory.get(0), "put under a lock");
        window.unlockAll();
        putRefused(next);
        comm.barrier();
    }

    private void groups() throws MPIException {
        Group all = comm.getGroup();
        Group to = all.incl(new int[] {next});
        Group from = all.incl(new int[] {(me + comm.getSize() - 1) % comm.getSize()});
        window.fence(MPI.MODE_NOSUCCEED);
        window.post(from, 0);
        putRefused(me);
        window.start(to, 0);
        putRefused(me);
        mine.put(0, 30 + next);
        put(next, 0);
        outOfOrder(() -> window.start(to, 0));
        outOfOrder(() -> window.post(from, 0));
        outOfOrder(() -> window.fence(0));
        outOfOrder(() -> window.lock(MPI.LOCK_SHARED, next, 0));
        outOfOrder(() -> window.lockAll(0));
        outOfOrder(window::free);
        window.complete();
        outOfOrder(() -> window.fence(0));
        outOfOrder(window::free);
        window.waitFor();
        Check.same(30 + me, memory.get(0), "put in a group");
        outOfOrder(window::complete);
        outOfOrder(window::waitFor);
        putRefused(next);
        to.free();
        from.free();
        all.free();
    }
}
