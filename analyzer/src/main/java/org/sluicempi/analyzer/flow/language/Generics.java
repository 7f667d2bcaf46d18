package org.sluicempi.analyzer.flow.language;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtFormalTypeDeclarer;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeParameter;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtIntersectionTypeReference;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.reference.CtWildcardReference;

/**
 * What type parameters stand for at a place. By the name of the parameter: those of one class or method are known by
 * different names, and a method's hide its class's, as in the text.
 */
public record Generics(Map<String, CtTypeReference<?>> arguments) {
    public static final Generics NONE = new Generics(Map.of());

    private static final int DEEPEST = 50;

    /** What the parameters of a class stand for in a type that may be a subclass. */
    public static Generics of(@Nullable CtTypeReference<?> type, @Nullable CtType<?> owner, Declarations declarations) {
        Map<String, CtTypeReference<?>> arguments = new HashMap<>();
        if (type != null && owner != null && !owner.getFormalCtTypeParameters().isEmpty()) {
            new Search(owner.getQualifiedName(), declarations).find(type, 0).ifPresent(arguments::putAll);
        }
        return new Generics(arguments);
    }

    /** Together with the parameters of a method, as far as the model says what was inferred for them. */
    public Generics with(@Nullable CtExecutable<?> method, List<CtTypeReference<?>> inferred) {
        Map<String, CtTypeReference<?>> all = new HashMap<>(arguments);
        if (method instanceof CtFormalTypeDeclarer declarer) {
            List<CtTypeParameter> formals = declarer.getFormalCtTypeParameters();
            formals.forEach(formal -> all.remove(formal.getSimpleName()));
            if (formals.size() == inferred.size()) {
                all.putAll(paired(formals, inferred));
            }
        }
        return new Generics(all);
    }

    /** A declared type as it is here; a type parameter that is not known stays. */
    public CtTypeReference<?> of(CtTypeReference<?> declared) {
        if (declared instanceof CtArrayTypeReference<?> array && array.getComponentType() != null) {
            CtTypeReference<?> component = of(array.getComponentType());
            return component == array.getComponentType()
                    ? declared
                    : ConvertedTypes.arrayOf(ConvertedTypes.erasure(component));
        }
        if (declared instanceof CtWildcardReference wildcard) {
            return bound(wildcard);
        }
        if (declared instanceof CtTypeParameterReference) {
            CtTypeReference<?> argument = arguments.get(declared.getSimpleName());
            return argument == null ? declared : bound(argument);
        }
        return declared;
    }

    private static CtTypeReference<?> bound(CtTypeReference<?> argument) {
        if (!(argument instanceof CtWildcardReference wildcard)) {
            return argument;
        }
        CtTypeReference<?> bound = wildcard.isUpper() ? wildcard.getBoundingType() : null;
        return bound == null ? argument.getFactory().Type().objectType() : bound;
    }

    private static Map<String, CtTypeReference<?>> paired(
            List<CtTypeParameter> formals, List<CtTypeReference<?>> actual) {
        Map<String, CtTypeReference<?>> pairs = new HashMap<>();
        for (int i = 0; i < formals.size(); i++) {
            pairs.put(formals.get(i).getSimpleName(), actual.get(i));
        }
        return pairs;
    }

    /** Like {@link #of(CtTypeReference)}, but wildcards stay what they are. */
    private CtTypeReference<?> argument(CtTypeReference<?> declared) {
        if (declared instanceof CtTypeParameterReference && !(declared instanceof CtWildcardReference)) {
            return arguments.getOrDefault(declared.getSimpleName(), declared);
        }
        return declared;
    }

    /** Goes up from a type to the class whose parameters are asked for. */
    private static final class Search {
        private final String owner;
        private final Declarations declarations;
        private final Set<String> seen = new HashSet<>();

        Search(String owner, Declarations declarations) {
            this.owner = owner;
            this.declarations = declarations;
        }

        Optional<Map<String, CtTypeReference<?>>> find(CtTypeReference<?> type, int depth) {
            CtTypeReference<?> plain = type;
            if (type instanceof CtTypeParameterReference parameter) {
                plain = parameter.getBoundingType();
            }
            if (plain instanceof CtIntersectionTypeReference<?> all) {
                return all.getBounds().stream()
                        .flatMap(bound -> find(bound, depth + 1).stream())
                        .findFirst();
            }
            if (plain == null || depth > DEEPEST || !seen.add(plain.getQualifiedName())) {
                return Optional.empty();
            }
            Optional<CtType<?>> declaration = declarations.type(plain);
            if (declaration.isEmpty() || plain instanceof CtTypeParameterReference) {
                return Optional.empty();
            }
            List<CtTypeParameter> formals = declaration.get().getFormalCtTypeParameters();
            boolean raw = formals.size() != plain.getActualTypeArguments().size();
            Map<String, CtTypeReference<?>> here = raw ? Map.of() : paired(formals, plain.getActualTypeArguments());
            return plain.getQualifiedName().equals(owner)
                    ? Optional.of(here)
                    : above(declaration.get(), new Generics(here), depth);
        }

        private Optional<Map<String, CtTypeReference<?>>> above(CtType<?> type, Generics here, int depth) {
            Set<CtTypeReference<?>> supertypes = new java.util.LinkedHashSet<>();
            if (type.getSuperclass() != null) {
                supertypes.add(type.getSuperclass());
            }
            supertypes.addAll(type.getSuperInterfaces());
            for (CtTypeReference<?> supertype : supertypes) {
                Optional<Map<String, CtTypeReference<?>>> found = find(supertype, depth + 1);
                if (found.isPresent()) {
                    Map<String, CtTypeReference<?>> mapped = new HashMap<>();
                    found.get().forEach((name, argument) -> mapped.put(name, here.argument(argument)));
                    return Optional.of(mapped);
                }
            }
            return Optional.empty();
        }
    }
}
