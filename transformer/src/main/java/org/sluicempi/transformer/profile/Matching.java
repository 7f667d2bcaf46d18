package org.sluicempi.transformer.profile;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds out which send a receive belongs to: both sides have counted the messages of an envelope alike. */
final class Matching {
    private record Key(int sender, int receiver, int communicator, int tag, int order) {}

    private record Side(Recorded rank, Recorded.Message message) {}

    private record PartKey(int rank, int message) {}

    private final Map<Key, Side> receives = new HashMap<>();
    private final Map<PartKey, List<Recorded.Part>> pieces = new HashMap<>();
    private final Map<PartKey, List<Recorded.Part>> arrivals = new HashMap<>();
    private final List<Flow> flows = new ArrayList<>();

    private Matching() {}

    /** Times as the ranks' clocks have told them. */
    static List<Flow> of(Collection<Recorded> ranks) {
        Matching matching = new Matching();
        for (Recorded rank : ranks) {
            rank.receives.forEach(receive -> matching.receives.put(
                    new Key(receive.peer(), rank.rank, receive.communicator(), receive.tag(), receive.order()),
                    new Side(rank, receive)));
            collect(rank.rank, rank.pieces, matching.pieces);
            collect(rank.rank, rank.arrivals, matching.arrivals);
        }
        for (Recorded rank : ranks) {
            for (Recorded.Message send : rank.sends) {
                Side receive = matching.receives.get(
                        new Key(rank.rank, send.peer(), send.communicator(), send.tag(), send.order()));
                if (receive != null) {
                    matching.pair(new Side(rank, send), receive);
                }
            }
        }
        return matching.flows;
    }

    private static void collect(int rank, List<Recorded.Part> parts, Map<PartKey, List<Recorded.Part>> to) {
        parts.forEach(part -> to.computeIfAbsent(new PartKey(rank, part.message()), unused -> new ArrayList<>())
                .add(part));
    }

    private void pair(Side send, Side receive) {
        List<Recorded.Part> sent = pieces.getOrDefault(new PartKey(send.rank.rank, send.message.id()), List.of());
        if (sent.isEmpty()) {
            flows.add(flow(send, receive, null, receive.message.end()));
            return;
        }
        List<Recorded.Part> there =
                arrivals.getOrDefault(new PartKey(receive.rank.rank, receive.message.id()), List.of());
        for (Recorded.Part piece : sent) {
            long arrived = there.stream()
                    .filter(part -> part.from() < piece.to() && part.to() >= piece.to())
                    .mapToLong(Recorded.Part::at)
                    .min()
                    .orElse(receive.message.end());
            flows.add(flow(send, receive, piece, arrived));
        }
    }

    private static Flow flow(Side send, Side receive, Recorded.@Nullable Part piece, long arrived) {
        return new Flow(
                send.rank.rank,
                piece == null ? send.message.at() : piece.at(),
                receive.rank.rank,
                arrived,
                piece == null ? send.message.bytes() : piece.to() - piece.from(),
                piece != null,
                send.message.site(),
                receive.message.site());
    }
}
