package org.sluicempi.runtime.embedded.message;

import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.context.JobContext;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.link.Arrival;
import org.sluicempi.runtime.embedded.match.DeltaFlow;
import org.sluicempi.runtime.embedded.match.Mailbox;
import org.sluicempi.runtime.embedded.match.Message;
import org.sluicempi.runtime.embedded.wait.Condition;

/**
 * The sending side of a message in pieces. A piece goes straight from the sender's storage to the receiver's if the
 * message has been matched, else into a slot. {@link #end} waits for the match exactly if a plain send of the same
 * length would: above the eager limit, and in synchronous mode.
 */
public final class EmbeddedDeltaStream implements DeltaStream, Unended {
    /** Pieces never get larger than this, so that an engine without an eager limit still pipelines. */
    private static final int LARGEST_PIECE = 64 * 1024;

    private final CommContext comm;
    private final UserBuffer data;
    private final int dest;
    private final int tag;
    private final DeltaFlow flow;
    private final Message message;
    private final Mailbox to;
    private final int limit;
    private final boolean synchronous;
    /** Made at the start: an end that has been told must not fail for want of memory. */
    private final Match matched = new Match();

    private long sent;
    private boolean open = true;
    private boolean announced;

    private EmbeddedDeltaStream(CommContext comm, SendMode mode, UserBuffer data, int dest, int tag) {
        this.comm = comm;
        this.synchronous = mode == SendMode.SYNCHRONOUS;
        this.data = data;
        this.dest = dest;
        this.tag = tag;
        this.flow = new DeltaFlow(data.type().size(), data.bytes());
        this.message = new Message(comm.origin(), tag, data.type().base(), flow);
        this.to = comm.mailboxOf(dest);
        EmbeddedOptions options = comm.owner().job().options();
        long most = options.eagerLimit() == 0 ? LARGEST_PIECE : Math.min(LARGEST_PIECE, options.eagerLimit());
        this.limit = (int) (options.deltaSize() == 0 ? most : Math.min(most, options.deltaSize()));
    }

    /** @param mode as of {@link org.sluicempi.runtime.Communicator#openDelta} */
    public static EmbeddedDeltaStream open(
            CommContext comm, SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
        EmbeddedDeltaStream stream = new EmbeddedDeltaStream(comm, mode, data, dest, tag);
        if (announce) {
            stream.announce();
        }
        return stream;
    }

    private void announce() {
        // before the head leaves: a message that is announced and that nobody here knows would never end
        comm.station().unended().add(this);
        try {
            Departure.dispatch(comm, message, dest);
            announced = true;
        } finally {
            if (!announced) {
                comm.station().unended().remove(this);
            }
        }
    }

    @Override
    public int pieceLimit() {
        return limit;
    }

    @Override
    public boolean idle() {
        RankContext owner = comm.owner();
        owner.progress();
        return owner.port().freeAt() <= owner.now();
    }

    @Override
    public void piece(int from, int to) {
        comm.owner().progress();
        if (!open || from < 0 || to > data.count() || from > to) {
            throw new MpiError(ErrorClass.ARG, "piece " + from + " to " + to + " of " + describe());
        }
        int most = Math.max(1, limit / Math.max(1, data.type().size()));
        for (int start = from, until; start < to; start = until) {
            until = to - start <= most ? to : start + most;
            send(start, until);
        }
        // only now: what is sent again after a failure has not been counted
        sent += to - from;
    }

    private void send(int from, int end) {
        UserBuffer part = data.slice(from, end);
        long at = (long) from * data.type().size();
        if (instant()) {
            to.piece(flow, part, at);
        } else {
            DeltaFlow.Piece piece = new DeltaFlow.Piece(comm.mailbox().slots().copyOf(part), at);
            depart(new Arrival(comm.owner().number(), part.bytes(), false) {
                @Override
                public void arrive() {
                    flow.arrive(piece);
                }
            });
        }
    }

    @Override
    public void end(int total) {
        comm.owner().progress();
        if (!open || total != sent) {
            throw new MpiError(ErrorClass.COUNT, "end at " + total + " elements, " + sent + " given, of " + describe());
        }
        if (!announced) {
            announce();
        }
        long bytes = (long) total * data.type().size();
        finish(bytes, null);
        close();
        if (synchronous || !comm.owner().job().eager(bytes)) {
            awaitMatch();
        }
    }

    /** As a blocking send: what an interrupt ends has had no effect, or goes on to its end. */
    private void awaitMatch() {
        try {
            comm.owner().await(matched);
        } catch (MpiError e) {
            if (e.errorClass() != ErrorClass.PENDING) {
                throw e;
            } else if (to.retract(message)) {
                throw new MpiError(ErrorClass.OTHER, e.getMessage() + " (taken back)", e);
            }
            comm.owner().await(matched);
        }
    }

    @Override
    public void abandon(String reason) {
        if (open) {
            if (announced) {
                finish(0, reason);
            }
            close();
        }
    }

    @Override
    public void giveUp(String reason) {
        abandon(reason + ": " + describe());
    }

    private void close() {
        open = false;
        comm.station().unended().remove(this);
    }

    /** As {@link DeltaFlow#ends}. */
    private void finish(long bytes, String givenUp) {
        if (instant()) {
            to.end(message, bytes, givenUp);
        } else {
            depart(new Arrival(comm.owner().number(), 0, false) {
                @Override
                public void arrive() {
                    to.endArrived(message, bytes, givenUp, at);
                }
            });
        }
    }

    private void depart(Arrival arrival) {
        JobContext job = comm.owner().job();
        job.wire().depart(comm.owner().port(), arrival, job.now());
        to.send(arrival);
    }

    private boolean instant() {
        return !comm.owner().job().timed() || to == comm.mailbox();
    }

    String describe() {
        return Descriptions.send("Send", comm, data, dest, tag);
    }

    /** Waiting until the receiver has matched the message. */
    private final class Match extends Condition {
        @Override
        public boolean ready() {
            long at = flow.matchedAt();
            return at != NEVER && at <= comm.owner().job().now();
        }

        @Override
        public void drive(long now) {
            if (flow.matchedAt() == NEVER) {
                to.progress(now);
            }
        }

        @Override
        public void checkPeers() {
            if (AbsentPeers.of(comm, dest, to, () -> flow.matchedAt() != NEVER)) {
                throw AbsentPeers.error(comm, dest, describe());
            }
        }

        @Override
        public ErrorClass whenInterrupted() {
            return ErrorClass.PENDING;
        }

        @Override
        public long nextTime() {
            long at = flow.matchedAt();
            return at == NEVER ? to.nextTime() : at;
        }

        @Override
        public String describe() {
            return EmbeddedDeltaStream.this.describe();
        }
    }
}
