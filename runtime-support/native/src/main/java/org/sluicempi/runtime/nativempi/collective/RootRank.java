package org.sluicempi.runtime.nativempi.collective;

import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.collective.Checks;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.Mpi;

/**
 * The root of an operation, as this rank sees it.
 *
 * @param number what the library is told
 * @param here whether this rank is the root
 * @param idle whether this rank has no part in it, being beside the root of an intercommunicator
 */
record RootRank(int number, boolean here, boolean idle) {
    /** @throws org.sluicempi.runtime.MpiError ROOT if it means nothing here */
    static RootRank of(int root, CommContext comm) {
        if (!comm.inter()) {
            Checks.root(root, comm.size());
            return new RootRank(root, root == comm.rank(), false);
        } else if (root == Collectives.ROOT) {
            return new RootRank(Mpi.ROOT, true, false);
        } else if (root == Communicator.PROC_NULL) {
            return new RootRank(Mpi.PROC_NULL, false, true);
        }
        Checks.root(root, comm.remoteSize());
        return new RootRank(root, false, false);
    }
}
