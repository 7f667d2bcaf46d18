package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFor;
import spoon.reflect.declaration.CtVariable;

/**
 * A loop whose counter runs from one bound to another in equal steps, and is changed by nothing else.
 *
 * @param counter its declaration, in the header or outside
 * @param symbol the counter's value in the body
 * @param first the counter's value in the first iteration
 * @param end the bound: ascending, the counter stays below it; descending, it stays above it
 * @param step what the counter moves on by, not 0; negative for descending loops
 * @param start the expression of {@code first} in the header
 * @param bound the expression that the header compares the counter with
 * @param inclusive whether the counter may be equal to {@code bound}; {@code end} accounts for it
 */
public record CountedLoop(
        CtFor loop,
        CtVariable<?> counter,
        Symbol symbol,
        Poly first,
        Poly end,
        int step,
        CtExpression<?> start,
        CtExpression<?> bound,
        boolean inclusive) {

    public boolean ascending() {
        return step > 0;
    }

    /** The smallest value that the counter can have in the body. */
    public Poly low() {
        return ascending() ? first : end.plus(1);
    }

    /** The largest value that the counter can have in the body. */
    public Poly high() {
        return ascending() ? end.plus(-1) : first;
    }

    /**
     * What holds, as polynomials that are at least 0, whenever the body runs. A bound that may wrap around at
     * 2<sup>31</sup>, such as a product, says nothing.
     */
    public List<Poly> facts() {
        Poly value = Poly.of(symbol);
        List<Poly> facts = new ArrayList<>();
        boolean below = isExact(low());
        boolean above = isExact(high());
        if (below) {
            facts.add(value.minus(low()));
        }
        if (above) {
            facts.add(high().minus(value));
        }
        if (below && above) {
            facts.add(high().minus(low()));
        }
        return facts;
    }

    /** Whether none of the bounds can wrap around, so that their polynomials are their values. */
    public boolean hasExactBounds() {
        return isExact(first) && isExact(end);
    }

    /**
     * Sums of single variables are taken as exact: where they wrap, the counter starts at or runs to the far end of the
     * numbers.
     */
    private static boolean isExact(Poly bound) {
        return bound.evaluated().degree() <= 1
                && bound.evaluated().terms().entrySet().stream()
                        .allMatch(term -> term.getKey().degree() == 0 || Math.abs(term.getValue()) == 1);
    }

    /** The counter's value one iteration later. */
    public Poly next() {
        return Poly.of(symbol).plus(step);
    }
}
