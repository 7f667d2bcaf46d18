package programs;

import java.io.Serializable;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.User_function;
import org.sluicempi.facetest.Check;

/** Reductions of objects with the program's own function. */
public final class ObjectReductions {
    private static final Intracomm COMM = MPI.COMM_WORLD;
    private static final int N = 3;

    private ObjectReductions() {}

    /** A text that an operation appends to: order matters, and the function changes the object that it is given. */
    private static final class Text implements Serializable {
        private static final long serialVersionUID = 1L;

        private String value;

        Text(String value) {
            this.value = value;
        }

        @Override
        public String toString() {
            return value;
        }
    }

    private static final Op CONCAT = new Op(
            new User_function() {
                @Override
                public void Call(Object in, int inAt, Object inOut, int inOutAt, int count, Datatype type) {
                    Check.that(type == MPI.OBJECT, "datatype");
                    Text[] left = (Text[]) in;
                    Text[] right = (Text[]) inOut;
                    for (int k = 0; k < count; k++) {
                        right[inOutAt + k].value = left[inAt + k].value + right[inOutAt + k].value;
                    }
                }
            },
            false);

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = COMM.Rank();
        int size = COMM.Size();
        Text[] own = texts(rank);
        for (int root = 0; root < size; root++) {
            Text[] result = new Text[N + 1];
            COMM.Reduce(own, 0, result, 1, N, MPI.OBJECT, CONCAT, root);
            Check.same(rank == root ? expected(0, size, 1) : "null null null null", text(result), "Reduce");
        }
        Text[] result = new Text[N];
        COMM.Allreduce(own, 0, result, 0, N, MPI.OBJECT, CONCAT);
        Check.same(expected(0, size, 0), text(result), "Allreduce");
        COMM.Allreduce(own, 0, own, 0, N, MPI.OBJECT, CONCAT);
        Check.same(expected(0, size, 0), text(own), "Allreduce in place");
        own = texts(rank);
        COMM.Scan(own, 0, result, 0, N, MPI.OBJECT, CONCAT);
        Check.same(expected(0, rank + 1, 0), text(result), "Scan");
        Check.same(text(texts(rank)), text(own), "operands stay as they were");
        scattered(rank, size);
        Datatype every = Datatype.Vector(2, 1, 2, MPI.OBJECT);
        Text[] some = new Text[N];
        COMM.Allreduce(own, 0, some, 0, 1, every, CONCAT);
        Check.same(null, some[1], "gap of a vector");
        Check.same(expected(0, size, 0).split(" ")[2], some[2].value, "Allreduce of a vector");
        errors(own);
        for (int r = 0; r < size; r++) {
            refusedFirst(rank == r);
        }
        MPI.Finalize();
        Check.report();
    }

    private static void scattered(int rank, int size) {
        int[] counts = new int[size];
        int total = 0;
        int before = 0;
        for (int r = 0; r < size; r++) {
            counts[r] = r + 1;
            before += r < rank ? r + 1 : 0;
            total += r + 1;
        }
        Text[] operands = new Text[total];
        for (int k = 0; k < total; k++) {
            operands[k] = new Text(k + "-" + rank + ";");
        }
        Text[] part = new Text[rank + 1];
        COMM.Reduce_scatter(operands, 0, part, 0, counts, MPI.OBJECT, CONCAT);
        for (int k = 0; k <= rank; k++) {
            StringBuilder all = new StringBuilder();
            for (int r = 0; r < size; r++) {
                all.append(before + k).append('-').append(r).append(';');
            }
            Check.same(all.toString(), part[k].value, "Reduce_scatter");
        }
    }

    /** A rank that is refused for its receive buffer has not taken part: its second call meets the others' first. */
    private static void refusedFirst(boolean here) {
        int rank = COMM.Rank();
        Text[] own = texts(rank);
        int[] counts = new int[COMM.Size()];
        counts[0] = 1;
        counts[1] = N - 1;
        int[] received = {N, N, counts[rank], rank == 1 ? N : 0};
        for (int kind = 0; kind < received.length; kind++) {
            boolean wrongFirst = here && received[kind] > 0;
            for (Object wrong : wrongFirst ? new Object[] {null, new int[N], new Text[0]} : new Object[0]) {
                int each = kind;
                String refused = Check.fails(
                                MPIException.class, () -> reduce(each, own, wrong, counts), "receive buffer of " + kind)
                        .getMessage();
                Check.that(refused.contains("buffer"), refused);
            }
            Text[] room = new Text[received[kind]];
            reduce(kind, own, room, counts);
            String[] all = expected(0, kind == 1 ? rank + 1 : COMM.Size(), 0).split(" ");
            int first = kind == 2 ? rank : 0;
            for (int k = 0; k < room.length; k++) {
                Check.same(all[first + k], room[k].value, "reduction " + kind + " behind a refusal");
            }
        }
    }

    private static void reduce(int kind, Text[] own, Object recv, int[] counts) {
        switch (kind) {
            case 0 -> COMM.Allreduce(own, 0, recv, 0, N, MPI.OBJECT, CONCAT);
            case 1 -> COMM.Scan(own, 0, recv, 0, N, MPI.OBJECT, CONCAT);
            case 2 -> COMM.Reduce_scatter(own, 0, recv, 0, counts, MPI.OBJECT, CONCAT);
            default -> COMM.Reduce(own, 0, recv, 0, N, MPI.OBJECT, CONCAT, 1);
        }
    }

    private static void errors(Text[] own) {
        String predefined = Check.fails(
                        MPIException.class,
                        () -> COMM.Allreduce(own, 0, own, 0, N, MPI.OBJECT, MPI.SUM),
                        "SUM of objects")
                .getMessage();
        Check.that(predefined.contains("objects"), predefined);
        int[] counts = new int[COMM.Size()];
        counts[0] = N;
        counts[1] = -1;
        String negative = Check.fails(
                        MPIException.class,
                        () -> COMM.Reduce_scatter(own, 0, own, 0, counts, MPI.OBJECT, CONCAT),
                        "a negative count")
                .getMessage();
        Check.that(negative.contains("negative count of block 1: -1"), negative);
        Check.fails(MPIException.class, () -> COMM.Allreduce(own, 0, own, 0, N, MPI.OBJECT, null), "no operation");
        Op failing = new Op(
                new User_function() {
                    @Override
                    public void Call(Object in, int inAt, Object inOut, int inOutAt, int count, Datatype type) {
                        throw new MPIException("own words");
                    }
                },
                true);
        String own2 = Check.fails(
                        MPIException.class,
                        () -> COMM.Allreduce(own, 0, own, 0, N, MPI.OBJECT, failing),
                        "failing operation")
                .getMessage();
        Check.same("own words", own2, "the program's own exception");
        failing.finalize();
    }

    private static Text[] texts(int rank) {
        return new Text[] {new Text("a" + rank), new Text("b" + rank), new Text("c" + rank)};
    }

    private static String expected(int from, int to, int nulls) {
        StringBuilder all = new StringBuilder("null ".repeat(nulls));
        for (char c = 'a'; c < 'd'; c++) {
            for (int r = from; r < to; r++) {
                all.append(c).append(r);
            }
            all.append(' ');
        }
        return all.toString().strip();
    }

    private static String text(Text[] texts) {
        StringBuilder all = new StringBuilder();
        for (Text text : texts) {
            all.append(text).append(' ');
        }
        return all.toString().strip();
    }
}
