package org.sluicempi.runtime.nativempi.collective;

import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.Abi;
import org.sluicempi.runtime.nativempi.library.CollectiveCalls;
import org.sluicempi.runtime.nativempi.library.DataArgument;
import org.sluicempi.runtime.nativempi.library.Mpi;

/** How nonblocking operations with a root begin between two groups, where a library needs other arguments than the program's. */
final class InterStart {
    private static final boolean OPEN_MPI = Mpi.LIBRARY.family() == Abi.Family.OPEN_MPI;

    private InterStart() {}

    /**
     * Whether a broadcast or reduction of so many elements must move one that nobody looks at. Open MPI numbers the
     * nonblocking operations of a communicator, but not one of no elements, and at a rank without a part in it the count is
     * not known ({@link DataArgument#IDLE}): all have to take the same number.
     *
     * @param request as in {@link Execution.Call#make}
     */
    static boolean movesOne(CommContext comm, int count, long request) {
        return OPEN_MPI && count == 0 && request != 0 && comm.inter();
    }

    /**
     * Starts a broadcast.
     *
     * @param data this rank's, {@link DataArgument#IDLE} where it has no part
     */
    static int bcast(DataArgument data, RootRank who, CommContext comm, long request) throws Throwable {
        DataArgument moved = movesOne(comm, data.count(), request) ? DataArgument.IDLE : data;
        return CollectiveCalls.bcast(moved, who.number(), comm.handle(), request);
    }
}
