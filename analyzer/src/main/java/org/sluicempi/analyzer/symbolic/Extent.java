package org.sluicempi.analyzer.symbolic;

import java.util.Map;
import java.util.Optional;

/**
 * Between which numbers a sum lies, as far as its symbols tell: each of them is an {@code int}.
 *
 * @param least the sum is not below it
 * @param most the sum is not above it
 */
public record Extent(long least, long most) {
    private static final int MOST_TERMS = 16;
    private static final long MOST_WEIGHT = 1 << 16;

    /** Nothing where the polynomial has products of symbols, or factors so large that {@code long} might not hold them. */
    public static Optional<Extent> of(Poly poly, Prover prover) {
        Poly value = poly.evaluated();
        if (value.degree() > 1 || value.terms().size() > MOST_TERMS) {
            return Optional.empty();
        }
        long least = 0;
        long most = 0;
        for (Map.Entry<Monomial, Long> term : value.terms().entrySet()) {
            long weight = term.getValue();
            if (term.getKey().degree() == 0) {
                if (Math.abs(weight) > 1L << 48) {
                    return Optional.empty();
                }
                least += weight;
                most += weight;
                continue;
            }
            if (Math.abs(weight) > MOST_WEIGHT) {
                return Optional.empty();
            }
            Poly symbol = new Poly(Map.of(term.getKey(), 1L));
            long smallest = prover.isNonNegative(symbol) ? 0 : Integer.MIN_VALUE;
            least += weight > 0 ? weight * smallest : weight * Integer.MAX_VALUE;
            most += weight > 0 ? weight * Integer.MAX_VALUE : weight * smallest;
        }
        return Optional.of(new Extent(least, most));
    }

    /** Whether no sum is below the smallest {@code int}. */
    public boolean isNotTooSmall() {
        return least >= Integer.MIN_VALUE;
    }

    /** Whether no sum is above the largest {@code int}. */
    public boolean isNotTooLarge() {
        return most <= Integer.MAX_VALUE;
    }

    /** Whether a sum above the largest {@code int} has become a negative one. */
    public boolean turnsNegative() {
        return most < 1L << 32;
    }
}
