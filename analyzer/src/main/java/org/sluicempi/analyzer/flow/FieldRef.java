package org.sluicempi.analyzer.flow;

import java.util.Optional;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtTypeReference;

/**
 * A field as an access names it.
 *
 * @param owner qualified name of the class that declares it, nested classes behind a {@code $}
 * @param type of its values
 * @param declaration where its source, or its header class, is known
 */
public record FieldRef(
        String owner, String name, CtTypeReference<?> type, boolean isStatic, Optional<CtField<?>> declaration) {

    /** {@code owner#name}: the name by which effects speak of it. */
    public String id() {
        return owner + "#" + name;
    }

    public boolean isFinal() {
        return declaration
                .filter(field -> field.hasModifier(ModifierKind.FINAL))
                .isPresent();
    }

    /** Whether it is a field; where its declaration is not found, another one of that name cannot be told from it. */
    public boolean mayBe(CtField<?> field) {
        return declaration.map(own -> own == field).orElseGet(() -> name.equals(field.getSimpleName()));
    }

    /** Whether other threads take part in it: it is volatile, or nothing is known of it. */
    public boolean isShared() {
        return declaration
                .map(field -> field.hasModifier(ModifierKind.VOLATILE))
                .orElse(true);
    }
}
