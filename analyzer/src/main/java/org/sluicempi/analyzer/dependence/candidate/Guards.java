package org.sluicempi.analyzer.dependence.candidate;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Evaluation;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtExpression;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/** What a guard may be written of: its place is the earlier of the loop's start and the call. */
public final class Guards {
    private Guards() {}

    /** Whether a variable has the same value where the guard stands as in loop and gap, and reading it cannot fail there. */
    public static boolean isSteady(Candidate candidate, CtExpression<?> variable) {
        return new Evaluation(
                        candidate.sinceBegin(),
                        place(candidate),
                        candidate.guardStart(),
                        List.of(),
                        false,
                        Optional.empty())
                .obstacle(variable)
                .isEmpty();
    }

    /** The same for all variables of a polynomial; the counters of the loops are not among them. */
    public static boolean isSteady(Candidate candidate, Poly poly) {
        return isSteady(candidate, poly.symbols());
    }

    /** The same for symbols. */
    static boolean isSteady(Candidate candidate, Collection<Symbol> symbols) {
        return candidate.sinceBegin().change(symbols).isEmpty()
                && symbols.stream()
                        .flatMap(symbol -> symbol.owners().stream())
                        .noneMatch(owner -> owner instanceof CtVariable<?> variable && isLate(candidate, variable))
                && Defined.atBegin(candidate, symbols);
    }

    /** Whether a variable has no value yet where the guard stands, or to read it there would initialise its class earlier. */
    private static boolean isLate(Candidate candidate, CtVariable<?> variable) {
        return candidate.method().isLate(variable, place(candidate))
                || Readable.mayInitialise(variable, candidate.method());
    }

    /** An element as it can be written there; a parameter of a called method by the variable that it is. */
    public static String text(Candidate candidate, CtElement element) {
        return candidate
                .method()
                .body()
                .value(element)
                .map(candidate.method().body()::producer)
                .filter(Step.ReadLocal.class::isInstance)
                .map(read -> ((Step.ReadLocal) read).variable().getSimpleName())
                .orElseGet(() -> candidate
                        .site()
                        .text()
                        .substring(Spans.of(element, candidate.site().text())));
    }

    private static int place(Candidate candidate) {
        return Math.min(candidate.begin(), candidate.site().span().start());
    }
}
