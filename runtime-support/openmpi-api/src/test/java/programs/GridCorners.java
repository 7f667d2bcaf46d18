package programs;

import mpi.CartComm;
import mpi.CartParms;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.ShiftParms;
import org.sluicempi.facetest.Check;

/** Grids that are smaller than their communicator, of no dimension, cut and copied; needs 6 ranks. */
public final class GridCorners {
    private GridCorners() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        dims();
        Intracomm six = MPI.COMM_WORLD.split(MPI.COMM_WORLD.getRank() < 6 ? 1 : 0, 0);
        if (MPI.COMM_WORLD.getRank() < 6) {
            open(six);
            rings(six);
            ofNoDimension(six);
            cuts(six);
        }
        MPI.COMM_WORLD.barrier();
        six.free();
        MPI.Finalize();
        Check.report();
    }

    private static void dims() throws MPIException {
        dims(6, new int[2], 3, 2);
        dims(6, new int[] {2, 0}, 2, 3);
        dims(6, new int[3], 3, 2, 1);
        Expected.error(MPI.ERR_DIMS, () -> CartComm.createDims(6, new int[] {0, 5}));
    }

    private static void dims(int nodes, int[] dims, int... expected) throws MPIException {
        CartComm.createDims(nodes, dims);
        Check.same(expected, dims, "balanced");
    }

    private static void shift(CartComm grid, int dimension, int steps, int source, int dest) throws MPIException {
        ShiftParms shift = grid.shift(dimension, steps);
        Check.same(source, shift.getRankSource(), "source of a shift by " + steps);
        Check.same(dest, shift.getRankDest(), "destination of a shift by " + steps);
    }

    private static void open(Intracomm six) throws MPIException {
        CartComm grid = six.createCart(new int[] {3, 2}, new boolean[2], false);
        int me = grid.getRank();
        Check.same(MPI.CART, grid.getTopology(), "topology");
        CartParms shape = grid.getTopo();
        Check.same(2, shape.getDimCount(), "dimensions");
        Check.same(3, shape.getDim(0), "first dimension");
        Check.that(!shape.getPeriod(1), "no ring");
        Check.same(me / 2, shape.getCoord(0), "coordinate");
        Check.same(me, grid.getRank(new int[] {me / 2, me % 2}), "rank of coordinates");
        Check.same(new int[] {me / 2, me % 2}, grid.getCoords(me), "coordinates of a rank");
        shift(grid, 0, 5, MPI.PROC_NULL, MPI.PROC_NULL);
        shift(grid, 0, 1, me / 2 > 0 ? me - 2 : MPI.PROC_NULL, me / 2 < 2 ? me + 2 : MPI.PROC_NULL);
        shift(grid, 1, -1, me % 2 == 0 ? me + 1 : MPI.PROC_NULL, me % 2 == 0 ? MPI.PROC_NULL : me - 1);
        grid.free();
        Check.that(grid.isNull(), "freed");
    }

    private static void rings(Intracomm six) throws MPIException {
        CartComm grid = six.createCart(new int[] {2, 3}, new boolean[] {true, true}, false);
        int me = grid.getRank();
        shift(grid, 0, 5, (me + 3) % 6, (me + 3) % 6);
        int row = me / 3 * 3;
        shift(grid, 1, -1, row + (me + 1) % 3, row + (me + 2) % 3);
        grid.free();
        CartComm part = six.createCart(new int[] {1, 3}, new boolean[] {true, true}, false);
        Check.same(six.getRank() > 2, part.isNull(), "no place in the grid");
        if (!part.isNull()) {
            part.free();
        }
        CartComm ring = six.createCart(new int[] {6, 1}, new boolean[] {true, true}, false);
        int[] coords = ring.getCoords(ring.getRank());
        Check.same((ring.getRank() + 5) % 6, ring.getRank(new int[] {coords[0] - 1, coords[1]}), "around below");
        Check.same((ring.getRank() + 1) % 6, ring.getRank(new int[] {coords[0] + 1, coords[1]}), "around above");
        ring.free();
    }

    private static void ofNoDimension(Intracomm six) throws MPIException {
        CartComm point = six.createCart(new int[0], new boolean[0], false);
        Check.same(six.getRank() != 0, point.isNull(), "a point has one place");
        if (six.getRank() == 0) {
            noDimension(point);
            Check.same(0, point.getRank(new int[0]), "the only rank");
            CartComm again = point.sub(new boolean[4]);
            noDimension(again);
            again.free();
            point.free();
        }
        CartComm grid = six.createCart(new int[] {3, 2}, new boolean[2], false);
        CartComm cell = grid.sub(new boolean[4]);
        noDimension(cell);
        CartComm copy = cell.clone();
        noDimension(copy);
        copy.free();
        cell.free();
        grid.free();
    }

    private static void noDimension(CartComm point) throws MPIException {
        Check.same(MPI.CART, point.getTopology(), "still a grid");
        Check.same(0, point.getTopo().getDimCount(), "no dimension");
        Check.same(1, point.getSize(), "size");
    }

    private static void cuts(Intracomm six) throws MPIException {
        CartComm grid = six.createCart(new int[] {2, 3}, new boolean[] {true, false}, false);
        int me = grid.getRank();
        cut(grid, new boolean[] {false, true}, 3, me % 3, new int[] {3}, false);
        cut(grid, new boolean[] {true, false}, 2, me / 3, new int[] {2}, true);
        cut(grid, new boolean[] {true, true}, 6, me, new int[] {2, 3}, true, false);
        cut(grid, new boolean[] {false, false}, 1, 0, new int[0]);
        grid.free();
    }

    private static void cut(CartComm grid, boolean[] remain, int size, int rank, int[] dims, boolean... rings)
            throws MPIException {
        CartComm part = grid.sub(remain);
        Check.same(size, part.getSize(), "size of a cut");
        Check.same(rank, part.getRank(), "rank in a cut");
        CartParms shape = part.getTopo();
        Check.same(dims.length, shape.getDimCount(), "dimensions of a cut");
        for (int d = 0; d < dims.length; d++) {
            Check.same(dims[d], shape.getDim(d), "dimension of a cut");
            Check.same(rings[d], shape.getPeriod(d), "ring of a cut");
        }
        part.free();
    }
}
