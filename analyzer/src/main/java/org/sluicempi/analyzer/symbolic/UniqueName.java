package org.sluicempi.analyzer.symbolic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import spoon.reflect.declaration.CtCompilationUnit;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/** Whether a field is the only variable of its name in its file: then the name means it wherever that means a variable of the file. */
final class UniqueName {
    private static final String COUNTS = UniqueName.class.getName();

    private UniqueName() {}

    static boolean has(CtField<?> field) {
        return field.getPosition().isValidPosition()
                && Integer.valueOf(1)
                        .equals(counts(field.getPosition().getCompilationUnit()).get(field.getSimpleName()));
    }

    /** How many variables of the unit have each name; counted once, as the program's own names do not change. */
    private static Map<String, Integer> counts(CtCompilationUnit unit) {
        if (unit.getMetadata(COUNTS) instanceof Counts known) {
            return known.byName();
        }
        Map<String, Integer> counts = new HashMap<>();
        for (CtType<?> type : unit.getDeclaredTypes()) {
            List<CtVariable<?>> variables = type.getElements(new TypeFilter<>(CtVariable.class));
            variables.forEach(variable -> counts.merge(variable.getSimpleName(), 1, Integer::sum));
        }
        unit.putMetadata(COUNTS, new Counts(counts));
        return counts;
    }

    private record Counts(Map<String, Integer> byName) {
        private Counts {
            byName = Map.copyOf(byName);
        }
    }
}
