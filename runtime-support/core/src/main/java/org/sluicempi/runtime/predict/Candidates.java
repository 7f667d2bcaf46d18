package org.sluicempi.runtime.predict;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which messages a receive may get that names no source or no tag: those that it got before, each with its probability. The
 * paper left programs with such receives out (section 4). Newer messages count more: all counts are halved each time that
 * they reach {@link #HALVED_AT}. At most {@link #MOST} messages are kept for one receive. Not for several threads at a time.
 */
public final class Candidates {
    static final int HALVED_AT = 256;
    static final int MOST = 64;

    private final Map<Integer, Map<Match, Integer>> counts = new HashMap<>();

    /** What a message that was received says of itself. */
    public record Match(int source, int tag) {}

    /** @param probability above 0, up to 1; those of one receive add up to 1 */
    public record Candidate(Match match, double probability) {}

    /** Takes note of the message that a receive got. */
    public void observe(int receive, Match match) {
        Map<Match, Integer> got = counts.computeIfAbsent(receive, r -> new HashMap<>());
        got.merge(match, 1, Integer::sum);
        if (sum(got) >= HALVED_AT) {
            got.replaceAll((m, count) -> count / 2);
            got.values().removeIf(count -> count == 0);
        }
        while (got.size() > MOST) {
            got.entrySet().stream()
                    .filter(e -> !e.getKey().equals(match))
                    .min(Map.Entry.comparingByValue())
                    .ifPresent(rarest -> got.remove(rarest.getKey()));
        }
    }

    /** What {@code receive} may get, most probable first, equal ones by source and tag; empty if it never got anything. */
    public List<Candidate> of(int receive) {
        Map<Match, Integer> got = counts.getOrDefault(receive, Map.of());
        double all = sum(got);
        List<Candidate> candidates = new ArrayList<>();
        got.forEach((match, count) -> candidates.add(new Candidate(match, count / all)));
        candidates.sort(Comparator.comparingDouble(Candidate::probability)
                .reversed()
                .thenComparingInt(c -> c.match().source())
                .thenComparingInt(c -> c.match().tag()));
        return candidates;
    }

    private static int sum(Map<Match, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
}
