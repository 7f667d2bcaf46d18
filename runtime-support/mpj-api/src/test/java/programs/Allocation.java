package programs;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import mpi.Comm;
import mpi.MPI;
import org.sluicempi.facetest.Check;

/** What a message costs of the heap in this face: with a peer that is nobody, no engine has a part in it. */
public final class Allocation {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final Comm COMM = MPI.COMM_WORLD;
    private static final int N = 20_000;
    private static final int ROUNDS = 10;
    /** A buffer with its place and length, as every engine gets it. */
    private static final int BUFFER = 32;

    private Allocation() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        double[] data = new double[8];
        long send = perCall(() -> COMM.Send(data, 0, 8, MPI.DOUBLE, MPI.PROC_NULL, 1));
        Check.that(send <= BUFFER, "Send: " + send + " bytes");
        long synchronous = perCall(() -> COMM.Ssend(data, 0, 8, MPI.DOUBLE, MPI.PROC_NULL, 1));
        Check.that(synchronous <= BUFFER, "Ssend: " + synchronous + " bytes");
        long receive = perCall(() -> COMM.Recv(data, 0, 8, MPI.DOUBLE, MPI.PROC_NULL, 1));
        Check.that(receive <= BUFFER + 128, "Recv with its status: " + receive + " bytes");
        MPI.Finalize();
        Check.report();
    }

    /** The least of several rounds: what the compilers of the JVM take beside the calls is not the calls' own. */
    private static long perCall(Runnable call) {
        long least = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
            for (int k = 0; k < N; k++) {
                call.run();
            }
            long bytes = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            least = Math.min(least, bytes / N);
        }
        return least;
    }
}
