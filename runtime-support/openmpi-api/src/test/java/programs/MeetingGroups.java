package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Halves of one job that meet through a port or through a common communicator, and collective calls between them. */
public final class MeetingGroups {
    private static final int N = 1000;

    private MeetingGroups() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        Intracomm half = MPI.COMM_WORLD.split(rank % 2 == 0 ? 1 : 0, rank);
        Intercomm joined = MPI.COMM_WORLD.createIntercomm(half, 0, 1 - rank % 2, 1);
        between(joined, half.getRank(), rank % 2 == 0);
        reduceScatter(joined, rank);
        joined.free();
        if (args.length == 0 || !args[0].equals("no-ports")) {
            Intercomm met = met(half, rank);
            between(met, half.getRank(), rank % 2 == 0);
            met.disconnect();
            Check.that(met.isNull(), "disconnected");
        }
        half.free();
        MPI.Finalize();
        Check.report();
    }

    /** The leaders know the port; the others give none. */
    private static Intercomm met(Intracomm half, int rank) throws MPIException {
        char[] name = new char[MPI.MAX_PORT_NAME];
        int[] length = new int[1];
        if (rank == 0) {
            String port = Intracomm.openPort();
            port.getChars(0, port.length(), name, 0);
            length[0] = port.length();
            MPI.COMM_WORLD.send(length, 1, MPI.INT, 1, 1);
            MPI.COMM_WORLD.send(name, length[0], MPI.CHAR, 1, 1);
            Intercomm met = half.accept(port, 0);
            Intracomm.closePort(port);
            return met;
        } else if (rank % 2 == 0) {
            return half.accept(null, 0);
        } else if (rank == 1) {
            MPI.COMM_WORLD.recv(length, 1, MPI.INT, 0, 1);
            MPI.COMM_WORLD.recv(name, length[0], MPI.CHAR, 0, 1);
            return half.connect(new String(name, 0, length[0]), 0);
        }
        return half.connect(null, 0);
    }

    private static void between(Intercomm both, int rank, boolean roots) throws MPIException {
        int size = both.getSize();
        int there = both.getRemoteSize();
        both.barrier();
        int[] out = new int[N * Math.max(size, there)];
        int[] in = new int[N * Math.max(size, there)];
        Arrays.fill(out, rank);
        both.allGather(out, N, MPI.INT, in, N, MPI.INT);
        Check.same(blocks(there), Arrays.copyOf(in, N * there), "allGather");
        both.allToAll(out, N, MPI.INT, in, N, MPI.INT);
        Check.same(blocks(there), Arrays.copyOf(in, N * there), "allToAll");
        Arrays.setAll(out, i -> i);
        both.allReduce(out, in, N, MPI.INT, MPI.SUM);
        Check.same(scaled(there), Arrays.copyOf(in, N), "allReduce");
        for (int root = 0; root < (roots ? size : there); root++) {
            rooted(both, roots ? rank == root ? MPI.ROOT : MPI.PROC_NULL : root, rank, out);
        }
    }

    private static void rooted(Comm both, int root, int rank, int[] out) throws MPIException {
        int there = ((Intercomm) both).getRemoteSize();
        int[] in = new int[N * there];
        if (root == MPI.ROOT) {
            System.arraycopy(out, 0, in, 0, N);
        }
        both.bcast(in, N, MPI.INT, root);
        if (root != MPI.PROC_NULL) {
            Check.same(Arrays.copyOf(out, N), Arrays.copyOf(in, N), "bcast");
        }
        both.gather(out, N, MPI.INT, in, N, MPI.INT, root);
        if (root == MPI.ROOT) {
            Check.same(out[N - 1], in[N * there - 1], "gather");
        }
        both.reduce(out, in, N, MPI.INT, MPI.SUM, root);
        if (root == MPI.ROOT) {
            Check.same(scaled(there), Arrays.copyOf(in, N), "reduce");
        }
        both.scatter(out, N, MPI.INT, in, N, MPI.INT, root);
        int[] counts = new int[there];
        int[] displs = new int[there];
        Arrays.fill(counts, N);
        Arrays.setAll(displs, r -> r * N);
        int[] second = new int[N];
        both.scatterv(out, counts, displs, MPI.INT, second, N, MPI.INT, root);
        if (root >= 0) {
            Check.same(N * rank, in[0], "scatter");
            Check.same(N * rank, second[0], "scatterv");
        }
    }

    private static int[] blocks(int there) {
        int[] blocks = new int[N * there];
        Arrays.setAll(blocks, i -> i / N);
        return blocks;
    }

    private static int[] scaled(int factor) {
        int[] scaled = new int[N];
        Arrays.setAll(scaled, i -> i * factor);
        return scaled;
    }

    private static void reduceScatter(Intercomm both, int rank) throws MPIException {
        int size = both.getSize();
        int there = both.getRemoteSize();
        int[] out = new int[size * there];
        Arrays.fill(out, rank);
        int[] in = new int[there];
        int[] counts = new int[100];
        Arrays.fill(counts, 0, size, there);
        both.setErrhandler(MPI.ERRORS_RETURN);
        both.reduceScatter(out, in, counts, MPI.INT, MPI.SUM);
        int sum = rank % 2 == 0 ? there * there : there * (there - 1);
        int[] expected = new int[there];
        Arrays.fill(expected, sum);
        Check.same(expected, in, "reduceScatter");
    }
}
