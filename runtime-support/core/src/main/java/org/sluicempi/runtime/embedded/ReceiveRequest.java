package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** A receive, posted or matched. */
final class ReceiveRequest extends EmbeddedRequest {
    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    UserBuffer into;
    private int source;
    private int tag;
    /** Ended well by one plain message. */
    private boolean plain;
    /** Parts of a message in pieces that are in place, in bytes of the message. */
    private final RangeSet arrived = new RangeSet();
    /** Data are in place but, by the clock of the link, still under way. */
    private volatile boolean held;

    ReceiveRequest(EmbeddedCommunicator comm, UserBuffer into, int source, int tag) {
        super(comm);
        this.into = into;
        this.source = source;
        this.tag = tag;
    }

    /** A new receive, as the constructor makes it, of one that is {@link #reusable}. */
    void set(UserBuffer newInto, int newSource, int newTag) {
        reset();
        plain = false;
        into = newInto;
        source = newSource;
        tag = newTag;
    }

    /**
     * Whether nobody but the caller, whose wait has returned, can still use this object. What came in pieces or over a
     * link may have left it behind elsewhere.
     */
    boolean reusable() {
        boolean mine = plain && !comm.owner().job().options().timed();
        if (mine) {
            into = NOTHING;
        }
        return mine;
    }

    void hold() {
        held = true;
    }

    void release() {
        held = false;
    }

    @Override
    boolean ready() {
        return complete() && !held;
    }

    boolean fromAnySource() {
        return source == Communicator.ANY_SOURCE;
    }

    boolean matches(Message message) {
        return Matching.matches(comm.context(), source, tag, message);
    }

    /** Copies a plain message into place and ends the request, with an error if it does not fit. */
    void fill(Message message) {
        if (!typeFits(message) || !lengthFits(message)) {
            return;
        }
        try {
            if (message.bytes() > 0) {
                message.data.copyTo(into, message.bytes());
            }
            plain = true;
            complete(status(message));
        } catch (OutOfMemoryError e) {
            fail(new MpiError(ErrorClass.NO_MEM, "no memory to receive " + message.bytes() + " bytes", e));
        } catch (RuntimeException e) {
            fail(unusable(e));
        }
    }

    /** The same object as last time if it is the same. */
    private Status status(Message message) {
        Status last = lastStatus();
        boolean same = last != null
                && last.source() == message.source
                && last.tag() == message.tag
                && last.bytes() == message.bytes()
                && !last.cancelled();
        return same ? last : message.status();
    }

    /** False after failing the request because sender and receiver name different basic types. */
    boolean typeFits(Message message) {
        BasicType own = into.type().base();
        if (own == message.base || untyped(own) || untyped(message.base) || message.bytes() == 0) {
            return true;
        }
        fail(
                ErrorClass.TYPE,
                "a message of " + message.base + " from " + message.source + " tag " + message.tag + " was received as "
                        + own);
        return false;
    }

    /** False after failing the request because the message is longer than the receive. */
    boolean lengthFits(Message message) {
        if (message.bytes() <= into.bytes()) {
            return true;
        }
        fail(
                ErrorClass.TRUNCATE,
                "a message of " + message.bytes() + " bytes from " + message.source + " tag " + message.tag
                        + " does not fit a receive of " + into.bytes() + " bytes");
        return false;
    }

    private static boolean untyped(BasicType type) {
        return type == BasicType.BYTE || type == BasicType.PACKED;
    }

    /** Puts a piece in its place, as far as it is inside the receive. */
    void place(UserBuffer piece, long at, long bytes) {
        long fits = Math.min(bytes, into.bytes() - at);
        if (fits > 0 && !complete()) {
            try {
                piece.copyTo(into, at, fits);
                arrived.add(at, at + fits);
            } catch (OutOfMemoryError e) {
                fail(new MpiError(ErrorClass.NO_MEM, "no memory to receive a part of " + into.bytes() + " bytes", e));
            } catch (RuntimeException e) {
                fail(unusable(e));
            }
        }
    }

    /** The sender, in whose thread this may be, has nothing to do with it. */
    MpiError unusable(RuntimeException e) {
        return new MpiError(ErrorClass.BUFFER, "the receive buffer cannot be written: " + e, e);
    }

    @Override
    void checkPeers() {
        if (Absence.of(comm, source, comm.owner().mailbox()) && takeBack()) {
            fail(Absence.error(comm, source, describe()));
        }
    }

    @Override
    public boolean takeBack() {
        return comm.owner().mailbox().withdraw(this);
    }

    @Override
    public void cancel() {
        super.cancel();
        if (takeBack()) {
            complete(new Status(Communicator.ANY_SOURCE, Communicator.ANY_TAG, 0, true));
            comm.owner().mailbox().waiters.signalReady();
        }
    }

    @Override
    public void awaitElements(int from, int to) {
        long size = into.type().size();
        long first = Math.max(0, from) * size;
        long end = Math.min(into.count(), to) * size;
        if (first < end && !arrived.contains(first, end)) {
            comm.owner().await(new Condition() {
                @Override
                boolean ready() {
                    return ReceiveRequest.this.ready() || arrived.contains(first, end);
                }

                @Override
                void checkPeers() {
                    ReceiveRequest.this.checkPeers();
                }

                @Override
                ErrorClass whenInterrupted() {
                    return ErrorClass.PENDING;
                }

                @Override
                String describe() {
                    return ReceiveRequest.this.describe() + ", elements " + from + " to " + to;
                }
            });
        }
        if (ready()) {
            result();
        }
    }

    @Override
    public int arrivedUpTo(int from) {
        comm.owner().progress();
        if (ready()) {
            result();
            return Integer.MAX_VALUE;
        }
        int size = into.type().size();
        return size == 0 || from < 0 ? from : Math.toIntExact(arrived.endOfRun((long) from * size) / size);
    }

    @Override
    String describe() {
        return Descriptions.receive(comm, into, source, tag);
    }
}
