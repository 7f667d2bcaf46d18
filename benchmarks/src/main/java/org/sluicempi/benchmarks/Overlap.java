package org.sluicempi.benchmarks;

import java.util.Arrays;
import java.util.Locale;
import mpi.DeltaRecv;
import mpi.DeltaSend;
import mpi.MPI;
import mpi.MPIException;

/**
 * What overlapping gains on the runtime and network that it is started on: rank 0 computes an array and sends it to rank 1,
 * which computes the same from what it gets, with a blocking send and receive and with the calls that the compiler inserts,
 * in turn.
 *
 * <pre>Overlap ELEMENTS WORK REPETITIONS ROUNDS</pre>
 *
 * <p>Prints for each round the times of one repetition in ms: the computation of one rank, the transfer, both versions, and
 * the bound. In an ideal pipeline of the two computations and the transfer only the longest of the three takes time.
 */
public final class Overlap {
    private static final int TAG = 1;
    /** Repetitions before anything counts: the compilers of the JVM need a processor while both ranks spin. */
    private static final int WARM_UP = 400;

    private enum Version {
        BLOCKING,
        OVERLAPPED,
        COMPUTATION,
        TRANSFER
    }

    private final double[] data;
    private final int work;
    private final int rank;
    private double wrong;

    private Overlap(int elements, int work, int rank) {
        data = new double[elements];
        this.work = work;
        this.rank = rank;
    }

    public static void main(String[] args) throws MPIException {
        String[] own = MPI.Init(args);
        if (own.length != 4 || MPI.COMM_WORLD.getSize() != 2) {
            System.err.println("usage, on 2 ranks: Overlap ELEMENTS WORK REPETITIONS ROUNDS");
            MPI.COMM_WORLD.abort(2);
        }
        Overlap overlap = new Overlap(Integer.parseInt(own[0]), Integer.parseInt(own[1]), MPI.COMM_WORLD.getRank());
        int repetitions = Integer.parseInt(own[2]);
        for (Version each : Version.values()) {
            overlap.milliseconds(each, WARM_UP);
        }
        for (int round = Integer.parseInt(own[3]); round > 0; round--) {
            overlap.round(repetitions);
        }
        if (overlap.wrong > 0) {
            System.err.println("rank " + overlap.rank + ": " + overlap.wrong + " elements are wrong");
            MPI.COMM_WORLD.abort(1);
        }
        MPI.Finalize();
    }

    private void round(int repetitions) throws MPIException {
        double[] times = new double[Version.values().length];
        for (Version each : Version.values()) {
            times[each.ordinal()] = milliseconds(each, repetitions);
        }
        if (rank == 0) {
            double blocking = times[Version.BLOCKING.ordinal()];
            double overlapped = times[Version.OVERLAPPED.ordinal()];
            double computation = times[Version.COMPUTATION.ordinal()];
            double transfer = times[Version.TRANSFER.ordinal()];
            double ideal = Math.max(computation, transfer);
            System.out.printf(
                    Locale.ROOT,
                    "computation %.3f ms, transfer %.3f ms: blocking %.3f -> overlapped %.3f ms, %.2fx"
                            + " (ideal %.2fx, reached %.0f %%)%n",
                    computation,
                    transfer,
                    blocking,
                    overlapped,
                    blocking / overlapped,
                    blocking / ideal,
                    100 * ideal / overlapped);
        }
    }

    /** Time of one repetition from the start of both ranks to the end of both, as rank 0 sees it. */
    private double milliseconds(Version version, int repetitions) throws MPIException {
        MPI.COMM_WORLD.barrier();
        long start = System.nanoTime();
        for (int repetition = 0; repetition < repetitions; repetition++) {
            switch (version) {
                case BLOCKING -> blocking(repetition);
                case OVERLAPPED -> overlapped(repetition);
                case COMPUTATION -> fill(repetition);
                case TRANSFER -> transfer();
            }
            MPI.COMM_WORLD.barrier();
        }
        return (System.nanoTime() - start) * 1e-6 / repetitions;
    }

    private void blocking(int repetition) throws MPIException {
        if (rank == 0) {
            fill(repetition);
        }
        transfer();
        if (rank == 1) {
            compare(0, data.length, repetition);
            Arrays.fill(data, 0);
        }
    }

    private void overlapped(int repetition) throws MPIException {
        int n = data.length;
        if (rank == 0) {
            DeltaSend send = MPI.COMM_WORLD.deltaSendBegin(data, n, MPI.DOUBLE, 1, TAG);
            for (int from = 0, to; from < n; from = to) {
                to = send.deltaStrip(from, n);
                fill(from, to, repetition);
                send.deltaSendData(from, to);
            }
            send.deltaSendEnd();
        } else {
            DeltaRecv receive = MPI.COMM_WORLD.deltaRecv(data, n, MPI.DOUBLE, 0, TAG);
            for (int from = 0, to; from < n; from = to) {
                to = receive.deltaStrip(from, n);
                receive.deltaWaitData(from, to);
                compare(from, to, repetition);
            }
            receive.deltaWait();
            Arrays.fill(data, 0);
        }
    }

    private void transfer() throws MPIException {
        if (rank == 0) {
            MPI.COMM_WORLD.send(data, data.length, MPI.DOUBLE, 1, TAG);
        } else {
            MPI.COMM_WORLD.recv(data, data.length, MPI.DOUBLE, 0, TAG);
        }
    }

    private void fill(int repetition) {
        fill(0, data.length, repetition);
    }

    private void fill(int from, int to, int repetition) {
        for (int i = from; i < to; i++) {
            data[i] = value(i, repetition);
        }
    }

    private void compare(int from, int to, int repetition) {
        for (int i = from; i < to; i++) {
            if (data[i] != value(i, repetition)) {
                wrong++;
            }
        }
    }

    private double value(int i, int repetition) {
        double x = repetition;
        for (int k = 0; k < work; k++) {
            double sine = Math.sin(i + k);
            double cosine = Math.cos(i + k);
            x += sine * sine + cosine * cosine;
        }
        return x;
    }
}
