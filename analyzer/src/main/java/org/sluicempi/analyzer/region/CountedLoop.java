package org.sluicempi.analyzer.region;

import java.util.List;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFor;
import spoon.reflect.declaration.CtVariable;

/**
 * A loop whose counter runs from one bound to another in equal steps, and is changed by nothing else.
 *
 * @param counter its declaration, in the header or outside
 * @param symbol the counter's value in the body
 * @param first the counter's value in the first iteration
 * @param end the bound: ascending, the counter stays below it; descending, it stays above it
 * @param step what the counter moves on by, not 0; negative for descending loops
 * @param start the expression of {@code first} in the header
 * @param bound the expression that the header compares the counter with
 * @param inclusive whether the counter may be equal to {@code bound}; {@code end} accounts for it
 */
public record CountedLoop(
        CtFor loop,
        CtVariable<?> counter,
        Symbol symbol,
        Poly first,
        Poly end,
        int step,
        CtExpression<?> start,
        CtExpression<?> bound,
        boolean inclusive) {

    public boolean ascending() {
        return step > 0;
    }

    /** The smallest value that the counter can have in the body. */
    public Poly low() {
        return ascending() ? first : end.plus(1);
    }

    /** The largest value that the counter can have in the body. */
    public Poly high() {
        return ascending() ? end.plus(-1) : first;
    }

    /** What holds, as polynomials that are at least 0, whenever the body runs. */
    public List<Poly> facts() {
        Poly value = Poly.of(symbol);
        return List.of(value.minus(low()), high().minus(value), high().minus(low()));
    }

    /** The counter's value one iteration later. */
    public Poly next() {
        return Poly.of(symbol).plus(step);
    }
}
