package org.sluicempi.analyzer.dependence.code;

import java.util.List;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtLocalVariable;

/** Local variables that hold the size of a communicator, and so a number above 0, whenever they hold anything. */
public final class CommunicatorSizes {
    private CommunicatorSizes() {}

    /** That the variables of a polynomial which are sizes are at least 1, as polynomials that are at least 0. */
    public static List<Poly> of(Poly poly, Method method) {
        return poly.symbols().stream()
                .filter(symbol -> isSize(symbol, method))
                .map(symbol -> Poly.of(symbol).plus(-1))
                .toList();
    }

    private static boolean isSize(Symbol symbol, Method method) {
        if (symbol.aspect() != Symbol.Aspect.VALUE || !(symbol.owners().get(0) instanceof CtLocalVariable<?> local)) {
            return false;
        }
        List<Step.WriteLocal> writes = method.body().steps().stream()
                .filter(Step.WriteLocal.class::isInstance)
                .map(Step.WriteLocal.class::cast)
                .filter(write -> write.variable() == local)
                .toList();
        return !writes.isEmpty()
                && writes.stream()
                        .allMatch(
                                write -> method.calls().isPositive(method.body().producer(write.value())));
    }
}
