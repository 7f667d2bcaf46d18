package org.sluicempi.cli.predict;

/**
 * How a predictor did on one run.
 *
 * @param predictor its name
 * @param hitRatio of receives that it expected, from 0 to 1
 * @param kept receives that it kept at most, by the paper's formulas; the highest of all ranks
 * @param bytes that it held in the end; the highest of all ranks
 * @param nanos a receive, prediction and observation together; of all ranks
 */
public record Score(String predictor, Spread hitRatio, int kept, int bytes, double nanos) {}
