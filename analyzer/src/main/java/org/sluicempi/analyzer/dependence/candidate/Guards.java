package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Evaluation;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.declaration.CtElement;

/** What a guard may be written of: its place is the earlier of the loop's start and the call. */
public final class Guards {
    private Guards() {}

    /** Whether a variable has the same value where the guard stands as in loop and gap, and reading it cannot fail there. */
    public static boolean isSteady(Candidate candidate, CtExpression<?> variable) {
        return new Evaluation(
                        candidate.whole(), place(candidate), candidate.guardStart(), List.of(), false, Optional.empty())
                .obstacle(variable)
                .isEmpty();
    }

    /** The same for all variables of a polynomial; the counters of the loops are not among them. */
    public static boolean isSteady(Candidate candidate, Poly poly) {
        return candidate.whole().change(poly.symbols()).isEmpty()
                && poly.symbols().stream()
                        .flatMap(symbol -> symbol.owners().stream())
                        .noneMatch(owner -> owner instanceof CtLocalVariable<?> local
                                && Spans.exist(local)
                                && local.getPosition().getSourceStart() >= place(candidate));
    }

    public static String text(Candidate candidate, CtElement element) {
        return candidate
                .site()
                .text()
                .substring(Spans.of(element, candidate.site().text()));
    }

    private static int place(Candidate candidate) {
        return Math.min(
                Spans.of(candidate.loop().loop(), candidate.site().text()).start(),
                candidate.site().span().start());
    }
}
