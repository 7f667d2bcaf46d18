package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Part;

/**
 * What all calls of a communicator need. The classes between this one and {@link Comm} are no types of their own. Programs
 * use {@link Comm}.
 */
public abstract class CommBase {
    /** Null for the null communicator. */
    private Part part;

    CommBase(Part part) {
        this.part = part;
    }

    /** @throws MpiError {@link ErrorClass#COMM} if this is the null communicator */
    final Part part() {
        if (part == null) {
            throw new MpiError(ErrorClass.COMM, "the null communicator has no ranks");
        }
        return part;
    }

    final Communicator core() {
        return part().communicator();
    }

    final boolean isVoid() {
        return part == null;
    }

    /** Makes this the null communicator. */
    final void forget() {
        part = null;
    }
}
