package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/** Tells which sends can be cut into pieces; all others are left to the plain send, which accepts or refuses them. */
final class SendArguments {
    private SendArguments() {}

    static boolean cuttable(Communicator comm, UserBuffer data, int dest, int tag) {
        return comm != null && data != null && tag >= 0 && peer(comm, dest) && range(data);
    }

    /** A message to this rank itself or to nobody crosses no link, so cutting it would bring nothing. */
    private static boolean peer(Communicator comm, int dest) {
        try {
            return dest >= 0 && dest < comm.size() && dest != comm.rank();
        } catch (MpiError freed) {
            return false;
        }
    }

    private static boolean range(UserBuffer data) {
        try {
            data.check();
            return data.count() > 0 && Extent.whole(data.type());
        } catch (MpiError refused) {
            return false;
        }
    }
}
