package org.sluicempi.cli.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.transformer.profile.Run;

/**
 * Both versions of a program, run in turn, so that what else the machine does meets both alike.
 *
 * @param originals one for each round
 * @param transformed one for each round
 * @param difference where outputs differ; empty if every run of either version printed the same lines
 */
public record Comparison(List<Run> originals, List<Run> transformed, Optional<String> difference) {
    /** Runs one version once. */
    @FunctionalInterface
    public interface Runner {
        /** @throws FailedRunException if the program fails */
        Outcome run(boolean transformed, int round) throws IOException, InterruptedException, FailedRunException;
    }

    /**
     * What came of a run.
     *
     * @param recorded what its ranks have recorded
     * @param output what it has printed
     */
    public record Outcome(Run recorded, String output) {}

    /**
     * @param rounds at least 1
     * @throws FailedRunException if a run fails
     */
    public static Comparison of(int rounds, Runner runner)
            throws IOException, InterruptedException, FailedRunException {
        List<Run> originals = new ArrayList<>();
        List<Run> transformed = new ArrayList<>();
        List<String> expected = List.of();
        Optional<String> difference = Optional.empty();
        for (int round = 0; round < rounds; round++) {
            for (boolean second : new boolean[] {false, true}) {
                Outcome outcome = runner.run(second, round);
                (second ? transformed : originals).add(outcome.recorded());
                List<String> lines = outcome.output().lines().sorted().toList();
                if (round == 0 && !second) {
                    expected = lines;
                } else if (difference.isEmpty()) {
                    String who = (second ? "transformed" : "original") + ", round " + (round + 1);
                    difference = difference(expected, lines).map(text -> who + ": " + text);
                }
            }
        }
        return new Comparison(originals, transformed, difference);
    }

    /** Lines of ranks come in any order. */
    private static Optional<String> difference(List<String> expected, List<String> lines) {
        if (expected.equals(lines)) {
            return Optional.empty();
        }
        List<String> fresh = new ArrayList<>(lines);
        expected.forEach(fresh::remove);
        return Optional.of(fresh.isEmpty() ? "lines are missing" : "\"" + fresh.get(0) + "\" is new");
    }
}
