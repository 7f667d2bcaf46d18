package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.callgraph.Reflection;
import org.sluicempi.analyzer.scan.Elsewhere;
import spoon.reflect.code.CtFieldWrite;
import spoon.reflect.code.CtNewArray;
import spoon.reflect.code.CtNewClass;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Fields that hold the array from their initialiser for ever, whoever looks at them. Other objects are made by a constructor,
 * which may show the field to somebody before it has its value.
 */
final class SteadyFields {
    private final Elsewhere elsewhere;
    private final Reflection reflection;
    private final Map<CtField<?>, Boolean> known = new IdentityHashMap<>();
    private final Initialisers initialisers;

    /**
     * @param elsewhere the files that are not in the model
     * @param reflection what the program does to its own code by name
     * @param initialisers whether what comes before a field may run code that reads it
     */
    SteadyFields(Elsewhere elsewhere, Reflection reflection, Initialisers initialisers) {
        this.elsewhere = elsewhere;
        this.reflection = reflection;
        this.initialisers = initialisers;
    }

    /** The {@code new} expression whose array the field certainly holds. */
    Optional<CtNewArray<?>> initial(CtField<?> field) {
        return known.computeIfAbsent(field, this::isSteady)
                ? Optional.of((CtNewArray<?>) field.getDefaultExpression())
                : Optional.empty();
    }

    private boolean isSteady(CtField<?> field) {
        return field.getDefaultExpression() instanceof CtNewArray<?> && !isAssigned(field) && !isSeenBefore(field);
    }

    private boolean isAssigned(CtField<?> field) {
        if (reflection.mayReplace(field)) {
            return true;
        }
        if (field.isFinal()) {
            return false;
        }
        boolean here = field.getFactory().Type().getAll().stream()
                .anyMatch(type -> type.getElements(new TypeFilter<CtFieldWrite<?>>(CtFieldWrite.class)).stream()
                        .anyMatch(write -> write.getVariable().getSimpleName().equals(field.getSimpleName())));
        return here || !field.isPrivate() && elsewhere.mayAssign(field.getSimpleName());
    }

    /**
     * Whether code may run before the field has its value: a superclass's constructor or initialiser, an interface's, or what is
     * initialised earlier.
     */
    private boolean isSeenBefore(CtField<?> field) {
        CtType<?> owner = field.getDeclaringType();
        boolean derived = owner.getSuperclass() != null
                && !owner.getSuperclass().getQualifiedName().equals("java.lang.Object");
        boolean runsOwnCode =
                derived && !owner.getSuperclass().getQualifiedName().startsWith("java.");
        boolean early = field.isStatic() ? interfacesMayRunCode(owner) || constantsMayRunCode(owner) : derived;
        if (runsOwnCode || early) {
            return true;
        }
        for (CtTypeMember member : owner.getTypeMembers()) {
            if (member == field) {
                return initialisers.mayRunOtherCode(field);
            }
            boolean same = member.isStatic() == field.isStatic();
            boolean runs = member instanceof CtField<?> || member instanceof CtAnonymousExecutable;
            if (same && runs && initialisers.mayRunOtherCode(member)) {
                return true;
            }
        }
        return true;
    }

    /** Whether the constants of an enum, which come first, are made by code that somebody wrote. */
    private boolean constantsMayRunCode(CtType<?> type) {
        return type instanceof CtEnum<?> constants
                && (constants.getEnumValues().stream()
                                .anyMatch(value -> value.getDefaultExpression() instanceof CtNewClass<?>)
                        || constants.getConstructors().stream().anyMatch(constructor -> !constructor.isImplicit())
                        || constants.getTypeMembers().stream()
                                .filter(member ->
                                        member instanceof CtField<?> || member instanceof CtAnonymousExecutable)
                                .anyMatch(member -> !member.isStatic() && initialisers.mayRunOtherCode(member)));
    }

    /** Whether an interface that is initialised before the class may run code of anybody else. */
    private boolean interfacesMayRunCode(CtType<?> type) {
        Deque<CtTypeReference<?>> waiting = new ArrayDeque<>(type.getSuperInterfaces());
        while (!waiting.isEmpty()) {
            CtTypeReference<?> next = waiting.remove();
            if (next.getQualifiedName().startsWith("java.")) {
                continue;
            }
            CtType<?> declaration = next.getTypeDeclaration();
            boolean harmless = declaration != null
                    && !declaration.isShadow()
                    && declaration.getFields().stream().noneMatch(initialisers::mayRunOtherCode);
            if (!harmless) {
                return true;
            }
            waiting.addAll(declaration.getSuperInterfaces());
        }
        return false;
    }
}
