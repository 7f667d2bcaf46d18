package org.sluicempi.analyzer.dependence.range;

import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Monomial;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.PolyText;

/**
 * An assumption that a comparison of two values before the loop can confirm: {@code m <= n}.
 *
 * @param difference what is at least 0 where the assumption holds
 */
public record Comparison(Poly difference) {

    /** The assumption that a difference is not negative, where a test of that is short, exact and likely to hold. */
    public static Optional<Comparison> of(Poly difference, CountedLoop loop) {
        boolean plain = difference.degree() == 1
                && difference.terms().size() <= 2
                && !difference.contains(loop.symbol())
                && !difference.isRunning()
                && !difference.terms().containsKey(Monomial.ONE)
                && difference.terms().values().stream().allMatch(coefficient -> Math.abs(coefficient) == 1);
        boolean mayHold = difference.terms().values().stream().anyMatch(coefficient -> coefficient > 0);
        return plain && mayHold ? Optional.of(new Comparison(difference)) : Optional.empty();
    }

    /** As a Java condition. */
    public String text() {
        Poly smaller = Poly.ZERO;
        Poly larger = Poly.ZERO;
        for (Map.Entry<Monomial, Long> term : difference.terms().entrySet()) {
            Poly value = new Poly(Map.of(term.getKey(), term.getValue()));
            if (term.getValue() > 0) {
                larger = larger.plus(value);
            } else {
                smaller = smaller.minus(value);
            }
        }
        return smaller.equals(Poly.ZERO)
                ? PolyText.ofLong(larger) + " >= 0"
                : PolyText.of(smaller) + " <= " + PolyText.of(larger);
    }
}
