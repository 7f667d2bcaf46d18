package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** The engine's own blocking send of a message. */
record PlainSend(Communicator comm, UserBuffer data, int dest, int tag) implements Blocking<MpiError> {
    @Override
    public void check(int count) {
        comm.checkSend(part(count), dest, tag);
    }

    @Override
    public MpiError refused(MpiError error) {
        return error;
    }

    @Override
    public void send(int count) {
        comm.send(SendMode.STANDARD, part(count), dest, tag);
    }

    private UserBuffer part(int count) {
        boolean whole = data == null || count == data.count();
        return whole ? data : new UserBuffer(data.storage(), data.offset(), count, data.type());
    }
}
