package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.GroupedCommunicator;

/**
 * What all calls of a communicator need. The classes between this one and {@link Comm} are no types of their own. Programs
 * use {@link Comm}.
 */
public abstract class CommBase {
    /** Null for the null communicator. */
    private GroupedCommunicator part;

    /** Whether the program may not have started MPI. */
    private boolean early;

    CommBase(GroupedCommunicator part) {
        this.part = part;
    }

    /** To be called for one that there is before the start of MPI. */
    final void waitForStart() {
        early = true;
    }

    /** @throws MpiError {@link ErrorClass#COMM} if this is the null communicator, OTHER before the start of MPI */
    final GroupedCommunicator part() {
        if (part == null) {
            throw new MpiError(ErrorClass.COMM, "the null communicator has no ranks");
        } else if (early) {
            MPI.RANK.checkStarted();
            early = false;
        }
        return part;
    }

    final Communicator core() {
        return part().communicator();
    }

    final boolean isVoid() {
        return part == null;
    }

    /** Whether {@link #part} throws. */
    final boolean unusable() {
        return part == null || early && !MPI.RANK.started();
    }

    /** Makes this the null communicator. */
    final void forget() {
        part = null;
    }
}
