package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.BufferUse;
import org.sluicempi.analyzer.dependence.code.Rows;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.declaration.CtElement;

/** SL107: between loop and call the buffer is written where parts may have left, or, for a receive, used but for a header. */
public final class GapTouchCheck implements Check {
    private final boolean readsMatter;

    public GapTouchCheck(boolean readsMatter) {
        this.readsMatter = readsMatter;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Optional<CtElement> use =
                readsMatter ? HeaderReads.others(candidate.gap(), candidate.buffer()) : writeOfMore(candidate);
        return use.or(() -> sameRow(candidate))
                .map(place -> of(candidate.remarks(), candidate.buffer().name(), place));
    }

    /** What the call itself does to its buffer, where its arguments belong to the gap, is no write in front of it. */
    private static Optional<CtElement> writeOfMore(Candidate candidate) {
        CtElement call = candidate.site().invocation();
        HeaderWrites headers = new HeaderWrites(candidate);
        return BufferUse.writeBut(
                i -> candidate.gap().step(i).origin() == call || headers.hold(i), candidate.gap(), candidate.buffer());
    }

    /** A row that may be the buffer itself, where no test could tell; what uses the buffer's own index is found before. */
    private Optional<CtElement> sameRow(Candidate candidate) {
        Optional<Rows> rows = Rows.told(candidate.buffer(), candidate.whole());
        for (int i : candidate.gap().steps()) {
            Optional<Poly> distance = candidate.gap().step(i) instanceof Step.ReadElement row && matters(candidate, i)
                    ? rows.flatMap(told -> told.distance(row, candidate.method().expressions()))
                    : Optional.empty();
            if (distance.isPresent() && !Rows.isZero(distance.get()) && !isTold(distance.get(), candidate)) {
                return Optional.of(candidate.gap().step(i).origin());
            }
        }
        return Optional.empty();
    }

    /** Whether more is done to the row than to read it, or that matters too. */
    private boolean matters(Candidate candidate, int row) {
        return readsMatter
                || candidate.method().routine().uses().of(row).stream()
                        .map(candidate.method()::step)
                        .anyMatch(use -> !(use instanceof Step.ReadElement) && !(use instanceof Step.ArrayLength));
    }

    /** Whether two rows are not the same one, be it because the begin tests that. */
    private static boolean isTold(Poly distance, Candidate candidate) {
        if (Rows.isNeverZero(distance, candidate.method().prover(List.of()))) {
            return true;
        }
        boolean testable = Guards.isSteady(candidate, distance) && Readable.atBegin(candidate, distance.symbols());
        if (testable) {
            candidate.guard(Rows.areOthers(distance));
        }
        return testable;
    }

    static Remark of(Remarks remarks, String buffer, CtElement place) {
        return remarks.say(
                Rule.SL107,
                "'" + remarks.snippet(place) + "' at " + remarks.line(place) + " touches '" + buffer
                        + "' between the loop and the call",
                "touch '" + buffer + "' before the loop or after the call",
                place);
    }
}
