package org.sluicempi.exchange;

import java.util.List;

/**
 * A part of a lane.
 *
 * @param ready whether all ranks meet when the receives are posted, so that ready mode is allowed
 * @param fenced whether all ranks meet at the end
 * @param again whether this is the round before once more, with the same buffers
 * @param sends in one order for all ranks; each rank does its own in this order
 * @param receives of each rank in the order of their posting
 */
record Round(
        Style style, boolean ready, boolean fenced, boolean again, List<SendStep> sends, List<ReceiveStep> receives) {
    List<Message> messagesTo(int rank) {
        return sends.stream()
                .map(SendStep::message)
                .filter(m -> m.dest() == rank)
                .toList();
    }
}
