package layout;

import mpi.*;

/** Whole loops on one line. */
public class OneLine {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args); int rank = MPI.COMM_WORLD.getRank(), n = 380; int[] a = new int[n]; int sum = 0;
        if (rank == 0) { for (int i = 0; i < n; i++) a[i] = i; MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 0); } // expect: passed SL001
        if (rank == 1) { MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 0); for (int i = 0; i < n; i++) sum += a[i]; } // expect: passed SL002
        if (rank == 0) { for (int i = 0; i < n; i++) { a[i] = -i; } MPI.COMM_WORLD.send(a, n, MPI.INT, 1, 1); } else if (rank == 1) { MPI.COMM_WORLD.recv(a, n, MPI.INT, 0, 1); for (int i = 0; i < n; i++) { sum = sum * 31 + a[i]; } } // expect: passed SL001, passed SL002
        System.out.println(rank + " " + sum + " " + java.util.Arrays.hashCode(a)); MPI.Finalize(); } }
