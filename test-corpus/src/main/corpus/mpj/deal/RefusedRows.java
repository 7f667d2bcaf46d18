package deal;

import mpi.*;

// ranks: 3
// exit: 1
// cut: no
/** A call whose rows are not there is refused behind the calls before it, which have all arrived. */
public class RefusedRows {
    static final int N = 40;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        if (rank == 0) {
            int[][] a = new int[N][N];
            System.out.println("deals out");
            for (int dest = 1; dest < size; dest++) {
                MPI.COMM_WORLD.Send(a, dest == size - 1 ? 1 : 0, N, MPI.OBJECT, dest, 1); // expect: passed SL004
            }
        } else if (rank < size - 1) {
            int[][] a = new int[N][];
            MPI.COMM_WORLD.Recv(a, 0, N, MPI.OBJECT, 0, 1); // expect: missed SL113
        }
        MPI.Finalize();
    }
}
