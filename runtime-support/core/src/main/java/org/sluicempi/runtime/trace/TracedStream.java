package org.sluicempi.runtime.trace;

import org.sluicempi.runtime.DeltaStream;

/** A message in pieces whose pieces and end are recorded. */
final class TracedStream implements DeltaStream {
    private static final int LATER = -1;

    private final DeltaStream bare;
    private final CommTrace communicator;
    private final RankTrace rank;
    private final int elementBytes;
    private final int dest;
    private final int tag;
    private final int message;
    private final int order;

    TracedStream(
            DeltaStream bare,
            CommTrace communicator,
            RankTrace rank,
            int elementBytes,
            int dest,
            int tag,
            boolean announced) {
        this.bare = bare;
        this.communicator = communicator;
        this.rank = rank;
        this.elementBytes = elementBytes;
        this.dest = dest;
        this.tag = tag;
        message = rank.message();
        order = announced ? communicator.orderOfSend(dest, tag) : LATER;
    }

    @Override
    public int pieceLimit() {
        return bare.pieceLimit();
    }

    @Override
    public boolean idle() {
        return bare.idle();
    }

    @Override
    public void piece(int from, int to) {
        long began = rank.begin();
        bare.piece(from, to);
        if (began != RankTrace.LEFT_OUT) {
            rank.piece(began, message, (long) from * elementBytes, (long) to * elementBytes);
        }
    }

    @Override
    public void end(int total) {
        long began = rank.begin();
        bare.end(total);
        int place = order == LATER ? communicator.orderOfSend(dest, tag) : order;
        if (began != RankTrace.LEFT_OUT) {
            communicator.sent(began, message, (long) total * elementBytes, dest, tag, place);
        }
    }

    @Override
    public void abandon(String reason) {
        bare.abandon(reason);
    }
}
