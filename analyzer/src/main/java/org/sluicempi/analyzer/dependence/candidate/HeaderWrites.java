package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import org.sluicempi.analyzer.dependence.code.ArrayTypes;
import org.sluicempi.analyzer.dependence.range.IndexRange;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.Access;
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
                && ArrayTypes.isFlat(candidate.method(), write.array())
                && candidate
                        .method()
                        .expressions()
                        .read(write.index())
                        .filter(index ->
                                candidate.whole().change(index.symbols()).isEmpty())
                        .filter(index -> IndexRange.isIntSized(index, always()))
                        .filter(index -> isAllBefore(index) || isAllBehind(index))
                        .isPresent();
    }

    private boolean isAllBefore(Poly index) {
        return areBeside((low, high, prover) -> prover.isNonNegative(low.minus(index.plus(1)))
                && prover.isNonNegative(next(high).minus(index)));
    }

    private boolean isAllBehind(Poly index) {
        return areBeside((low, high, prover) ->
                prover.isNonNegative(index.minus(high.plus(1))) && prover.isNonNegative(index.minus(next(low))));
    }

    @FunctionalInterface
    private interface Range {
        /** @param prover knows what holds in every iteration */
        boolean isBeside(Poly low, Poly high, Prover prover);
    }

    /**
     * An iteration declares final what lies between its first element and that of the next one, or between their last ones, be it
     * that it writes nothing: what is known of inner loops that run says nothing of those that do not.
     */
    private boolean areBeside(Range range) {
        List<Access> writes =
                candidate.accesses().stream().filter(Access::writes).toList();
        Prover prover = always();
        return !writes.isEmpty()
                && writes.stream().allMatch(write -> happensAlways(write, prover))
                && writes.stream()
                        .map(write -> Footprints.of(write, candidate.facts()))
                        .allMatch(footprint -> footprint
                                .filter(found -> range.isBeside(found.low(), found.high(), prover))
                                .isPresent());
    }

    /**
     * Whether every iteration makes the write: then the first index that wraps around throws, and what is declared behind that
     * iteration is nothing. Where an inner loop does not run, the range might wrap unnoticed, and hold the header.
     */
    private static boolean happensAlways(Access write, Prover prover) {
        return !write.conditional()
                && write.nest().stream()
                        .allMatch(inner ->
                                inner.width().filter(prover::isNonNegative).isPresent());
    }

    private Prover always() {
        return Prover.knowing(candidate.facts());
    }

    private Poly next(Poly here) {
        return candidate.loop().later(here);
    }
}
