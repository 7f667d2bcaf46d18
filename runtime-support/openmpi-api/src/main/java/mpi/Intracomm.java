package mpi;

import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Grid;
import org.sluicempi.runtime.face.Part;

/** A communicator within one group of ranks. */
public class Intracomm extends Comm {
    Intracomm(Part part) {
        super(part);
    }

    /** Collective: the same ranks, matching of its own. As {@link #dup}, but an error is a {@link MpiError}. */
    @Override
    public Intracomm clone() {
        return new Intracomm(part().dup());
    }

    /** Collective: the same ranks, matching of its own. */
    @Override
    public Intracomm dup() throws MPIException {
        return Core.get(this::clone);
    }

    /**
     * Collective: one communicator per colour, its ranks in the order of {@code key}, then of their rank here.
     *
     * @param colour {@link MPI#UNDEFINED} to get the null communicator
     */
    public final Intracomm split(int colour, int key) throws MPIException {
        return Core.get(() -> new Intracomm(part().split(colour, key).orElse(null)));
    }

    /** Collective: the communicator of this group; the null communicator at the other ranks. */
    public final Intracomm create(Group group) throws MPIException {
        return Core.get(() -> new Intracomm(part().create(group.members()).orElse(null)));
    }

    /**
     * Collective: the first ranks laid out as a grid; the null communicator at the ranks that have no place in it.
     *
     * @param reorder allows a better fit to the machine; this runtime keeps the order
     */
    public final CartComm createCart(int[] dims, boolean[] periods, boolean reorder) throws MPIException {
        return Core.get(() -> new CartComm(part().cart(new Grid(dims, periods)).orElse(null)));
    }

    /** Inclusive prefix reduction. */
    public final void scan(Object sendbuf, Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        Core.run(() -> all().scan(Core.buffer(sendbuf, count, type), Core.buffer(recvbuf, count, type), op.core()));
    }

    /** Inclusive prefix reduction in place. */
    public final void scan(Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        Core.run(() -> all().scan(null, Core.buffer(recvbuf, count, type), op.core()));
    }

    /** Exclusive prefix reduction; the receive buffer of rank 0 is left as it was. */
    public final void exScan(Object sendbuf, Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        Core.run(() -> all().exscan(Core.buffer(sendbuf, count, type), Core.buffer(recvbuf, count, type), op.core()));
    }

    /** Exclusive prefix reduction in place; the buffer of rank 0 is left as it was. */
    public final void exScan(Object buf, int count, Datatype type, Op op) throws MPIException {
        Core.run(() -> all().exscan(null, Core.buffer(buf, count, type), op.core()));
    }
}
