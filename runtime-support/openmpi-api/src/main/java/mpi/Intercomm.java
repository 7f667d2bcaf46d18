package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.face.Members;

/** A communicator between two groups: sends go to, receives come from ranks of the other one. */
public final class Intercomm extends Comm {
    Intercomm(Communicator core, Errhandler handler) {
        super(core, handler);
    }

    @Override
    Intercomm like(Communicator core) {
        return new Intercomm(core, handler());
    }

    @Override
    public Intercomm clone() {
        return (Intercomm) super.clone();
    }

    @Override
    public Intercomm dup() throws MPIException {
        return (Intercomm) super.dup();
    }

    @Override
    public Intercomm iDup() throws MPIException {
        return (Intercomm) super.iDup();
    }

    @Override
    public Intercomm dupWithInfo(Info info) throws MPIException {
        return (Intercomm) super.dupWithInfo(info);
    }

    public int getRemoteSize() throws MPIException {
        return get(() -> core().remoteSize());
    }

    public Group getRemoteGroup() throws MPIException {
        return get(() -> new Group(Members.remoteOf(core())));
    }

    /** Collective over both groups: one communicator of all ranks, those that say {@code high} last. */
    public Intracomm merge(boolean high) throws MPIException {
        return get(() -> new Intracomm(core().merge(high), handler()));
    }

    /** The communicator with those that spawned this job, the null communicator if nobody did. */
    public static Intercomm getParent() throws MPIException {
        return Core.get(() -> new Intercomm(Core.rank().parent().orElse(null), MPI.COMM_WORLD.handler()));
    }
}
