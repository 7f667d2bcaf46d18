package org.sluicempi.analyzer.dependence;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.declaration.CtElement;

/** Whether the values that an index is made of, besides the counters of its loops, stay the same. */
final class Steadiness {
    private Steadiness() {}

    /** What in the code may change a variable of the index or of a bound of the loops around the access. */
    static Optional<CtElement> change(Code code, Access access, CountedLoop outer) {
        Set<Symbol> symbols = new LinkedHashSet<>(access.index().symbols());
        for (CountedLoop loop : access.nest()) {
            symbols.addAll(loop.first().symbols());
            symbols.addAll(loop.end().symbols());
        }
        symbols.remove(outer.symbol());
        access.nest().forEach(loop -> symbols.remove(loop.symbol()));
        return code.change(symbols);
    }
}
