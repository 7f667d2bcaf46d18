package layout;

/** Nothing is imported, and names that the transformed program needs mean something else here. */
public class NoImports {
    static class DeltaSend {
        int deltaSendEnd = 3;
    }

    static class DeltaRecv {}

    public static void main(String[] args) throws mpi.MPIException {
        mpi.MPI.Init(args);
        int rank = mpi.MPI.COMM_WORLD.getRank();
        int n = 370;
        int[] a = new int[n];
        int i0 = 5, i1 = 6, sendA = 7, recvA = 8;
        DeltaSend other = new DeltaSend();
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = i * i0 + i1 + sendA + recvA + other.deltaSendEnd;
            }
            mpi.MPI.COMM_WORLD.send(a, n, mpi.MPI.INT, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            int sum = 0;
            mpi.MPI.COMM_WORLD.recv(a, n, mpi.MPI.INT, 0, 0); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println("sum " + sum + " " + new DeltaRecv().getClass().getSimpleName());
        }
        System.out.println(rank + " " + java.util.Arrays.hashCode(a));
        mpi.MPI.Finalize();
    }
}
