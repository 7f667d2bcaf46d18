package org.sluicempi.analyzer.dependence.candidate;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sluicempi.analyzer.dependence.code.Called;
import org.sluicempi.analyzer.dependence.code.ClassWaits;
import org.sluicempi.analyzer.dependence.code.Evaluation;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtArrayTypeReference;

/**
 * Whether what is written of symbols may throw: ranges and guards are evaluated where the author's program has not looked at
 * their variables yet, and perhaps never does.
 */
public final class Readable {
    private Readable() {}

    /**
     * Whether all symbols can be read in front of the loop and of the call. A called method may give them values only behind the
     * begin.
     */
    public static boolean atBegin(Candidate candidate, Collection<Symbol> symbols) {
        return at(candidate.guardStart(), candidate.method(), symbols)
                && Defined.atBegin(candidate, symbols)
                && (candidate.called().isEmpty() || Guards.isSteady(candidate, symbols));
    }

    /**
     * Whether all symbols can be read where the body of the loop starts. What is written into a called method is evaluated for its
     * other calls as well.
     */
    public static boolean inLoop(Candidate candidate, Collection<Symbol> symbols) {
        Method method = candidate.method();
        return at(bodyStart(candidate, method), method, symbols)
                && Defined.inLoop(candidate, symbols)
                && candidate
                        .calledByOthers()
                        .map(alone -> at(bodyStart(candidate, alone), alone, inside(candidate, symbols))
                                && Defined.forOthers(candidate, symbols, alone, bodyStart(candidate, alone)))
                        .orElse(true);
    }

    private static int bodyStart(Candidate candidate, Method method) {
        return method.body().of(candidate.loop().loop().getBody()).orElseThrow().from();
    }

    /** The same symbols in the called method; those that have no name there are not written. */
    private static Set<Symbol> inside(Candidate candidate, Collection<Symbol> symbols) {
        Called called = candidate.called().orElseThrow();
        return symbols.stream()
                .flatMap(symbol ->
                        called.inside(Poly.of(symbol), candidate.method().body()).stream())
                .flatMap(poly -> poly.symbols().stream())
                .collect(Collectors.toSet());
    }

    private static boolean at(int place, Method method, Collection<Symbol> symbols) {
        return symbols.stream()
                .flatMap(symbol -> symbol.owners().stream())
                .allMatch(owner -> !(owner instanceof CtVariable<?> variable) || isReadable(variable, place, method));
    }

    private static boolean isReadable(CtVariable<?> variable, int place, Method method) {
        boolean length = variable.getType() instanceof CtArrayTypeReference<?>;
        return (!length || isNotNull(variable, place, method)) && !mayInitialise(variable, method);
    }

    private static boolean isNotNull(CtVariable<?> array, int place, Method method) {
        return read(array, method)
                .filter(value -> new Proofs(method).isNotNull(value, place))
                .isPresent();
    }

    /** What the method reads of a variable, at the first place where it does. */
    static Optional<Value> read(Object variable, Method method) {
        return IntStream.range(0, method.body().steps().size())
                .filter(i -> method.expressions()
                        .variable(method.step(i))
                        .filter(read -> read == variable)
                        .isPresent())
                .mapToObj(Value::new)
                .findFirst();
    }

    /**
     * Whether to read the variable may do more than that, be it here or elsewhere: the first use of its class may throw, never
     * end, wait for another thread, or change what others read.
     */
    static boolean mayInitialise(CtVariable<?> variable, Method method) {
        if (!(variable instanceof CtField<?> field)) {
            return false;
        }
        if (new ClassWaits(method).mayWaitFor(field)) {
            return true;
        }
        String owner = field.getDeclaringType().getQualifiedName();
        return IntStream.range(0, method.body().steps().size())
                .anyMatch(i -> method.step(i) instanceof Step.Initialise initialise
                        && initialise.type().getQualifiedName().equals(owner)
                        && !Evaluation.isPure(method, i));
    }
}
