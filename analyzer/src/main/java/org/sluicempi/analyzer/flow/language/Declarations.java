package org.sluicempi.analyzer.flow.language;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import spoon.SpoonException;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtFieldReference;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Finds declarations, each once: Spoon searches for them anew with every question, through all that lies around. What is
 * not in the model and not on the class path is not found, which is no reason to fail.
 */
public final class Declarations {
    private final Map<String, Optional<CtType<?>>> types = new HashMap<>();
    private final Map<String, Optional<CtExecutable<?>>> executables = new HashMap<>();
    private final Map<String, Optional<CtExecutable<?>>> implied = new HashMap<>();
    private final Map<String, Optional<CtField<?>>> fields = new HashMap<>();
    private final Map<String, Set<String>> supertypes = new HashMap<>();
    private final VariableScopes locals = new VariableScopes();

    public Optional<CtType<?>> type(@Nullable CtTypeReference<?> type) {
        if (type == null || type instanceof CtArrayTypeReference<?> || ConvertedTypes.isPrimitive(type)) {
            return Optional.empty();
        }
        if (type instanceof CtTypeParameterReference) {
            return known(() -> type.getTypeDeclaration());
        }
        return once(types, type.getQualifiedName(), () -> known(() -> type.getTypeDeclaration()));
    }

    Optional<CtExecutable<?>> executable(CtExecutableReference<?> reference) {
        String key = reference.getDeclaringType().getQualifiedName() + "#" + reference.getSignature();
        return once(executables, key, () -> known(() -> reference.getExecutableDeclaration()));
    }

    /** A method that no reference names, searched for once. */
    Optional<CtExecutable<?>> implied(String key, Supplier<Optional<CtExecutable<?>>> search) {
        return once(implied, key, search);
    }

    Optional<CtField<?>> field(CtFieldReference<?> reference) {
        if (reference.getDeclaringType() == null) {
            return Optional.empty();
        }
        String key = reference.getDeclaringType().getQualifiedName() + "#" + reference.getSimpleName();
        return once(fields, key, () -> declaredIn(reference).or(() -> known(() -> reference.getFieldDeclaration())));
    }

    private Optional<CtField<?>> declaredIn(CtFieldReference<?> reference) {
        return member(reference.getDeclaringType(), reference.getSimpleName(), new HashSet<>());
    }

    /** A field that a type declares or inherits (JLS 8.3): an access may name it by any class below. */
    private Optional<CtField<?>> member(@Nullable CtTypeReference<?> owner, String name, Set<String> seen) {
        Optional<CtType<?>> type = owner != null && seen.add(owner.getQualifiedName()) ? type(owner) : Optional.empty();
        Optional<CtField<?>> own = type.map(found -> found.getField(name));
        return own.isPresent()
                ? own
                : type.stream()
                        .flatMap(found -> Stream.concat(
                                found.getSuperInterfaces().stream(), Stream.ofNullable(found.getSuperclass())))
                        .flatMap(above -> member(above, name, seen).stream())
                        .filter(inherited -> !inherited.hasModifier(ModifierKind.PRIVATE))
                        .findFirst();
    }

    /** The local variable or parameter that an access means. */
    public Optional<CtVariable<?>> local(CtVariableAccess<?> access) {
        return locals.declaration(access);
    }

    /** Whether each value of one type is known to be of the other one, generics left out. */
    public boolean isSubtype(CtTypeReference<?> one, CtTypeReference<?> other) {
        CtTypeReference<?> sub = ConvertedTypes.erasure(one);
        CtTypeReference<?> top = ConvertedTypes.erasure(other);
        if (ConvertedTypes.name(top).equals("java.lang.Object")
                || ConvertedTypes.isNull(sub)
                || ConvertedTypes.same(sub, top)) {
            return true;
        }
        if (ConvertedTypes.isPrimitive(sub) || ConvertedTypes.isPrimitive(top)) {
            return false;
        }
        if (sub instanceof CtArrayTypeReference<?> from && top instanceof CtArrayTypeReference<?> to) {
            return isSubtype(from.getComponentType(), to.getComponentType());
        }
        if (sub instanceof CtArrayTypeReference<?>) {
            return ConvertedTypes.name(top).equals("java.lang.Cloneable")
                    || ConvertedTypes.name(top).equals("java.io.Serializable");
        }
        return supertypes(sub).contains(ConvertedTypes.name(top));
    }

    /** The names of all types above one, as far as they are known. */
    private Set<String> supertypes(CtTypeReference<?> type) {
        String name = ConvertedTypes.name(type);
        Set<String> before = supertypes.get(name);
        if (before == null) {
            Set<String> all = new HashSet<>();
            Deque<CtTypeReference<?>> open = new ArrayDeque<>();
            open.add(type);
            while (!open.isEmpty()) {
                CtTypeReference<?> next = ConvertedTypes.erasure(open.remove());
                Optional<CtType<?>> declaration = all.add(ConvertedTypes.name(next)) ? type(next) : Optional.empty();
                declaration.map(CtType::getSuperclass).ifPresent(open::add);
                declaration.ifPresent(found -> open.addAll(found.getSuperInterfaces()));
            }
            before = Set.copyOf(all);
            supertypes.put(name, before);
        }
        return before;
    }

    private static <T> Optional<T> once(Map<String, Optional<T>> found, String key, Supplier<Optional<T>> search) {
        Optional<T> before = found.get(key);
        if (before == null) {
            before = search.get();
            found.put(key, before);
        }
        return before;
    }

    private static <T> Optional<T> known(Supplier<? extends @Nullable T> search) {
        try {
            return Optional.ofNullable(search.get());
        } catch (SpoonException | LinkageError e) {
            return Optional.empty();
        }
    }
}
