package org.sluicempi.transformer.profile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.sluicempi.analyzer.input.InputException;

/**
 * What files say of runs.
 *
 * @param runs in the order of the files
 */
public record Profile(List<Run> runs) {
    public Profile {
        runs = List.copyOf(runs);
    }

    /**
     * Reads files, each with all ranks of a run or with some. Files of one version of a program are one run as long as no rank
     * comes twice, and ranks of one machine have run at one time.
     *
     * @throws InputException if one of them cannot be used
     */
    public static Profile read(List<Path> files) {
        List<Map<Integer, Recorded>> runs = new ArrayList<>();
        for (Path file : files) {
            Map<Integer, Recorded> ranks = EventReader.read(file);
            runs.stream()
                    .filter(run -> together(run, ranks))
                    .findFirst()
                    .ifPresentOrElse(run -> run.putAll(ranks), () -> runs.add(new TreeMap<>(ranks)));
        }
        return new Profile(runs.stream().map(run -> run(run.values())).toList());
    }

    private static boolean together(Map<Integer, Recorded> run, Map<Integer, Recorded> more) {
        return run.keySet().stream().noneMatch(more::containsKey)
                && version(run).equals(version(more))
                && run.values().stream().allMatch(rank -> more.values().stream().allMatch(rank::mayHaveMet));
    }

    private static String version(Map<Integer, Recorded> ranks) {
        return ranks.values().iterator().next().version;
    }

    static Run run(Collection<Recorded> ranks) {
        List<Flow> flows = Matching.of(ranks);
        Clocks clocks = new Clocks(ranks, flows);
        long start = ranks.stream()
                .mapToLong(rank -> rank.start - clocks.ahead(rank.rank))
                .min()
                .orElse(0);
        List<Track> tracks = ranks.stream()
                .map(rank -> track(rank, -clocks.ahead(rank.rank) - start))
                .toList();
        List<Flow> aligned = flows.stream()
                .map(flow -> new Flow(
                        flow.sender(),
                        flow.sent() - clocks.ahead(flow.sender()) - start,
                        flow.receiver(),
                        flow.arrived() - clocks.ahead(flow.receiver()) - start,
                        flow.bytes(),
                        flow.piece(),
                        flow.sendSite(),
                        flow.receiveSite()))
                .toList();
        Recorded any = ranks.iterator().next();
        return new Run(any.version, any.engine, tracks, aligned, clocks.error());
    }

    private static Track track(Recorded rank, long later) {
        return new Track(
                rank.rank,
                rank.host,
                rank.start + later,
                rank.end + later,
                rank.spans.stream().map(span -> span.later(later)).toList(),
                rank.dropped(),
                rank.leftOut,
                rank.recording);
    }
}
