package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.sluicempi.analyzer.symbolic.Monomial;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import org.sluicempi.analyzer.symbolic.Symbols;
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
 * @param lowest the smallest value that the counter has in the body
 * @param highest the largest value that the counter has in the body
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
        boolean inclusive,
        Bound lowest,
        Bound highest) {

    /**
     * A loop of whose bounds nothing is known but their form.
     *
     * @param limit the value of {@code bound}
     */
    static CountedLoop of(
            CtFor loop,
            CtVariable<?> counter,
            Poly first,
            Poly limit,
            int step,
            CtExpression<?> start,
            CtExpression<?> bound,
            boolean inclusive) {
        int direction = Integer.signum(step);
        Poly last = inclusive ? limit : limit.plus(-direction);
        boolean ascending = direction > 0;
        return new CountedLoop(
                loop,
                counter,
                Symbols.of(counter),
                first,
                last.plus(direction),
                step,
                start,
                bound,
                inclusive,
                ascending ? Bound.of(first, first, start, false) : Bound.of(last, limit, bound, false),
                ascending ? Bound.of(last, limit, bound, true) : Bound.of(first, first, start, true));
    }

    public boolean ascending() {
        return step > 0;
    }

    /** The smallest value that the counter can have in the body; nothing where it may have wrapped around. */
    public Optional<Poly> low() {
        return lowest.poly();
    }

    /** The largest value that the counter can have in the body; nothing where it may have wrapped around. */
    public Optional<Poly> high() {
        return highest.poly();
    }

    /** By how much the counter moves at the most; nothing where one of its bounds may have wrapped around. */
    public Optional<Poly> width() {
        return high().flatMap(high -> low().map(high::minus));
    }

    /**
     * What holds, as polynomials that are at least 0, whenever the body runs, until the counter has passed the last number: who asks
     * for facts where that is not ruled out asks {@link #turning}.
     */
    public List<Poly> facts() {
        Poly value = Poly.of(symbol);
        return Stream.of(low().map(value::minus), high().map(high -> high.minus(value)), width())
                .flatMap(Optional::stream)
                .toList();
    }

    /** The same, and that the counter is not the last of the numbers where it is compared to be short of its bound. */
    public List<Poly> range() {
        List<Poly> facts = new ArrayList<>(facts());
        if (!inclusive) {
            Poly value = Poly.of(symbol);
            facts.add(
                    ascending() ? Poly.of(Integer.MAX_VALUE - 1).minus(value) : value.plus(-(Integer.MIN_VALUE + 1L)));
        }
        return facts;
    }

    /** Whether the counter keeps to its bounds, because neither can have wrapped around or a test has told. */
    public boolean isCertain() {
        return lowest.certain() && highest.certain();
    }

    /**
     * This loop with what can be concluded about its bounds.
     *
     * @param facts polynomials that are at least 0 wherever it starts
     */
    public CountedLoop knowing(List<Poly> facts) {
        return with(lowest.knowing(facts), highest.knowing(facts));
    }

    /** This loop, after tests that none of {@link #uncertainBounds} has wrapped around. */
    public CountedLoop tested() {
        return with(lowest.tested(), highest.tested());
    }

    private CountedLoop with(Bound newLowest, Bound newHighest) {
        return new CountedLoop(loop, counter, symbol, first, end, step, start, bound, inclusive, newLowest, newHighest);
    }

    /** The bounds whose values may be others than those of their polynomials. */
    public List<Bound> uncertainBounds() {
        boolean sums = Bound.isSum(lowest.written()) && Bound.isSum(highest.written());
        return Stream.of(lowest, highest)
                .filter(side -> !isCertain()
                        && (sums
                                ? !side.certain()
                                : side.written().evaluated().constant().isEmpty()))
                .toList();
    }

    /** Whether the counter's last step may take it past the last number, so that it goes on at the other end. */
    public boolean mayTurn() {
        return Math.abs(step) > 1 && mayTurnAtLast();
    }

    /** The same, or whether it may be equal to the last number and be counted on from there, as a loop up to and with a bound does. */
    public boolean mayTurnAtLast() {
        OptionalLong known = end.evaluated().constant();
        boolean near = known.isEmpty() || (ascending() ? known.getAsLong() > lastEnd() : known.getAsLong() < lastEnd());
        return near && (inclusive || Math.abs(step) > 1);
    }

    /**
     * Whether the counter comes to its bound, rather than to the last of the numbers and on at their other end, whatever values
     * the bound may have.
     */
    public boolean surelyStops() {
        boolean kept = ascending() ? highest.certain() : lowest.certain();
        return !mayTurnAtLast() || kept && isShortOfTheLast(end);
    }

    /** Whether an end is so far from that of the numbers, because it is a variable less a constant. */
    public boolean isShortOfTheLast(Poly farthest) {
        Poly value = farthest.evaluated();
        long constant = value.terms().getOrDefault(Monomial.ONE, 0L);
        boolean variable = value.symbols().size() == 1
                && value.plus(-constant)
                        .equals(Poly.of(value.symbols().iterator().next()));
        return variable
                && (ascending()
                        ? constant <= (long) lastEnd() - Integer.MAX_VALUE
                        : constant >= (long) lastEnd() - Integer.MIN_VALUE);
    }

    /** Whether the counter comes to a bound of this value. */
    public boolean isShortLimit(long limit) {
        long last = inclusive ? limit + Integer.signum(step) : limit;
        return ascending() ? last <= lastEnd() : last >= lastEnd();
    }

    /** This loop, if its counter may have gone on at the other end of the numbers: only what its condition says of it is true. */
    public CountedLoop turning() {
        return ascending() ? with(lowest.open(), highest) : with(lowest, highest.open());
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
