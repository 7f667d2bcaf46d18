package org.sluicempi.analyzer.dependence.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.range.Comparison;
import org.sluicempi.analyzer.dependence.range.IndexRange;
import org.sluicempi.analyzer.dependence.range.Need;
import org.sluicempi.analyzer.dependence.range.ProvedExtrema;
import org.sluicempi.analyzer.dependence.range.SteadyFacts;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.Footprint;
import org.sluicempi.analyzer.region.Footprints;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;

/** Works out which part of an incoming message each iteration needs. */
public final class NeedFinder {
    private final Candidate candidate;
    private final CountedLoop loop;

    public NeedFinder(Candidate candidate) {
        this.candidate = candidate;
        this.loop = candidate.loop();
    }

    /** A window that moves; nothing where everything must be there before the first iteration. */
    public Optional<Need.Moving> find() {
        List<Footprint> footprints = new ArrayList<>();
        for (Access access : candidate.accesses()) {
            Optional<Footprint> footprint = Footprints.of(access, candidate.facts());
            boolean steady = Steadiness.change(candidate.body(), access, loop).isEmpty();
            if (footprint.isEmpty() || !steady || !Steadiness.isReadable(access, candidate)) {
                return Optional.empty();
            }
            footprints.add(footprint.get());
        }
        List<Poly> facts = candidate.facts();
        facts.addAll(SteadyFacts.of(candidate.accesses(), loop));
        Prover prover = Prover.knowing(facts);
        Optional<Poly> low =
                ProvedExtrema.smallest(footprints.stream().map(Footprint::low).toList(), prover);
        Optional<Poly> high =
                ProvedExtrema.largest(footprints.stream().map(Footprint::high).toList(), prover);
        return low.isEmpty() || high.isEmpty()
                ? Optional.empty()
                : moving(low.get(), high.get().plus(1), prover);
    }

    private Optional<Need.Moving> moving(Poly low, Poly end, Prover prover) {
        Poly lowMove = loop.later(low).minus(low);
        Poly endMove = loop.later(end).minus(end);
        if (lowMove.evaluated().equals(Poly.ZERO) && endMove.evaluated().equals(Poly.ZERO)) {
            return Optional.empty();
        }
        Optional<Comparison> assumption = Optional.empty();
        Prover knowing = prover;
        boolean rises = prover.isNonNegative(lowMove) && prover.isNonNegative(endMove);
        boolean falls = prover.isNonNegative(lowMove.times(-1)) && prover.isNonNegative(endMove.times(-1));
        if (!rises && !falls) {
            assumption = Comparison.of(endMove, loop).filter(a -> Steadiness.knownAtCall(a, candidate));
            if (assumption.isEmpty()) {
                return Optional.empty();
            }
            knowing = prover.and(endMove);
            rises = knowing.isNonNegative(lowMove);
        }
        List<IndexRange.Guarded> guards = new ArrayList<>();
        Prover inLoop = knowing;
        boolean exact = candidate.accesses().stream().allMatch(access -> isExact(access, inLoop, guards));
        if (!exact || !rises && !falls) {
            return Optional.empty();
        }
        assumption.map(Comparison::text).ifPresent(candidate::guard);
        guards.forEach(candidate::guard);
        return Optional.of(new Need.Moving(low, end, rises));
    }

    private boolean isExact(Access access, Prover inLoop, List<IndexRange.Guarded> guards) {
        Prover prover = inLoop.and(access.facts());
        IndexRange.Verdict verdict = IndexRange.of(access, loop, prover);
        if (verdict instanceof IndexRange.Guarded guarded) {
            guards.add(guarded);
            return Steadiness.knownAtCall(access, loop, candidate);
        }
        return verdict instanceof IndexRange.Exact;
    }
}
