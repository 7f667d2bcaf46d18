package org.sluicempi.analyzer.effect;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.callgraph.ExactClass;
import org.sluicempi.analyzer.callgraph.ExactClasses;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * What calls of the JDK do. What the list says of a method holds only where no code of the program can come in: the
 * receiver has exactly the class that is listed, or nothing in the program overrides a method of that class; and the
 * arguments are values, or objects that the method does not call.
 */
final class LibraryCalls {
    private static final Set<String> IO_PACKAGES = Set.of("java.io", "java.nio.file", "java.net");
    private static final List<String> STREAMS =
            List.of("java.io.OutputStream", "java.io.InputStream", "java.io.Writer", "java.io.Reader");

    private final Library library = new Library();
    private final Hierarchy hierarchy;
    private final ExactClasses classes;
    private final Map<Step.Call, Optional<String>> resultClasses = new IdentityHashMap<>();

    LibraryCalls(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
        this.classes = new ExactClasses(this::resultClass, hierarchy.reflection()::mayReplace);
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
            boolean fits = argumentsFit(code, call, entry.get()) && !(io && streamsMayRunCode(call));
            return fits ? Optional.of(adapted(code, call, entry.get())) : Optional.empty();
        }
        return io(code, call);
    }

    private Optional<Library.Entry> entry(OwnedBody code, Step.Call call) {
        for (CtTypeReference<?> type : receivers(code, call)) {
            @Nullable CtTypeReference<?> at = type;
            while (at != null) {
                Optional<Library.Entry> found = library.of(at.getQualifiedName(), call.method());
                if (found.isPresent()) {
                    return found;
                }
                at = call.method().isConstructor() && !makesPlainly(at, code, call) ? null : at.getSuperclass();
            }
        }
        return Optional.empty();
    }

    /** Whether a constructor does what that of the superclass does: an exception that is given causes, and values as its text. */
    private static boolean makesPlainly(CtTypeReference<?> type, OwnedBody code, Step.Call call) {
        return isThrowable(type)
                && IntStream.range(0, call.arguments().size())
                        .allMatch(i -> isThrowable(call.method().parameters().get(i))
                                || isValue(code, call.arguments().get(i)));
    }

    private static boolean isThrowable(CtTypeReference<?> type) {
        return type.getQualifiedName().startsWith("java.")
                && type.isSubtypeOf(type.getFactory().Type().createReference(Throwable.class));
    }

    /** The class of the objects that a method may be called on, if the library's word counts for it. */
    private Set<CtTypeReference<?>> receivers(OwnedBody code, Step.Call call) {
        CtTypeReference<?> owner = call.method().owner();
        if (call.dispatch() == Dispatch.STATIC) {
            return Set.of(owner);
        }
        if (call.dispatch() == Dispatch.SPECIAL) {
            return isSafeSuperCall(code, call) ? Set.of(owner) : Set.of();
        }
        Value receiver = call.receiver().orElseThrow();
        Optional<Set<ExactClass>> exact = classes.of(code, receiver);
        if (exact.isPresent() && exact.get().size() == 1) {
            ExactClass only = exact.get().iterator().next();
            boolean listed = only.code().isEmpty()
                    && !only.name().isEmpty()
                    && hierarchy.source(only.name()).isEmpty();
            if (listed) {
                return Set.of(owner.getFactory().Type().createReference(only.name()));
            }
        }
        CtTypeReference<?> declared = ValueTypes.of(code, receiver)
                .filter(type -> type.isSubtypeOf(owner))
                .orElse(owner);
        CtType<?> declaration = declared.getTypeDeclaration();
        boolean isFinal = call.method()
                .declaration()
                .filter(method -> method instanceof CtMethod<?> m && m.hasModifier(ModifierKind.FINAL))
                .isPresent();
        boolean trusted = declaration != null
                && !declaration.isInterface()
                && (isFinal || !hierarchy.isOverridden(declaration.isShadow() ? declared : owner))
                && !(isThrowable(owner) && exceptionsMayRunCode(owner));
        Set<CtTypeReference<?>> both = new LinkedHashSet<>();
        if (trusted) {
            both.add(declared);
            both.add(owner);
        }
        return both;
    }

    /** Exceptions of the program are asked for their text whenever another one that they caused is made or printed. */
    private boolean exceptionsMayRunCode(CtTypeReference<?> place) {
        return hierarchy.isOverridden(place.getFactory().Type().createReference(Throwable.class));
    }

    /**
     * A new object of exactly that class, or a superclass whose constructor calls no method that a class of the program
     * has.
     */
    private boolean isSafeSuperCall(OwnedBody code, Step.Call call) {
        Step made = call.receiver().map(code::producer).orElse(null);
        if (made instanceof Step.Allocate allocate
                && allocate.type()
                        .getQualifiedName()
                        .equals(call.method().owner().getQualifiedName())) {
            return true;
        }
        if (!call.method().isConstructor()) {
            return !hierarchy.isOverridden(call.method().owner());
        }
        String owner = call.method().owner().getQualifiedName();
        return Set.of("java.lang.Object", "java.lang.Record", "java.lang.Enum").contains(owner)
                || isThrowable(call.method().owner()) && !hierarchy.declares("fillInStackTrace");
    }

    private boolean argumentsFit(OwnedBody code, Step.Call call, Library.Entry entry) {
        boolean asksCause =
                call.method().isConstructor() && isThrowable(call.method().owner());
        for (int i = 0; i < call.arguments().size(); i++) {
            Root root = new Root.Argument(i);
            Value argument = call.arguments().get(i);
            boolean expected = entry.summary().reads().contains(root)
                    || entry.summary().writes().contains(root);
            boolean copied = entry.copies().stream()
                    .anyMatch(copy -> copy.value().equals(root) || copy.into().equals(root));
            boolean fits = entry.any().contains(i)
                            && !(asksCause && exceptionsMayRunCode(call.method().owner()))
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
                && isThrowable(call.method().owner())
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
    private static boolean isValue(OwnedBody code, Value value) {
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

    /** Input and output reads and writes flat arrays, and keeps what it is given. */
    private Optional<Summary> io(OwnedBody code, Step.Call call) {
        CtTypeReference<?> owner = call.method().owner();
        boolean isIo = owner.getPackage() != null
                && IO_PACKAGES.contains(owner.getPackage().getQualifiedName())
                && owner.getDeclaringType() == null;
        if (!isIo || streamsMayRunCode(call) || receivers(code, call).isEmpty()) {
            return Optional.empty();
        }
        SummaryBuilder summary = new SummaryBuilder().atLeast(Effect.Kind.IO).throwing();
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            Value argument = call.arguments().get(i);
            if (isValue(code, argument)) {
                continue;
            }
            Optional<CtTypeReference<?>> type = ValueTypes.of(code, argument);
            boolean harmless = type.filter(t -> ValueTypes.isFlatArray(t)
                            || IO_PACKAGES.contains(packageOf(t)) && isClass(t) && !hierarchy.isOverridden(t))
                    .isPresent();
            if (!harmless) {
                return Optional.empty();
            }
            summary.read(new Root.Argument(i)).write(new Root.Argument(i));
            kept.add(i);
        }
        kept.forEach(i -> summary.store(new Root.Argument(i), new Root.Argument(Effect.TARGET)));
        return Optional.of(summary.result(Root.ANYTHING).build());
    }

    private static String packageOf(CtTypeReference<?> type) {
        return type.getPackage() == null ? "" : type.getPackage().getQualifiedName();
    }

    private static boolean isClass(CtTypeReference<?> type) {
        return type.getTypeDeclaration() != null && !type.getTypeDeclaration().isInterface();
    }

    /** Whether a stream of the program may stand behind those of the JDK, or take the place of the standard ones. */
    private boolean streamsMayRunCode(Step.Call call) {
        return STREAMS.stream()
                        .map(name -> call.method().owner().getFactory().Type().createReference(name))
                        .anyMatch(hierarchy::isOverridden)
                || hierarchy.redirectsOutput();
    }
}
