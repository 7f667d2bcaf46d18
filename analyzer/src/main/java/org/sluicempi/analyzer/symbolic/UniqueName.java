package org.sluicempi.analyzer.symbolic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLoop;
import spoon.reflect.declaration.CtCompilationUnit;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Whether a field is the only variable of its name in its file, but for those of methods and constructors that neither loop nor
 * call: no text is written into these. Then the name means the field wherever it is written.
 */
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
            variables.stream()
                    .filter(variable -> variable instanceof CtField<?> || !isOfPlainMember(variable))
                    .forEach(variable -> counts.merge(variable.getSimpleName(), 1, Integer::sum));
        }
        unit.putMetadata(COUNTS, new Counts(counts));
        return counts;
    }

    /** Whether it belongs to code as that of {@code Grid(int width) { this.width = width; }}. */
    private static boolean isOfPlainMember(CtVariable<?> variable) {
        @Nullable CtElement member = null;
        for (CtElement at = variable; at != null && at.isParentInitialized(); at = at.getParent()) {
            member = at instanceof CtMethod<?> || at instanceof CtConstructor<?> ? at : member;
        }
        return member != null
                && member.getElements((CtElement element) -> element instanceof CtLoop
                                || element instanceof CtInvocation<?> call
                                        && !call.getExecutable().isConstructor())
                        .isEmpty();
    }

    private record Counts(Map<String, Integer> byName) {
        private Counts {
            byName = Map.copyOf(byName);
        }
    }
}
