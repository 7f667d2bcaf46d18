package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.face.BalancedDims;
import org.sluicempi.runtime.face.Grid;

/** A communicator whose ranks are laid out as a grid. */
public final class CartComm extends Intracomm {
    CartComm(Communicator core, Errhandler handler) {
        super(core, handler);
    }

    @Override
    CartComm like(Communicator core) {
        return new CartComm(core, handler());
    }

    @Override
    public CartComm clone() {
        return (CartComm) super.clone();
    }

    @Override
    public CartComm dup() throws MPIException {
        return (CartComm) super.dup();
    }

    @Override
    public CartComm iDup() throws MPIException {
        return (CartComm) super.iDup();
    }

    @Override
    public CartComm dupWithInfo(Info info) throws MPIException {
        return (CartComm) super.dupWithInfo(info);
    }

    public CartParms getTopo() throws MPIException {
        return get(() -> new CartParms(grid(), core().rank()));
    }

    /** The rank at these coordinates, which are taken modulo the dimension where it is a ring. */
    public int getRank(int[] coords) throws MPIException {
        return get(() -> grid().rank(coords));
    }

    public int[] getCoords(int rank) throws MPIException {
        return get(() -> grid().coords(rank));
    }

    public ShiftParms shift(int direction, int disp) throws MPIException {
        return get(() -> new ShiftParms(grid().shift(core().rank(), direction, disp)));
    }

    /** Collective: one grid for each combination of the coordinates that do not remain. */
    public CartComm sub(boolean[] remainDims) throws MPIException {
        return get(() -> new CartComm(part().sub(remainDims).communicator(), handler()));
    }

    /** The rank that this process would get in such a grid, {@link MPI#UNDEFINED} if it would get none. Local. */
    public int map(int[] dims, boolean[] periods) throws MPIException {
        return get(() -> new Grid(dims, periods).map(core().rank()));
    }

    /** Fills the zeros in {@code dims} so that the product is {@code nodes}, as balanced as can be. */
    public static void createDims(int nodes, int[] dims) throws MPIException {
        Core.act(() -> BalancedDims.fill(nodes, dims));
    }

    private Grid grid() {
        return part().grid();
    }
}
