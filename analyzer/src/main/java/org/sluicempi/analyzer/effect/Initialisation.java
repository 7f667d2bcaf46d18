package org.sluicempi.analyzer.effect;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.dialect.Dialect;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtTypeReference;

/**
 * What happens when classes are initialised. What an initialiser does to static fields of its own class, and to what they refer
 * to, does not count: nobody saw them before, unless the initialiser of another class, a superclass for example, runs on the way
 * and has put something into them.
 */
final class Initialisation {
    private final Dialect dialect;
    private final Hierarchy hierarchy;
    private final Function<CtType<?>, Summary> initialisers;
    private final Map<String, Summary> known = new HashMap<>();

    /** @param initialisers reads the static fields and blocks of one class */
    Initialisation(Dialect dialect, Hierarchy hierarchy, Function<CtType<?>, Summary> initialisers) {
        this.dialect = dialect;
        this.hierarchy = hierarchy;
        this.initialisers = initialisers;
    }

    /** Whether the class is one of a library that is neither the JDK nor the API. */
    boolean isUnknownLibrary(CtTypeReference<?> type) {
        return hierarchy.source(type.getQualifiedName()).isEmpty()
                && !type.getQualifiedName().startsWith("java.")
                && !dialect.isApiType(type);
    }

    /**
     * What it does to initialise classes, and what they initialise in turn.
     *
     * @param place the class that the code stands in; the initialisation of it and its superclasses has begun, and may have failed
     */
    Summary of(Collection<String> classes, Optional<CtType<?>> place) {
        Set<String> done = new LinkedHashSet<>();
        place.ifPresent(type -> addWithSuperclasses(type, done));
        SummaryBuilder above = new SummaryBuilder();
        // An object that an initialiser has handed out before it failed is used like any other.
        List<String> begun = classes.stream().filter(done::contains).toList();
        if (!begun.isEmpty() && of(begun, Optional.empty()).mayThrow()) {
            above.throwing();
        }
        Map<String, Summary> together = new LinkedHashMap<>();
        Deque<String> waiting = new ArrayDeque<>(classes);
        while (!waiting.isEmpty()) {
            CtType<?> type = hierarchy.source(waiting.remove()).orElse(null);
            if (type != null && done.add(type.getQualifiedName())) {
                Summary summary = of(type);
                together.put(type.getQualifiedName(), summary);
                waiting.addAll(summary.initialised());
                above(type, above, waiting);
            }
        }
        return all(together, above);
    }

    private static Summary all(Map<String, Summary> together, SummaryBuilder all) {
        Set<String> writtenByOthers = new LinkedHashSet<>();
        together.forEach((name, summary) ->
                fieldsWritten(summary).filter(field -> !isOf(name, field)).forEach(writtenByOthers::add));
        together.forEach((name, summary) -> all.include(
                without(summary, field -> isOf(name, field) && !writtenByOthers.contains(withoutElements(field)))));
        return all.build();
    }

    /** Names of fields that may get another value, or what they refer to. */
    private static Stream<String> fieldsWritten(Summary summary) {
        return Stream.concat(
                summary.fieldsWritten().stream().map(use -> withoutElements(use.name())),
                summary.stores().stream()
                        .map(Store::into)
                        .filter(Root.Field.class::isInstance)
                        .map(field -> ((Root.Field) field).name()));
    }

    private static boolean isOf(String type, String field) {
        return field.startsWith(type + "#");
    }

    private static String withoutElements(String name) {
        return name.endsWith(Effect.ELEMENTS) ? name.substring(0, name.length() - Effect.ELEMENTS.length()) : name;
    }

    private void addWithSuperclasses(CtType<?> type, Set<String> names) {
        @Nullable CtType<?> at = type;
        while (at != null && names.add(at.getQualifiedName())) {
            at = at.getSuperclass() == null
                    ? null
                    : hierarchy.source(at.getSuperclass().getQualifiedName()).orElse(null);
        }
    }

    /**
     * The superclass of a class, and those of its superinterfaces that may have methods with code for their objects: a default one
     * (JLS 12.4.1), for the JVM a private one too, or a bridge that a compiler adds to one without code.
     */
    private void above(CtType<?> type, SummaryBuilder all, Deque<String> waiting) {
        if (type.isInterface()) {
            return;
        }
        CtTypeReference<?> parent = type.getSuperclass();
        if (parent != null) {
            if (isUnknownLibrary(parent)) {
                all.unknown();
            }
            waiting.add(parent.getQualifiedName());
        }
        Deque<CtTypeReference<?>> interfaces = new ArrayDeque<>(type.getSuperInterfaces());
        while (!interfaces.isEmpty()) {
            CtTypeReference<?> next = interfaces.remove();
            CtType<?> source = hierarchy.source(next.getQualifiedName()).orElse(null);
            if (source == null && isUnknownLibrary(next)) {
                all.unknown();
            } else if (source != null) {
                if (mayHaveCode(source)) {
                    waiting.add(source.getQualifiedName());
                }
                interfaces.addAll(source.getSuperInterfaces());
            }
        }
    }

    private static boolean mayHaveCode(CtType<?> ofInterface) {
        boolean mayNeedBridges = !ofInterface.getSuperInterfaces().isEmpty();
        return ofInterface.getMethods().stream()
                .anyMatch(method -> !method.isStatic() && (method.getBody() != null || mayNeedBridges));
    }

    private Summary of(CtType<?> type) {
        String name = type.getQualifiedName();
        Summary summary = known.get(name);
        if (summary == null) {
            known.put(name, Summary.UNKNOWN);
            summary = initialisers.apply(type);
            known.put(name, summary);
        }
        return summary;
    }

    private static Summary without(Summary summary, Predicate<String> hidden) {
        SummaryBuilder others = new SummaryBuilder().atLeast(summary.gravest());
        summary.fieldsRead().stream().filter(use -> !hidden.test(use.name())).forEach(others::readField);
        summary.fieldsWritten().stream().filter(use -> !hidden.test(use.name())).forEach(others::writeField);
        summary.stores().stream()
                .filter(store -> !(store.into() instanceof Root.Field field && hidden.test(field.name())))
                .forEach(store -> others.store(store.value(), store.into()));
        summary.initialised().forEach(others::initialises);
        if (summary.endless()) {
            others.looping();
        }
        return summary.mayThrow() ? others.throwing().build() : others.build();
    }
}
