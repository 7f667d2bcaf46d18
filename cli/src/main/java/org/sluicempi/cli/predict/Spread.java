package org.sluicempi.cli.predict;

import java.util.Collection;
import java.util.DoubleSummaryStatistics;

/** A figure of all ranks. */
public record Spread(double min, double avg, double max) {
    /** @param values one of each rank, at least one */
    static Spread of(Collection<Double> values) {
        DoubleSummaryStatistics all =
                values.stream().mapToDouble(Double::doubleValue).summaryStatistics();
        return new Spread(all.getMin(), all.getAverage(), all.getMax());
    }
}
