package org.sluicempi.analyzer.dependence.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Readable;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.range.Comparison;
import org.sluicempi.analyzer.dependence.range.Frontier;
import org.sluicempi.analyzer.dependence.range.IndexRange;
import org.sluicempi.analyzer.dependence.range.Leaving;
import org.sluicempi.analyzer.dependence.range.ProvedExtrema;
import org.sluicempi.analyzer.dependence.range.SteadyFacts;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.Footprint;
import org.sluicempi.analyzer.region.Footprints;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import spoon.reflect.declaration.CtElement;

/** Works out which elements of an outgoing message are final after each iteration. */
public final class FrontierFinder {
    private static final int MOST_LEFT_OPEN = 64;

    private final Candidate candidate;
    private final CountedLoop loop;
    private final List<Access> writes;

    public FrontierFinder(Candidate candidate) {
        this.candidate = candidate;
        this.loop = candidate.loop();
        this.writes = candidate.accesses().stream().filter(Access::writes).toList();
    }

    /** A frontier, or why there is none. */
    public sealed interface Result {}

    public record Found(Leaving leaving) implements Result {}

    public record Refused(Remark remark) implements Result {}

    public Result find() {
        List<Footprint> footprints = new ArrayList<>();
        List<Poly> steady = candidate.facts();
        steady.addAll(SteadyFacts.of(writes, loop));
        for (Access write : writes) {
            Optional<CtElement> change = unsteady(write);
            if (change.isPresent()) {
                return new Refused(ofChange(write, change.get()));
            }
            Optional<Footprint> footprint = Footprints.of(write, candidate.facts());
            if (footprint.isEmpty()) {
                return new Refused(ofUnknown(write));
            }
            if (!Steadiness.isReadable(write, candidate)) {
                return new Refused(ofUnreadable(write));
            }
            footprints.add(footprint.get());
        }
        Prover prover = Prover.knowing(steady);
        Optional<Poly> low =
                ProvedExtrema.smallest(footprints.stream().map(Footprint::low).toList(), prover);
        Optional<Poly> high =
                ProvedExtrema.largest(footprints.stream().map(Footprint::high).toList(), prover);
        Optional<Progress> progress = low.isEmpty() || high.isEmpty()
                ? Optional.empty()
                : progress(low.get(), high.get().plus(1), prover);
        if (progress.isEmpty()) {
            return streams(footprints);
        }
        Optional<Comparison> assumption = progress.get().assumption();
        Prover assuming = assumption.map(a -> prover.and(a.difference())).orElse(prover);
        Optional<Remark> wraps = wraps(assuming);
        if (wraps.isPresent()) {
            return new Refused(wraps.get());
        }
        assumption.map(Comparison::text).ifPresent(candidate::guard);
        return new Found(progress.get().frontier());
    }

    private Result streams(List<Footprint> footprints) {
        // An index that wraps around may name what another stream has not written yet: each has to throw before it is
        // declared.
        boolean inEachIteration = writes.stream().allMatch(write -> write.nest().isEmpty() && !write.conditional());
        Optional<Leaving.Streams> streams =
                inEachIteration ? new StreamFinder(loop, candidate.facts()).find(footprints) : Optional.empty();
        if (streams.isEmpty()) {
            return new Refused(ofOrder());
        }
        return wraps(Prover.knowing(candidate.facts()))
                .<Result>map(Refused::new)
                .orElseGet(() -> new Found(streams.get()));
    }

    private Optional<Remark> wraps(Prover prover) {
        return writes.stream()
                .map(write -> rangeOf(write, prover))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** @param assumption what must hold for the frontier to move on */
    private record Progress(Frontier frontier, Optional<Comparison> assumption) {}

    private Optional<Progress> progress(Poly low, Poly end, Prover prover) {
        Poly nextLow = loop.later(low);
        Poly nextEnd = loop.later(end);
        return progress(new Frontier(low, true), nextLow.minus(low), nextLow.minus(end), prover)
                .or(() -> progress(new Frontier(end, false), end.minus(nextEnd), low.minus(nextEnd), prover));
    }

    /**
     * Whether the frontier moves on, with an assumption where one is needed.
     *
     * @param move by how much it moves on
     * @param gap how many elements lie between what this iteration may write and where the next one starts; negative
     *     where this iteration leaves elements open
     */
    private Optional<Progress> progress(Frontier frontier, Poly move, Poly gap, Prover prover) {
        if (move.evaluated().equals(Poly.ZERO)) {
            return Optional.empty();
        }
        OptionalLong fixed = gap.evaluated().constant();
        boolean closes = fixed.isPresent() ? fixed.getAsLong() >= -MOST_LEFT_OPEN : prover.isNonNegative(gap);
        if (closes && prover.isNonNegative(move)) {
            return Optional.of(new Progress(frontier, Optional.empty()));
        }
        return Comparison.of(closes ? move : gap, loop)
                .filter(assumption ->
                        Readable.atBegin(candidate, assumption.difference().symbols()))
                .filter(assumption -> prover.and(assumption.difference()).isNonNegative(move))
                .map(assumption -> new Progress(frontier, Optional.of(assumption)));
    }

    private Optional<CtElement> unsteady(Access write) {
        // What a called method computes in front of its loop has one value all through the loop.
        Code code = candidate.called().isPresent() ? candidate.body() : candidate.whole();
        return Steadiness.change(code, write, loop);
    }

    private Optional<Remark> rangeOf(Access write, Prover prover) {
        Prover inside = prover.and(write.facts());
        IndexRange.Verdict verdict = IndexRange.of(write, loop, inside);
        boolean guarded = verdict instanceof IndexRange.Guarded;
        if (guarded) {
            candidate.guard((IndexRange.Guarded) verdict);
        }
        return verdict instanceof IndexRange.Unknown || guarded && !Steadiness.isReadableAtBegin(write, candidate)
                ? Optional.of(ofUnknown(write))
                : Optional.empty();
    }

    private Remark ofUnknown(Access write) {
        return ofUnknown(write, "", FootprintCheck.advice(write.element()));
    }

    private Remark ofChange(Access write, CtElement change) {
        Remarks remarks = candidate.remarks();
        return ofUnknown(
                write,
                ", because '" + remarks.snippet(change) + "' at " + remarks.line(change) + " changes it",
                "use the loops' counters and values that the loop does not change");
    }

    private Remark ofUnreadable(Access write) {
        return ofUnknown(
                write,
                ", because to ask for its values where an iteration starts may fail",
                "read the fields and lengths in it into local variables in front of the loop");
    }

    private Remark ofUnknown(Access write, String reason, String remedy) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL104,
                "the elements that '" + remarks.snippet(write.element()) + "' at " + remarks.line(write.element())
                        + " writes in one iteration cannot be computed" + reason,
                remedy,
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
