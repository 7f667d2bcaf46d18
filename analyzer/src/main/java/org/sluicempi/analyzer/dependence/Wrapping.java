package org.sluicempi.analyzer.dependence;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.symbolic.Monomial;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;

/**
 * Which uses of a buffer let the range that an iteration waits for wrap around at 2<sup>31</sup>. Such a range is empty: what
 * else the iteration uses is not waited for. That is no matter where every iteration uses all of it, because one of the uses
 * throws and nobody goes on; it is where the iteration may be left in between, or somebody sees what it has computed.
 */
final class Wrapping {
    private static final long CLOSE = 1 << 8;

    private final Candidate candidate;

    Wrapping(Candidate candidate) {
        this.candidate = candidate;
    }

    /** Those uses; none where an iteration uses elements close to each other, of which none can lie near 2<sup>31</sup>. */
    List<Access> possible() {
        List<Access> accesses = candidate.accesses();
        return areTogether(accesses)
                ? List.of()
                : accesses.stream().filter(access -> !isBounded(access)).toList();
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
        List<Poly> facts = candidate.facts();
        facts.addAll(access.facts());
        Prover prover = Prover.knowing(facts);
        Optional<Poly> low = IndexRange.corner(access, candidate.loop(), prover, false);
        Optional<Poly> high = IndexRange.corner(access, candidate.loop(), prover, true);
        return low.filter(prover::isNonNegative).isPresent()
                && high.filter(last -> isInt(last.plus(1).evaluated())).isPresent();
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
