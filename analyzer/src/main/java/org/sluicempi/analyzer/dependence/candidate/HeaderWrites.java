package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.Footprint;
import org.sluicempi.analyzer.region.Footprints;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;

/**
 * Elements of a message that are written between its loop and the send, as a header in front of what the loop computes is, or a
 * sum behind it: they leave with the send, since no iteration declares them final.
 */
final class HeaderWrites {
    private final Candidate candidate;

    HeaderWrites(Candidate candidate) {
        this.candidate = candidate;
    }

    /** Whether a step of the gap writes an element of the buffer that lies before or behind all that the loop writes. */
    boolean hold(int step) {
        return candidate.method().step(step) instanceof Step.WriteElement write
                && !candidate.accesses().isEmpty()
                && candidate
                        .method()
                        .expressions()
                        .read(write.index())
                        .filter(index ->
                                candidate.whole().change(index.symbols()).isEmpty())
                        .filter(index -> isAllBefore(index) || isAllBehind(index))
                        .isPresent();
    }

    private List<Access> writes() {
        return candidate.accesses().stream().filter(Access::writes).toList();
    }

    private boolean isAllBefore(Poly index) {
        return writes().stream().allMatch(write -> isBeside(write, index, true));
    }

    private boolean isAllBehind(Poly index) {
        return writes().stream().allMatch(write -> isBeside(write, index, false));
    }

    /** An iteration declares final what lies between its first element and that of the next one, or between their last ones. */
    private boolean isBeside(Access write, Poly index, boolean before) {
        Optional<Footprint> footprint = Footprints.of(write, candidate.facts());
        if (footprint.isEmpty()) {
            return false;
        }
        List<Poly> facts = candidate.facts();
        facts.addAll(write.facts());
        Prover prover = Prover.knowing(facts);
        Poly low = footprint.get().low();
        Poly high = footprint.get().high();
        return before
                ? prover.isNonNegative(low.minus(index.plus(1)))
                        && prover.isNonNegative(next(high).minus(index))
                : prover.isNonNegative(index.minus(high.plus(1))) && prover.isNonNegative(index.minus(next(low)));
    }

    private Poly next(Poly here) {
        return here.with(candidate.loop().symbol(), candidate.loop().next());
    }
}
