package org.sluicempi.runtime.engine;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** What is wrong with the leaders of two groups that are to be joined (MPI 4.1, section 7.6.2). */
public final class Leaders {
    private Leaders() {}

    /**
     * That the group has such a rank.
     *
     * @throws MpiError RANK
     */
    public static void local(int leader, int size) {
        check("local", leader, size);
    }

    /**
     * That the communicator between the leaders has such a rank.
     *
     * @param peers how many ranks the other leader can be
     * @throws MpiError RANK, also for {@code PROC_NULL}
     */
    public static void remote(int leader, int peers) {
        check("remote", leader, peers);
    }

    private static void check(String which, int leader, int ranks) {
        if (leader < 0 || leader >= ranks) {
            throw new MpiError(
                    ErrorClass.RANK, which + " leader " + leader + " is not in a communicator of " + ranks + " ranks");
        }
    }

    /** The communicator between the leaders is none; that of an API that was freed may be. */
    public static MpiError noBridge() {
        return new MpiError(ErrorClass.COMM, "the communicator between the leaders is null or has been freed");
    }

    /** The groups are not disjoint. */
    public static MpiError inBoth(int process) {
        return new MpiError(ErrorClass.COMM, "process " + process + " is in both groups of an intercommunicator");
    }
}
