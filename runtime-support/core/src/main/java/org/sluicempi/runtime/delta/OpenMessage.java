package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.UserBuffer;

/**
 * A message between its beginning and its end. The engine's stream is opened with the first piece, or when another message
 * of the same envelope would overtake this one; a message for which neither happens before its end goes as the plain
 * blocking send that stood in the program.
 */
final class OpenMessage implements OpenSends.Message {
    private final Communicator comm;
    private final UserBuffer data;
    private final int dest;
    private final int tag;
    private final OpenSends open;
    private boolean announceNow = true;
    private DeltaStream stream;

    /** Begins a message that has its place among the others from now on. */
    OpenMessage(Communicator comm, UserBuffer data, int dest, int tag) {
        this.comm = comm;
        this.data = data;
        this.dest = dest;
        this.tag = tag;
        open = comm.owner().openSends();
        open.add(this);
    }

    Communicator comm() {
        return comm;
    }

    UserBuffer data() {
        return data;
    }

    /** Its place is that of its end. Only before anything has left. */
    void announceAtEnd() {
        if (stream == null) {
            announceNow = false;
            open.remove(this);
        }
    }

    /** Opened now if it has not been. */
    DeltaStream stream() {
        if (stream == null && announceNow) {
            open.before(this, comm, dest, tag);
            announce();
        } else if (stream == null) {
            stream = comm.openDelta(data, dest, tag, false);
        }
        return stream;
    }

    @Override
    public boolean has(Communicator itsComm, int itsDest, int itsTag) {
        return itsComm == comm && itsDest == dest && itsTag == tag;
    }

    @Override
    public void announce() {
        if (stream == null) {
            stream = comm.openDelta(data, dest, tag, true);
            open.remove(this);
        }
    }

    /**
     * Comes to the end.
     *
     * @return the stream that ends the message; null if it can still be a plain send, and then has no place any more
     */
    DeltaStream ending() {
        if (stream == null && announceNow) {
            if (open.behind(this, comm, dest, tag)) {
                return stream();
            }
            open.before(this, comm, dest, tag);
            open.remove(this);
        } else if (stream != null && !announceNow) {
            open.before(comm, dest, tag);
        }
        return stream;
    }

    /** Its receiver is told, whatever has left; one that is announced at its end is forgotten. Never throws. */
    @Override
    public void abandon(String reason) {
        try {
            if (announceNow) {
                stream();
            }
            if (stream != null) {
                stream.abandon(reason);
            }
        } catch (MpiError | OutOfMemoryError unreachable) {
            // nobody can be told
            open.remove(this);
        }
    }
}
