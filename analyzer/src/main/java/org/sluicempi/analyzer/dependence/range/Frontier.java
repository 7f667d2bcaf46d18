package org.sluicempi.analyzer.dependence.range;

import org.sluicempi.analyzer.symbolic.Poly;

/**
 * Up to where a message is final. After the iteration in which the counter has the value i, no later iteration writes
 * below {@code boundary(i + step)} if the frontier rises, nor at or above it if it falls.
 *
 * @param boundary over the loop's counter
 * @param rises whether it grows from iteration to iteration
 */
public record Frontier(Poly boundary, boolean rises) implements Leaving {}
