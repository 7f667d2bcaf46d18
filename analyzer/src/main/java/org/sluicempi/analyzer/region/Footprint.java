package org.sluicempi.analyzer.region;

import org.sluicempi.analyzer.symbolic.Poly;

/**
 * Indices that one iteration of a loop may touch.
 *
 * @param low no index is smaller; over the loop's counter and symbols from outside of the loop
 * @param high no index is larger
 */
public record Footprint(Poly low, Poly high) {}
