package org.sluicempi.analyzer.dependence.range;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;

/** The smallest and the largest of several values, where it can be proved which one it is. */
public final class ProvedExtrema {
    private ProvedExtrema() {}

    public static Optional<Poly> smallest(List<Poly> values, Prover prover) {
        return values.stream()
                .filter(value -> values.stream().allMatch(other -> prover.isAtLeast(other, value)))
                .findFirst();
    }

    public static Optional<Poly> largest(List<Poly> values, Prover prover) {
        return values.stream()
                .filter(value -> values.stream().allMatch(other -> prover.isAtLeast(value, other)))
                .findFirst();
    }
}
