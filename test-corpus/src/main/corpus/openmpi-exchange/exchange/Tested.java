// also: mpj
package exchange;

import mpi.*;

/** A method that anybody may call: what its arguments may throw, they throw where the call stands. */
public class Tested {
    public static double traded(Comm comm, double[] out, double[] in, int right, int left) throws MPIException {
        for (int i = 0; i < out.length; i++) {
            out[i] = i + right;
        }
        comm.sendRecv(out, out.length, MPI.DOUBLE, right, 0, in, in.length, MPI.DOUBLE, left, 0); // expect: passed SL001 if out != null && comm != null, passed SL002
        double sum = 0;
        for (int i = 0; i < in.length; i++) {
            sum = sum * 0.5 + in[i];
        }
        return sum;
    }

    static void attempt(Comm comm, double[] out, double[] in, int rank, int size) throws MPIException {
        try {
            System.out.println(traded(comm, out, in, (rank + 1) % size, (rank + size - 1) % size));
        } catch (NullPointerException e) {
            System.out.println(rank + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        double[] out = new double[350];
        double[] in = new double[350];
        attempt(MPI.COMM_WORLD, out, in, rank, size);
        attempt(null, out, in, rank, size);
        attempt(MPI.COMM_WORLD, null, in, rank, size);
        attempt(MPI.COMM_WORLD, out, null, rank, size);
        attempt(MPI.COMM_WORLD, in, out, rank, size);
        MPI.Finalize();
    }
}
