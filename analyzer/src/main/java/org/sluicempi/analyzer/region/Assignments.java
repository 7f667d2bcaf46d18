package org.sluicempi.analyzer.region;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtFieldWrite;
import spoon.reflect.code.CtVariableWrite;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/** The variables that some code assigns itself; what called methods assign is not among them. */
public final class Assignments {
    private final Map<CtVariable<?>, CtVariableWrite<?>> writes;

    private Assignments(Map<CtVariable<?>, CtVariableWrite<?>> writes) {
        this.writes = writes;
    }

    public static Assignments in(Collection<? extends CtElement> code) {
        Map<CtVariable<?>, CtVariableWrite<?>> writes = new IdentityHashMap<>();
        for (CtElement element : code) {
            for (CtVariableWrite<?> write : element.getElements(new TypeFilter<>(CtVariableWrite.class))) {
                CtVariable<?> declaration = write instanceof CtFieldWrite<?> field
                        ? field.getVariable().getFieldDeclaration()
                        : write.getVariable().getDeclaration();
                if (declaration != null) {
                    writes.putIfAbsent(declaration, write);
                }
            }
        }
        return new Assignments(Collections.unmodifiableMap(writes));
    }

    /** The first assignment to the variable, or its first increment. */
    public Optional<CtVariableWrite<?>> to(Object variable) {
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
