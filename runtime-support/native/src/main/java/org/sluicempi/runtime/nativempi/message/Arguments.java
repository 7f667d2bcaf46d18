package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.Mpi;

/** The checks of MPI 4.1, section 3.2, each with the error class that the standard names. */
public final class Arguments {
    private Arguments() {}

    public static void dest(int dest, int size) {
        if ((dest < 0 || dest >= size) && dest != Communicator.PROC_NULL) {
            throw new MpiError(
                    ErrorClass.RANK, "destination " + dest + " is not in a communicator of " + size + " ranks");
        }
    }

    public static void source(int source, int size) {
        if ((source < 0 || source >= size) && source != Communicator.PROC_NULL && source != Communicator.ANY_SOURCE) {
            throw new MpiError(ErrorClass.RANK, "source " + source + " is not in a communicator of " + size + " ranks");
        }
    }

    public static void tag(int tag, int most) {
        if (tag < 0 || tag > most) {
            throw new MpiError(ErrorClass.TAG, "tag of a send: " + tag + " (must be 0 to " + most + ")");
        }
    }

    public static void tagOrAny(int tag, int most) {
        if ((tag < 0 || tag > most) && tag != Communicator.ANY_TAG) {
            throw new MpiError(
                    ErrorClass.TAG, "tag of a receive: " + tag + " (must be 0 to " + most + " or the wildcard)");
        }
    }

    /**
     * @throws MpiError {@link ErrorClass#TRUNCATE} if the message is longer than the receive, in the library's words: whether
     *     it finds that out itself depends on the way that a message takes, and a program must not see which one it was
     */
    static void fits(Status status, UserBuffer into, CommContext comm, int source, int tag) {
        if (status.bytes() > into.bytes()) {
            throw Mpi.error(Mpi.ERR_TRUNCATE, Descriptions.receive(comm, into, source, tag));
        }
    }
}
