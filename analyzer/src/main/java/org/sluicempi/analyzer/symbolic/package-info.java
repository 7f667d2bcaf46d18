/**
 * Integer expressions as polynomials with exact coefficients, and proofs about them.
 *
 * <p>Java's {@code +}, {@code -} and {@code *} on {@code int} are exact modulo 2<sup>32</sup>, so a {@link
 * org.sluicempi.analyzer.symbolic.Poly} equals the value that the program computes whenever the polynomial's value is in
 * the range of {@code int}, whatever its intermediate results are. That it is in this range has to be argued by whoever
 * uses it.
 */
@NullMarked
package org.sluicempi.analyzer.symbolic;

import org.jspecify.annotations.NullMarked;
