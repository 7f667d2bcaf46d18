package org.sluicempi.runtime.delta;

import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;

/**
 * A message between its beginning and its end. The engine's stream is opened with the first piece, or when another message
 * to the same rank would overtake this one; a message for which neither happens before its end goes as the plain blocking
 * send that stood in the program.
 *
 * <p>Guarded by its own lock: the thread that has begun it may announce it while another one, which it was handed to, sends
 * its pieces. Who holds it takes at most the locks of messages begun earlier.
 */
final class OpenMessage implements OpenSends.Message {
    private static final String NO_REASON = "the sender has given the message up, and has not said why";

    private final SendMode mode;
    private final Communicator comm;
    private final UserBuffer data;
    private final int dest;
    private final int tag;
    private final OpenSends open;
    /** False: its place is that of its end. */
    private boolean announceNow;

    /** It has gone, or is going, as a plain send. */
    private boolean plain;

    private DeltaStream stream;

    /** Begins a message that has its place among the others from now on; a synchronous one gets it at its end on every engine. */
    OpenMessage(PlainSend plain) {
        mode = plain.mode();
        comm = plain.comm();
        data = plain.data();
        dest = plain.dest();
        tag = plain.tag();
        open = comm.owner().openSends();
        announceNow = mode != SendMode.SYNCHRONOUS;
        if (announceNow) {
            open.add(this);
        }
    }

    Communicator comm() {
        return comm;
    }

    UserBuffer data() {
        return data;
    }

    int dest() {
        return dest;
    }

    int tag() {
        return tag;
    }

    /** Its place is that of its end. Only before anything has left. */
    synchronized void announceAtEnd() {
        if (stream == null && !plain) {
            announceNow = false;
            open.remove(this);
        }
    }

    /** Whether {@link #abandon} leaves nothing of it. */
    synchronized boolean isForgettable() {
        return !announceNow;
    }

    /** Opened now if it has not been. */
    synchronized DeltaStream stream() {
        if (stream == null && announceNow) {
            open.before(this, comm, dest);
            announce();
        } else if (stream == null) {
            stream = comm.openDelta(mode, data, dest, tag, false);
        }
        return stream;
    }

    @Override
    public boolean has(Communicator itsComm, int itsDest) {
        return itsComm == comm && itsDest == dest;
    }

    @Override
    public boolean on(Communicator itsComm) {
        return itsComm == comm;
    }

    @Override
    public synchronized void announce() {
        if (stream == null && !plain) {
            stream = comm.openDelta(mode, data, dest, tag, true);
            open.remove(this);
        }
    }

    /**
     * Comes to the end.
     *
     * @return the stream that ends the message; empty if it is to be a plain send of this thread now, and {@link #left} after
     *     that
     */
    synchronized Optional<DeltaStream> ending() {
        if (stream == null && announceNow) {
            if (open.fromElsewhere(this) || mayBeOvertaken()) {
                return Optional.of(stream());
            }
            open.leave(this, comm, dest);
        } else if (stream != null && !announceNow) {
            open.before(comm, dest);
        }
        plain = stream == null;
        return Optional.ofNullable(stream);
    }

    /**
     * Whether another thread may end a later message while this one, which has its place by then, has not left yet: between
     * taking the place and the library's send nothing is locked, as that send may block.
     */
    private boolean mayBeOvertaken() {
        return comm.owner().threadLevel() == ThreadLevel.MULTIPLE && open.isFollowed(this, comm, dest);
    }

    /** The plain send has been made, or refused. */
    void left() {
        open.remove(this);
    }

    /** Its receiver is told, whatever has left; one whose place is that of its end is forgotten. Never throws. */
    @Override
    public synchronized void abandon(String given) {
        if (plain) {
            return;
        }
        // exceptions need not have a text, and programs hand on the one of theirs
        String reason = given == null ? NO_REASON : given;
        try {
            if (announceNow) {
                stream();
            }
            if (stream != null) {
                stream.abandon(reason);
            }
        } catch (MpiError unreachable) {
            // nobody can be told
            open.remove(this);
        } catch (OutOfMemoryError notYet) {
            // keeps its place, so that the end of MPI tells
            return;
        }
    }
}
