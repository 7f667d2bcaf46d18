package mpi;

import org.sluicempi.runtime.face.GroupedCommunicator;
import org.sluicempi.runtime.face.Members;

/** A communicator between two groups: the destination of a message and its source are ranks of the other group. */
public class Intercomm extends Comm {
    Intercomm(GroupedCommunicator part) {
        super(part);
        group = remote();
    }

    private Group remote() {
        return new Group(new mpjdev.Group(Members.remoteOf(core())));
    }

    /** Collective over both groups: the same ranks, matching of its own. */
    @Override
    public Object clone() throws MPIException {
        return Core.get(() -> new Intercomm(part().dup()));
    }

    @Override
    public boolean Test_inter() throws MPIException {
        return true;
    }

    public int Remote_size() throws MPIException {
        return Core.get(() -> core().remoteSize());
    }

    public Group Remote_group() throws MPIException {
        return Core.get(this::remote);
    }

    /**
     * Collective over both groups: one communicator of all ranks.
     *
     * @param high whether this group's ranks come last
     */
    public Intracomm Merge(boolean high) throws MPIException {
        return Core.get(() -> new Intracomm(GroupedCommunicator.of(core().merge(high))));
    }
}
