package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.Footprint;
import org.sluicempi.analyzer.region.Footprints;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;

/** Works out which part of an incoming message each iteration needs. */
final class WindowFinder {
    private final Candidate candidate;
    private final CountedLoop loop;

    WindowFinder(Candidate candidate) {
        this.candidate = candidate;
        this.loop = candidate.loop();
    }

    /** A window that moves; nothing where everything must be there before the first iteration. */
    Optional<Window.Moving> find() {
        List<String> guards = new ArrayList<>();
        List<Footprint> footprints = new ArrayList<>();
        for (Access access : candidate.accesses()) {
            Optional<Footprint> footprint = Footprints.of(access, candidate.facts());
            boolean steady = Steadiness.change(candidate.body(), access, loop).isEmpty();
            if (footprint.isEmpty() || !steady || !isExact(access, guards)) {
                return Optional.empty();
            }
            footprints.add(footprint.get());
        }
        List<Poly> facts = candidate.facts();
        facts.addAll(SteadyFacts.of(candidate.accesses(), loop));
        Prover prover = Prover.knowing(facts);
        Optional<Window.Moving> window = Extremes.smallest(
                        footprints.stream().map(Footprint::low).toList(), prover)
                .flatMap(low -> Extremes.largest(
                                footprints.stream().map(Footprint::high).toList(), prover)
                        .flatMap(high -> moving(low, high.plus(1), prover)));
        window.ifPresent(found -> guards.forEach(candidate::guard));
        return window;
    }

    private Optional<Window.Moving> moving(Poly low, Poly end, Prover prover) {
        Poly lowMove = low.with(loop.symbol(), loop.next()).minus(low);
        Poly endMove = end.with(loop.symbol(), loop.next()).minus(end);
        boolean moves =
                !endMove.evaluated().equals(Poly.ZERO) || !lowMove.evaluated().equals(Poly.ZERO);
        boolean rises = prover.isNonNegative(lowMove) && prover.isNonNegative(endMove);
        boolean falls = prover.isNonNegative(lowMove.times(-1)) && prover.isNonNegative(endMove.times(-1));
        return moves && (rises || falls) ? Optional.of(new Window.Moving(low, end, rises)) : Optional.empty();
    }

    private boolean isExact(Access access, List<String> guards) {
        Prover prover = Prover.knowing(candidate.facts()).and(access.facts());
        IndexRange.Verdict verdict = IndexRange.of(access, loop, prover);
        if (verdict instanceof IndexRange.Guarded guarded) {
            guards.add(guarded.condition());
            return Steadiness.knownAtCall(access, loop, candidate);
        }
        return verdict instanceof IndexRange.Exact;
    }
}
