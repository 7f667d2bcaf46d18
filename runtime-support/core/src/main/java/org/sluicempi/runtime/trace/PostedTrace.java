package org.sluicempi.runtime.trace;

import org.sluicempi.runtime.Status;

/** What is recorded of a posted receive. */
final class PostedTrace {
    /** The envelope, and so the place in its order, is known when the message is. */
    static final int UNKNOWN = -1;

    private final CommTrace communicator;
    private final RankTrace rank;
    private final long began;
    private final int message;
    private final int elementBytes;
    private final int order;
    private final String site;
    /** Elements that are known to have arrived. */
    private int from;

    private int to;

    /** @param began when it was posted, or {@link RankTrace#LEFT_OUT} */
    PostedTrace(CommTrace communicator, RankTrace rank, long began, int message, int elementBytes, int order) {
        this.communicator = communicator;
        this.rank = rank;
        this.began = began;
        this.message = message;
        this.elementBytes = elementBytes;
        this.order = order;
        this.site = began == RankTrace.LEFT_OUT ? "" : rank.site();
    }

    String site() {
        return site;
    }

    /** Elements {@code [first, last)} are there; {@link Integer#MAX_VALUE}: all. */
    void arrived(int first, int last) {
        if (last <= first || first >= from && last <= to) {
            return;
        }
        long now = rank.begin();
        if (now != RankTrace.LEFT_OUT) {
            boolean follows = first >= from && first <= to;
            int unseen = follows ? to : first;
            rank.arrival(now, message, (long) unseen * elementBytes, bytes(last));
            from = follows ? from : first;
            to = last;
        }
    }

    private long bytes(int elements) {
        return elements == Integer.MAX_VALUE ? Long.MAX_VALUE : (long) elements * elementBytes;
    }

    /** The message is there. */
    void complete(Status status) {
        int place = order == UNKNOWN ? communicator.orderOfReceive(status) : order;
        if (began != RankTrace.LEFT_OUT) {
            communicator.received(began, message, status, place, false, site);
        }
    }
}
