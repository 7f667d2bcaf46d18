package org.sluicempi.analyzer.model;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtIntersectionTypeReference;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.reference.CtWildcardReference;

/**
 * The classes and interfaces that a type speaks of: itself, its type arguments, what arrays are made of, what bounds wildcards. Which
 * method is called may depend on each of them. What bounds a variable is written where it is declared.
 */
final class TypeParts {
    /** Of arguments of arguments. */
    private static final int NESTING = 6;

    private TypeParts() {}

    /** @param type null for none */
    static Stream<CtTypeReference<?>> of(@Nullable CtTypeReference<?> type) {
        return of(type, NESTING);
    }

    private static Stream<CtTypeReference<?>> of(@Nullable CtTypeReference<?> type, int depth) {
        if (type == null || depth == 0 || type.isPrimitive()) {
            return Stream.empty();
        }
        if (type instanceof CtArrayTypeReference<?> array) {
            return of(array.getArrayType(), depth - 1);
        }
        if (type instanceof CtWildcardReference wildcard) {
            return of(wildcard.getBoundingType(), depth - 1);
        }
        if (type instanceof CtTypeParameterReference) {
            return Stream.empty();
        }
        if (type instanceof CtIntersectionTypeReference<?> several) {
            return all(several.getBounds(), depth);
        }
        return Stream.concat(Stream.of(type), all(type.getActualTypeArguments(), depth));
    }

    private static Stream<CtTypeReference<?>> all(List<CtTypeReference<?>> types, int depth) {
        return types.stream().flatMap(each -> of(each, depth - 1));
    }
}
