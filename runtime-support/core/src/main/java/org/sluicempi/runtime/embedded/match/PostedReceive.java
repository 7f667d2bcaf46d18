package org.sluicempi.runtime.embedded.match;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.context.RankContext;

/** A receive as the matching sees it: what it takes, and where the data go. */
public abstract class PostedReceive extends EmbeddedRequest {
    /** For when there is no memory to say more. */
    private static final MpiError NO_ROOM = new MpiError(ErrorClass.NO_MEM, "no memory to receive a message");

    private static final MpiError NO_STACK =
            new MpiError(ErrorClass.NO_MEM, "the stack of the thread that was delivering a message has ended");

    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    protected UserBuffer into;
    protected int source;
    protected int tag;
    /** Parts of a message in pieces that are in place, in bytes of the message. */
    protected final RangeSet arrived = new RangeSet();

    /** In the queue of the receives that wait for a message. */
    final Line.Place<PostedReceive> place = new Line.Place<>(this);

    /** The message that is promised to it, of the sender whose promises are being looked through; otherwise null. */
    Message holder;

    /** The message that it has, as long as that is open. */
    Message lent;

    /** Number of the last search that has found a message for it. */
    long found;

    private final int context;
    /** Data are in place but, by the clock of the link, still under way. */
    private volatile boolean held;

    /** @param context id of the matching */
    protected PostedReceive(RankContext owner, int context, UserBuffer into, int source, int tag) {
        super(owner);
        this.context = context;
        this.into = into;
        this.source = source;
        this.tag = tag;
    }

    /** A new receive, as the constructor makes it, of one that is {@link #reusable}. */
    public void set(UserBuffer newInto, int newSource, int newTag) {
        reset();
        into = newInto;
        source = newSource;
        tag = newTag;
    }

    /**
     * Whether nobody but the caller, whose wait has returned, can still use this object. What came in pieces or over a
     * link may have left it behind elsewhere.
     */
    public boolean reusable() {
        boolean mine = plain() && !owner.job().timed();
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
    public boolean ready() {
        return complete() && !held;
    }

    int context() {
        return context;
    }

    int source() {
        return source;
    }

    int tag() {
        return tag;
    }

    boolean fromAnySource() {
        return source == Communicator.ANY_SOURCE;
    }

    boolean matches(Message message) {
        return Matching.matches(context, source, tag, message);
    }

    /** Copies a plain message into place and ends the request, with an error if it does not fit. */
    void fill(Message message) {
        try {
            if (!typeFits(message) || !lengthFits(message)) {
                return;
            }
            if (message.bytes() > 0) {
                message.data.copyTo(into, message.bytes());
            }
            completePlainly(status(message));
        } catch (OutOfMemoryError e) {
            noRoom(e, message.bytes());
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
        if (sameType(message) || message.bytes() == 0) {
            return true;
        }
        fail(
                ErrorClass.TYPE,
                "a message of " + message.base + " from " + message.source + " tag " + message.tag + " was received as "
                        + into.type().base());
        return false;
    }

    /** Whether the two name the same basic type; of a message of no elements it does not matter. */
    boolean sameType(Message message) {
        BasicType own = into.type().base();
        return own == message.base || untyped(own) || untyped(message.base);
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
                noRoom(e, into.bytes());
            } catch (RuntimeException e) {
                fail(unusable(e));
            }
        }
    }

    /** Ends the request for want of memory, for which it needs none. */
    void noRoom(OutOfMemoryError e, long bytes) {
        try {
            fail(new MpiError(ErrorClass.NO_MEM, "no memory to receive " + bytes + " bytes", e));
        } catch (OutOfMemoryError again) {
            fail(NO_ROOM);
        }
    }

    /** Ends the request, if nothing has, where the stack has ended in delivering its message; needs next to none. */
    final void undelivered() {
        if (!complete()) {
            fail(NO_STACK);
        }
    }

    /** The sender, in whose thread this may be, has nothing to do with it. */
    MpiError unusable(RuntimeException e) {
        return new MpiError(ErrorClass.BUFFER, "the receive buffer cannot be written: " + e, e);
    }
}
