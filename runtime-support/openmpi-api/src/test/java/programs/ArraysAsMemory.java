package programs;

import mpi.Comm;
import mpi.Count;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Arrays whose elements are not those of the datatype are memory, as the original bindings take them. */
public final class ArraysAsMemory {
    private ArraysAsMemory() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        int right = (rank + 1) % comm.getSize();
        int left = (rank + comm.getSize() - 1) % comm.getSize();
        counts(comm, left, right);
        sameBytes(comm, left, right);
        edited(comm, left, right);
        nothingFromNull(comm, left, right);
        MPI.Finalize();
        Check.report();
    }

    private static void counts(Comm comm, int left, int right) throws MPIException {
        Datatype[] types = {
            MPI.BYTE, MPI.CHAR, MPI.SHORT, MPI.INT, MPI.LONG, MPI.FLOAT, MPI.DOUBLE, MPI.PACKED, MPI.BOOLEAN
        };
        for (Datatype type : types) {
            int[] data = {0x01010101, 0x02020202, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
            int[] got = new int[12];
            Status status = comm.sendRecv(data, 5, type, right, 1, got, 5, type, left, 1);
            Check.same(5, status.getCount(type), "count of " + type.getName());
            if (type != MPI.BOOLEAN) {
                Check.same(0x01010101, got[0], "first bytes as " + type.getName());
            }
            Check.same(0, got[11], "behind the elements of " + type.getName());
        }
    }

    private static void sameBytes(Comm comm, int left, int right) throws MPIException {
        double[] doubles = {1.5, -2.5, 1e300};
        long[] bits = new long[3];
        comm.sendRecv(doubles, 24, MPI.BYTE, right, 2, bits, 3, MPI.LONG, left, 2);
        for (int i = 0; i < 3; i++) {
            Check.same(Double.doubleToRawLongBits(doubles[i]), bits[i], "the bits of a double");
        }
        double[] back = new double[3];
        comm.sendRecv(bits, 3, MPI.DOUBLE, right, 2, back, 24, MPI.BYTE, left, 2);
        Check.same(doubles, back, "and back");
    }

    private static void edited(Comm comm, int left, int right) throws MPIException {
        int[] data = new int[10];
        Status status = comm.sendRecv(data, 10, MPI.CHAR, right, 3, data.clone(), 10, MPI.CHAR, left, 3);
        Check.that(!status.isCancelled(), "not cancelled");
        status.setCancelled(true);
        Check.that(status.isCancelled(), "cancelled by hand");
        status.setElements(MPI.INT, 10);
        Check.same(10, status.getElements(MPI.INT), "elements by hand");
        status.setElementsX(MPI.INT, new Count(12));
        Check.same(new Count(12), status.getElementsX(MPI.INT), "elements by hand");
        status.setElementsX(MPI.INT, new Count(1L << 33));
        Check.same(MPI.UNDEFINED, status.getCount(MPI.INT), "more than an int can tell");
        Check.same(left, status.getSource(), "the rest stays");
    }

    private static void nothingFromNull(Comm comm, int left, int right) throws MPIException {
        if (comm.getRank() % 2 == 0) {
            comm.send(null, 0, MPI.BYTE, right, 4);
            comm.recv(null, 0, MPI.BYTE, left, 4);
        } else {
            Check.same(0, comm.recv(null, 0, MPI.BYTE, left, 4).getCount(MPI.BYTE), "nothing");
            comm.send(null, 0, MPI.BYTE, right, 4);
        }
    }
}
