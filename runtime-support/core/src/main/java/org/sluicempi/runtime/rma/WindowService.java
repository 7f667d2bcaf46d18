package org.sluicempi.runtime.rma;

import java.nio.Buffer;
import java.util.Map;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;

/** The windows of one rank. All methods are collective over the communicator. */
public interface WindowService {
    /**
     * Those of a rank.
     *
     * @param call what the exception of an engine without it names
     * @throws MpiError UNSUPPORTED_OPERATION if the engine has none
     */
    static WindowService of(Rank rank, String call) {
        return rank.service(WindowService.class, call);
    }

    /**
     * Every way to make one begins with this: libraries do not look, and MPICH ends with signal 11.
     *
     * @throws MpiError COMM for an intercommunicator
     */
    static void checkOneGroup(Communicator communicator) {
        if (communicator.inter()) {
            throw new MpiError(ErrorClass.COMM, "a window on an intercommunicator");
        }
    }

    /**
     * MPI_Win_create.
     *
     * @param memory as {@link WindowMemory#check} wants it
     * @param unit bytes that a displacement counts
     */
    Window create(Communicator communicator, Buffer memory, long bytes, int unit, Map<String, String> info);

    /**
     * MPI_Win_allocate or, for {@code shared}, MPI_Win_allocate_shared.
     *
     * @return a window whose {@link Window#memory} is the memory of this rank
     */
    Window allocate(Communicator communicator, long bytes, int unit, boolean shared, Map<String, String> info);

    /** MPI_Win_create_dynamic. */
    Window createDynamic(Communicator communicator, Map<String, String> info);
}
