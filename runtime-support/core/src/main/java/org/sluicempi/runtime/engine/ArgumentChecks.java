package org.sluicempi.runtime.engine;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** The checks of MPI 4.1, section 3.2, each with the error class that the standard names. */
public final class ArgumentChecks {
    private ArgumentChecks() {}

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
        tag("a send", tag, most);
    }

    /** @param of for messages to the user, what has the tag */
    public static void tag(String of, int tag, int most) {
        if (tag < 0 || tag > most) {
            throw new MpiError(ErrorClass.TAG, "tag of " + of + ": " + tag + " (must be 0 to " + most + ")");
        }
    }

    public static void tagOrAny(int tag, int most) {
        if ((tag < 0 || tag > most) && tag != Communicator.ANY_TAG) {
            throw new MpiError(
                    ErrorClass.TAG, "tag of a receive: " + tag + " (must be 0 to " + most + " or the wildcard)");
        }
    }
}
