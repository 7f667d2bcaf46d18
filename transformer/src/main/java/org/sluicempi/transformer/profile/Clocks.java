package org.sluicempi.transformer.profile;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How far the clocks of machines are apart. Nothing arrives before it was sent, and nobody leaves Finalize before all have
 * come: each such pair of times, taken by two clocks, says how much later one of them may be at most. What follows from all of
 * them together, over other machines too, is an interval for each clock against that of rank 0; its middle is taken, and half
 * its length is the error.
 */
final class Clocks {
    /** So that sums do not overflow. */
    private static final long UNKNOWN = Long.MAX_VALUE / 4;

    private final List<String> hosts = new ArrayList<>();
    /** {@code most[a][b]}: the clock of b shows at most so much more than that of a, at the same moment. */
    private final long[][] most;

    private final Map<Integer, Integer> hostOf = new HashMap<>();
    private final int reference;

    Clocks(Collection<Recorded> ranks, List<Flow> flows) {
        int first = Integer.MAX_VALUE;
        for (Recorded rank : ranks) {
            if (!hosts.contains(rank.host)) {
                hosts.add(rank.host);
            }
            hostOf.put(rank.rank, hosts.indexOf(rank.host));
            first = Math.min(first, rank.rank);
        }
        reference = hostOf.getOrDefault(first, 0);
        most = new long[hosts.size()][hosts.size()];
        for (int a = 0; a < most.length; a++) {
            for (int b = 0; b < most.length; b++) {
                most[a][b] = a == b ? 0 : UNKNOWN;
            }
        }
        flows.forEach(flow -> after(flow.sender(), flow.sent(), flow.receiver(), flow.arrived()));
        meet(ranks);
        close();
    }

    private void meet(Collection<Recorded> ranks) {
        for (Recorded comes : ranks) {
            for (Recorded leaves : ranks) {
                if (comes.meeting.length > 0 && leaves.meeting.length > 0) {
                    after(comes.rank, comes.meeting[0], leaves.rank, leaves.meeting[1]);
                }
            }
        }
    }

    /** What rank b's clock has called {@code later} is not before what rank a's has called {@code earlier}. */
    private void after(int a, long earlier, int b, long later) {
        int from = hostOf.getOrDefault(a, 0);
        int to = hostOf.getOrDefault(b, 0);
        if (from != to) {
            most[from][to] = Math.min(most[from][to], later - earlier);
        }
    }

    /** The shortest way over other machines is the strongest bound. */
    private void close() {
        for (int via = 0; via < most.length; via++) {
            for (int a = 0; a < most.length; a++) {
                for (int b = 0; b < most.length; b++) {
                    if (most[a][via] < UNKNOWN && most[via][b] < UNKNOWN) {
                        most[a][b] = Math.min(most[a][b], most[a][via] + most[via][b]);
                    }
                }
            }
        }
    }

    /** What is to be taken from times of this rank to get those of rank 0's machine, in ns. */
    long ahead(int rank) {
        int host = hostOf.getOrDefault(rank, 0);
        long atMost = most[reference][host];
        long atLeast = most[host][reference];
        if (atMost >= UNKNOWN || atLeast >= UNKNOWN) {
            return atMost < UNKNOWN ? atMost : atLeast < UNKNOWN ? -atLeast : 0;
        }
        return Math.floorDiv(atMost - atLeast, 2);
    }

    /** How wrong {@link #ahead} is at most, over all machines; {@link Long#MAX_VALUE} if nothing bounds it. */
    long error() {
        long error = 0;
        for (int host = 0; host < most.length; host++) {
            long atMost = most[reference][host];
            long atLeast = most[host][reference];
            if (atMost >= UNKNOWN || atLeast >= UNKNOWN) {
                return Long.MAX_VALUE;
            }
            error = Math.max(error, -Math.floorDiv(-(atMost + atLeast), 2));
        }
        return error;
    }
}
