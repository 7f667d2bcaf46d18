package org.sluicempi.analyzer.flow.language;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.MethodRef;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtFieldReference;
import spoon.reflect.reference.CtTypeReference;

/** Finds what names stand for. */
public final class References {
    private final ConvertedTypes types;
    private final Declarations declarations;
    private final CanonicalConstructors canonical;

    public References(ConvertedTypes types, Declarations declarations, CanonicalConstructors canonical) {
        this.types = types;
        this.declarations = declarations;
        this.canonical = canonical;
    }

    /** A method or constructor that the text calls; empty where the model does not say which. */
    public Optional<MethodRef> method(@Nullable CtExecutableReference<?> reference) {
        if (reference == null || reference.getDeclaringType() == null) {
            return Optional.empty();
        }
        if (reference.getDeclaringType() instanceof CtArrayTypeReference<?>) {
            return Optional.of(ofArray(reference));
        }
        Optional<CtExecutable<?>> declaration = declarations.executable(reference);
        boolean constructor = reference.isConstructor();
        if (constructor && declaration.isEmpty()) {
            declaration = canonical(reference);
        }
        CtTypeReference<?> result =
                declaration.<CtTypeReference<?>>map(CtExecutable::getType).orElse(reference.getType());
        List<CtTypeReference<?>> parameters = declaration
                .map(found -> found.getParameters().stream()
                        .<CtTypeReference<?>>map(parameter -> parameter.getType())
                        .toList())
                .filter(found -> found.stream().noneMatch(type -> type == null))
                .orElse(reference.getParameters());
        return Optional.of(new MethodRef(
                reference.getDeclaringType(),
                constructor ? MethodRef.CONSTRUCTOR : reference.getSimpleName(),
                parameters,
                constructor || result == null ? types.of("void") : result,
                declaration));
    }

    /**
     * A method that an array has like every object. Only of code with errors does the model say that the array's type declares
     * it, and it looks for that in circles where the elements have the type of a type parameter.
     */
    private MethodRef ofArray(CtExecutableReference<?> reference) {
        CtTypeReference<?> object = types.object();
        List<CtTypeReference<?>> parameters = reference.getParameters();
        String name = reference.getSimpleName();
        Optional<CtExecutable<?>> declaration = implied(object, name, parameters);
        CtTypeReference<?> result =
                declaration.<CtTypeReference<?>>map(CtExecutable::getType).orElse(object);
        return new MethodRef(object, name, parameters, result, declaration);
    }

    private Optional<CtExecutable<?>> canonical(CtExecutableReference<?> reference) {
        return declarations
                .type(reference.getDeclaringType())
                .filter(type -> type instanceof CtRecord && !type.isShadow())
                .map(CtRecord.class::cast)
                .filter(type -> type.getRecordComponents().size()
                        == reference.getParameters().size())
                .map(canonical::of);
    }

    /** A method that is implied. */
    public MethodRef method(
            CtTypeReference<?> owner, String name, CtTypeReference<?> result, CtTypeReference<?>... parameters) {
        List<CtTypeReference<?>> list = List.of(parameters);
        return new MethodRef(owner, name, list, result, implied(ConvertedTypes.erasure(owner), name, list));
    }

    /** A constructor that is implied. */
    public MethodRef constructor(CtTypeReference<?> owner, CtTypeReference<?>... parameters) {
        List<CtTypeReference<?>> list = List.of(parameters);
        Optional<CtExecutable<?>> declaration = declarations
                .type(owner)
                .filter(CtClass.class::isInstance)
                .flatMap(type -> ((CtClass<?>) type)
                        .getConstructors().stream()
                                .filter(found -> takes(found, list))
                                .findFirst());
        return new MethodRef(owner, MethodRef.CONSTRUCTOR, list, types.of("void"), declaration);
    }

    public Optional<FieldRef> field(@Nullable CtFieldReference<?> reference) {
        if (reference == null || reference.getDeclaringType() == null || reference.getType() == null) {
            return Optional.empty();
        }
        Optional<CtField<?>> declaration = declarations.field(reference);
        boolean isStatic = reference.isStatic()
                || declaration
                        .filter(field -> field.hasModifier(ModifierKind.STATIC))
                        .isPresent();
        return Optional.of(new FieldRef(
                owner(reference, declaration),
                reference.getSimpleName(),
                declaration.<CtTypeReference<?>>map(CtField::getType).orElse(reference.getType()),
                isStatic,
                declaration));
    }

    public FieldRef field(CtField<?> field) {
        return new FieldRef(
                field.getDeclaringType().getQualifiedName(),
                field.getSimpleName(),
                field.getType(),
                isStatic(field),
                Optional.of(field));
    }

    public static boolean isStatic(CtField<?> field) {
        return field.hasModifier(ModifierKind.STATIC)
                || field instanceof spoon.reflect.declaration.CtEnumValue<?>
                || field.getDeclaringType() instanceof spoon.reflect.declaration.CtInterface<?>;
    }

    private static String owner(CtFieldReference<?> reference, Optional<CtField<?>> declaration) {
        return declaration
                .map(CtField::getDeclaringType)
                .map(CtType::getQualifiedName)
                .orElse(reference.getDeclaringType().getQualifiedName());
    }

    private Optional<CtExecutable<?>> implied(
            CtTypeReference<?> owner, String name, List<CtTypeReference<?>> parameters) {
        String key = owner.getQualifiedName() + "#" + name
                + parameters.stream().map(ConvertedTypes::name).toList();
        return declarations.implied(key, () -> search(owner, name, parameters));
    }

    private Optional<CtExecutable<?>> search(
            CtTypeReference<?> owner, String name, List<CtTypeReference<?>> parameters) {
        Deque<CtTypeReference<?>> open = new ArrayDeque<>();
        Set<String> seen = new HashSet<>();
        open.add(owner);
        while (!open.isEmpty()) {
            CtTypeReference<?> next = open.remove();
            Optional<CtType<?>> type = seen.add(next.getQualifiedName()) ? declarations.type(next) : Optional.empty();
            if (type.isEmpty()) {
                continue;
            }
            for (CtMethod<?> method : type.get().getMethodsByName(name)) {
                if (takes(method, parameters)) {
                    return Optional.of(method);
                }
            }
            if (type.get().getSuperclass() != null) {
                open.add(type.get().getSuperclass());
            }
            open.addAll(type.get().getSuperInterfaces());
        }
        return Optional.empty();
    }

    private static boolean takes(CtExecutable<?> executable, List<CtTypeReference<?>> parameters) {
        if (executable.getParameters().size() != parameters.size()) {
            return false;
        }
        for (int i = 0; i < parameters.size(); i++) {
            CtTypeReference<?> declared = executable.getParameters().get(i).getType();
            if (declared == null
                    || !ConvertedTypes.same(
                            ConvertedTypes.erasure(declared), ConvertedTypes.erasure(parameters.get(i)))) {
                return false;
            }
        }
        return true;
    }
}
