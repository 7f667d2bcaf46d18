package mpi;

import org.sluicempi.runtime.face.Grid;

/** The shape of a grid and a place in it. */
public final class CartParms {
    private final int[] dims;
    private final boolean[] periods;
    private final int[] coords;

    CartParms(Grid grid, int rank) {
        dims = grid.dims();
        periods = grid.periods();
        coords = grid.coords(rank);
    }

    public int getDimCount() {
        return dims.length;
    }

    public int getDim(int index) {
        return dims[index];
    }

    public boolean getPeriod(int index) {
        return periods[index];
    }

    public int getCoord(int index) {
        return coords[index];
    }
}
