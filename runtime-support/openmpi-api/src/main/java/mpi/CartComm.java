package mpi;

import org.sluicempi.runtime.face.BalancedDims;
import org.sluicempi.runtime.face.Grid;
import org.sluicempi.runtime.face.Part;

/** A communicator whose ranks are laid out as a grid. */
public final class CartComm extends Intracomm {
    CartComm(Part part) {
        super(part);
    }

    @Override
    public CartComm clone() {
        return new CartComm(part().dup());
    }

    /** Collective: the same ranks, the same grid, matching of its own. */
    @Override
    public CartComm dup() throws MPIException {
        return Core.get(this::clone);
    }

    public CartParms getTopo() throws MPIException {
        return Core.get(() -> new CartParms(grid(), core().rank()));
    }

    /** The rank at these coordinates, which are taken modulo the dimension where it is a ring. */
    public int getRank(int[] coords) throws MPIException {
        return Core.get(() -> grid().rank(coords));
    }

    public int[] getCoords(int rank) throws MPIException {
        return Core.get(() -> grid().coords(rank));
    }

    public ShiftParms shift(int direction, int disp) throws MPIException {
        return Core.get(() -> new ShiftParms(grid().shift(core().rank(), direction, disp)));
    }

    /** Collective: one grid for each combination of the coordinates that do not remain. */
    public CartComm sub(boolean[] remainDims) throws MPIException {
        return Core.get(() -> new CartComm(part().sub(remainDims)));
    }

    /** Fills the zeros in {@code dims} so that the product is {@code nodes}, as balanced as can be. */
    public static void createDims(int nodes, int[] dims) throws MPIException {
        Core.run(() -> BalancedDims.fill(nodes, dims));
    }

    private Grid grid() {
        return part().grid();
    }
}
