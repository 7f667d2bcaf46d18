package org.sluicempi.runtime.collective;

import java.util.List;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.GrowingBytes;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/**
 * The messages of one collective operation, told from those of others by their tag. What goes wrong here is kept until
 * {@link #finish}: the operation goes through all its steps, but whoever would get data is told of the failure instead.
 * So nobody waits for a rank that has given up, and no message is left over for the next operation.
 */
final class Peers {
    /** A message of no elements. */
    static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    private static final int TAGS = 2;

    /** So begins what is told of a failure of the program's own code. */
    private static final String OWN = "the program's own operation failed at rank ";

    private final Communicator communicator;
    private final int tag;
    private final Peers local;
    private Throwable failure;
    /** It is one of the program's own code. */
    private boolean own;
    /** Interrupted: nothing is waited for any more. */
    private boolean leaving;

    /** @param sequence number of the operation on these channels */
    Peers(Channels channels, int sequence) {
        this.communicator = channels.whole();
        this.tag = (sequence & Integer.MAX_VALUE / TAGS) * TAGS;
        this.local = channels.local() == channels.whole() ? this : new Peers(channels.local(), tag);
    }

    private Peers(Communicator local, int tag) {
        this.communicator = local;
        this.tag = tag;
        this.local = this;
    }

    /** Of an intercommunicator, this side of it, with a failure of its own; otherwise this object. */
    Peers local() {
        return local;
    }

    int rank() {
        return communicator.rank();
    }

    /** Number of ranks on this side. */
    int size() {
        return communicator.size();
    }

    void send(UserBuffer data, int dest) {
        await(startSend(data, dest));
    }

    void receive(UserBuffer into, int source) {
        await(startReceive(into, source));
    }

    Begun startSend(UserBuffer data, int dest) {
        return startSend(data, dest, 0);
    }

    Begun startReceive(UserBuffer into, int source) {
        return startReceive(into, source, 0);
    }

    /**
     * A message under way.
     *
     * @param request null if nothing is to be waited for
     * @param instead takes its place if it is taken back, so that its peer does not wait
     */
    record Begun(Request request, Runnable instead) {}

    /** @param way 0 or 1: messages of different ways do not match */
    Begun startSend(UserBuffer data, int dest, int way) {
        Runnable instead = () -> tell(dest, way);
        if (failure == null) {
            try {
                return new Begun(communicator.isend(SendMode.STANDARD, data, dest, tag + way), instead);
            } catch (MpiError | OutOfMemoryError e) {
                fail(e);
            }
        }
        instead.run();
        return new Begun(null, instead);
    }

    /** Whoever waits for data hears of the failure. */
    private void tell(int dest, int way) {
        communicator.openDelta(NOTHING, dest, tag + way).abandon(reason());
    }

    /** @param way as in {@link #startSend(UserBuffer, int, int)} */
    Begun startReceive(UserBuffer into, int source, int way) {
        Runnable instead = () -> receiveForNobody(source, way);
        try {
            return new Begun(communicator.irecv(into, source, tag + way), instead);
        } catch (MpiError | OutOfMemoryError e) {
            fail(e);
            return new Begun(receiveForNobody(source, way), instead);
        }
    }

    private Request receiveForNobody(int source, int way) {
        return communicator.irecv(new GrowingBytes().buffer(), source, tag + way);
    }

    /** As {@link Scratch#like}; what is given for want of memory holds nothing, and the operation has failed here. */
    UserBuffer scratch(UserBuffer buffer) {
        try {
            return Scratch.like(buffer);
        } catch (OutOfMemoryError | RuntimeException e) {
            fail(e);
            return NOTHING;
        }
    }

    void await(List<Begun> messages) {
        messages.forEach(this::await);
    }

    private void await(Begun message) {
        if (message.request != null && !leaving) {
            try {
                message.request.await();
            } catch (MpiError e) {
                leaving = e.errorClass() == ErrorClass.PENDING;
                fail(leaving ? new MpiError(ErrorClass.OTHER, e.getMessage(), e) : heard(e));
            }
        }
        if (message.request != null && leaving) {
            leave(message);
        }
    }

    private static MpiError heard(MpiError news) {
        return news.errorClass() == ErrorClass.PROC_FAILED && news.getMessage().startsWith(OWN)
                ? MpiError.ofProgram(news.errorClass(), news.getMessage(), null)
                : news;
    }

    /**
     * Interrupted: no buffer of the program may be used from now on, and no peer may wait for this rank. So what has not
     * come is taken in for nobody, and what has not left becomes news of the failure. What cannot be taken back goes on to
     * its end, which is in sight: this thread is interrupted by now, and waits as ever.
     */
    private void leave(Begun message) {
        if (message.request.takeBack()) {
            message.instead.run();
        } else {
            try {
                message.request.await();
            } catch (MpiError e) {
                fail(e);
            }
        }
    }

    /** Sends and receives at once, so that a ring of such calls cannot block. */
    void exchange(UserBuffer data, int dest, UserBuffer into, int source) {
        Begun receive = startReceive(into, source);
        Begun send = startSend(data, dest);
        await(receive);
        await(send);
    }

    /**
     * Copies within this rank; the datatypes may differ as those of a send and its receive may. Fails with TRUNCATE if
     * {@code to} is too short, or as {@link UserBuffer#check} says.
     */
    void copy(UserBuffer from, UserBuffer to) {
        if (failure == null) {
            try {
                Blocks.copy(from, to);
            } catch (MpiError | OutOfMemoryError e) {
                fail(e);
            }
        }
    }

    /**
     * As {@link ReduceOp#combine}. The program's own code runs here, so whatever it throws is kept: an assertion that fails
     * or a stack that overflows must not leave the others waiting, no more than an exception may.
     */
    void combine(ReduceOp op, UserBuffer in, UserBuffer inout) {
        if (failure == null) {
            try {
                op.combine(in, inout);
            } catch (Throwable e) {
                own = true;
                fail(e);
            }
        }
    }

    private void fail(Throwable e) {
        failure = failure == null ? e : failure;
    }

    private String reason() {
        String message = failure instanceof MpiError ? failure.getMessage() : MpiError.textOf(failure);
        if (message.startsWith(OWN)) {
            return message; // heard from another one
        }
        return own ? OWN + rank() + ": " + message : "rank " + rank() + " failed in a collective operation: " + message;
    }

    /** Takes over what has gone wrong on this side, so that the other one hears of it. */
    void heed() {
        if (failure == null) {
            failure = local.failure;
            own = local.own;
        }
        local.failure = failure;
        local.own = own;
    }

    /** Throws what has gone wrong first. */
    void finish() {
        heed();
        if (failure != null) {
            throw MpiError.<RuntimeException>asItIs(failure);
        }
    }
}
