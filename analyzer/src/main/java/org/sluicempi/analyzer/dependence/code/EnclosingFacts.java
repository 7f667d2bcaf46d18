package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.CountedLoopReader;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtFor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;

/** What the counted loops around a place say about their counters there. */
public final class EnclosingFacts {
    private EnclosingFacts() {}

    /** Polynomials that are at least 0 wherever the loop runs. */
    public static List<Poly> of(CountedLoop loop, Method method) {
        return of(loop, method, CountedLoop::facts);
    }

    /** The same, and that the counters are not the last of the numbers, see {@link CountedLoop#range}. */
    public static List<Poly> range(CountedLoop loop, Method method) {
        return of(loop, method, CountedLoop::range);
    }

    private static List<Poly> of(CountedLoop loop, Method method, Function<CountedLoop, List<Poly>> said) {
        return at(loop.loop(), method, said);
    }

    /** Polynomials that are at least 0 wherever the element is executed. */
    public static List<Poly> at(CtElement place, Method method) {
        return at(place, method, CountedLoop::facts);
    }

    private static List<Poly> at(CtElement place, Method method, Function<CountedLoop, List<Poly>> said) {
        List<Poly> facts = new ArrayList<>();
        CountedLoopReader reader = new CountedLoopReader(method.body(), method.expressions());
        CtElement child = place;
        for (CtElement parent = child.getParent(); !(parent instanceof CtExecutable<?>); parent = parent.getParent()) {
            if (parent instanceof CtFor outer && outer.getBody() == child) {
                Optional<CountedLoop> counted = reader.read(outer);
                counted.map(around -> known(around, method))
                        .ifPresent(around -> said.apply(around).stream()
                                .filter(fact -> isAboutLocals(fact, method))
                                .forEach(facts::add));
            }
            child = parent;
        }
        return facts;
    }

    /** The loop with what holds of its counter even where that may pass the last number: no test asks for it here. */
    private static CountedLoop known(CountedLoop loop, Method method) {
        boolean stops = loop.surelyStops()
                || constantLimit(loop, method).filter(loop::isShortLimit).isPresent();
        return stops ? loop : loop.turning();
    }

    private static Optional<Long> constantLimit(CountedLoop loop, Method method) {
        OptionalLong limit = method.constantExpressions()
                .read(loop.bound())
                .map(Poly::evaluated)
                .map(Poly::constant)
                .orElse(OptionalLong.empty());
        return limit.isPresent() ? Optional.of(limit.getAsLong()) : Optional.empty();
    }

    /** Whether nothing but an assignment in the loop itself, which its reader has excluded, can make the fact untrue. */
    private static boolean isAboutLocals(Poly fact, Method method) {
        return fact.symbols().stream()
                        .allMatch(symbol -> symbol.premises().elements().isEmpty())
                && fact.symbols().stream()
                        .flatMap(symbol -> symbol.owners().stream())
                        .noneMatch(owner -> owner instanceof CtField<?> field && !method.isSettled(field));
    }
}
