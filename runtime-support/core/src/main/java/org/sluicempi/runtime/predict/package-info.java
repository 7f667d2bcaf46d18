/**
 * Says which receive a rank will call next, from those that it has called: receives are numbered by their envelopes
 * ({@link org.sluicempi.runtime.predict.Envelopes}), and predictors learn from the numbers. Entry types:
 * {@link org.sluicempi.runtime.predict.Predictor}, {@link org.sluicempi.runtime.predict.Predictors}.
 *
 * <p>Source: Afsahi and Dimopoulos, "Message prediction for clusters of multiprocessors", Concurrency and Computation
 * 14 (2002), sections 5.2 and 6. Where it differs: while a cycle is forming, the receive that it has begun with is offered,
 * so that a cycle which closes costs no miss; what a predictor keeps is bounded, and one that finds no cycle for long begins
 * anew; at a call site cycles of any length are taken, as short ones are the rule there; and a receive that names no source
 * or tag has a set of candidates with probabilities ({@link org.sluicempi.runtime.predict.Candidates}).
 */
package org.sluicempi.runtime.predict;
