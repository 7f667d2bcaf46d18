package org.sluicempi.cli.compare;

import java.util.List;

/**
 * The mean of measured values, and the interval around it that holds the true mean in 95 of 100 cases if the values are
 * independent and normally distributed (Student's t).
 *
 * @param half half the length of the interval; not a number for a single value, of which nothing is known
 */
record Interval(double mean, double half) {
    /** Quantiles of 97.5 % of Student's distribution, for 1 degree of freedom and on. */
    private static final double[] STUDENT = {
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
        2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042
    };

    private static final double MANY = 1.96;

    /** @param values at least one */
    static Interval of(List<Double> values) {
        int n = values.size();
        double mean = values.stream().mapToDouble(Double::doubleValue).sum() / n;
        if (n == 1) {
            return new Interval(mean, Double.NaN);
        }
        double squares = values.stream()
                .mapToDouble(value -> (value - mean) * (value - mean))
                .sum();
        double quantile = n - 2 < STUDENT.length ? STUDENT[n - 2] : MANY;
        return new Interval(mean, quantile * Math.sqrt(squares / (n - 1) / n));
    }

    double low() {
        return mean - half;
    }

    double high() {
        return mean + half;
    }
}
