package org.sluicempi.analyzer.dependence.range;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Monomial;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.PolyText;
import org.sluicempi.analyzer.symbolic.Prover;
import org.sluicempi.analyzer.symbolic.Symbol;

/**
 * Whether the index of an access, which wraps around at 2<sup>31</sup>, equals its polynomial whenever the access
 * succeeds. Three arguments are tried:
 *
 * <ol>
 *   <li>The value lies between -2<sup>31</sup> and 2<sup>32</sup>: where it wraps, it becomes negative, and the access
 *       throws. That the counters keep to their bounds is tested where their last step might take them past 2<sup>31</sup>.
 *   <li>The access happens in every iteration, the first one falls under argument 1, and from one to the next the value
 *       moves by less than 2<sup>31</sup>: the first value that wraps becomes negative, and the access throws.
 *   <li>A test at run time, in {@code long} arithmetic, that the largest value is inside of the array, and the smallest, unless that
 *       is known.
 * </ol>
 */
public final class IndexRange {
    /** Of a product that is tested: each test is one more condition to read. */
    private static final int MOST_FACTORS = 4;

    private IndexRange() {}

    /** What is known. */
    public sealed interface Verdict {}

    public record Exact() implements Verdict {}

    /**
     * Exact if the conditions hold.
     *
     * @param inside whether they say that the index lies inside of the array
     */
    public record Guarded(List<String> conditions, boolean inside) implements Verdict {
        public Guarded {
            conditions = List.copyOf(conditions);
        }
    }

    public record Unknown() implements Verdict {}

    public static Verdict of(Access access, CountedLoop outer, Prover prover) {
        if (access.nest().stream()
                .anyMatch(inner -> !inner.isCertain() && access.index().contains(inner.symbol()))) {
            return new Unknown();
        }
        Set<String> bounds = new LinkedHashSet<>();
        boolean sweeps = !access.conditional() && sweeps(access, outer, prover);
        if (!sweeps && access.index().isRunning()) {
            // How often the loop has moved it is not known, so that it may have gone round the numbers.
            return new Unknown();
        }
        List<CountedLoop> nest = around(access, outer);
        for (int i = 0; i < nest.size(); i++) {
            CountedLoop loop = nest.get(i);
            List<CountedLoop> outside = nest.subList(0, i);
            boolean throwsBefore = !access.conditional() && Turning.isHarmless(loop, access, outer, prover);
            if (throwsBefore && sweeps) {
                continue;
            }
            Optional<List<String>> noTurn =
                    throwsBefore ? Turning.bySteps(loop, outside) : Turning.atLast(loop, outside);
            if (noTurn.isEmpty()) {
                return new Unknown();
            }
            bounds.addAll(noTurn.get());
        }
        Verdict verdict = sweeps || isIntSized(access.index(), prover) ? new Exact() : guard(access, outer, prover);
        if (bounds.isEmpty() || verdict instanceof Unknown) {
            return verdict;
        }
        boolean inside = verdict instanceof Guarded;
        if (verdict instanceof Guarded guarded) {
            bounds.addAll(guarded.conditions());
        }
        return new Guarded(List.copyOf(bounds), inside);
    }

    /** The loop and those inside it around the access, outermost first. */
    static List<CountedLoop> around(Access access, CountedLoop outer) {
        List<CountedLoop> nest = new ArrayList<>();
        nest.add(outer);
        nest.addAll(access.nest());
        return nest;
    }

    /** Whether the polynomial's value is certainly one of {@code long}: a product of two variables is up to 2^62. */
    public static boolean isLongSized(Poly poly) {
        return isLongSum(poly)
                && poly.degree() <= 2
                && products(poly).size() <= 1
                && poly.terms().entrySet().stream()
                        .filter(term -> term.getKey().degree() == 2)
                        .allMatch(term -> Math.abs(term.getValue()) == 1);
    }

    /** Whether the polynomial's value is one of {@code long} if its products are ones of {@code int}. */
    private static boolean isLongSum(Poly poly) {
        return poly.degree() <= MOST_FACTORS
                && poly.terms().size() < 16
                && poly.terms().values().stream().allMatch(weight -> -(1 << 16) < weight && weight < 1 << 16);
    }

    private static List<Monomial> products(Poly poly) {
        return poly.terms().keySet().stream()
                .filter(monomial -> monomial.degree() > 1)
                .toList();
    }

    /**
     * The products in it, each with what it is multiplied up from: where all of these are ones of {@code int}, none of the
     * multiplications leaves the range of {@code long}.
     */
    private static Stream<Poly> multipliedUp(Poly poly) {
        return products(poly).stream()
                .flatMap(product -> product.multipliedUp().stream())
                .map(product -> new Poly(Map.of(product, 1L)));
    }

    /** Whether the polynomial's value is certainly at least -2^31 and below 2^32, so that it is negative as an index where it wraps. */
    public static boolean isIntSized(Poly poly, Prover prover) {
        long up = 0;
        long down = 0;
        long constant = 0;
        for (var term : poly.evaluated().terms().entrySet()) {
            Monomial monomial = term.getKey();
            if (monomial.degree() > 1) {
                return false;
            }
            if (monomial.degree() == 0) {
                constant = term.getValue();
                continue;
            }
            Poly symbol = new Poly(Map.of(monomial, 1L));
            long weight = Math.abs(term.getValue());
            boolean positive = term.getValue() > 0;
            boolean knownSign = prover.isNonNegative(symbol);
            up += positive || !knownSign ? weight : 0;
            down += !positive || !knownSign ? weight : 0;
        }
        boolean fitsAbove = up <= 1 ? constant <= 1L << 30 : up == 2 && constant <= 1;
        boolean fitsBelow = down == 0 ? constant >= -(1L << 30) : down == 1 && constant >= -1;
        return fitsAbove && fitsBelow;
    }

    private static boolean sweeps(Access access, CountedLoop outer, Prover prover) {
        List<CountedLoop> nest = around(access, outer);
        Poly first = access.index();
        for (int i = nest.size() - 1; i >= 0; i--) {
            first = first.with(nest.get(i).symbol(), nest.get(i).first());
        }
        for (Symbol symbol : access.index().symbols()) {
            if (symbol.course().isPresent()) {
                first = first.with(symbol, symbol.course().get().first());
            }
        }
        if (!isIntSized(first, prover)) {
            return false;
        }
        Poly covered = Poly.ZERO;
        for (int i = nest.size() - 1; i >= 0; i--) {
            CountedLoop loop = nest.get(i);
            if (access.index().degree(loop.symbol()) > 1 || isTriangular(loop, nest.subList(0, i))) {
                return false;
            }
            Poly stride = i == 0
                    ? loop.later(access.index()).minus(access.index())
                    : access.index()
                            .coefficient(loop.symbol())
                            .times(loop.pace().value());
            if (!isShortMove(stride.minus(covered), prover)) {
                return false;
            }
            if (i > 0 && !loop.pace().isOne()) {
                return false;
            }
            Optional<Poly> width = loop.width();
            if (width.isEmpty() && i > 0) {
                return false;
            }
            covered = covered.plus(stride.times(width.orElse(Poly.ZERO)));
        }
        return true;
    }

    /** Whether the loop's bounds or pace depend on the counter of one of the others. */
    public static boolean isTriangular(CountedLoop loop, List<CountedLoop> outside) {
        return outside.stream()
                .anyMatch(other -> loop.first().contains(other.symbol())
                        || loop.end().contains(other.symbol())
                        || loop.pace().value().contains(other.symbol()));
    }

    /** Whether a move by this much cannot take a valid index past 2^32, or below -2^31. */
    private static boolean isShortMove(Poly move, Prover prover) {
        long up = 0;
        long down = 0;
        long constant = 0;
        for (var term : move.evaluated().terms().entrySet()) {
            if (term.getKey().degree() > 1) {
                return false;
            }
            if (term.getKey().degree() == 0) {
                constant = term.getValue();
            } else if (term.getValue() > 0) {
                up += term.getValue();
            } else {
                down -= term.getValue();
            }
        }
        boolean signsKnown = move.evaluated().symbols().stream().allMatch(s -> prover.isNonNegative(Poly.of(s)));
        if (move.evaluated().symbols().isEmpty()) {
            return Math.abs(constant) <= 1L << 30;
        }
        return signsKnown && up <= 1 && down <= 1 && Math.abs(constant) <= 1;
    }

    private static Verdict guard(Access access, CountedLoop outer, Prover prover) {
        Optional<Poly> low = corner(access, outer, prover, false);
        Optional<Poly> high = corner(access, outer, prover, true);
        if (low.isEmpty() || high.isEmpty()) {
            return new Unknown();
        }
        Poly end = high.get().plus(1);
        Optional<Symbol> length = access.length();
        Optional<Poly> width = outer.width();
        if (!isLongSum(end) || length.isEmpty() || width.isEmpty()) {
            return new Unknown();
        }
        Prover running = prover.and(width.get());
        boolean lowIsTested = !prover.isNonNegative(low.get());
        boolean never = prover.isNonNegative(low.get().times(-1).plus(-1));
        if (lowIsTested && (never || !isLongSum(low.get()))) {
            return new Unknown();
        }
        List<Poly> products = Stream.of(end, low.get())
                .filter(value -> !isLongSized(value))
                .flatMap(IndexRange::multipliedUp)
                .distinct()
                .toList();
        List<Poly> unsigned = new ArrayList<>(products.stream()
                .filter(product -> !running.isNonNegative(product))
                .toList());
        if (lowIsTested) {
            unsigned.add(low.get());
        }
        Stream<String> atLeast = unsigned.stream().distinct().map(value -> "0 <= " + PolyText.ofLong(value));
        Stream<String> atMost = Stream.concat(products.stream(), Stream.of(end))
                .map(value -> PolyText.ofLong(value) + " <= " + length.get().text());
        return new Guarded(Stream.concat(atLeast, atMost).toList(), true);
    }

    /**
     * The smallest or the largest index; nothing where a counter may pass its bound, the sign of a stride is not known, or how often
     * the loop moves what is in it.
     */
    public static Optional<Poly> corner(Access access, CountedLoop outer, Prover prover, boolean largest) {
        if (access.index().isRunning()) {
            return Optional.empty();
        }
        List<CountedLoop> nest = around(access, outer);
        Poly value = access.index();
        for (int i = nest.size() - 1; i >= 0; i--) {
            CountedLoop loop = nest.get(i);
            if (value.degree(loop.symbol()) > 1) {
                return Optional.empty();
            }
            Poly stride = value.coefficient(loop.symbol());
            boolean grows = prover.isNonNegative(stride);
            if (!grows && !prover.isNonNegative(stride.times(-1))) {
                return Optional.empty();
            }
            Optional<Poly> end = grows == largest ? loop.high() : loop.low();
            if (end.isEmpty() && value.contains(loop.symbol())) {
                return Optional.empty();
            }
            value = value.with(loop.symbol(), end.orElse(Poly.ZERO));
        }
        return Optional.of(value);
    }
}
