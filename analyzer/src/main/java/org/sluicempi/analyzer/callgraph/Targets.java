package org.sluicempi.analyzer.callgraph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtLambda;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtInterface;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtTypeReference;

/** Finds the pieces of source that a call may execute. */
public final class Targets {
    private final Hierarchy hierarchy;
    private final ExactClasses classes;

    public Targets(Hierarchy hierarchy, ExactClasses classes) {
        this.hierarchy = hierarchy;
        this.classes = classes;
    }

    /** All of them; empty if something else may be executed as well. */
    public Optional<Set<CtExecutable<?>>> of(OwnedBody code, Step.Call call) {
        if (call.dispatch() != Dispatch.VIRTUAL) {
            return call.method().declaration().filter(Targets::isSource).map(Targets::only);
        }
        Optional<Set<ExactClass>> exact = call.receiver().flatMap(value -> classes.of(code, value));
        return exact.isPresent() ? ofClasses(exact.get(), call) : ofSubtypes(code, call);
    }

    private static boolean isSource(CtExecutable<?> executable) {
        CtType<?> type = executable.getParent(CtType.class);
        return type != null && !type.isShadow() && executable.getBody() != null;
    }

    private Optional<Set<CtExecutable<?>>> ofClasses(Set<ExactClass> exact, Step.Call call) {
        Set<CtExecutable<?>> targets = newSet();
        for (ExactClass one : exact) {
            CtElement code = one.code().orElse(null);
            if (code instanceof CtLambda<?> lambda && isItsMethod(call)) {
                targets.add(lambda);
            } else {
                Optional<Set<CtExecutable<?>>> found =
                        hierarchy.source(one.name()).flatMap(type -> lookup(type, call));
                if (code != null || found.isEmpty()) {
                    return Optional.empty();
                }
                targets.addAll(found.get());
            }
        }
        return Optional.of(targets);
    }

    /** Whether a call on a lambda runs its body and not a default method of its interface. */
    private static boolean isItsMethod(Step.Call call) {
        return call.method().declaration().orElse(null) instanceof CtMethod<?> method
                && method.getDeclaringType() instanceof CtInterface<?>
                && method.getBody() == null
                && !method.isDefaultMethod();
    }

    private Optional<Set<CtExecutable<?>>> ofSubtypes(OwnedBody code, Step.Call call) {
        CtType<?> start = staticType(code, call)
                .flatMap(type -> hierarchy.source(type.getQualifiedName()))
                .orElse(null);
        if (start == null || start.isInterface() && mayHaveNamelessClasses(start)) {
            return Optional.empty();
        }
        Set<CtType<?>> all = new TypeSet();
        all.add(start);
        boolean fixed = call.method().declaration().orElse(null) instanceof CtMethod<?> method && isFixed(method);
        if (!fixed) {
            all.addAll(hierarchy.subtypes(start.getQualifiedName()));
            if (hierarchy.mayHaveOthers(all)) {
                return Optional.empty();
            }
        }
        Set<CtExecutable<?>> targets = newSet();
        for (CtType<?> type : all) {
            if (fixed || !type.isInterface() && !type.hasModifier(ModifierKind.ABSTRACT)) {
                Optional<Set<CtExecutable<?>>> found = lookup(type, call);
                if (found.isEmpty()) {
                    return Optional.empty();
                }
                targets.addAll(found.get());
            }
        }
        return targets.isEmpty() ? Optional.empty() : Optional.of(targets);
    }

    /** The narrower one of the receiver's declared type and the type that declares the method. */
    private static Optional<CtTypeReference<?>> staticType(OwnedBody code, Step.Call call) {
        CtTypeReference<?> owner = call.method().owner();
        Optional<CtTypeReference<?>> declared = call.receiver()
                .flatMap(value -> code.producer(value) instanceof Step.This
                        ? code.type().map(type -> (CtTypeReference<?>) type.getReference())
                        : ValueTypes.of(code, value));
        return declared.filter(type -> type.getTypeDeclaration() != null && type.isSubtypeOf(owner))
                .or(() -> Optional.of(owner));
    }

    private static boolean isFixed(CtMethod<?> method) {
        return method.hasModifier(ModifierKind.PRIVATE)
                || method.hasModifier(ModifierKind.FINAL)
                || method.getDeclaringType().hasModifier(ModifierKind.FINAL);
    }

    /** A lambda needs no name to become an object of an interface, or of one that is derived from it; nor does a proxy. */
    private boolean mayHaveNamelessClasses(CtType<?> type) {
        return hierarchy.reflection().makesClasses()
                || mayBeLambda(type)
                || hierarchy.subtypes(type.getQualifiedName()).stream().anyMatch(Targets::mayBeLambda);
    }

    /**
     * Whether an interface leaves one method open, or none: a lambda may have more than one interface. Methods that differ in
     * the types of their parameters only may be one that overrides the other.
     */
    private static boolean mayBeLambda(CtType<?> type) {
        return type.isInterface()
                && type.getAllMethods().stream()
                                .filter(method -> method.isAbstract() && !isOfObject(method))
                                .map(method -> method.getSimpleName() + "/"
                                        + method.getParameters().size())
                                .distinct()
                                .count()
                        <= 1;
    }

    private static boolean isOfObject(CtMethod<?> method) {
        return Set.of("equals", "hashCode", "toString").contains(method.getSimpleName());
    }

    /**
     * What a call executes on an object of exactly this class. Overloads that cannot be told apart are all named; empty if
     * a method of a library may be meant.
     */
    private Optional<Set<CtExecutable<?>>> lookup(CtType<?> type, Step.Call call) {
        String name = call.method().name();
        int parameters = call.method().parameters().size();
        CtMethod<?> called = call.method().declaration().orElse(null) instanceof CtMethod<?> declared ? declared : null;
        Set<CtExecutable<?>> found = newSet();
        CtType<?> at = type;
        while (at != null) {
            for (CtMethod<?> method : Hierarchy.methods(at, name, parameters)) {
                Overriding overrides = Overriding.of(method, called);
                if (overrides == Overriding.NO) {
                    continue;
                }
                if (method.hasModifier(ModifierKind.NATIVE)) {
                    return Optional.empty();
                }
                if (method.getBody() != null) {
                    found.add(method);
                    if (overrides == Overriding.YES && isSameSignature(method, call)) {
                        return Optional.of(found);
                    }
                }
            }
            CtTypeReference<?> parent = at.getSuperclass();
            CtType<?> above = parent == null
                    ? null
                    : hierarchy.source(parent.getQualifiedName()).orElse(null);
            if (above == null && parent != null && !isPlainObject(parent, name)) {
                return Optional.empty();
            }
            at = above;
        }
        return defaults(type, name, parameters, found) && !found.isEmpty() ? Optional.of(found) : Optional.empty();
    }

    private static boolean isSameSignature(CtMethod<?> method, Step.Call call) {
        List<String> mine = new ArrayList<>();
        for (CtParameter<?> parameter : method.getParameters()) {
            mine.add(erased(parameter.getType()));
        }
        return mine.equals(
                call.method().parameters().stream().map(Targets::erased).toList());
    }

    private static String erased(@Nullable CtTypeReference<?> type) {
        return type == null ? "?" : type.getTypeErasure().getQualifiedName();
    }

    private static boolean isPlainObject(CtTypeReference<?> parent, String method) {
        String name = parent.getQualifiedName();
        CtType<?> declaration = parent.getTypeDeclaration();
        boolean base =
                Set.of("java.lang.Object", "java.lang.Enum", "java.lang.Record").contains(name);
        return base
                && declaration != null
                && declaration.getMethodsByName(method).isEmpty();
    }

    /** Adds default methods that a class may inherit; false if a library's interface may have one. */
    private boolean defaults(CtType<?> type, String name, int parameters, Set<CtExecutable<?>> found) {
        Set<String> seen = new LinkedHashSet<>();
        List<CtType<?>> waiting = new ArrayList<>(List.of(type));
        while (!waiting.isEmpty()) {
            CtType<?> next = waiting.remove(waiting.size() - 1);
            List<CtTypeReference<?>> above = new ArrayList<>(next.getSuperInterfaces());
            if (next.getSuperclass() != null) {
                above.add(next.getSuperclass());
            }
            for (CtTypeReference<?> reference : above) {
                CtType<?> source =
                        hierarchy.source(reference.getQualifiedName()).orElse(null);
                CtType<?> declaration = source == null ? reference.getTypeDeclaration() : source;
                if (declaration == null
                        || source == null
                                && !Hierarchy.methods(declaration, name, parameters)
                                        .isEmpty()) {
                    return false;
                }
                if (seen.add(reference.getQualifiedName())) {
                    if (declaration.isInterface()) {
                        Hierarchy.methods(declaration, name, parameters).stream()
                                .filter(method -> method.getBody() != null)
                                .forEach(found::add);
                    }
                    waiting.add(declaration);
                }
            }
        }
        return true;
    }

    private static Set<CtExecutable<?>> only(CtExecutable<?> executable) {
        Set<CtExecutable<?>> set = newSet();
        set.add(executable);
        return set;
    }

    /** Methods with the same text are others. */
    private static Set<CtExecutable<?>> newSet() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }
}
