package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A message that is longer than its receive. */
final class Truncation {
    private Truncation() {}

    /** @throws MpiError {@link ErrorClass#TRUNCATE} if the message is longer than the receive */
    static void check(Status status, UserBuffer into) {
        if (status.bytes() > into.bytes()) {
            throw new MpiError(
                    ErrorClass.TRUNCATE,
                    "a message of " + status.bytes() + " bytes from " + status.source() + " tag " + status.tag()
                            + " does not fit a receive of " + into.bytes() + " bytes");
        }
    }
}
