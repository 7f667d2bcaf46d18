package org.sluicempi.analyzer.dependence.check;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Readable;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.range.Comparison;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/** Whether the values that an index is made of, besides the counters of its loops, stay the same. */
public final class Steadiness {
    private Steadiness() {}

    /** What in the code may change a variable of the index, or of a bound or a pace of the loops around the access. */
    public static Optional<CtElement> change(Code code, Access access, CountedLoop outer) {
        Set<Symbol> symbols = symbols(access, outer);
        Optional<CtElement> inside = symbols.stream()
                .flatMap(symbol -> symbol.owners().stream())
                .filter(owner -> owner instanceof CtElement element && element.hasParent(outer.loop()))
                .map(CtElement.class::cast)
                .findFirst();
        return inside.or(() -> code.change(symbols));
    }

    /** Whether the ranges that the access belongs to can be evaluated where an iteration starts. */
    static boolean isReadable(Access access, Candidate candidate) {
        return Readable.inLoop(candidate, symbols(access, candidate.loop()));
    }

    /** Whether a guard about the access can be evaluated where the begin stands. */
    static boolean isReadableAtBegin(Access access, Candidate candidate) {
        return Readable.atBegin(candidate, guarded(access, candidate.loop()));
    }

    private static Set<Symbol> guarded(Access access, CountedLoop outer) {
        Set<Symbol> symbols = symbols(access, outer);
        symbols.addAll(outer.first().symbols());
        symbols.addAll(outer.end().symbols());
        return symbols;
    }

    private static Set<Symbol> symbols(Access access, CountedLoop outer) {
        Set<Symbol> symbols = new LinkedHashSet<>(access.index().symbols());
        symbols.removeIf(symbol -> symbol.course().isPresent());
        symbols.addAll(outer.pace().value().symbols());
        for (CountedLoop loop : access.nest()) {
            symbols.addAll(loop.first().symbols());
            symbols.addAll(loop.end().symbols());
            symbols.addAll(loop.pace().value().symbols());
        }
        symbols.remove(outer.symbol());
        access.nest().forEach(loop -> symbols.remove(loop.symbol()));
        return symbols;
    }

    /** Whether all those variables, and the bounds of the outer loop, have their values where the call stands. */
    public static boolean knownAtCall(Access access, CountedLoop outer, Candidate candidate) {
        return knownAtCall(guarded(access, outer), candidate);
    }

    /** Whether the values that are compared are the same where the call stands as in the loop. */
    static boolean knownAtCall(Comparison comparison, Candidate candidate) {
        return knownAtCall(comparison.difference().symbols(), candidate);
    }

    private static boolean knownAtCall(Set<Symbol> symbols, Candidate candidate) {
        int call = candidate.site().span().start();
        return candidate.sinceBegin().change(symbols).isEmpty()
                && Readable.atBegin(candidate, symbols)
                && symbols.stream()
                        .flatMap(symbol -> symbol.owners().stream())
                        .noneMatch(owner -> owner instanceof CtVariable<?> variable
                                && candidate.method().isLate(variable, call));
    }
}
