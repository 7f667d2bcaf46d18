package org.sluicempi.analyzer.effect;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.site.Dialect;
import spoon.reflect.code.CtFieldWrite;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;

/** Static fields of libraries that are never null: the API's communicators and datatypes, the standard streams. */
final class Constants {
    private final Dialect dialect;
    private final Hierarchy hierarchy;
    private final Map<String, Boolean> assigned = new HashMap<>();

    Constants(Dialect dialect, Hierarchy hierarchy) {
        this.dialect = dialect;
        this.hierarchy = hierarchy;
    }

    boolean isNeverNull(FieldRef field) {
        if (!field.isStatic()) {
            return false;
        }
        if (field.owner().equals("java.lang.System")) {
            return Set.of("in", "out", "err").contains(field.name()) && !hierarchy.redirectsOutput();
        }
        return field.owner().equals(dialect.packageName() + ".MPI")
                && (field.isFinal() || !assigned.computeIfAbsent(field.name(), this::isAssigned));
    }

    private boolean isAssigned(String name) {
        return hierarchy.elsewhere().mayAssign(name)
                || hierarchy.types().stream()
                        .filter(CtType::isTopLevel)
                        .anyMatch(type -> !type.getElements((CtElement e) -> e instanceof CtFieldWrite<?> write
                                        && write.getVariable().getSimpleName().equals(name))
                                .isEmpty());
    }
}
