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

    private final Communicator communicator;
    private final int tag;
    private final Peers local;
    private RuntimeException failure;
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

    Request startSend(UserBuffer data, int dest) {
        return startSend(data, dest, 0);
    }

    Request startReceive(UserBuffer into, int source) {
        return startReceive(into, source, 0);
    }

    /** @param way 0 or 1: messages of different ways do not match; the result may be null: nothing to wait for */
    Request startSend(UserBuffer data, int dest, int way) {
        if (failure == null) {
            try {
                return communicator.isend(SendMode.STANDARD, data, dest, tag + way);
            } catch (MpiError e) {
                fail(e);
            }
        }
        communicator.openDelta(NOTHING, dest, tag + way).abandon(reason());
        return null;
    }

    /** @param way as in {@link #startSend(UserBuffer, int, int)} */
    Request startReceive(UserBuffer into, int source, int way) {
        try {
            return communicator.irecv(into, source, tag + way);
        } catch (MpiError e) {
            fail(e);
            return communicator.irecv(new GrowingBytes().buffer(), source, tag + way);
        }
    }

    void await(List<Request> requests) {
        requests.forEach(this::await);
    }

    private void await(Request request) {
        if (request != null) {
            try {
                if (leaving) {
                    request.cancel();
                } else {
                    request.await();
                }
            } catch (MpiError e) {
                leaving |= e.errorClass() == ErrorClass.PENDING;
                fail(leaving ? new MpiError(ErrorClass.OTHER, e.getMessage(), e) : e);
                if (leaving) {
                    request.cancel();
                }
            }
        }
    }

    /** Sends and receives at once, so that a ring of such calls cannot block. */
    void exchange(UserBuffer data, int dest, UserBuffer into, int source) {
        Request receive = startReceive(into, source);
        Request send = startSend(data, dest);
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
            } catch (MpiError e) {
                fail(e);
            }
        }
    }

    /** As {@link ReduceOp#combine}. */
    void combine(ReduceOp op, UserBuffer in, UserBuffer inout) {
        if (failure == null) {
            try {
                op.combine(in, inout);
            } catch (RuntimeException e) {
                fail(e);
            }
        }
    }

    private void fail(RuntimeException e) {
        failure = failure == null ? e : failure;
    }

    private String reason() {
        return "rank " + rank() + " failed in a collective operation: "
                + (failure instanceof MpiError ? failure.getMessage() : failure.toString());
    }

    /** Takes over what has gone wrong on this side, so that the other one hears of it. */
    void heed() {
        if (failure == null) {
            failure = local.failure;
        }
        local.failure = failure;
    }

    /** Throws what has gone wrong first. */
    void finish() {
        heed();
        if (failure != null) {
            throw failure;
        }
    }
}
