package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.Footprint;
import org.sluicempi.analyzer.region.Footprints;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.symbolic.JavaText;
import org.sluicempi.analyzer.symbolic.Monomial;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import spoon.reflect.declaration.CtElement;

/** Works out which elements of an outgoing message are final after each iteration. */
final class FrontierFinder {
    private static final int MOST_LEFT_OPEN = 64;

    private final Candidate candidate;
    private final CountedLoop loop;
    private final List<Access> writes;

    FrontierFinder(Candidate candidate) {
        this.candidate = candidate;
        this.loop = candidate.loop();
        this.writes = candidate.accesses().stream().filter(Access::writes).toList();
    }

    /** A frontier, or why there is none. */
    sealed interface Result {}

    record Found(Frontier frontier) implements Result {}

    record Refused(Remark remark) implements Result {}

    Result find() {
        List<Footprint> footprints = new ArrayList<>();
        List<Poly> steady = candidate.facts();
        steady.addAll(SteadyFacts.of(writes, loop));
        for (Access write : writes) {
            Optional<CtElement> change = unsteady(write);
            Optional<Footprint> footprint = Footprints.of(write, candidate.facts());
            if (change.isPresent() || footprint.isEmpty()) {
                return new Refused(ofUnknown(write, change));
            }
            footprints.add(footprint.get());
        }
        Prover prover = Prover.knowing(steady);
        for (Access write : writes) {
            Optional<Remark> wraps = rangeOf(write, prover);
            if (wraps.isPresent()) {
                return new Refused(wraps.get());
            }
        }
        Optional<Poly> low =
                Extremes.smallest(footprints.stream().map(Footprint::low).toList(), prover);
        Optional<Poly> high =
                Extremes.largest(footprints.stream().map(Footprint::high).toList(), prover);
        if (low.isEmpty() || high.isEmpty()) {
            return new Refused(ofOrder());
        }
        return frontier(low.get(), high.get().plus(1), prover);
    }

    private Result frontier(Poly low, Poly end, Prover prover) {
        Poly lowMove = low.with(loop.symbol(), loop.next()).minus(low);
        Poly endMove = end.minus(end.with(loop.symbol(), loop.next()));
        Optional<String> rising = progress(lowMove, end.minus(low.with(loop.symbol(), loop.next())), prover);
        if (rising.isPresent()) {
            rising.filter(guard -> !guard.isEmpty()).ifPresent(candidate::guard);
            return new Found(new Frontier(low, true));
        }
        Optional<String> falling =
                progress(endMove, end.with(loop.symbol(), loop.next()).minus(low), prover);
        if (falling.isPresent()) {
            falling.filter(guard -> !guard.isEmpty()).ifPresent(candidate::guard);
            return new Found(new Frontier(end, false));
        }
        return new Refused(ofOrder());
    }

    /**
     * Whether the frontier moves on: the guard needed for that, empty if none is needed; nothing if it does not.
     *
     * @param move by how much it moves on
     * @param open how many elements that this iteration may write stay open
     */
    private static Optional<String> progress(Poly move, Poly open, Prover prover) {
        if (move.evaluated().equals(Poly.ZERO)) {
            return Optional.empty();
        }
        var fixed = open.evaluated().constant();
        boolean closes = fixed.isPresent() ? fixed.getAsLong() <= MOST_LEFT_OPEN : prover.isNonNegative(open.times(-1));
        boolean moves = prover.isNonNegative(move);
        if (closes && moves) {
            return Optional.of("");
        }
        if (!closes && isComparable(open.times(-1))) {
            boolean enough = prover.and(open.times(-1)).isNonNegative(move);
            return enough ? Optional.of(comparison(open.times(-1))) : Optional.empty();
        }
        return closes && isComparable(move) ? Optional.of(comparison(move)) : Optional.empty();
    }

    /** Whether a test that the polynomial is not negative is short, exact and likely to hold. */
    private static boolean isComparable(Poly difference) {
        boolean plain = difference.degree() == 1
                && difference.terms().size() <= 2
                && difference.terms().values().stream().allMatch(c -> Math.abs(c) == 1);
        boolean grows = difference.terms().entrySet().stream()
                .anyMatch(term -> term.getValue() > 0 && !term.getKey().equals(Monomial.ONE));
        return plain && grows && !difference.terms().containsKey(Monomial.ONE);
    }

    private static String comparison(Poly difference) {
        Poly smaller = Poly.ZERO;
        Poly larger = Poly.ZERO;
        for (var term : difference.terms().entrySet()) {
            Poly value = new Poly(java.util.Map.of(term.getKey(), term.getValue()));
            if (term.getValue() > 0) {
                larger = larger.plus(value);
            } else {
                smaller = smaller.minus(value);
            }
        }
        return smaller.equals(Poly.ZERO)
                ? JavaText.of(larger) + " >= 0"
                : JavaText.of(smaller) + " <= " + JavaText.of(larger);
    }

    private Optional<CtElement> unsteady(Access write) {
        return Steadiness.change(candidate.whole(), write, loop);
    }

    private Optional<Remark> rangeOf(Access write, Prover prover) {
        Prover inside = prover.and(write.facts());
        IndexRange.Verdict verdict = IndexRange.of(write, loop, inside);
        if (verdict instanceof IndexRange.Guarded guarded) {
            candidate.guard(guarded.condition());
        }
        return verdict instanceof IndexRange.Unknown
                ? Optional.of(ofUnknown(write, Optional.empty()))
                : Optional.empty();
    }

    private Remark ofUnknown(Access write, Optional<CtElement> change) {
        Remarks remarks = candidate.remarks();
        String reason = change.map(
                        place -> ", because '" + remarks.snippet(place) + "' at " + remarks.line(place) + " changes it")
                .orElse("");
        return remarks.say(
                Rule.SL104,
                "the elements that '" + remarks.snippet(write.element()) + "' at " + remarks.line(write.element())
                        + " writes in one iteration cannot be computed" + reason,
                "use an index that is linear in the loops' counters",
                write.element());
    }

    private Remark ofOrder() {
        Remarks remarks = candidate.remarks();
        CtElement write = writes.get(0).element();
        return remarks.say(
                Rule.SL105,
                "'" + remarks.snippet(write) + "' at " + remarks.line(write) + ": later iterations of "
                        + candidate.loopName() + " may write elements of '"
                        + candidate.buffer().name() + "' that an earlier one has written, so nothing is final before"
                        + " its end",
                "make the loop outermost that walks through '"
                        + candidate.buffer().name() + "' in order",
                write);
    }
}
