package programs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import mpi.Comm;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import org.sluicempi.facetest.Check;

/**
 * Threads that attach values to one object, take them away and copy it: no value is lost, none comes back, and a copy has what
 * there was at one moment. For two ranks or more, as Open MPI has no windows of one.
 */
public final class AttributesAtOnce {
    private static final int THREADS = 4;
    /** Of each thread; so many that the table grows while the threads put values into it. */
    private static final int KEYS = 2500;

    private AttributesAtOnce() {}

    private interface Setting {
        void set(int key, Object value) throws MPIException;
    }

    private interface Getting {
        Object get(int key) throws MPIException;
    }

    private interface Deleting {
        void delete(int key) throws MPIException;
    }

    /** A copy of an object, which it frees behind the look at its attributes. */
    private interface Copying {
        int attributes(int[] keys) throws MPIException;
    }

    public static void main(String[] args) throws Exception {
        Check.same(MPI.THREAD_MULTIPLE, MPI.InitThread(args, MPI.THREAD_MULTIPLE), "threads");
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        communicator(keys(Comm::createKeyval));
        datatype(keys(Datatype::createKeyval));
        window(keys(Win::createKeyval));
        MPI.Finalize();
        Check.report();
    }

    private static int[] keys(Callable<Integer> maker) throws Exception {
        int[] keys = new int[THREADS * KEYS];
        for (int k = 0; k < keys.length; k++) {
            keys[k] = maker.call();
        }
        return keys;
    }

    private static void communicator(int[] keys) throws Exception {
        Intracomm comm = MPI.COMM_SELF.dup();
        nothingIsLost(keys, comm::setAttr, comm::getAttr, comm::deleteAttr);
        Intracomm other = MPI.COMM_SELF.dup();
        copiedMeanwhile(keys, other::setAttr, some -> {
            Intracomm copy = other.dup();
            int found = first(some, copy::getAttr);
            copy.free();
            return found;
        });
        comm.free();
        other.free();
    }

    private static void datatype(int[] keys) throws Exception {
        Datatype type = Datatype.createContiguous(2, MPI.INT);
        nothingIsLost(keys, type::setAttr, type::getAttr, type::deleteAttr);
        Datatype other = Datatype.createContiguous(3, MPI.INT);
        copiedMeanwhile(keys, other::setAttr, some -> first(some, other.dup()::getAttr));
    }

    private static void window(int[] keys) throws Exception {
        Win window = new Win(MPI.newIntBuffer(1), 1, 1, MPI.INFO_NULL, MPI.COMM_WORLD);
        nothingIsLost(keys, window::setAttr, window::getAttr, window::deleteAttr);
        window.free();
    }

    /** Each thread has keys of its own, and takes away every second value. */
    private static void nothingIsLost(int[] keys, Setting setting, Getting getting, Deleting deleting)
            throws Exception {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        List<FutureTask<Void>> threads = new ArrayList<>();
        for (int t = 0; t < THREADS; t++) {
            int first = t;
            threads.add(started(() -> {
                start.await();
                for (int k = first; k < keys.length; k += THREADS) {
                    setting.set(keys[k], new byte[0]);
                    if (k / THREADS % 2 == 1) {
                        deleting.delete(keys[k]);
                    }
                }
                return null;
            }));
        }
        for (FutureTask<Void> thread : threads) {
            thread.get();
        }
        int wrong = 0;
        for (int k = 0; k < keys.length; k++) {
            boolean expected = k / THREADS % 2 == 0;
            wrong += (getting.get(keys[k]) != null) == expected ? 0 : 1;
        }
        Check.same(0, wrong, "values that were lost or came back, of " + keys.length);
    }

    /** One thread sets one key after the other, so that each copy has the first ones. */
    private static void copiedMeanwhile(int[] keys, Setting setting, Copying copying) throws Exception {
        FutureTask<Void> setter = started(() -> {
            for (int key : keys) {
                setting.set(key, new byte[0]);
            }
            return null;
        });
        int before = 0;
        while (!setter.isDone()) {
            int now = copying.attributes(keys);
            Check.that(now >= before, "a copy has " + now + " values, an earlier one had " + before);
            before = now;
        }
        setter.get();
        Check.same(keys.length, copying.attributes(keys), "values of the last copy");
    }

    /** How many keys have values, which must be the first ones. */
    private static int first(int[] keys, Getting getting) throws MPIException {
        int found = 0;
        while (found < keys.length && getting.get(keys[found]) != null) {
            found++;
        }
        for (int k = found; k < keys.length; k++) {
            Check.same(null, getting.get(keys[k]), "value " + k + " without value " + found);
        }
        return found;
    }

    private static FutureTask<Void> started(Callable<Void> steps) {
        FutureTask<Void> task = new FutureTask<>(steps);
        new Thread(task).start();
        return task;
    }
}
