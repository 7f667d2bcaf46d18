package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.Mpi;

/** A message that is longer than its receive. */
final class Truncation {
    private Truncation() {}

    /**
     * @throws MpiError {@link ErrorClass#TRUNCATE} if the message is longer than the receive, in the library's words: whether
     *     it finds that out itself depends on the way that a message takes, and a program must not see which one it was
     */
    static void check(Status status, UserBuffer into, CommContext comm, int source, int tag) {
        if (status.bytes() > into.bytes()) {
            throw Mpi.error(Mpi.ERR_TRUNCATE, Descriptions.receive(comm, into, source, tag));
        }
    }
}
