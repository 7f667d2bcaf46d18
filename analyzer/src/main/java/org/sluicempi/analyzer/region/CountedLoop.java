package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.sluicempi.analyzer.symbolic.Monomial;
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
        boolean below = isExact(low()) && startsNoLower();
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

    /**
     * Whether the lowest value of the counter, which the program computes and which may wrap around, is none below its
     * polynomial: a counter that starts at the far end of the numbers is not taken for one that is not negative.
     */
    private boolean startsNoLower() {
        return !mayFallShort(lowest());
    }

    /** The bound at the lower end as the program computes it. */
    private Poly lowest() {
        return ascending() ? first : inclusive ? low() : end;
    }

    /** Whether the value may be less than its polynomial, because it has wrapped around. */
    private static boolean mayFallShort(Poly bound) {
        Poly value = bound.evaluated();
        long constant = value.terms().getOrDefault(Monomial.ONE, 0L);
        return !value.symbols().isEmpty()
                && !(value.plus(-constant)
                                .equals(Poly.of(value.symbols().iterator().next()))
                        && constant <= 0);
    }

    /** The bounds that are not certain to have the values of their polynomials. */
    public List<Poly> uncertainBounds() {
        Stream<Poly> bounds = hasExactBounds()
                ? Stream.of(lowest()).filter(CountedLoop::mayFallShort)
                : Stream.of(first, end)
                        .filter(bound -> bound.evaluated().constant().isEmpty());
        return bounds.toList();
    }

    /** Whether the counter's last step may take it past the last number, so that it goes on at the other end. */
    public boolean mayTurn() {
        OptionalLong known = end.evaluated().constant();
        boolean near = known.isEmpty() || (ascending() ? known.getAsLong() > lastEnd() : known.getAsLong() < lastEnd());
        return Math.abs(step) > 1 && near;
    }

    /** The farthest {@link #end} with which it cannot. */
    public int lastEnd() {
        return ascending() ? Integer.MAX_VALUE - step + 1 : Integer.MIN_VALUE - step - 1;
    }

    /** The counter's value one iteration later. */
    public Poly next() {
        return Poly.of(symbol).plus(step);
    }
}
