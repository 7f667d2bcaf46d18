package org.sluicempi.runtime.trace;

import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/**
 * Records what a rank does on one communicator. A communicator asks {@link #begin} before an operation and says what has come
 * of it afterwards; messages are to be told even if they began at {@link RankTrace#LEFT_OUT}, as they count all the same.
 */
public final class CommTrace {
    private final RankTrace rank;
    private final Communicator communicator;
    private final int id;
    private final Orders sends = new Orders();
    private final Orders receives = new Orders();
    /** Numbers of the processes that messages come from and go to; null until somebody asks. */
    private volatile int[] peers;

    /** @param id by which all members call the communicator */
    public CommTrace(RankTrace rank, Communicator communicator, int id) {
        this.rank = rank;
        this.communicator = communicator;
        this.id = id;
    }

    /** As {@link RankTrace#begin}. */
    public long begin() {
        return rank.begin();
    }

    /** A blocking send has ended. */
    public void sent(long began, long bytes, int dest, int tag) {
        int order = sends.next(dest, tag);
        if (began != RankTrace.LEFT_OUT) {
            sent(began, rank.message(), bytes, dest, tag, order);
        }
    }

    /** A nonblocking send has been started; the request that the program gets. */
    public Request starts(long began, Request request, long bytes, int dest, int tag) {
        int order = sends.next(dest, tag);
        if (began == RankTrace.LEFT_OUT) {
            return request;
        }
        int message = rank.message();
        sent(began, message, bytes, dest, tag, order);
        return new TracedRequest(request, rank, message, "send", null);
    }

    /** The next message of this envelope has its place. */
    int orderOfSend(int dest, int tag) {
        return sends.next(dest, tag);
    }

    void sent(long began, int message, long bytes, int dest, int tag, int order) {
        long end = System.nanoTime();
        SendEvent event = new SendEvent();
        event.message = message;
        event.communicator = id;
        event.peer = peer(dest);
        event.tag = tag;
        event.order = order;
        event.bytes = bytes;
        event.site = rank.site();
        rank.commit(event, began, end);
    }

    /** A message in pieces has been opened; what its pieces are to be given to. */
    public DeltaStream opened(DeltaStream stream, UserBuffer data, int dest, int tag, boolean announced) {
        return new TracedStream(stream, this, rank, data.type().size(), dest, tag, announced);
    }

    /** A blocking receive has ended. */
    public void received(long began, Status status) {
        int order = receives.next(status.source(), status.tag());
        if (began != RankTrace.LEFT_OUT) {
            received(began, rank.message(), status, order, true, rank.site());
        }
    }

    /** A receive has been posted; the request that the program gets. */
    public Request posted(long began, Request request, UserBuffer into, int source, int tag) {
        boolean any = source == Communicator.ANY_SOURCE || tag == Communicator.ANY_TAG;
        if (began == RankTrace.LEFT_OUT && !any) {
            receives.next(source, tag);
            return request;
        }
        int order = any ? PostedTrace.UNKNOWN : receives.next(source, tag);
        return posted(began, request, into, order);
    }

    private Request posted(long began, Request request, UserBuffer into, int order) {
        int message = rank.message();
        PostedTrace receive =
                new PostedTrace(this, rank, began, message, into.type().size(), order);
        return new TracedRequest(request, rank, message, "receive", receive);
    }

    int orderOfReceive(Status status) {
        return receives.next(status.source(), status.tag());
    }

    void received(long began, int message, Status status, int order, boolean blocking, String site) {
        long end = System.nanoTime();
        ReceiveEvent event = new ReceiveEvent();
        event.message = message;
        event.communicator = id;
        event.peer = peer(status.source());
        event.tag = status.tag();
        event.order = order;
        event.bytes = status.bytes();
        event.blocking = blocking;
        event.site = site;
        rank.commit(event, began, end);
    }

    /** A probe has seen a message. */
    public void probed(long began) {
        if (began != RankTrace.LEFT_OUT) {
            rank.waited(began, -1, "probe", "");
        }
    }

    /** A matched probe has taken a message; the one that the program gets. */
    public MatchedMessage matched(MatchedMessage message) {
        int order = orderOfReceive(message.status());
        return new MatchedMessage() {
            @Override
            public Status status() {
                return message.status();
            }

            @Override
            public Request irecv(UserBuffer into) {
                long began = rank.begin();
                return posted(began, message.irecv(into), into, order);
            }
        };
    }

    /** A nonblocking collective operation has been started; the request that the program gets. */
    public Request starts(Request request) {
        return new TracedRequest(request, rank, -1, "collective", null);
    }

    /** Blocking collective operations that are recorded. */
    public Collectives over(Collectives bare) {
        return new TracedCollectives(bare, rank, id);
    }

    private int peer(int member) {
        int[] known = peers;
        if (known == null) {
            known = communicator.inter() ? communicator.remoteProcesses() : communicator.processes();
            peers = known;
        }
        return member >= 0 && member < known.length ? known[member] : member;
    }
}
