package org.sluicempi.analyzer.dependence.check;

import java.util.List;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.code.Bounds;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.symbolic.Poly;

/** That arrays which a loop reads, and which have been made before it, are not longer than arrays can be. */
final class LoopSizes {
    private LoopSizes() {}

    /** Polynomials that are at least 0 where the candidate's loop starts. */
    static List<Poly> of(Candidate candidate) {
        Method method = candidate.method();
        return candidate.body().steps().stream()
                .map(candidate.body()::step)
                .filter(Step.ReadElement.class::isInstance)
                .map(step -> ((Step.ReadElement) step).array())
                .filter(array -> new Proofs(method).isNotNull(array, candidate.loopStart()))
                .flatMap(array ->
                        new Bounds(method).sizes(array, candidate.loop().loop()).stream())
                .distinct()
                .map(length -> Poly.of(Integer.MAX_VALUE).minus(length))
                .toList();
    }
}
