package org.sluicempi.runtime.engine;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** A message that is not cut after all: its end is the blocking send. */
final class WholeDeltaStream implements DeltaStream {
    private final Communicator comm;
    private final SendMode mode;
    private final UserBuffer data;
    private final int dest;
    private final int tag;
    private boolean open = true;

    WholeDeltaStream(Communicator comm, SendMode mode, UserBuffer data, int dest, int tag) {
        this.comm = comm;
        this.mode = mode;
        this.data = data;
        this.dest = dest;
        this.tag = tag;
    }

    @Override
    public int pieceLimit() {
        return Integer.MAX_VALUE;
    }

    @Override
    public boolean idle() {
        return true;
    }

    @Override
    public void piece(int from, int to) {
        if (!open || from < 0 || to > data.count() || from > to) {
            throw new MpiError(ErrorClass.ARG, "piece " + from + " to " + to + " of " + data.count() + " elements");
        }
    }

    @Override
    public void end(int total) {
        if (!open || total < 0 || total > data.count()) {
            throw new MpiError(ErrorClass.COUNT, "end at " + total + " elements of at most " + data.count());
        }
        open = false;
        comm.send(mode, data.slice(0, total), dest, tag);
    }

    @Override
    public void abandon(String reason) {
        // its receiver waits for a message that does not come, as for a send that is never reached
        open = false;
    }
}
