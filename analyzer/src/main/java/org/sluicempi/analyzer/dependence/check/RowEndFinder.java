package org.sluicempi.analyzer.dependence.check;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.FirstWait;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.range.Leaving;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.RowUse;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtExpression;

/** Works out behind which iteration of a loop over rows the row is final that leaves. */
public final class RowEndFinder {
    private final Candidate candidate;

    public RowEndFinder(Candidate candidate) {
        this.candidate = candidate;
    }

    /** The iteration, or why there is none. */
    public FrontierFinder.Result find(AccessReader.Rows rows) {
        Site site = candidate.site();
        Optional<Poly> from = site.offset().isPresent() ? site.offset().flatMap(this::read) : Optional.of(Poly.ZERO);
        Optional<Poly> to = from.flatMap(first -> read(site.count()).map(first::plus));
        // A loop that never ends comes to each number again.
        Optional<Leaving.Row> leaving = FirstWait.isFinite(candidate.loop(), LoopSizes.of(candidate))
                ? from.flatMap(first -> to.flatMap(end -> new RowFinder(candidate).findEnd(rows, first, end)))
                : Optional.empty();
        return leaving.<FrontierFinder.Result>map(FrontierFinder.Found::new)
                .orElseGet(() -> new FrontierFinder.Refused(ofOrder(rows)));
    }

    private Optional<Poly> read(CtExpression<?> expression) {
        return candidate.method().expressions().read(expression);
    }

    private Remark ofOrder(AccessReader.Rows rows) {
        Remarks remarks = candidate.remarks();
        if (new RowFinder(candidate).isLeftAlone(rows)) {
            return remarks.say(
                    Rule.SL101,
                    candidate.loopName() + " writes other rows of '"
                            + candidate.buffer().variable().getSimpleName() + "' than '"
                            + candidate.buffer().name() + "'",
                    candidate.loop().loop());
        }
        RowUse write = rows.uses().stream()
                .filter(RowUse::writes)
                .findFirst()
                .orElse(rows.uses().get(0));
        return remarks.say(
                Rule.SL105,
                "row '" + remarks.snippet(write.element()) + "' at " + remarks.line(write.element())
                        + " may be '" + candidate.buffer().name() + "' in the last iteration of "
                        + candidate.loopName() + ", or in several, so it is not final before the end",
                "let one iteration write all of '" + candidate.buffer().name() + "', and not the last one",
                write.element());
    }
}
