package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;

/** A communicator within one group of ranks. */
public class Intracomm extends Comm {
    Intracomm(Communicator core) {
        super(core);
    }

    /** Collective: the same ranks, matching of its own. As {@link #dup}, but an error is a {@link MpiError}. */
    @Override
    public Intracomm clone() {
        return new Intracomm(core().dup());
    }

    /** Collective: the same ranks, matching of its own. */
    public Intracomm dup() throws MPIException {
        return Core.get(this::clone);
    }

    /**
     * Collective: one communicator per colour, its ranks in the order of {@code key}, then of their rank here.
     *
     * @param colour {@link MPI#UNDEFINED} to get the null communicator
     */
    public final Intracomm split(int colour, int key) throws MPIException {
        return Core.get(() -> new Intracomm(core().split(colour, key).orElse(null)));
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
