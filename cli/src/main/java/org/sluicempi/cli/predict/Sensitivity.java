package org.sluicempi.cli.predict;

import java.util.List;
import org.sluicempi.runtime.predict.Predictors;
import org.sluicempi.runtime.predict.Predictors.Named;

/**
 * How much a predictor depends on where in the program it begins (section 6.6).
 *
 * @param predictor its name
 * @param average hit ratio over all ranks and starts, from 0 to 1
 * @param withoutBeginning the same of its form that takes the first receive for the first one of a cycle; as
 *     {@code average} for a predictor without cycles
 */
public record Sensitivity(String predictor, double average, double withoutBeginning) {
    /** @param starts how many: with the first receive, the second one and so on, as far as a rank has so many; of none nothing is
     *     said */
    public static List<Sensitivity> of(Trace trace, int starts) {
        if (starts == 0) {
            return List.of();
        }
        List<Numbered> ranks =
                trace.ranks().stream().map(r -> new Numbered(r.receives())).toList();
        return Predictors.exact().stream()
                .map(p -> {
                    double average = average(p, ranks, starts);
                    return new Sensitivity(
                            p.name(),
                            average,
                            Predictors.withoutBeginning().stream()
                                    .filter(w -> w.name().equals(p.name()))
                                    .mapToDouble(w -> average(w, ranks, starts))
                                    .findFirst()
                                    .orElse(average));
                })
                .toList();
    }

    private static double average(Named named, List<Numbered> ranks, int starts) {
        double sum = 0;
        int replays = 0;
        for (Numbered rank : ranks) {
            for (int start = 0; start < Math.min(starts, rank.length()); start++) {
                sum += rank.hitRatio(named.maker().get(), start);
                replays++;
            }
        }
        return sum / replays;
    }
}
