package org.sluicempi.analyzer.dependence.candidate;

import java.io.Serializable;
import java.util.Set;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;

/**
 * Methods that the version of their class depends on, by which objects in a stream are told to be of that class: all that are not
 * private, unless the class says its version itself (Java Object Serialization Specification, 4.6).
 */
final class SerialForm {
    /** Other types tell no version. */
    private static final Set<String> WHOLE = Set.of("byte", "short", "char", "int", "long");

    private SerialForm() {}

    static boolean has(CtMethod<?> method) {
        CtType<?> type = method.getDeclaringType();
        return !method.hasModifier(ModifierKind.PRIVATE)
                && !(type instanceof CtEnum<?>)
                && !(type instanceof CtRecord)
                && type.isSubtypeOf(type.getFactory().Type().createReference(Serializable.class))
                && !saysItsVersion(type);
    }

    private static boolean saysItsVersion(CtType<?> type) {
        CtField<?> version = type.getField("serialVersionUID");
        return version != null
                && version.hasModifier(ModifierKind.STATIC)
                && version.hasModifier(ModifierKind.FINAL)
                && WHOLE.contains(version.getType().getSimpleName());
    }
}
