/**
 * What {@code sluice predict} shows: how well predictors would have foretold the receives of a program that left a trace. Entry
 * type: {@link org.sluicempi.cli.predict.Forecast}.
 *
 * <p>Source: Afsahi and Dimopoulos, "Message prediction for clusters of multiprocessors", Concurrency and Computation 14 (2002),
 * figures 2, 3, 5, 8 to 13 and table I. Where it differs: memory is given in bytes too, and so is the time that a prediction
 * takes.
 */
@NullMarked
package org.sluicempi.cli.predict;

import org.jspecify.annotations.NullMarked;
