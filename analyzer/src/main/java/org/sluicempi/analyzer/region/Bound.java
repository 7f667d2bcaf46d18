package org.sluicempi.analyzer.region;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.symbolic.Extent;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import spoon.reflect.code.CtExpression;

/**
 * The smallest or the largest value that a loop says its counter has. What the program computes for it is an {@code int}, which
 * wraps around: then the counter may run past the polynomial, to the far end of the numbers. A smallest value that has become
 * too large wraps to a smaller one; a largest value that has become too small wraps to a larger one. In the other direction the
 * loop has fewer iterations than the polynomials say, mostly none, and what they say of each iteration is still true.
 *
 * <p>Nobody gets the polynomial of a bound that may be passed: it has to be proved or tested before.
 *
 * @param value the counter's outermost value in the body, unless it has wrapped around
 * @param written what the program computes
 * @param source where it is written
 * @param upper whether it is the largest value; otherwise the smallest
 * @param certain whether the counter does not pass it
 */
public record Bound(Poly value, Poly written, CtExpression<?> source, boolean upper, boolean certain) {

    /** A bound of which nothing is known but its own form. */
    static Bound of(Poly value, Poly written, CtExpression<?> source, boolean upper) {
        return new Bound(value, written, source, upper, false).knowing(List.of());
    }

    /** The polynomial that the counter does not pass. */
    Optional<Poly> poly() {
        return certain ? Optional.of(value) : Optional.empty();
    }

    /** The same bound, after a test that it has not wrapped around. */
    Bound tested() {
        return new Bound(value, written, source, upper, true);
    }

    /** The same bound, of a counter that may pass it. */
    Bound open() {
        return new Bound(value, written, source, upper, false);
    }

    /** @param facts polynomials that are at least 0 wherever the loop starts */
    Bound knowing(List<Poly> facts) {
        return certain || !isSum(written)
                ? this
                : new Bound(value, written, source, upper, isKept(Prover.knowing(facts), facts));
    }

    private boolean isKept(Prover prover, List<Poly> facts) {
        Optional<Extent> extent = Extent.of(written, prover);
        return extent.filter(values -> upper ? values.isNotTooSmall() : values.isNotTooLarge())
                        .isPresent()
                || isShortOfAnInt(prover, facts);
    }

    /** Whether there is an {@code int} on that side of it, be it the last one: a variable, which has not wrapped around. */
    private boolean isShortOfAnInt(Prover prover, List<Poly> facts) {
        Stream<Poly> variables = Stream.concat(facts.stream(), Stream.of(written.evaluated()))
                .flatMap(poly -> poly.symbols().stream())
                .distinct()
                .map(Poly::of);
        Poly last = Poly.of(upper ? Integer.MIN_VALUE : Integer.MAX_VALUE);
        return Stream.concat(Stream.of(last), variables)
                .anyMatch(other -> upper ? prover.isAtLeast(written, other) : prover.isAtLeast(other, written));
    }

    /**
     * Whether the value is a plain sum: that of a product may have wrapped around more than once, to any number.
     */
    static boolean isSum(Poly poly) {
        return poly.evaluated().degree() <= 1
                && poly.evaluated().terms().entrySet().stream()
                        .allMatch(term -> term.getKey().degree() == 0 || Math.abs(term.getValue()) == 1);
    }
}
