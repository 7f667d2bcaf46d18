package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/** Tells which sends a delta send can stand for; all others are left to the plain send, which refuses them. */
final class SendArguments {
    private SendArguments() {}

    /** Whether a send would accept these arguments, and the message may have its place before its end. */
    static boolean inPlace(Communicator comm, UserBuffer data, int dest, int tag) {
        if (comm == null || data == null) {
            return false;
        }
        try {
            comm.checkSend(data, dest, tag);
            return !comm.inter();
        } catch (MpiError refused) {
            return false;
        }
    }

    /** A message to this rank itself crosses no link; one of a datatype with gaps has no ranges of places. */
    static boolean worthAPiece(Communicator comm, UserBuffer data, int dest) {
        boolean self = dest == comm.rank();
        return !self && data.count() > 0 && data.type().size() > 0 && Extent.whole(data);
    }
}
