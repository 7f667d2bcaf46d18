package org.sluicempi.transformer.profile;

import java.util.Comparator;
import java.util.List;

/**
 * One run of a program.
 *
 * @param version which version of the program; empty if nobody has said
 * @param engine what carried the messages
 * @param tracks by rank
 * @param clockError how wrong the clock of a machine may be against that of rank 0, in ns at most; 0 on one machine
 */
public record Run(String version, String engine, List<Track> tracks, List<Flow> flows, long clockError) {
    public Run {
        tracks = tracks.stream().sorted(Comparator.comparingInt(Track::rank)).toList();
        flows = flows.stream().sorted(Comparator.comparingLong(Flow::sent)).toList();
    }

    /** From the first rank's start to the last one's end, in ns. */
    public long nanos() {
        return tracks.stream().mapToLong(Track::to).max().orElse(0);
    }

    /** What is to be known of what is not there: sentences, none if everything is. */
    public List<String> gaps() {
        return tracks.stream().flatMap(track -> Gaps.of(track).stream()).toList();
    }
}
