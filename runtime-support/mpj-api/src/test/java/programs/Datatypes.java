package programs;

import java.util.Arrays;
import mpi.Comm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Bounds of derived datatypes, and what travels with them: numbers and objects. */
public final class Datatypes {
    private static final Comm SELF = MPI.COMM_SELF;

    private Datatypes() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        basic();
        boundsOfBlocks();
        markers();
        structTravels();
        nothingTravels();
        objectsTravel();
        objectsCollectively();
        refused();
        MPI.Finalize();
        Check.report();
    }

    private static void bounds(Datatype type, int lb, int ub, int size, String what) {
        Check.same(lb, type.Lb(), "lower bound of " + what);
        Check.same(ub, type.Ub(), "upper bound of " + what);
        Check.same(ub - lb, type.Extent(), "extent of " + what);
        Check.same(size, type.Size(), "size of " + what);
        type.Commit();
        type.free();
        type.finalize();
    }

    private static void basic() {
        Datatype[] types = {
            MPI.NULL,
            MPI.BYTE,
            MPI.CHAR,
            MPI.SHORT,
            MPI.BOOLEAN,
            MPI.INT,
            MPI.LONG,
            MPI.FLOAT,
            MPI.DOUBLE,
            MPI.PACKED,
            MPI.LB,
            MPI.UB,
            MPI.OBJECT
        };
        for (int k = 0; k < types.length; k++) {
            Check.same(k, types[k].baseType, "number of a basic type");
            Check.same(k, types[k].getType(), "number of a basic type");
            boolean data = k > 0 && k != 10 && k != 11;
            bounds(types[k], 0, data ? 1 : 0, data ? 1 : 0, "basic type " + k);
        }
        Check.same(8, MPI.DOUBLE.getByteSize(), "bytes of a double");
        Check.same(8, MPI.DOUBLE2.baseType, "base type of a pair");
        bounds(MPI.INT2, 0, 2, 2, "a pair");
    }

    private static void boundsOfBlocks() {
        bounds(Datatype.Contiguous(4, MPI.INT), 0, 4, 4, "Contiguous");
        bounds(Datatype.Contiguous(0, MPI.INT), 0, 0, 0, "Contiguous of nothing");
        bounds(Datatype.Vector(2, 3, 4, MPI.INT), 0, 7, 6, "Vector");
        Datatype column = Datatype.Vector(3, 1, 4, MPI.OBJECT);
        bounds(column, 0, 9, 3, "Vector of objects");
        bounds(Datatype.Hvector(2, 1, 20, column), 0, 29, 6, "Hvector");
        bounds(Datatype.Indexed(new int[] {1, 2}, new int[] {5, 3}, MPI.INT), 3, 6, 3, "Indexed");
        bounds(Datatype.Indexed(new int[] {1, 0}, new int[] {1, 9}, MPI.INT2), 2, 4, 2, "Indexed of pairs");
        bounds(Datatype.Hindexed(new int[] {1, 1}, new int[] {1, 9}, MPI.INT2), 1, 11, 4, "Hindexed");
        bounds(Datatype.Hvector(2, 1, -3, MPI.INT), -3, 1, 2, "Hvector downwards");
    }

    private static Datatype struct(Object... lengthPlaceType) {
        int n = lengthPlaceType.length / 3;
        int[] lengths = new int[n];
        int[] places = new int[n];
        Datatype[] types = new Datatype[n];
        for (int k = 0; k < n; k++) {
            lengths[k] = (int) lengthPlaceType[3 * k];
            places[k] = (int) lengthPlaceType[3 * k + 1];
            types[k] = (Datatype) lengthPlaceType[3 * k + 2];
        }
        return Datatype.Struct(lengths, places, types);
    }

    private static void markers() {
        for (Datatype base : new Datatype[] {MPI.DOUBLE, MPI.OBJECT}) {
            Datatype three = Datatype.Contiguous(3, base);
            bounds(struct(1, 0, three, 1, 50, base), 0, 51, 4, "Struct");
            bounds(struct(2, 7, three, 1, 50, base), 7, 51, 7, "Struct that begins late");
            bounds(struct(1, 0, three, 1, 80, MPI.UB), 0, 80, 3, "Struct with an end");
            bounds(struct(1, 10, three, 1, 2, MPI.LB, 1, 60, MPI.UB), 2, 60, 3, "Struct with both");
            bounds(struct(2, 5, three, 1, -4, MPI.LB, 1, 8, MPI.UB), -4, 8, 6, "Struct that begins early");
            Datatype ended = struct(1, 0, three, 1, 10, MPI.UB);
            bounds(Datatype.Contiguous(2, ended), 0, 20, 6, "repeated end");
            bounds(struct(1, 0, ended, 1, 30, base), 0, 10, 4, "an end inside wins over data");
            Check.same(base.baseType, ended.baseType, "base type");
        }
        bounds(struct(1, 3, MPI.LB, 1, 9, MPI.UB), 3, 9, 0, "markers alone");
        Check.same(-1, struct().baseType, "base type of nothing");
    }

    private static void structTravels() {
        Datatype type = struct(0, 2, MPI.INT, 1, 0, MPI.INT, 2, 3, MPI.INT, 1, 7, MPI.UB);
        int[] out = new int[16];
        Arrays.setAll(out, k -> k);
        int[] in = new int[16];
        Request send = SELF.Isend(out, 1, 2, type, 0, 1);
        Status status = SELF.Recv(in, 1, 2, type, 0, 1);
        send.Wait();
        Check.same(new int[] {0, 1, 0, 0, 4, 5, 0, 0, 8, 0, 0, 11, 12, 0, 0, 0}, in, "struct");
        Check.same(2, status.Get_count(type), "count");
        Check.same(6, status.Get_elements(type), "elements");
        int[] packed = new int[6];
        status = SELF.Sendrecv(out, 1, 2, type, 0, 2, packed, 0, 6, MPI.INT, 0, 2);
        Check.same(new int[] {1, 4, 5, 8, 11, 12}, packed, "struct into numbers");
        status = SELF.Sendrecv(out, 0, 4, MPI.INT, 0, 3, in, 1, 2, type, 0, 3);
        Check.same(MPI.UNDEFINED, status.Get_count(type), "part of an element");
        Check.same(4, status.Get_elements(type), "part of an element");

        int[] replaced = out.clone();
        SELF.Sendrecv_replace(replaced, 1, 2, type, 0, 4, 0, 4);
        Check.same(out, replaced, "Sendrecv_replace with gaps");
        int peer = MPI.COMM_WORLD.Rank() ^ 1;
        Arrays.fill(replaced, MPI.COMM_WORLD.Rank());
        MPI.COMM_WORLD.Sendrecv_replace(replaced, 1, 2, type, peer, 4, peer, 4);
        Check.same(peer, replaced[4], "replaced");
        Check.same(peer ^ 1, replaced[3], "gap");

        int[] down = new int[4];
        Datatype downwards = Datatype.Hvector(2, 1, -3, MPI.INT);
        SELF.Sendrecv(new int[] {7, 8}, 0, 2, MPI.INT, 0, 5, down, 3, 1, downwards, 0, 5);
        Check.same(new int[] {8, 0, 0, 7}, down, "downwards");
        Check.fails(MPIException.class, () -> SELF.Send(down, 2, 1, downwards, 0, 5), "before the array");
    }

    private static void nothingTravels() {
        Datatype nothing = struct();
        int[] untouched = {1};
        Status status = SELF.Sendrecv(new double[1], 0, 100, nothing, 0, 1, untouched, 0, 100, nothing, 0, 1);
        Check.same(0, status.Get_count(nothing), "elements of nothing");
        Check.same(0, status.Get_elements(nothing), "elements of nothing");
        Check.same(new int[] {1}, untouched, "nothing came");
    }

    private static void objectsTravel() {
        String[] out = {"a", "b", "c", "d", "e", "f", "g", "h"};
        Datatype odd = Datatype.Vector(2, 1, 2, MPI.OBJECT);
        Datatype four = struct(1, 0, odd, 1, 4, MPI.UB);
        String[] in = new String[8];
        Request receive = SELF.Irecv(in, 0, 2, four, 0, 1);
        SELF.Send(out, 1, 1, four, 0, 1);
        Status status = receive.Wait();
        Check.same(new String[] {"b", null, "d", null, null, null, null, null}, in, "one element of two");
        Check.same(1, status.count, "count field");
        Check.same(1, status.Get_count(four), "count");
        Check.same(2, status.Get_elements(four), "objects");
        Check.same(2, status.Get_count(MPI.OBJECT), "objects");
        status = SELF.Sendrecv(out, 0, 3, MPI.OBJECT, 0, 2, in, 0, 2, four, 0, 2);
        Check.same(new String[] {"a", null, "b", null, "c", null, null, null}, in, "objects into elements");
        Check.same(MPI.UNDEFINED, status.Get_count(four), "part of an element");
        Check.fails(
                MPIException.class,
                () -> SELF.Sendrecv(out, 0, 3, MPI.OBJECT, 0, 3, in, 0, 1, four, 0, 3),
                "three objects into two");
    }

    private static void objectsCollectively() {
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        Datatype odd = Datatype.Vector(2, 1, 2, MPI.OBJECT);
        String[] data = {"0 of " + rank, "1 of " + rank, "2 of " + rank, "3 of " + rank};
        MPI.COMM_WORLD.Bcast(data, 1, 1, odd, 2);
        Check.same(new String[] {"0 of " + rank, "1 of 2", "2 of " + rank, "3 of 2"}, data, "Bcast of a vector");

        String[] all = new String[2 * size];
        Datatype stretched = struct(1, 0, MPI.OBJECT, 1, 2, MPI.UB);
        MPI.COMM_WORLD.Allgather(new String[] {"r" + rank}, 0, 1, MPI.OBJECT, all, 1, 1, stretched);
        for (int r = 0; r < size; r++) {
            Check.same(null, all[2 * r], "gap");
            Check.same("r" + r, all[2 * r + 1], "Allgather into a vector");
        }
        int[] ones = new int[size];
        Arrays.fill(ones, 1);
        int[] backwards = new int[size];
        Arrays.setAll(backwards, r -> size - 1 - r);
        String[] turned = new String[2 * size];
        MPI.COMM_WORLD.Alltoallv(all, 1, ones, backwards, stretched, turned, 0, ones, backwards, stretched);
        for (int r = 0; r < size; r++) {
            Check.same("r" + (size - 1 - rank), turned[2 * r], "Alltoallv of vectors");
        }
    }

    private static void refused() {
        error("one base type", () -> struct(1, 0, MPI.INT, 1, 1, MPI.DOUBLE));
        error("one base type", () -> struct(1, 0, MPI.INT, 1, 1, MPI.OBJECT));
        error("-1 elements", () -> Datatype.Contiguous(-1, MPI.INT));
        error("-2 blocks", () -> Datatype.Vector(-2, 1, 1, MPI.INT));
        int most = Integer.MAX_VALUE;
        error("beyond the range", () -> Datatype.Contiguous(most, MPI.DOUBLE));
        error("beyond the range", () -> Datatype.Vector(3, 1, most, MPI.INT));
        error("beyond the range", () -> Datatype.Indexed(new int[] {1, 1}, new int[] {0, most}, MPI.BYTE));
        error("beyond the range", () -> MPI.COMM_WORLD.Create_cart(new int[] {most, most}, new boolean[2], false));
        error("datatype is null", () -> Datatype.Vector(1, 1, 1, null));
        error("datatype is null", () -> SELF.Send(new int[1], 0, 1, null, 0, 0));
        error("1 lengths", () -> Datatype.Indexed(new int[1], new int[2], MPI.INT));
        Datatype stretched = struct(1, 0, MPI.OBJECT, 1, 2, MPI.UB);
        error("5 are outside a buffer of 4", () -> SELF.Send(new Object[4], 0, 3, stretched, 0, 0));
    }

    private static void error(String says, Check.Call call) {
        MPIException thrown = Check.fails(MPIException.class, call, says);
        Check.that(thrown.getMessage().contains(says), thrown.getMessage() + " says " + says);
    }
}
