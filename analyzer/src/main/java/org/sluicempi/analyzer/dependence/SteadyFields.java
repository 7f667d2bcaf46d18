package org.sluicempi.analyzer.dependence;

import java.io.Serializable;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.effect.Reflection;
import org.sluicempi.analyzer.scan.Elsewhere;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldWrite;
import spoon.reflect.code.CtNewArray;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
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
    Optional<CtExpression<?>> initial(CtField<?> field) {
        return known.computeIfAbsent(field, this::isSteady)
                ? Optional.of(field.getDefaultExpression())
                : Optional.empty();
    }

    private boolean isSteady(CtField<?> field) {
        return field.getDefaultExpression() instanceof CtNewArray<?>
                && !isAssigned(field)
                && !isSeenBefore(field)
                && !mayBeMissing(field);
    }

    /** Whether an object may be made without the initialiser: one that is read from a stream has no transient fields. */
    private static boolean mayBeMissing(CtField<?> field) {
        return field.isTransient()
                && !field.isStatic()
                && field.getDeclaringType()
                        .isSubtypeOf(field.getFactory().Type().createReference(Serializable.class));
    }

    private boolean isAssigned(CtField<?> field) {
        if (!(field.isFinal() && field.isStatic()) && reflection.writesFields()) {
            return true;
        }
        if (field.isFinal()) {
            return false;
        }
        boolean here = field.getFactory().Class().getAll().stream()
                .anyMatch(type -> type.getElements(new TypeFilter<CtFieldWrite<?>>(CtFieldWrite.class)).stream()
                        .anyMatch(write -> write.getVariable().getSimpleName().equals(field.getSimpleName())));
        return here || !field.isPrivate() && elsewhere.mayAssign(field.getSimpleName());
    }

    /**
     * Whether code may run before the field has its value: a superclass's constructor or initialiser, or what is initialised
     * earlier.
     */
    private boolean isSeenBefore(CtField<?> field) {
        CtType<?> owner = field.getDeclaringType();
        boolean derived = owner.getSuperclass() != null
                && !owner.getSuperclass().getQualifiedName().equals("java.lang.Object");
        boolean runsOwnCode =
                derived && !owner.getSuperclass().getQualifiedName().startsWith("java.");
        if (runsOwnCode || derived && !field.isStatic()) {
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
}
