package org.sluicempi.analyzer.callgraph;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.words.JdkTypes;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldWrite;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Whether objects of the program get to a library that is neither the JDK nor the MPI API, which may then ask them for their
 * class: as an argument, by a field, or because their class is one that the library knows. A class may also be named by a text.
 */
final class GivenAway {
    /** What gets a class, or some data, for its name alone. */
    static final Set<String> HARMLESS = Set.of("getLogger", "getLog");

    private final Strangers strangers;
    private final Elsewhere elsewhere;
    private boolean found;
    private boolean toUnseen;

    GivenAway(Strangers strangers, Elsewhere elsewhere) {
        this.strangers = strangers;
        this.elsewhere = elsewhere;
    }

    /** Whether a library has got something. */
    boolean isAny() {
        return found;
    }

    /** Whether one has whose class nobody has seen: it is not on the class path. */
    boolean isToUnseen() {
        return toUnseen;
    }

    /** Takes note of an element, not of what is in it. */
    void see(CtElement element) {
        if (element instanceof CtAbstractInvocation<?> call) {
            see(call);
        } else if (element instanceof CtAssignment<?, ?> assignment) {
            if (assignment.getAssigned() instanceof CtFieldWrite<?> write && leads(assignment.getAssignment())) {
                to(write.getVariable().getDeclaringType());
            }
        } else if (element instanceof CtLambda<?> || element instanceof CtExecutableReferenceExpression<?, ?>) {
            to(typeOf((CtExpression<?>) element));
        } else if (element instanceof CtType<?> type) {
            to(type.getSuperclass());
            type.getSuperInterfaces().forEach(this::to);
        }
    }

    private void see(CtAbstractInvocation<?> call) {
        CtExecutableReference<?> method = call.getExecutable();
        if (method == null
                || HARMLESS.contains(method.getSimpleName())
                || isOfNewerJdk(call)
                || call.getArguments().stream().noneMatch(this::leads)) {
            return;
        }
        CtTypeReference<?> owner = owner(call, method);
        if (owner != null) {
            to(owner);
        } else if (elsewhere.isEmpty()) {
            found = true;
            toUnseen = true;
        }
    }

    /** A class that only another version of the JDK has is known by its text alone, in which Spoon doubles a point. */
    private boolean isOfNewerJdk(CtAbstractInvocation<?> call) {
        return call instanceof CtInvocation<?> invocation
                && invocation.getTarget() instanceof CtTypeAccess<?> access
                && JdkTypes.hold(access.toString().replace("..", "."));
    }

    /** The type that code is made for; where that has not been seen, the one of the variable that it is put into. */
    private static @Nullable CtTypeReference<?> typeOf(CtExpression<?> code) {
        return code.getType() == null && code.getParent() instanceof CtVariable<?> variable
                ? variable.getType()
                : code.getType();
    }

    /**
     * Who has the method; where that cannot be told, what it is called on. Of a variable of an unseen type Spoon says that it is an
     * {@code Object}, which has no method that Spoon does not find; what a method of an unseen type answers belongs to its library.
     */
    private @Nullable CtTypeReference<?> owner(CtAbstractInvocation<?> call, CtExecutableReference<?> method) {
        if (method.getDeclaringType() != null
                || !(call instanceof CtInvocation<?> invocation)
                || invocation.getTarget() == null) {
            return method.getDeclaringType();
        }
        CtExpression<?> target = invocation.getTarget();
        CtTypeReference<?> type = target.getTypeCasts().isEmpty()
                ? target.getType()
                : target.getTypeCasts().get(0);
        if (type != null && !type.getQualifiedName().equals("java.lang.Object")) {
            return type;
        }
        return target instanceof CtInvocation<?> before && before.getExecutable() != null
                ? Optional.ofNullable(owner(before, before.getExecutable()))
                        .filter(strangers::hold)
                        .orElse(null)
                : null;
    }

    /** Whether a value may lead to an object with code of the program, or tell the name of a class of it. */
    private boolean leads(@Nullable CtExpression<?> value) {
        if (value instanceof CtLiteral<?> literal && literal.getValue() instanceof String text) {
            return strangers.isWritten(text);
        }
        CtTypeReference<?> type = value == null ? null : value.getType();
        return type == null || !strangers.leadsNowhere(type) && !strangers.hold(type);
    }

    private void to(@Nullable CtTypeReference<?> library) {
        if (library != null && strangers.hold(library)) {
            found = true;
            toUnseen |= library.getTypeDeclaration() == null;
        }
    }
}
