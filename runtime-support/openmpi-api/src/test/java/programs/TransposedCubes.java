package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** A cube of ints read in one order of its dimensions and written in another, by types of types of byte distances. */
public final class TransposedCubes {
    private static final int N = 10;
    private static final int[] STRIDES = {4 * N * N, 4 * N, 4};
    private static final int REPETITIONS = 300;

    private TransposedCubes() {}

    /** A line of elements of a type at a distance in bytes. */
    private interface Line {
        Datatype of(int distance, Datatype old) throws MPIException;
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        for (int i = 0; i < REPETITIONS; i++) {
            packed((distance, old) -> Datatype.createHVector(N, 1, distance, old), i == 0);
        }
        packed((distance, old) -> Datatype.createHIndexed(ones(), places(distance), old), true);
        packed(
                (distance, old) -> {
                    Datatype[] types = new Datatype[N];
                    Arrays.fill(types, old);
                    return Datatype.createStruct(ones(), places(distance), types);
                },
                true);
        exchanged(MPI.COMM_WORLD);
        MPI.Finalize();
        Check.report();
    }

    private static int[] ones() {
        int[] ones = new int[N];
        Arrays.fill(ones, 1);
        return ones;
    }

    private static int[] places(int distance) {
        int[] places = new int[N];
        Arrays.setAll(places, i -> i * distance);
        return places;
    }

    private static int[] cube(int seed) {
        int[] cube = new int[N * N * N];
        Arrays.setAll(cube, i -> seed + i);
        return cube;
    }

    /** The innermost line first. */
    private static Datatype type(Line line, int inner, int middle, int outer) throws MPIException {
        Datatype first = line.of(inner, MPI.INT);
        Datatype second = line.of(middle, first);
        Datatype third = line.of(outer, second);
        third.commit();
        first.free();
        second.free();
        return third;
    }

    private static Datatype inOrder(Line line) throws MPIException {
        return type(line, STRIDES[2], STRIDES[1], STRIDES[0]);
    }

    private static Datatype reversed(Line line) throws MPIException {
        return type(line, STRIDES[0], STRIDES[1], STRIDES[2]);
    }

    private static void packed(Line line, boolean check) throws MPIException {
        Datatype from = inOrder(line);
        Datatype into = reversed(line);
        byte[] bytes = new byte[4 * N * N * N];
        int[] got = new int[N * N * N];
        MPI.COMM_SELF.pack(cube(0), 1, from, bytes, 0);
        MPI.COMM_SELF.unpack(bytes, 0, got, 1, into);
        if (check) {
            transposed(got, 0);
        }
        from.free();
        into.free();
    }

    private static void transposed(int[] got, int seed) {
        int[] expected = new int[N * N * N];
        Arrays.setAll(expected, i -> seed + N * N * (i % N) + N * (i / N % N) + i / N / N);
        Check.same(expected, got, "transposed");
    }

    private static void exchanged(Comm comm) throws MPIException {
        Line line = (distance, old) -> Datatype.createHVector(N, 1, distance, old);
        Datatype from = inOrder(line);
        Datatype into = reversed(line);
        int rank = comm.getRank();
        int other = rank ^ 1;
        int[] got = new int[N * N * N];
        Status status = comm.sendRecv(cube(rank), 1, from, other, rank, got, 1, into, other, other);
        transposed(got, other);
        Check.same(N * N * N, status.getElements(into), "elements");
        Check.same(1, status.getCount(into), "count");
        from.free();
        into.free();
    }
}
