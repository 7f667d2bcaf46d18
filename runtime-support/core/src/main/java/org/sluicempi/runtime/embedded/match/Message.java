package org.sluicempi.runtime.embedded.match;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.context.RankContext;

/** One message on its way: its envelope, and where its data are. Guarded by the lock of the receiver's mailbox. */
public final class Message {
    final int context;
    final int source;
    final RankContext sender;
    int tag;
    BasicType base;
    /** The sender's storage, or the slot that it has been copied to. */
    UserBuffer data;

    private long bytes;
    /** Set if the sender waits for the match. */
    private Rendezvous send;
    /** Set if the data come in pieces. */
    public final DeltaFlow delta;

    /** Has come to the mailbox of its receiver. */
    boolean arrived;
    /** Taken back by its sender before it arrived. */
    boolean retracted;

    /** A probe has told its receiver of it: it cannot be taken back any more. */
    boolean told;

    /** Counted as open by the queue that it waits in. */
    boolean queuedOpen;

    /** The receive that it goes to, where both were queued, and the next such message. */
    PostedReceive match;

    Message nextMatch;

    /** The receive that it is promised to, null if there is none: see {@code Promises}. */
    PostedReceive promised;

    /**
     * Number of the last search for which it goes to that receive, open or not, since a message of its sender does that cannot go
     * before; {@link Long#MAX_VALUE} if that one has been found.
     */
    long due;

    /** Its neighbours in the row of its sender, which is kept while a message is open. */
    Message earlier;

    Message later;
    /** No earlier one in the row has its tag. */
    boolean firstOfTag;

    /** The receive that has it, where it was matched open and is so still. */
    PostedReceive lentTo;

    /** A later one of its sender has gone to a receive that could have had this one, while that was open and matched. */
    boolean overtaken;

    /** Number of the last search for which an earlier message of its sender comes first. */
    long behind;

    private SlotPool.Slot slot;
    /** In the queue of the messages that wait for a receive. */
    final Line.Place<Message> place = new Line.Place<>(this);

    /** Where it goes when it has been delivered, null if it is not used again. */
    private final SpareMessage home;

    /** A plain message; {@code send} is null if it leaves without waiting for its receiver. */
    public Message(Origin from, int tag, BasicType base, UserBuffer data, Rendezvous send) {
        this(from, tag, base, data, data.bytes(), send, null, null);
    }

    /** A plain message, to be {@link #set} before each use. */
    public Message(Origin from, SpareMessage home) {
        this(from, 0, null, null, 0, null, null, home);
    }

    /** The head of a message in pieces. */
    public Message(Origin from, int tag, BasicType base, DeltaFlow delta) {
        this(from, tag, base, null, -1, null, delta, null);
    }

    private Message(
            Origin from,
            int tag,
            BasicType base,
            UserBuffer data,
            long bytes,
            Rendezvous send,
            DeltaFlow delta,
            SpareMessage home) {
        this.context = from.context();
        this.source = from.source();
        this.sender = from.sender();
        this.tag = tag;
        this.base = base;
        this.data = data;
        this.bytes = bytes;
        this.send = send;
        this.delta = delta;
        this.home = home;
    }

    /** @param receive null for none */
    void promise(PostedReceive receive) {
        promised = receive;
        due = 0;
    }

    boolean isDue(long search) {
        return due == search || due == Long.MAX_VALUE;
    }

    boolean isOfSameSender(Message other) {
        return context == other.context && source == other.source;
    }

    /** {@code itsSend} is null if it leaves without waiting for its receiver. */
    void set(int itsTag, UserBuffer itsData, Rendezvous itsSend) {
        tag = itsTag;
        base = itsData.type().base();
        data = itsData;
        bytes = itsData.bytes();
        send = itsSend;
        told = false;
    }

    /** Null if nobody waits for the match. */
    public Rendezvous send() {
        return send;
    }

    /**
     * It has been delivered, and its last holder lets go of it: its receiver, or a sender that has waited for the match, who
     * could still have taken it back before.
     */
    public void end() {
        if (home != null) {
            data = null;
            send = null;
            home.keep(this);
        }
    }

    /** Takes a copy of the data, so that the sender's storage is free again. */
    public void copyToSlot(SlotPool slots) {
        if (send == null && delta == null && bytes > 0) {
            slot = slots.copyOf(data);
            data = slot.buffer();
        }
    }

    void freeSlot() {
        if (slot != null) {
            slot.free();
            slot = null;
            data = null;
        }
    }

    /** Length of the whole message, -1 as long as it is unknown. */
    public long bytes() {
        return delta == null ? bytes : delta.totalBytes();
    }

    /** Whether its sender has yet to tell its length. */
    boolean open() {
        return delta != null && delta.totalBytes() < 0;
    }

    /** @throws MpiError PROC_FAILED if its sender has given it up */
    public Status probed() {
        if (delta != null) {
            delta.failure().ifPresent(given -> {
                throw given;
            });
        }
        return status();
    }

    Status status() {
        return new Status(source, tag, bytes(), false);
    }
}
