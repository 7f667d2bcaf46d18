package org.sluicempi.analyzer.effect;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.flow.FieldRef;
import spoon.reflect.code.CtFieldWrite;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;

/**
 * Static fields of libraries that are never null: the API's communicators and datatypes, the standard streams. A field that the
 * program gives another value is not one of them: some versions of the API do not declare theirs final.
 */
final class NonNullConstants {
    private final Dialect dialect;
    private final Hierarchy hierarchy;
    private final Map<String, Boolean> assigned = new HashMap<>();

    NonNullConstants(Dialect dialect, Hierarchy hierarchy) {
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
        return isOfApi(field);
    }

    /**
     * Whether it belongs to the API and has one value, which is not null, from the start of MPI on; from before {@code main} on, and
     * for ever, where it is final.
     */
    boolean isOfApi(FieldRef field) {
        return field.isStatic()
                && field.owner().equals(dialect.packageName() + ".MPI")
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
