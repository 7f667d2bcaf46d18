package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** The engine's own blocking send of a message. */
record PlainSend(SendMode mode, Communicator comm, UserBuffer data, int dest, int tag) implements Blocking<MpiError> {
    /** Nothing to send. */
    static final PlainSend NONE = new PlainSend(SendMode.STANDARD, null, null, Communicator.PROC_NULL, 0);

    /** Elements of the whole message. */
    int count() {
        return data == null ? 0 : data.count();
    }

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
        comm.send(mode, part(count), dest, tag);
    }

    private UserBuffer part(int count) {
        boolean whole = data == null || count == data.count();
        return whole ? data : new UserBuffer(data.storage(), data.offset(), count, data.type());
    }
}
