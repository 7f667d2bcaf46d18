package org.sluicempi.analyzer.model;

import spoon.reflect.declaration.CtField;
import spoon.reflect.reference.CtFieldReference;
import spoon.reflect.reference.CtTypeReference;

/** The names by which {@link Effect} speaks of fields. */
final class FieldNames {
    private FieldNames() {}

    static String of(CtFieldReference<?> reference) {
        CtField<?> field = reference.getFieldDeclaration();
        CtTypeReference<?> type = field == null
                ? reference.getDeclaringType()
                : field.getDeclaringType().getReference();
        return (type == null ? "?" : type.getQualifiedName()) + "#" + reference.getSimpleName();
    }
}
