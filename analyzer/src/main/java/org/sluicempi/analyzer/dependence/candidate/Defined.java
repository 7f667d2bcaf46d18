package org.sluicempi.analyzer.dependence.candidate;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dependence.code.Bounds;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.PolyText;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtVariable;

/**
 * Whether the {@linkplain org.sluicempi.analyzer.symbolic.Premises premises} of what is written hold where it is written. In an
 * iteration, those of the loop's own header do.
 */
final class Defined {
    private Defined() {}

    /**
     * In front of loop and call: shown on every way there, or tested by a guard, which stands in front of all that is written of
     * the quotient.
     */
    static boolean atBegin(Candidate candidate, Collection<Symbol> symbols) {
        for (Symbol symbol : symbols) {
            for (Poly divisor : symbol.premises().divisors()) {
                if (!isShown(divisor, candidate.guardStart(), candidate.method()) && !isTested(candidate, divisor)) {
                    return false;
                }
            }
        }
        return exist(elements(symbols.stream()), candidate.guardStart(), candidate.method())
                && objects(symbols.stream())
                        .allMatch(object -> isThere(object, candidate.guardStart(), candidate.method())
                                || isTested(candidate, object));
    }

    /** The variable stands in each symbol that needs the object, whose readers see to it that it can be read. */
    private static boolean isTested(Candidate candidate, Value object) {
        Optional<CtVariable<?>> named =
                candidate.called().isEmpty() ? written(object, candidate.method()) : Optional.empty();
        named.ifPresent(variable -> candidate.guardFirst(variable.getSimpleName() + " != null"));
        return named.isPresent();
    }

    private static boolean isTested(Candidate candidate, Poly divisor) {
        boolean whole =
                divisor.symbols().stream().allMatch(symbol -> symbol.premises().areNone());
        boolean writable = whole && candidate.called().isEmpty() && Readable.atBegin(candidate, divisor.symbols());
        if (writable) {
            candidate.guardFirst(PolyText.of(divisor) + " != 0");
        }
        return writable;
    }

    /** Where an iteration starts. */
    static boolean inLoop(Candidate candidate, Collection<Symbol> symbols) {
        List<Symbol> others = symbols.stream()
                .filter(symbol -> !isOfHeader(candidate, symbol))
                .toList();
        int start = candidate.loopStart();
        return others.stream()
                        .flatMap(symbol -> symbol.premises().divisors().stream())
                        .allMatch(divisor -> isShown(divisor, start, candidate.method()))
                && exist(elements(others.stream()), start, candidate.method())
                && objects(others.stream())
                        .allMatch(object ->
                                isThere(object, start, candidate.method()) || isReadInHeader(object, candidate));
    }

    /**
     * The same, whoever calls the method that the loop stands in: what is shown where one call of it is made holds for that one.
     *
     * @param alone the called method
     * @param start where an iteration starts there
     */
    static boolean forOthers(Candidate candidate, Collection<Symbol> symbols, Method alone, int start) {
        return symbols.stream()
                .filter(symbol -> !isOfHeader(candidate, symbol))
                .map(Symbol::premises)
                .allMatch(premises -> premises.divisors().isEmpty()
                        && premises.elements().isEmpty()
                        && premises.objects().stream()
                                .allMatch(object -> isReadInHeader(object, candidate)
                                        || isThere(written(object, candidate.method()), alone, start)));
    }

    private static boolean isThere(Optional<CtVariable<?>> variable, Method alone, int start) {
        return variable.flatMap(named -> Readable.read(named, alone))
                .filter(read -> isThere(read, start, alone))
                .isPresent();
    }

    /** The variable by its name: one of the caller may stand for several of the called method, which are not one for others. */
    private static Optional<CtVariable<?>> written(Value object, Method method) {
        return method.body().producer(object).origin() instanceof CtVariableAccess<?> access
                ? Optional.ofNullable(access.getVariable().getDeclaration())
                : Optional.empty();
    }

    /** Whether the header of the loop, wherever it is written, cannot be evaluated without the object. */
    private static boolean isReadInHeader(Value object, Candidate candidate) {
        Optional<CtVariable<?>> named = written(object, candidate.method());
        return named.isPresent()
                && Stream.of(candidate.loop().first(), candidate.loop().end())
                        .flatMap(value -> objects(value.symbols().stream()))
                        .anyMatch(other -> written(other, candidate.method())
                                .filter(known -> known == named.get())
                                .isPresent());
    }

    private static Stream<Value> objects(Stream<Symbol> symbols) {
        return symbols.flatMap(symbol -> symbol.premises().objects().stream());
    }

    private static boolean isThere(Value object, int place, Method method) {
        return new Proofs(method).isNotNull(object, place);
    }

    private static Stream<Step.ReadElement> elements(Stream<Symbol> symbols) {
        return symbols.flatMap(symbol -> symbol.premises().elements().stream());
    }

    private static boolean exist(Stream<Step.ReadElement> elements, int place, Method method) {
        return elements.allMatch(element -> new Proofs(method).isNotNull(element.array(), place)
                && new Bounds(method).holds(element.array(), element.index(), List.of()));
    }

    private static boolean isOfHeader(Candidate candidate, Symbol symbol) {
        return candidate.loop().first().contains(symbol)
                || candidate.loop().end().contains(symbol);
    }

    private static boolean isShown(Poly divisor, int place, Method method) {
        Optional<Symbol> variable = divisor.symbols().stream()
                .filter(symbol -> symbol.aspect() == Symbol.Aspect.VALUE && divisor.equals(Poly.of(symbol)))
                .findFirst();
        return variable.flatMap(named -> Readable.read(named.owners().get(0), method))
                .filter(value -> new Proofs(method).isNotZero(value, place))
                .isPresent();
    }
}
