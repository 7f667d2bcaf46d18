package org.sluicempi.cli.predict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.sluicempi.runtime.predict.Foresight;
import org.sluicempi.runtime.predict.Predictor;
import org.sluicempi.runtime.predict.Predictors;
import org.sluicempi.runtime.predict.Predictors.Named;

/**
 * What each predictor would have foretold of one run.
 *
 * @param name of the trace
 * @param ranks how many
 * @param receives of a rank (figure 2)
 * @param different receives of a rank (figure 3)
 * @param predictors that name one receive (figures 8 to 12, table I)
 * @param windows LRU, FIFO and LFU (figure 5)
 * @param open what became of receives from any source or with any tag, if the trace has such
 */
public record Forecast(
        String name,
        int ranks,
        Spread receives,
        Spread different,
        List<Score> predictors,
        List<WindowScore> windows,
        Optional<OpenReceives> open) {

    /** @param size of the window, the paper's k */
    public record WindowScore(int size, Score score) {}

    /**
     * Replays a run.
     *
     * @param windows the sizes of windows to try
     * @param ahead how many calls before its own a receive is foretold, from 1; windows foretell the next one only
     */
    public static Forecast of(Trace trace, List<Integer> windows, int ahead) {
        List<Numbered> ranks =
                trace.ranks().stream().map(r -> new Numbered(r.receives())).toList();
        List<Score> exact = Predictors.exact().stream()
                .map(p -> score(p, ranks, rank -> predictor -> ratio(rank, predictor, ahead)))
                .toList();
        List<WindowScore> sets = new ArrayList<>();
        for (int size : windows) {
            for (Named p : Predictors.windows(size)) {
                sets.add(new WindowScore(size, score(p, ranks, rank -> predictor -> rank.hitRatio(predictor, 0))));
            }
        }
        return new Forecast(
                trace.name(),
                ranks.size(),
                spread(ranks, Numbered::length),
                spread(ranks, Numbered::different),
                exact,
                sets,
                OpenReceives.of(trace));
    }

    private static double ratio(Numbered rank, Predictor predictor, int ahead) {
        return ahead > 1 && predictor instanceof Foresight far
                ? rank.hitRatioAhead(far, ahead)
                : rank.hitRatio(predictor, 0);
    }

    /** Each rank's receives are called twice, and timed when the code has run before. */
    private static Score score(
            Named named, List<Numbered> ranks, Function<Numbered, ToDoubleFunction<Predictor>> replay) {
        List<Double> hits = new ArrayList<>();
        int kept = 0;
        int bytes = 0;
        long calls = 0;
        long nanos = 0;
        for (Numbered rank : ranks) {
            Predictor predictor = named.maker().get();
            double ratio = replay.apply(rank).applyAsDouble(predictor);
            predictor = named.maker().get();
            long start = System.nanoTime();
            ratio = Math.min(ratio, replay.apply(rank).applyAsDouble(predictor));
            nanos += System.nanoTime() - start;
            hits.add(ratio);
            calls += rank.length();
            kept = Math.max(kept, predictor.memory());
            bytes = Math.max(bytes, predictor.bytes());
        }
        return new Score(named.name(), Spread.of(hits), kept, bytes, nanos / (double) calls);
    }

    private static Spread spread(List<Numbered> ranks, ToDoubleFunction<Numbered> figure) {
        return Spread.of(ranks.stream().map(figure::applyAsDouble).toList());
    }
}
