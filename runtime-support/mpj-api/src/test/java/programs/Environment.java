package programs;

import java.io.Serializable;
import java.util.List;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import org.sluicempi.facetest.Check;

/** Start and end, constants, clock, derived datatypes, objects; static fields belong to one rank. */
public final class Environment {
    private static int ownStatic;

    private Environment() {}

    /** A class of the program: each rank has its own. */
    private record Point(int x, List<String> names) implements Serializable {}

    public static void main(String[] args) throws Exception {
        Check.that(!MPI.Initialized(), "not yet");
        early(() -> MPI.COMM_WORLD.Rank(), "a rank");
        early(() -> MPI.COMM_SELF.Send(new int[1], 0, 1, MPI.INT, 0, 0), "a send");
        early(() -> MPI.COMM_WORLD.Irecv(new int[1], 0, 1, MPI.INT, 0, 0), "a receive that is started");
        early(() -> MPI.COMM_WORLD.Barrier(), "a barrier");
        early(() -> MPI.COMM_WORLD.Group(), "a group");
        early(
                () -> MPI.COMM_WORLD
                        .deltaSendBegin(new int[1], 0, 1, MPI.INT, 0, 0)
                        .deltaSendEnd(),
                "a send in parts");
        early(MPI::queryThread, "a thread level");
        Check.that(!MPI.Initialized(), "still not yet");
        Check.same(args, MPI.Init(args), "arguments");
        Check.that(MPI.Initialized(), "running");
        Check.fails(MPIException.class, () -> MPI.Init(args), "second Init");
        Check.same(-1, MPI.ANY_SOURCE, "ANY_SOURCE");
        Check.same(-1, MPI.ANY_TAG, "ANY_TAG");
        Check.same(-2, MPI.PROC_NULL, "PROC_NULL");
        Check.same(-32766, MPI.UNDEFINED, "UNDEFINED");
        Check.that(!MPI.Get_processor_name().isEmpty(), "name");
        double before = MPI.Wtime();
        Check.that(MPI.Wtick() > 0 && MPI.Wtime() >= before, "clock");
        ownStatic += 1 + MPI.COMM_WORLD.Rank();
        MPI.COMM_WORLD.Barrier();
        Check.same(1 + MPI.COMM_WORLD.Rank(), ownStatic, "static field");
        derived();
        objects();
        MPI.Finalize();
        Check.report();
    }

    private static void early(Check.Call call, String what) {
        MPIException error = Check.fails(MPIException.class, call, what + " before the start");
        Check.that(error.getMessage().contains("MPI.Init"), what + " before the start: " + error.getMessage());
    }

    /** The columns of a matrix as one element each. */
    private static void derived() {
        int n = 4;
        int rank = MPI.COMM_WORLD.Rank();
        double[] matrix = new double[n * n];
        for (int k = 0; k < matrix.length; k++) {
            matrix[k] = 100 * rank + k;
        }
        Datatype column = Datatype.Vector(n, 1, n, MPI.DOUBLE);
        column.Commit();
        Check.same(n, column.Size(), "size");
        Check.same(n * (n - 1) + 1, column.Extent(), "extent");
        double[] got = new double[n];
        MPI.COMM_SELF.Sendrecv(matrix, 2, 1, column, 0, 0, got, 0, n, MPI.DOUBLE, 0, 0);
        Check.same(new double[] {100 * rank + 2, 100 * rank + 6, 100 * rank + 10, 100 * rank + 14}, got, "column");
        double[] into = new double[n * n];
        Check.same(1, MPI.COMM_SELF.Sendrecv(got, 0, n, MPI.DOUBLE, 0, 0, into, 1, 1, column, 0, 0).count, "count");
        Check.same(100.0 * rank + 14, into[1 + n * (n - 1)], "column in place");
        Check.same(0.0, into[2], "between columns");
    }

    /** Objects larger than any buffer, in both directions at once, received before they are sent. */
    private static void objects() {
        int rank = MPI.COMM_WORLD.Rank();
        int peer = rank ^ 1;
        Object[] received = new Object[3];
        Request receive = MPI.COMM_WORLD.Irecv(received, 1, 2, MPI.OBJECT, peer, 1);
        Point point = new Point(rank, List.of("a", "b"));
        double[] large = new double[300_000];
        large[299_999] = rank;
        MPI.COMM_WORLD.Send(new Object[] {point, large}, 0, 2, MPI.OBJECT, peer, 1);
        Check.same(2, receive.Wait().Get_count(MPI.OBJECT), "objects");
        Check.same(null, received[0], "untouched");
        Check.same(new Point(peer, List.of("a", "b")), received[1], "object of a class of the program");
        Check.same((double) peer, ((double[]) received[2])[299_999], "large array");
        double[][] rows = {{rank}, {rank, rank}};
        MPI.COMM_WORLD.Sendrecv_replace(rows, 0, 2, MPI.OBJECT, peer, 2, peer, 2);
        Check.same(new double[][] {{peer}, {peer, peer}}, rows, "rows");
    }
}
