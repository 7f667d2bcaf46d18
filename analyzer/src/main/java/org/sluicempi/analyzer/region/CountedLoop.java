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
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.declaration.CtVariable;

/**
 * A loop whose counter runs from one bound to another in equal steps, and is changed by nothing else. Where its pace is not
 * certain, only what its condition says of the counter is true.
 *
 * @param counter its declaration, in the header or outside
 * @param symbol the counter's value in the body
 * @param first the counter's value in the first iteration
 * @param end the bound: ascending, the counter stays below it; descending, it stays above it
 * @param pace what the counter moves on by
 * @param start the expression of {@code first}, in the header or, if that gives the counter no value, in front of the loop
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
        Pace pace,
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
            Pace pace,
            CtExpression<?> start,
            CtExpression<?> bound,
            boolean inclusive) {
        boolean ascending = pace.up();
        int direction = ascending ? 1 : -1;
        Poly last = inclusive ? limit : limit.plus(-direction);
        return new CountedLoop(
                loop,
                counter,
                Symbols.of(counter),
                first,
                last.plus(direction),
                pace,
                start,
                bound,
                inclusive,
                ascending ? Bound.of(first, first, start, false) : Bound.of(last, limit, bound, false),
                ascending ? Bound.of(last, limit, bound, true) : Bound.of(first, first, start, true));
    }

    public boolean ascending() {
        return pace.up();
    }

    /** Whether its header and that of the loop which is its body have changed places: it stands inside of the body's text. */
    public boolean isInterchanged() {
        CtExpression<?> condition = loop.getExpression();
        return condition != null
                && condition.getPosition().isValidPosition()
                && loop.getBody().getPosition().isValidPosition()
                && condition.getPosition().getSourceStart()
                        > loop.getBody().getPosition().getSourceStart();
    }

    /**
     * Whether its text is one over the elements of an array, whose header declares what is the first variable of the body here: the
     * counter has a name in the model only.
     */
    public boolean isOverElements() {
        return loop.getBody() instanceof CtBlock<?> block
                && !block.getStatements().isEmpty()
                && block.getStatement(0) instanceof CtLocalVariable<?> first
                && first.getPosition().isValidPosition()
                && block.getPosition().isValidPosition()
                && first.getPosition().getSourceStart() < block.getPosition().getSourceStart();
    }

    /** The smallest value that the counter can have in the body; nothing where it may have wrapped around. */
    public Optional<Poly> low() {
        return ascending() && !pace.certain() ? Optional.empty() : lowest.poly();
    }

    /** The largest value that the counter can have in the body; nothing where it may have wrapped around. */
    public Optional<Poly> high() {
        return ascending() || pace.certain() ? highest.poly() : Optional.empty();
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
        List<Poly> facts = new ArrayList<>(pace.facts());
        Stream.of(low().map(value::minus), high().map(high -> high.minus(value)), width())
                .flatMap(Optional::stream)
                .forEach(facts::add);
        return facts;
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

    /** Whether the counter keeps to its bounds, because neither can have wrapped around and it moves, or a test has told. */
    public boolean isCertain() {
        return areBoundsCertain() && pace.certain();
    }

    private boolean areBoundsCertain() {
        return lowest.certain() && highest.certain();
    }

    /**
     * This loop with what can be concluded about its bounds.
     *
     * @param facts polynomials that are at least 0 wherever it starts
     */
    public CountedLoop knowing(List<Poly> facts) {
        return with(lowest.knowing(facts), highest.knowing(facts), pace.knowing(facts));
    }

    /** This loop, after tests that none of {@link #uncertainBounds} has wrapped around, and of its pace. */
    public CountedLoop tested() {
        return with(lowest.tested(), highest.tested(), pace.tested());
    }

    private CountedLoop with(Bound newLowest, Bound newHighest, Pace newPace) {
        return new CountedLoop(
                loop, counter, symbol, first, end, newPace, start, bound, inclusive, newLowest, newHighest);
    }

    /** The bounds whose values may be others than those of their polynomials. */
    public List<Bound> uncertainBounds() {
        boolean sums = Bound.isSum(lowest.written()) && Bound.isSum(highest.written());
        return Stream.of(lowest, highest)
                .filter(side -> !areBoundsCertain()
                        && (sums
                                ? !side.certain()
                                : side.written().evaluated().constant().isEmpty()))
                .toList();
    }

    /** Whether the counter's last step may take it past the last number, so that it goes on at the other end. */
    public boolean mayTurn() {
        return !pace.isOne() && mayTurnAtLast();
    }

    /** The same, or whether it may be equal to the last number and be counted on from there, as a loop up to and with a bound does. */
    public boolean mayTurnAtLast() {
        OptionalLong known = end.evaluated().constant();
        boolean near = known.isEmpty() || !isShortEnd(known.getAsLong());
        return near && (inclusive || !pace.isOne());
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
        return variable && isShortEnd(constant + (ascending() ? Integer.MAX_VALUE : Integer.MIN_VALUE));
    }

    /** Whether the counter comes to a bound of this value. */
    public boolean isShortLimit(long limit) {
        return isShortEnd(inclusive ? limit + (ascending() ? 1 : -1) : limit);
    }

    /** Whether the counter comes to this {@link #end}. */
    private boolean isShortEnd(long last) {
        return pace.certain() && (ascending() ? last <= lastEnd() : last >= lastEnd());
    }

    /** This loop, if its counter may have gone on at the other end of the numbers: only what its condition says of it is true. */
    public CountedLoop turning() {
        return ascending() ? with(lowest.open(), highest, pace) : with(lowest, highest.open(), pace);
    }

    /** The farthest {@link #end} with which it cannot, whatever the pace is if that is certain. */
    public int lastEnd() {
        int step = pace.constant().orElse(ascending() ? Integer.MAX_VALUE : -Integer.MAX_VALUE);
        return ascending() ? Integer.MAX_VALUE - step + 1 : Integer.MIN_VALUE - step - 1;
    }

    /** What a value of an iteration is one iteration later: the counter has moved on, and so have the variables that move with it. */
    public Poly later(Poly value) {
        Poly moved = value.with(symbol, Poly.of(symbol).plus(pace.value()));
        for (Symbol running : value.symbols()) {
            if (running.course().isPresent()) {
                moved = moved.with(
                        running, Poly.of(running).plus(running.course().get().move()));
            }
        }
        return moved;
    }

    /** What to write for a value of an iteration where that ends: variables that move with the loop have moved on there. */
    public static Poly atEnd(Poly value) {
        Poly written = value;
        for (Symbol running : value.symbols()) {
            if (running.course().isPresent()) {
                written = written.with(
                        running, Poly.of(running).minus(running.course().get().move()));
            }
        }
        return written;
    }
}
