package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.sluicempi.analyzer.dependence.range.IndexRange;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Monomial;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;

/**
 * Which uses of a buffer let the range that an iteration waits for wrap around at 2<sup>31</sup>. Such a range is empty: what
 * else the iteration uses is not waited for. That is no matter where every iteration uses all of it, because one of the uses
 * throws and nobody goes on; it is where the iteration may pass a use by or be left in between, or somebody sees what it has
 * computed.
 */
final class Wrapping {
    private static final long CLOSE = 1 << 8;

    private final Candidate candidate;

    Wrapping(Candidate candidate) {
        this.candidate = candidate;
    }

    /**
     * Those uses; none where an iteration uses elements close to each other, of which none can lie near 2<sup>31</sup>.
     *
     * @param left whether an iteration may be left in between, or somebody sees what it has computed; otherwise only uses that
     *     an iteration may pass by
     */
    List<Access> possible(boolean left) {
        List<Access> accesses = candidate.accesses();
        return areTogether(accesses)
                ? List.of()
                : accesses.stream()
                        .filter(access -> !isBounded(access) && (left || mayBePassedBy(access) && !isGuarded(access)))
                        .toList();
    }

    /** Whether an iteration may come to its end without the use, but with another one. */
    private boolean mayBePassedBy(Access access) {
        boolean alike = candidate.accesses().stream().allMatch(other -> areSame(other.nest(), access.nest()));
        return access.conditional()
                || !alike
                || access.nest().stream().anyMatch(loop -> IndexRange.isTriangular(loop, access.nest()));
    }

    private static boolean areSame(List<CountedLoop> left, List<CountedLoop> right) {
        boolean same = left.size() == right.size();
        for (int i = 0; same && i < left.size(); i++) {
            same = left.get(i).loop() == right.get(i).loop();
        }
        return same;
    }

    /** Whether the begin tests that the use lies inside of the array. */
    private boolean isGuarded(Access access) {
        return IndexRange.of(access, candidate.loop(), prover(access)) instanceof IndexRange.Guarded guarded
                && guarded.inside();
    }

    private static boolean areTogether(List<Access> accesses) {
        return accesses.stream()
                .allMatch(access -> access.nest().isEmpty()
                        && distance(access, accesses.get(0)).stream()
                                .anyMatch(distance -> Math.abs(distance) <= CLOSE));
    }

    private static OptionalLong distance(Access left, Access right) {
        return left.index().minus(right.index()).evaluated().constant();
    }

    /** Whether the index lies between 0 and a value of type int. */
    private boolean isBounded(Access access) {
        Prover prover = prover(access);
        Optional<Poly> low = IndexRange.corner(access, candidate.loop(), prover, false);
        Optional<Poly> high = IndexRange.corner(access, candidate.loop(), prover, true);
        return low.filter(prover::isNonNegative).isPresent()
                && high.filter(last -> isInt(last.plus(1).evaluated())).isPresent();
    }

    private Prover prover(Access access) {
        List<Poly> facts = candidate.facts();
        facts.addAll(access.facts());
        return Prover.knowing(facts);
    }

    /** A constant, or a variable with something taken away. */
    private static boolean isInt(Poly poly) {
        long constant = 0;
        int variables = 0;
        for (var term : poly.terms().entrySet()) {
            Monomial monomial = term.getKey();
            if (monomial.degree() == 0) {
                constant = term.getValue();
            } else if (monomial.degree() == 1 && term.getValue() == 1) {
                variables++;
            } else {
                return false;
            }
        }
        return variables == 0 ? constant <= Integer.MAX_VALUE : variables == 1 && constant <= 0;
    }
}
