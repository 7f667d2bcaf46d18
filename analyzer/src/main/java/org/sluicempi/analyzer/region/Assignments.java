package org.sluicempi.analyzer.region;

import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;

/**
 * The variables that some steps assign themselves; what called methods assign is not among them, nor is the first value of a
 * local variable where it is declared.
 */
public final class Assignments {
    private final Map<CtVariable<?>, CtElement> writes = new IdentityHashMap<>();

    private Assignments() {}

    public static Assignments in(Body body, Collection<Range> ranges) {
        Assignments assignments = new Assignments();
        for (Range range : ranges) {
            for (int i = range.from(); i < range.to(); i++) {
                assignments.add(body.step(i));
            }
        }
        return assignments;
    }

    public static Assignments in(Body body, Range range) {
        return in(body, List.of(range));
    }

    private void add(Step step) {
        if (step instanceof Step.WriteLocal write) {
            if (write.origin() == write.variable()) {
                return;
            }
            writes.putIfAbsent(write.variable(), write.origin());
        } else if (step instanceof Step.WriteField write) {
            write.field().declaration().ifPresent(field -> writes.putIfAbsent(field, write.origin()));
        }
    }

    /** The first assignment to the variable, or its first increment. */
    public Optional<CtElement> to(Object variable) {
        return variable instanceof CtVariable<?> declaration
                ? Optional.ofNullable(writes.get(declaration))
                : Optional.empty();
    }

    public boolean assigns(CtVariable<?> variable) {
        return writes.containsKey(variable);
    }

    /** Whether no variable of the polynomial is assigned. */
    public boolean keep(Poly poly) {
        return poly.symbols().stream().allMatch(this::keep);
    }

    /** Whether no variable that the symbol depends on is assigned. */
    public boolean keep(Symbol symbol) {
        return symbol.owners().stream().allMatch(owner -> to(owner).isEmpty());
    }
}
