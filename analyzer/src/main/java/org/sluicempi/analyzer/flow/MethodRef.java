package org.sluicempi.analyzer.flow;

import java.util.List;
import java.util.Optional;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.reference.CtTypeReference;

/**
 * A method or constructor as a call names it.
 *
 * @param owner the class that declares it, as far as the compiler knows
 * @param name {@code <init>} for constructors
 * @param parameters their declared types; the last one is an array where {@code varargs}
 * @param result declared; {@code void} for constructors
 * @param declaration in source, or in a header class, where it is known
 */
public record MethodRef(
        CtTypeReference<?> owner,
        String name,
        List<CtTypeReference<?>> parameters,
        CtTypeReference<?> result,
        Optional<CtExecutable<?>> declaration) {
    public static final String CONSTRUCTOR = "<init>";

    public MethodRef {
        parameters = List.copyOf(parameters);
    }

    public boolean isConstructor() {
        return name.equals(CONSTRUCTOR);
    }

    /** {@code java.util.Iterator#next}. */
    public String id() {
        return owner.getQualifiedName() + "#" + name;
    }
}
