package programs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Two threads delete an attribute of one communicator: one does, the other is told that it is gone. */
public final class DeletedOnce {
    private static final int[] KEYS = {MPI.TAG_UB, MPI.HOST, MPI.IO};
    private static final int COPIES = 2000;

    private DeletedOnce() {}

    public static void main(String[] args) throws Exception {
        MPI.initThread(MPI.THREAD_MULTIPLE, 0, args);
        List<Comm> copies = new ArrayList<>();
        for (int k = 0; k < COPIES; k++) {
            copies.add((Comm) MPI.COMM_SELF.clone());
        }
        AtomicInteger come = new AtomicInteger();
        FutureTask<boolean[]> other = new FutureTask<>(() -> deleted(copies, come));
        new Thread(other).start();
        boolean[] mine = deleted(copies, come);
        boolean[] its = other.get();
        for (int k = 0; k < mine.length; k++) {
            Check.that(mine[k] != its[k], "attribute " + k + " deleted by one of two threads");
        }
        MPI.Finalize();
        Check.report();
    }

    /** Which attributes this thread has deleted. A barrier would wake one of the threads long behind the other. */
    private static boolean[] deleted(List<Comm> copies, AtomicInteger come) {
        boolean[] deleted = new boolean[KEYS.length * COPIES];
        for (int k = 0; k < deleted.length; k++) {
            come.incrementAndGet();
            while (come.get() < 2 * (k + 1)) {
                Thread.yield();
            }
            try {
                copies.get(k / KEYS.length).Attr_delete(KEYS[k % KEYS.length]);
                deleted[k] = true;
            } catch (MPIException gone) {
                deleted[k] = false;
            }
        }
        return deleted;
    }
}
