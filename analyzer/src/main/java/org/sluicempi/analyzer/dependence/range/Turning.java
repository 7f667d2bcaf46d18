package org.sluicempi.analyzer.dependence.range;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.PolyText;
import org.sluicempi.analyzer.symbolic.Prover;

/**
 * Whether the counter of a loop goes on at the other end of the numbers, rather than to the loop's bound: by a step that takes it
 * past the last number, or because it may be equal to the last one and be counted on from there. Tests can tell; where a loop uses
 * an array in each iteration, the array ends before the numbers do.
 */
public final class Turning {
    private Turning() {}

    /**
     * Tests that the counter does not pass the last number by a step of more than one; nothing where a test could not tell.
     *
     * @param outside the loops around it whose counters the test cannot name, outermost first
     */
    public static Optional<List<String>> bySteps(CountedLoop loop, List<CountedLoop> outside) {
        return loop.mayTurn() ? staysShort(loop, outside) : Optional.of(List.of());
    }

    /** The same, and that it is not counted on from the last number: for code that an iteration may pass by. */
    public static Optional<List<String>> atLast(CountedLoop loop, List<CountedLoop> outside) {
        return loop.mayTurnAtLast() ? staysShort(loop, outside) : Optional.of(List.of());
    }

    /**
     * Whether an access that each iteration makes need not ask whether the loop's counter, in steps of one, goes on at the other
     * end: its index has nothing to do with that counter, or leaves the array before. No array has as many elements as there are
     * numbers from 0 up to the last, or one less.
     *
     * @param prover knows what holds as long as the counters keep to their bounds
     */
    public static boolean isHarmless(CountedLoop loop, Access access, CountedLoop outer, Prover prover) {
        boolean direct = access.index().contains(loop.symbol());
        boolean counts = direct
                || access.nest().stream()
                        .anyMatch(inner -> inner.first().contains(loop.symbol())
                                || inner.end().contains(loop.symbol()));
        return !counts
                || isMadeAtLast(loop, access, outer)
                        && (direct && leavesTheArray(loop, access.index(), prover)
                                || isInside(loop, access, outer, prover));
    }

    /** Whether the loops inside that its counter bounds run where it is the last number: else the access is not made there. */
    private static boolean isMadeAtLast(CountedLoop loop, Access access, CountedLoop outer) {
        List<CountedLoop> nest = IndexRange.around(access, outer);
        int place = nest.indexOf(loop);
        Poly last = Poly.of(loop.ascending() ? Integer.MAX_VALUE : Integer.MIN_VALUE);
        Prover there = Prover.knowing(List.of());
        for (int i = 0; i < nest.size(); i++) {
            CountedLoop inner = nest.get(i);
            if (i > place
                    && IndexRange.isTriangular(inner, nest.subList(place, i))
                    && inner.width()
                            .map(width -> width.with(loop.symbol(), last))
                            .filter(there::isNonNegative)
                            .isEmpty()) {
                return false;
            }
            there = there.and(inner.facts().stream()
                    .map(fact -> fact.with(loop.symbol(), last))
                    .toList());
        }
        return true;
    }

    /** Whether an index that begins in an array is no more in it where the counter is the last number, whatever the bound is. */
    private static boolean leavesTheArray(CountedLoop loop, Poly index, Prover prover) {
        if (index.degree(loop.symbol()) > 1) {
            return false;
        }
        Poly stride = index.coefficient(loop.symbol());
        boolean grows = prover.isNonNegative(stride);
        if (!grows && !prover.isNonNegative(stride.times(-1))) {
            return false;
        }
        boolean fromZero = loop.ascending()
                ? prover.isAtLeast(Poly.of(1), loop.first())
                : prover.isAtLeast(loop.first(), Poly.of(-1));
        Poly atZero = index.with(loop.symbol(), Poly.ZERO);
        OptionalLong constant = atZero.evaluated().constant();
        return fromZero
                || (grows == loop.ascending()
                        ? prover.isNonNegative(atZero.plus(1))
                        : constant.isPresent() && constant.getAsLong() < Integer.MAX_VALUE);
    }

    /** Whether the bound is short of the last number, if what the index comes to lies inside of an array. */
    private static boolean isInside(CountedLoop loop, Access access, CountedLoop outer, Prover prover) {
        Optional<Poly> farthest = IndexRange.corner(access, outer, prover, loop.ascending());
        return loop.ascending()
                ? farthest.isPresent()
                        && loop.high()
                                .filter(last -> prover.isAtLeast(farthest.get().plus(1), last))
                                .isPresent()
                : farthest.isPresent()
                        && loop.low()
                                .filter(last -> prover.isAtLeast(last.plus(1), farthest.get()))
                                .isPresent();
    }

    private static Optional<List<String>> staysShort(CountedLoop loop, List<CountedLoop> outside) {
        Optional<Poly> farthest = farthest(loop, outside);
        if (farthest.filter(loop::isShortOfTheLast).isPresent()) {
            return Optional.of(List.of());
        }
        boolean constant = loop.pace().constant().isPresent();
        return farthest.map(end -> constant ? end : end.plus(loop.pace().value()))
                .filter(IndexRange::isLongSized)
                .map(PolyText::ofLong)
                .map(text -> constant ? isWithin(loop, text, loop.lastEnd()) : isWithin(loop, text))
                .map(List::of);
    }

    /** A counter that is short of its end, and moves by so much, is short of the last number. */
    private static String isWithin(CountedLoop loop, String endAndPace) {
        return isWithin(loop, endAndPace, loop.ascending() ? Integer.MAX_VALUE : Integer.MIN_VALUE);
    }

    private static String isWithin(CountedLoop loop, String value, int last) {
        return loop.ascending() ? value + " <= " + last : last + " <= " + value;
    }

    /**
     * The loop's end where the counters of the loops around it take it the farthest; nothing where it may have wrapped around, or
     * these counters say how the loop's own one moves.
     */
    private static Optional<Poly> farthest(CountedLoop loop, List<CountedLoop> outside) {
        if ((loop.ascending() ? loop.high() : loop.low()).isEmpty()) {
            return Optional.empty();
        }
        Poly end = loop.end();
        if (outside.stream().anyMatch(other -> loop.pace().value().contains(other.symbol()))) {
            return Optional.empty();
        }
        for (int i = outside.size() - 1; i >= 0; i--) {
            CountedLoop other = outside.get(i);
            if (end.contains(other.symbol())) {
                OptionalLong weight =
                        end.coefficient(other.symbol()).evaluated().constant();
                if (end.degree(other.symbol()) > 1 || weight.isEmpty()) {
                    return Optional.empty();
                }
                Optional<Poly> last = weight.getAsLong() > 0 == loop.ascending() ? other.high() : other.low();
                if (last.isEmpty()) {
                    return Optional.empty();
                }
                end = end.with(other.symbol(), last.get());
            }
        }
        return Optional.of(end);
    }
}
