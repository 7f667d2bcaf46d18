package programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.FutureTask;
import mpi.Info;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Threads that set and delete entries of one info, and copy it: no entry is lost, and a copy has what there was at one moment. */
public final class HintsAtOnce {
    private static final int THREADS = 4;
    private static final int KEYS = 6_000;
    /** In the first ones the copying thread may find the other one at its end. */
    private static final int ROUNDS = 10;

    private HintsAtOnce() {}

    private interface Steps {
        void run() throws MPIException;
    }

    public static void main(String[] args) throws Exception {
        Check.same(MPI.THREAD_MULTIPLE, MPI.InitThread(args, MPI.THREAD_MULTIPLE), "threads");
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        nothingIsLost();
        for (int round = 0; round < ROUNDS; round++) {
            copiedMeanwhile();
        }
        MPI.Finalize();
        Check.report();
    }

    /** Each thread has keys of its own, and takes away every second one. */
    private static void nothingIsLost() throws Exception {
        Info info = new Info();
        List<FutureTask<Void>> threads = new ArrayList<>();
        for (int t = 0; t < THREADS; t++) {
            String mine = "thread" + t + "-";
            threads.add(started(() -> {
                for (int k = 0; k < KEYS; k++) {
                    info.set(mine + k, "v" + k);
                    if (k % 2 == 1) {
                        info.delete(mine + k);
                    }
                }
            }));
        }
        for (FutureTask<Void> thread : threads) {
            thread.get();
        }
        Check.same(THREADS * KEYS / 2, info.size(), "entries");
        int wrong = 0;
        for (int t = 0; t < THREADS; t++) {
            for (int k = 0; k < KEYS; k++) {
                String expected = k % 2 == 1 ? null : "v" + k;
                wrong += Objects.equals(expected, info.get("thread" + t + "-" + k)) ? 0 : 1;
            }
        }
        Check.same(0, wrong, "entries that were lost or came back");
    }

    /** One thread sets one key after the other, so that each copy has the first ones, in their order. */
    private static void copiedMeanwhile() throws Exception {
        Info info = new Info();
        FutureTask<Void> setter = started(() -> {
            for (int k = 0; k < KEYS; k++) {
                info.set("k" + k, "v");
            }
        });
        int before = 0;
        while (!setter.isDone()) {
            int known = info.size();
            Check.same(known == 0 ? "none" : "k" + (known - 1), known == 0 ? "none" : info.getKey(known - 1), "key");
            Info copy = info.dup();
            int now = copy.size();
            Check.that(now >= before, "a copy has " + now + " entries, an earlier one had " + before);
            Check.that(now == 0 || copy.get("k" + (now - 1)) != null, "the last of " + now + " entries");
            before = now;
            Intracomm hinted = (Intracomm) MPI.COMM_SELF.dupWithInfo(info);
            int given = hinted.getInfo().size();
            Check.that(given >= now, "a communicator has " + given + " hints, an earlier copy had " + now);
            hinted.free();
        }
        setter.get();
        Check.same(KEYS, info.clone().size(), "entries of the last copy");
    }

    private static FutureTask<Void> started(Steps steps) {
        FutureTask<Void> task = new FutureTask<>(() -> {
            steps.run();
            return null;
        });
        new Thread(task).start();
        return task;
    }
}
