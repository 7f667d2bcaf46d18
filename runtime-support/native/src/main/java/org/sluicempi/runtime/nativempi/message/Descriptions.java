package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.CommContext;

/** Words for operations, for messages to the user. */
final class Descriptions {
    private Descriptions() {}

    static String send(SendMode mode, CommContext comm, int dest, int tag) {
        return "send (" + mode + ") to rank " + dest + " tag " + tag + " of " + comm.name();
    }

    static String receive(CommContext comm, UserBuffer into, int source, int tag) {
        return "receive of up to " + into.bytes() + " bytes from "
                + (source == Communicator.ANY_SOURCE ? "any rank" : "rank " + source)
                + (tag == Communicator.ANY_TAG ? ", any tag" : ", tag " + tag) + ", of " + comm.name();
    }
}
