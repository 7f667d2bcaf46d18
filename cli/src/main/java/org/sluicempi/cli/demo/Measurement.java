package org.sluicempi.cli.demo;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.cli.demo.DemoRunner.Run;
import org.sluicempi.transformer.change.InternalException;

/**
 * Both versions of a program, run alternately and compared.
 *
 * @param originalSeconds median over the rounds
 * @param transformedSeconds median over the rounds
 * @param difference where outputs differ; empty if every run of either version printed the same bytes
 */
public record Measurement(
        DemoCase demo,
        double originalSeconds,
        double transformedSeconds,
        PipelineBound bound,
        Optional<String> difference) {

    public double speedup() {
        return originalSeconds / transformedSeconds;
    }

    /** Runs a program once. */
    @FunctionalInterface
    interface Runner {
        Run run(DemoCase demo, Path classes, Optional<Link> link) throws IOException, InterruptedException;
    }

    /** Told which run begins. */
    @FunctionalInterface
    interface Watcher {
        void begins(DemoCase demo, String version);
    }

    /**
     * @param computeSeconds per rank and message
     * @throws InternalException if no rank prints anything
     */
    static Measurement of(
            DemoCase demo,
            Runner runner,
            Path original,
            Path transformed,
            Link link,
            double computeSeconds,
            int rounds,
            Watcher watcher)
            throws IOException, InterruptedException {
        List<Double> originalTimes = new ArrayList<>();
        List<Double> transformedTimes = new ArrayList<>();
        Optional<RankOutputs> expected = Optional.empty();
        Optional<String> difference = Optional.empty();
        for (int round = 0; round < rounds; round++) {
            watcher.begins(demo, "original");
            Run first = runner.run(demo, original, Optional.of(link));
            watcher.begins(demo, "transformed");
            Run second = runner.run(demo, transformed, Optional.of(link));
            RankOutputs reference = expected.orElse(first.outputs());
            if (reference.isEmpty()) {
                throw new InternalException(demo.main() + ": no rank printed anything, so nothing was compared");
            }
            expected = Optional.of(reference);
            difference = difference
                    .or(() -> reference.differenceTo(first.outputs()))
                    .or(() -> reference.differenceTo(second.outputs()));
            originalTimes.add(first.seconds());
            transformedTimes.add(second.seconds());
        }
        PipelineBound bound = new PipelineBound(
                demo.ranks(),
                Runtime.getRuntime().availableProcessors(),
                computeSeconds,
                link.occupied(demo.bytes()),
                link.latencySeconds());
        return new Measurement(demo, median(originalTimes), median(transformedTimes), bound, difference);
    }

    /** The middle one, the smaller of the two middle ones of an even number. */
    static double median(List<Double> values) {
        return values.stream().sorted().toList().get((values.size() - 1) / 2);
    }
}
