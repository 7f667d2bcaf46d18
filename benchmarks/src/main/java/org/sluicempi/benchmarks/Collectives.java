package org.sluicempi.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import mpi.MPI;
import mpi.MPIException;

/**
 * Collective operations of two ranks: the Java side of the comparison, run on each runtime that offers Open MPI's Java
 * API.
 *
 * <pre>Collectives heap|direct BATCHES SIZE[,SIZE...]</pre>
 *
 * <p>Prints one line {@code RESULT what size value} for each batch: the time of one operation in ns, and the bytes of heap
 * that one costs at rank 0. Roots take turns, so that nobody runs ahead. A size is that of one rank's data in bytes, of an
 * all-to-all exchange that for each rank.
 */
public final class Collectives {
    private static final int RANKS = 2;
    private static final int WARM_UP_CALLS = 500_000;

    /** One of the operations. */
    private interface Operation {
        void run(int turn) throws MPIException;
    }

    private final Object from;
    private final Object to;
    private final int count;
    private final int rank;

    private Collectives(boolean direct, int size, int rank) {
        count = Math.max(1, size / Double.BYTES);
        from = buffer(direct, RANKS * count);
        to = buffer(direct, RANKS * count);
        this.rank = rank;
    }

    public static void main(String[] args) throws MPIException {
        String[] own = MPI.Init(args);
        boolean direct = own[0].equals("direct");
        int batches = Integer.parseInt(own[1]);
        int rank = MPI.COMM_WORLD.getRank();
        String[] sizes = own[2].split(",");
        new Collectives(direct, Double.BYTES, rank).all(WARM_UP_CALLS, null);
        for (String size : sizes) {
            new Collectives(direct, Integer.parseInt(size), rank).all(repetitions(Integer.parseInt(size)), null);
        }
        for (String size : sizes) {
            Collectives these = new Collectives(direct, Integer.parseInt(size), rank);
            these.all(repetitions(Integer.parseInt(size)), null);
            for (int b = 0; b < batches; b++) {
                these.all(repetitions(Integer.parseInt(size)), size);
            }
        }
        MPI.Finalize();
    }

    private static Object buffer(boolean direct, int n) {
        return direct
                ? ByteBuffer.allocateDirect(n * Double.BYTES)
                        .order(ByteOrder.nativeOrder())
                        .asDoubleBuffer()
                : new double[n];
    }

    private static int repetitions(int size) {
        return (int) Math.max(20, Math.min(50_000, (16L << 20) / (size + 1)));
    }

    /** @param size as a text for the results; null for a warm-up */
    private void all(int n, String size) throws MPIException {
        time("bcast", n, size, turn -> MPI.COMM_WORLD.bcast(from, count, MPI.DOUBLE, turn % RANKS));
        time("allreduce", n, size, turn -> MPI.COMM_WORLD.allReduce(from, to, count, MPI.DOUBLE, MPI.SUM));
        time("alltoall", n, size, turn -> MPI.COMM_WORLD.allToAll(from, count, MPI.DOUBLE, to, count, MPI.DOUBLE));
    }

    private void time(String what, int n, String size, Operation operation) throws MPIException {
        long allocated = allocated();
        long start = System.nanoTime();
        for (int k = 0; k < n; k++) {
            operation.run(k);
        }
        double nanos = System.nanoTime() - start;
        allocated = allocated() - allocated;
        if (size != null && rank == 0) {
            System.out.println("RESULT " + what + "_ns " + size + " " + Math.round(10 * nanos / n) / 10.0);
            System.out.println(
                    "RESULT " + what + "_allocated_bytes " + size + " " + Math.round(10.0 * allocated / n) / 10.0);
        }
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }
}
