package org.sluicempi.analyzer.dependence;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtArrayAccess;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtArrayWrite;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtNewArray;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Local variables that hold arrays which nobody else knows: they are assigned {@code new} arrays only and their value is
 * never copied anywhere. Only calls of the API and of a few methods of the platform may get it as an argument.
 */
final class FreshArrays {
    private static final Set<String> RETURNS_NOTHING = Set.of("fill", "sort", "toString", "equals", "hashCode");

    private FreshArrays() {}

    /** Whether it is certain that an expression is not the buffer, nor one of several rows with the buffer. */
    static boolean differ(CtExpression<?> array, Buffer buffer) {
        CtVariable<?> other = root(array);
        if (other == null || other == buffer.variable()) {
            return false;
        }
        return isFresh(buffer.variable()) || isFresh(other);
    }

    private static @Nullable CtVariable<?> root(CtExpression<?> array) {
        CtExpression<?> root = array;
        while (root instanceof CtArrayRead<?> row) {
            root = row.getTarget();
        }
        return root instanceof CtVariableAccess<?> access
                ? Symbols.declaration(access).orElse(null)
                : null;
    }

    /** Whether the variable is local and holds, at every level of its dimensions, arrays that only it leads to. */
    static boolean isFresh(CtVariable<?> variable) {
        if (!(variable instanceof CtLocalVariable<?>)) {
            return false;
        }
        CtExpression<?> initial = variable.getDefaultExpression();
        if (initial != null && !isNew(initial)) {
            return false;
        }
        CtExecutable<?> method = variable.getParent(CtExecutable.class);
        for (CtVariableAccess<?> access :
                method.getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class))) {
            boolean same = access.getVariable().getDeclaration() == variable;
            if (same && !keepsToItself(access)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNew(CtExpression<?> expression) {
        return expression instanceof CtNewArray<?> array
                        && array.getElements().stream()
                                .allMatch(
                                        e -> e.getType() != null && e.getType().isPrimitive() || isNew(e))
                || expression instanceof CtLiteral<?> literal && literal.getValue() == null;
    }

    private static boolean keepsToItself(CtExpression<?> access) {
        CtElement parent = access.getParent();
        if (parent instanceof CtArrayAccess<?, ?> element && element.getTarget() == access) {
            boolean leaf = element.getType() != null && element.getType().isPrimitive();
            return leaf || keepsToItself(element);
        }
        if (parent instanceof CtAssignment<?, ?> assignment && assignment.getAssigned() == access) {
            return isNew(assignment.getAssignment())
                    || access instanceof CtArrayWrite<?>
                            && assignment.getAssignment().getType() != null
                            && assignment.getAssignment().getType().isPrimitive();
        }
        if (parent instanceof CtFieldRead<?> read && Symbols.isLength(read) || parent instanceof CtBinaryOperator<?>) {
            return true;
        }
        return parent instanceof CtAbstractInvocation<?> call && forgets(call);
    }

    /** Whether the call neither returns the array that it is given nor stores it where it can be found again. */
    private static boolean forgets(CtAbstractInvocation<?> call) {
        CtTypeReference<?> type = call.getExecutable().getDeclaringType();
        String owner = type == null ? "" : type.getQualifiedName();
        return owner.startsWith("mpi.")
                || owner.equals("Arrays")
                        && RETURNS_NOTHING.contains(call.getExecutable().getSimpleName())
                || owner.equals("java.lang.System")
                        && call.getExecutable().getSimpleName().equals("arraycopy");
    }
}
