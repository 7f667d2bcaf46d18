package org.sluicempi.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import mpi.MPI;
import mpi.MPIException;

/**
 * Two ranks exchange bytes: the Java side of the comparison, run on each runtime that offers Open MPI's Java API.
 *
 * <pre>Exchange heap|direct BATCHES SIZE[,SIZE...]</pre>
 *
 * <p>Prints one line {@code RESULT what size value} for each batch: half the round trip in ns, the rate of a stream of
 * messages one way in MB/s, and the bytes of heap that one message (a send and a receive) costs at rank 0.
 */
public final class Exchange {
    private static final int BURST = 16;
    private static final int STREAM_FROM = 65536;
    private static final int WARM_UP_CALLS = 1_000_000;

    private final Object buffer;
    private final int size;
    private final int rank;

    private Exchange(Object buffer, int size, int rank) {
        this.buffer = buffer;
        this.size = size;
        this.rank = rank;
    }

    public static void main(String[] args) throws MPIException {
        String[] own = MPI.Init(args);
        boolean direct = own[0].equals("direct");
        int batches = Integer.parseInt(own[1]);
        int rank = MPI.COMM_WORLD.getRank();
        // The compilers of the JVM need a processor while both ranks spin: they must be done before anything counts.
        warmUp(direct, rank, own[2].split(","));
        for (String each : own[2].split(",")) {
            int size = Integer.parseInt(each);
            new Exchange(buffer(direct, size), size, rank).measure(batches);
        }
        MPI.Finalize();
    }

    private static Object buffer(boolean direct, int size) {
        return direct ? ByteBuffer.allocateDirect(size + 1) : new byte[size + 1];
    }

    private static void warmUp(boolean direct, int rank, String[] sizes) throws MPIException {
        new Exchange(buffer(direct, 8), 8, rank).pingPong(WARM_UP_CALLS);
        for (String each : sizes) {
            int size = Integer.parseInt(each);
            Exchange exchange = new Exchange(buffer(direct, size), size, rank);
            exchange.pingPong(exchange.repetitions());
            exchange.stream(1 + exchange.repetitions() / BURST);
        }
        // Other sizes have made the compilers discard what they had made for short messages.
        new Exchange(buffer(direct, 8), 8, rank).pingPong(WARM_UP_CALLS);
    }

    private void measure(int batches) throws MPIException {
        int n = repetitions();
        pingPong(n);
        for (int b = 0; b < batches; b++) {
            long allocated = allocated();
            report("half_round_trip_ns", pingPong(n));
            report("allocated_bytes", (double) (allocated() - allocated) / n);
        }
        for (int b = 0; size >= STREAM_FROM && b < batches; b++) {
            report("stream_mb_s", stream(1 + n / BURST));
        }
    }

    private int repetitions() {
        return (int) Math.max(20, Math.min(20_000, (32L << 20) / (size + 1)));
    }

    private double pingPong(int n) throws MPIException {
        long start = System.nanoTime();
        for (int k = 0; k < n; k++) {
            if (rank == 0) {
                MPI.COMM_WORLD.send(buffer, size, MPI.BYTE, 1, 1);
                MPI.COMM_WORLD.recv(buffer, size, MPI.BYTE, 1, 1);
            } else {
                MPI.COMM_WORLD.recv(buffer, size, MPI.BYTE, 0, 1);
                MPI.COMM_WORLD.send(buffer, size, MPI.BYTE, 0, 1);
            }
        }
        return (System.nanoTime() - start) / 2.0 / n;
    }

    private double stream(int n) throws MPIException {
        long start = System.nanoTime();
        for (int k = 0; k < n; k++) {
            for (int b = 0; b < BURST; b++) {
                if (rank == 0) {
                    MPI.COMM_WORLD.send(buffer, size, MPI.BYTE, 1, 2);
                } else {
                    MPI.COMM_WORLD.recv(buffer, size, MPI.BYTE, 0, 2);
                }
            }
            if (rank == 0) {
                MPI.COMM_WORLD.recv(buffer, 0, MPI.BYTE, 1, 3);
            } else {
                MPI.COMM_WORLD.send(buffer, 0, MPI.BYTE, 0, 3);
            }
        }
        return (double) size * BURST * n / (System.nanoTime() - start) * 1e3;
    }

    private void report(String what, double value) {
        if (rank == 0) {
            System.out.println("RESULT " + what + " " + size + " " + Math.round(10 * value) / 10.0);
        }
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }
}
