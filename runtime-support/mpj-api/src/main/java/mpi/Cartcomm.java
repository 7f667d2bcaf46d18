package mpi;

import org.sluicempi.runtime.face.BalancedDims;
import org.sluicempi.runtime.face.Grid;
import org.sluicempi.runtime.face.GroupedCommunicator;

/** A communicator whose ranks are laid out as a grid. */
public class Cartcomm extends Intracomm {
    Cartcomm(GroupedCommunicator part) {
        super(part);
    }

    /** Collective: the same ranks, the same grid, matching of its own. */
    @Override
    public Object clone() throws MPIException {
        return Core.get(() -> new Cartcomm(part().dup()));
    }

    public CartParms Get() throws MPIException {
        return Core.get(() -> new CartParms(grid(), core().rank()));
    }

    /** The rank at these coordinates, which are taken modulo the dimension where it is a ring. */
    public int Rank(int[] coords) throws MPIException {
        return Core.get(() -> grid().rank(coords));
    }

    public int[] Coords(int rank) throws MPIException {
        return Core.get(() -> grid().coords(rank));
    }

    public ShiftParms Shift(int direction, int disp) throws MPIException {
        return Core.get(() -> new ShiftParms(grid().shift(core().rank(), direction, disp)));
    }

    /** Collective: one grid for each combination of the coordinates that do not remain. */
    public Cartcomm Sub(boolean[] remain_dims) throws MPIException {
        return Core.get(() -> new Cartcomm(part().sub(remain_dims)));
    }

    /**
     * The rank that the calling process would have in a grid of this shape: its own, as this runtime keeps the order;
     * {@link MPI#UNDEFINED} if it would have no place.
     *
     * @throws MPIException if there are fewer ranks than places
     */
    public int Map(int[] dims, boolean[] periods) throws MPIException {
        return Core.get(() -> MPI.mapped(core(), new Grid(dims, periods).size()));
    }

    @Override
    public int Topo_test() throws MPIException {
        return MPI.CART;
    }

    /** Fills the zeros in {@code dims} so that the product is {@code nodes}, as balanced as can be. */
    public static void Dims_create(int nodes, int[] dims) throws MPIException {
        Core.act(() -> BalancedDims.fill(nodes, dims));
    }

    private Grid grid() {
        return part().grid();
    }
}
