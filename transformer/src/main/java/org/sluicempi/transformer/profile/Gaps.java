package org.sluicempi.transformer.profile;

import java.util.ArrayList;
import java.util.List;

/** What a rank's recording lacks, in words. */
final class Gaps {
    private Gaps() {}

    static List<String> of(Track track) {
        List<String> gaps = new ArrayList<>();
        if (track.dropped() > 0) {
            gaps.add("rank " + track.rank() + ": the oldest " + count(track.dropped(), "event")
                    + " did not fit into what is kept and were dropped");
        }
        if (track.leftOut() > 0) {
            gaps.add("rank " + track.rank() + ": " + count(track.leftOut(), "operation")
                    + " not recorded, so that recording takes no more than a hundredth of the time; they count as"
                    + " computation");
        }
        if (track.spans().stream().noneMatch(Gaps::atTheEnd)) {
            gaps.add("rank " + track.rank() + ": has not come to the end of MPI.Finalize");
        }
        return gaps;
    }

    private static boolean atTheEnd(Span span) {
        return span.kind() == Span.Kind.COLLECTIVE && span.what().equals("Finalize");
    }

    private static String count(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
