package programs;

import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import org.sluicempi.facetest.Check;

/** One array as send and receive buffer: old programs do so, and it means in place. */
public final class InPlace {
    private static final Intracomm COMM = MPI.COMM_WORLD;

    private InPlace() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = COMM.Rank();
        int size = COMM.Size();
        int[] a = {5, rank, rank + 1};
        COMM.Allreduce(a, 1, a, 1, 2, MPI.INT, MPI.SUM);
        Check.same(new int[] {5, 6, 10}, a, "Allreduce");
        a = new int[] {rank};
        COMM.Reduce(a, 0, a, 0, 1, MPI.INT, MPI.MAX, 2);
        Check.same(rank == 2 ? 3 : rank, a[0], "Reduce");
        a = new int[] {rank};
        COMM.Scan(a, 0, a, 0, 1, MPI.INT, MPI.SUM);
        Check.same(rank * (rank + 1) / 2, a[0], "Scan");
        a = filled(size, rank);
        int[] counts = new int[size];
        Arrays.fill(counts, 1);
        int[] places = new int[size];
        Arrays.setAll(places, r -> r);
        COMM.Reduce_scatter(a, 0, a, 0, counts, MPI.INT, MPI.SUM);
        Check.same(6 + 4 * 10 * rank, a[0], "Reduce_scatter");

        a = own(size, rank);
        COMM.Allgather(a, rank, 1, MPI.INT, a, 0, 1, MPI.INT);
        Check.same(new int[] {0, 10, 20, 30}, a, "Allgather");
        a = own(size, rank);
        COMM.Allgatherv(a, rank, 1, MPI.INT, a, 0, counts, places, MPI.INT);
        Check.same(new int[] {0, 10, 20, 30}, a, "Allgatherv");
        a = own(size, rank);
        COMM.Gather(a, rank, 1, MPI.INT, a, 0, 1, MPI.INT, 1);
        Check.same(rank == 1 ? new int[] {0, 10, 20, 30} : own(size, rank), a, "Gather");
        a = own(size, rank);
        COMM.Gatherv(a, rank, 1, MPI.INT, a, 0, counts, places, MPI.INT, 1);
        Check.same(rank == 1 ? new int[] {0, 10, 20, 30} : own(size, rank), a, "Gatherv");
        a = filled(size, rank);
        COMM.Scatter(a, 0, 1, MPI.INT, a, rank, 1, MPI.INT, 3);
        Check.same(3 + 10 * rank, a[rank], "Scatter");
        a = filled(size, rank);
        COMM.Scatterv(a, 0, counts, places, MPI.INT, a, rank, 1, MPI.INT, 3);
        Check.same(3 + 10 * rank, a[rank], "Scatterv");
        a = filled(size, rank);
        COMM.Alltoall(a, 0, 1, MPI.INT, a, 0, 1, MPI.INT);
        Check.same(new int[] {10 * rank, 10 * rank + 1, 10 * rank + 2, 10 * rank + 3}, a, "Alltoall");
        a = filled(size, rank);
        COMM.Alltoallv(a, 0, counts, places, MPI.INT, a, 0, counts, places, MPI.INT);
        Check.same(new int[] {10 * rank, 10 * rank + 1, 10 * rank + 2, 10 * rank + 3}, a, "Alltoallv");
        // The last rank has nothing to send and nothing to receive, so that its blocks lie at one place all the same.
        int[] some = new int[size];
        Arrays.fill(some, 0, size - 1, rank == size - 1 ? 0 : 1);
        int[] behind = new int[size];
        Arrays.setAll(behind, r -> rank == size - 1 ? 0 : size + r);
        a = Arrays.copyOf(filled(size, rank), 2 * size);
        COMM.Alltoallv(a, 0, some, rank == size - 1 ? behind : places, MPI.INT, a, 0, some, behind, MPI.INT);
        Check.same(rank == size - 1 ? 0 : 10 * rank + 1, a[size + 1], "Alltoallv of those who have something");
        MPI.Finalize();
        Check.report();
    }

    /** Element {@code k} is {@code 10 * k + rank}. */
    private static int[] filled(int size, int rank) {
        int[] a = new int[size];
        Arrays.setAll(a, k -> 10 * k + rank);
        return a;
    }

    private static int[] own(int size, int rank) {
        int[] a = new int[size];
        a[rank] = 10 * rank;
        return a;
    }
}
