package org.sluicempi.runtime.engine;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** What is wrong with the leaders of two groups that are to be joined (MPI 4.1, section 7.6.2). */
public final class Leaders {
    private Leaders() {}

    /** The groups are not disjoint. */
    public static MpiError inBoth(int process) {
        return new MpiError(ErrorClass.COMM, "process " + process + " is in both groups of an intercommunicator");
    }
}
