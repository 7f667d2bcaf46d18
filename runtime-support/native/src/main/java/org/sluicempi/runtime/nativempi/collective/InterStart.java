package org.sluicempi.runtime.nativempi.collective;

import java.util.Arrays;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.Abi;
import org.sluicempi.runtime.nativempi.library.CollectiveCalls;
import org.sluicempi.runtime.nativempi.library.DataArgument;
import org.sluicempi.runtime.nativempi.library.DataArguments;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

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
     * Starts a broadcast. That of MPICH 4.0 delivers nothing, and reports no error, from a root that is not rank 0 of its
     * group, in C programs too. A scatter of the same data for everybody does; a library with the ABI of MPI 5 may be a layer
     * over that one.
     *
     * @param data this rank's, {@link DataArgument#IDLE} where it has no part
     */
    static int bcast(DataArgument data, RootRank who, CommContext comm, OperationMemory memory, long request)
            throws Throwable {
        if (OPEN_MPI) {
            DataArgument moved = movesOne(comm, data.count(), request) ? DataArgument.IDLE : data;
            return CollectiveCalls.bcast(moved, who.number(), comm.handle(), request);
        }
        DataArgument into = who.here() ? DataArgument.IDLE : data;
        DataArguments from = who.here() ? forEach(data, comm.peers(), memory) : DataArguments.NONE;
        return CollectiveCalls.scatterv(from, into, who.number(), comm.handle(), request);
    }

    private static DataArguments forEach(DataArgument data, int peers, OperationMemory memory) {
        int[] counts = new int[peers];
        Arrays.fill(counts, data.count());
        long sizes = memory.ints(counts, peers);
        return new DataArguments(data.address(), sizes, memory.ints(new int[peers], peers), data.type());
    }
}
