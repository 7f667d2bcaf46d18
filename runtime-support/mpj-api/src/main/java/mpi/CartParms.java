package mpi;

import org.sluicempi.runtime.face.Grid;

/** The shape of a grid and a place in it. */
public class CartParms {
    public int[] dims;
    public boolean[] periods;
    public int[] coords;

    CartParms(Grid grid, int rank) {
        dims = grid.dims();
        periods = grid.periods();
        coords = grid.coords(rank);
    }
}
