package org.sluicempi.analyzer.effect;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.callgraph.ExactClasses;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * What calls of the JDK do. What the list says of a method holds only where no code of the program can come in: the
 * receiver has exactly the class that is listed, or nothing in the program overrides a method of that class; and the
 * arguments are values, or objects that the method does not call.
 */
final class LibraryCalls {
    /** Where constructors of exceptions do no more than those of their superclasses. */
    static final List<String> PLAIN = List.of(
            "java.io.",
            "java.lang.",
            "java.net.",
            "java.nio.",
            "java.security.",
            "java.text.",
            "java.time.",
            "java.util.");

    private final Library library = new Library();
    private final Hierarchy hierarchy;
    private final ExactClasses classes;
    private final LibraryStreams streams;
    private final LibraryObjects objects;
    private final Map<Step.Call, Optional<String>> resultClasses = new IdentityHashMap<>();

    LibraryCalls(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
        this.classes = new ExactClasses(this::resultClass, hierarchy.reflection()::mayReplace);
        this.streams = new LibraryStreams(hierarchy);
        this.objects = new LibraryObjects(hierarchy, classes, streams);
    }

    /** The classes of values, knowing what calls of the JDK make. */
    ExactClasses classes() {
        return classes;
    }

    /** Empty where nothing is known. */
    Optional<Summary> of(OwnedBody code, Step.Call call) {
        Optional<Library.Entry> entry = entry(code, call);
        if (entry.isPresent()) {
            boolean io = entry.get().summary().gravest() == Effect.Kind.IO;
            boolean fits = argumentsFit(code, call, entry.get())
                    && !(io && streams.mayRunCode(code, call))
                    && !(entry.get().compares() && keysMayRunCode(call));
            return fits ? Optional.of(adapted(code, call, entry.get())) : Optional.empty();
        }
        return streams.of(code, call, objects);
    }

    private Optional<Library.Entry> entry(OwnedBody code, Step.Call call) {
        for (CtTypeReference<?> type : objects.receivers(code, call)) {
            @Nullable CtTypeReference<?> at = type;
            boolean ofApi = false;
            while (at != null) {
                Optional<Library.Entry> found = library.of(at.getQualifiedName(), call.method());
                if (found.isPresent()) {
                    return found;
                }
                ofApi |= hierarchy.isApi(at);
                if (call.method().isConstructor()
                        ? !makesPlainly(at, code, call)
                        : !ofApi && hasItsOwn(at, call.method())) {
                    return Optional.empty();
                }
                at = at.getSuperclass();
            }
        }
        return Optional.empty();
    }

    /**
     * Whether a class that the list does not have says anew what a method does, or may, being of a library that is neither the
     * JDK's nor, with what it is derived from, the API.
     */
    private static boolean hasItsOwn(CtTypeReference<?> type, MethodRef method) {
        CtType<?> declaration = type.getTypeDeclaration();
        return declaration == null
                || declaration.isShadow() && !LibraryObjects.isOfJdk(type)
                || declaration.getMethods().stream()
                        .anyMatch(own -> own.getSimpleName().equals(method.name())
                                && own.getParameters().size()
                                        == method.parameters().size());
    }

    /** Whether a constructor does what that of the superclass does: an exception that is given causes, and values as its text. */
    private static boolean makesPlainly(CtTypeReference<?> type, OwnedBody code, Step.Call call) {
        return LibraryObjects.isThrowable(type)
                && PLAIN.stream().anyMatch(type.getQualifiedName()::startsWith)
                && IntStream.range(0, call.arguments().size())
                        .allMatch(i -> LibraryObjects.isThrowable(
                                        call.method().parameters().get(i))
                                || isValue(code, call.arguments().get(i)));
    }

    private boolean argumentsFit(OwnedBody code, Step.Call call, Library.Entry entry) {
        boolean asksCause = call.method().isConstructor()
                && LibraryObjects.isThrowable(call.method().owner());
        for (int i = 0; i < call.arguments().size(); i++) {
            Root root = new Root.Argument(i);
            Value argument = call.arguments().get(i);
            boolean expected = entry.summary().reads().contains(root)
                    || entry.summary().writes().contains(root);
            boolean copied = entry.copies().stream()
                    .anyMatch(copy -> copy.value().equals(root) || copy.into().equals(root));
            boolean fits = entry.any().contains(i)
                            && !(asksCause
                                    && objects.exceptionsMayRunCode(
                                            call.method().owner()))
                    || isValue(code, argument)
                    || expected && isArray(code, argument, copied);
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    private static boolean isArray(OwnedBody code, Value value, boolean ofReferences) {
        return ValueTypes.of(code, value)
                .filter(type -> ValueTypes.isFlatArray(type) || ofReferences && type instanceof CtArrayTypeReference<?>)
                .isPresent();
    }

    /** What the list says, as far as the call has such arguments and their elements are references. */
    private static Summary adapted(OwnedBody code, Step.Call call, Library.Entry entry) {
        Summary listed = entry.summary();
        SummaryBuilder summary = new SummaryBuilder().atLeast(listed.gravest());
        listed.reads().forEach(summary::read);
        listed.writes().forEach(summary::write);
        listed.fieldsRead().forEach(summary::readField);
        listed.fieldsWritten().forEach(summary::writeField);
        listed.results().forEach(summary::result);
        listed.resultClass().ifPresent(summary::resultClass);
        for (Store store : listed.stores()) {
            if (argument(call, store.value())
                    .filter(v -> !ValueTypes.leadsNowhere(code, v))
                    .isPresent()) {
                summary.store(store.value(), store.into());
            }
        }
        for (Store copy : entry.copies()) {
            if (argument(call, copy.value())
                    .filter(v -> !isArray(code, v, false))
                    .isPresent()) {
                summary.store(copy.value(), copy.into());
            }
        }
        if (listed.deep()) {
            summary.deep();
        }
        return listed.mayThrow() || mayRefuse(code, call) ? summary.throwing().build() : summary.build();
    }

    /** Whether the constructor of an exception may refuse a text that is null, as some do. */
    private static boolean mayRefuse(OwnedBody code, Step.Call call) {
        return call.method().isConstructor()
                && LibraryObjects.isThrowable(call.method().owner())
                && call.arguments().stream()
                        .map(code::producer)
                        .anyMatch(given -> !(given instanceof Step.Concat)
                                && !(given instanceof Step.Constant constant && constant.value() != null));
    }

    private static Optional<Value> argument(Step.Call call, Root root) {
        if (!(root instanceof Root.Argument argument)) {
            return Optional.empty();
        }
        if (argument.index() == Effect.TARGET) {
            return call.receiver();
        }
        return argument.index() < call.arguments().size()
                ? Optional.of(call.arguments().get(argument.index()))
                : Optional.empty();
    }

    /** A value, or an array of values that was made for a method of variable length and is known to nobody else. */
    static boolean isValue(OwnedBody code, Value value) {
        if (ValueTypes.leadsNowhere(code, value)) {
            return true;
        }
        return code.producer(value) instanceof Step.AllocateArray
                && code.stores(value).stream().allMatch(store -> ValueTypes.leadsNowhere(code, store.value()));
    }

    /**
     * The class of what a call yields, looked for once. The object that the call is made on may be what the same call has
     * yielded before, as in {@code text = text.append(x)}: there its class is not known, and its declared type counts.
     */
    private Optional<String> resultClass(OwnedBody code, Step.Call call) {
        Optional<String> known = resultClasses.get(call);
        if (known == null) {
            resultClasses.put(call, Optional.empty());
            known = entry(code, call)
                    .filter(entry -> argumentsFit(code, call, entry))
                    .flatMap(entry -> entry.summary().resultClass());
            resultClasses.put(call, known);
        }
        return known;
    }

    /** A map compares all its keys with one another when it grows. */
    private boolean keysMayRunCode(Step.Call call) {
        return hierarchy.isOverridden(call.method().owner().getFactory().Type().createReference(Comparable.class));
    }
}
