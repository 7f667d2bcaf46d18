package org.sluicempi.analyzer.effect;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.callgraph.ExactClass;
import org.sluicempi.analyzer.callgraph.ExactClasses;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtTypeReference;

/**
 * Of which class the object behind a call of the JDK is, where the list's word counts for it: no code of the program, and none
 * of another library, comes in by a class that is derived from it.
 */
final class LibraryObjects {
    private final Hierarchy hierarchy;
    private final ExactClasses classes;
    private final LibraryStreams streams;

    LibraryObjects(Hierarchy hierarchy, ExactClasses classes, LibraryStreams streams) {
        this.hierarchy = hierarchy;
        this.classes = classes;
        this.streams = streams;
    }

    /** The class of the objects that a method may be called on, if the library's word counts for it. */
    Set<CtTypeReference<?>> receivers(OwnedBody code, Step.Call call) {
        CtTypeReference<?> owner = call.method().owner();
        if (call.dispatch() == Dispatch.STATIC) {
            return Set.of(owner);
        }
        if (call.dispatch() == Dispatch.SPECIAL) {
            return isSafeSuperCall(code, call) ? Set.of(owner) : Set.of();
        }
        Value receiver = call.receiver().orElseThrow();
        if (streams.isStandard(code, receiver)) {
            return Set.of(owner);
        }
        Optional<Set<ExactClass>> exact = classes.of(code, receiver);
        if (exact.isPresent() && exact.get().size() == 1) {
            ExactClass only = exact.get().iterator().next();
            boolean listed = only.code().isEmpty()
                    && !only.name().isEmpty()
                    && hierarchy.source(only.name()).isEmpty();
            CtTypeReference<?> type = owner.getFactory().Type().createReference(only.name());
            if (listed && (isOfJdk(type) || hierarchy.isApi(type)) && !printsOthers(call.method())) {
                return Set.of(type);
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
                && !asksOthers(call.method());
        Set<CtTypeReference<?>> both = new LinkedHashSet<>();
        if (trusted) {
            both.add(declared);
            both.add(owner);
        }
        return both;
    }

    /** Whether an exception of a class that is known asks those that it was caused by. */
    private boolean printsOthers(MethodRef method) {
        return method.name().equals("printStackTrace") && asksOthers(method);
    }

    /** Whether an exception may ask those that it was caused by, or that it suppresses. */
    private boolean asksOthers(MethodRef method) {
        return isThrowable(method.owner()) && exceptionsMayRunCode(method.owner());
    }

    /** Exceptions of the program are asked for their text whenever another one that they caused is made or printed. */
    boolean exceptionsMayRunCode(CtTypeReference<?> place) {
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

    static boolean isOfJdk(CtTypeReference<?> type) {
        return type.getQualifiedName().startsWith("java.");
    }

    static boolean isThrowable(CtTypeReference<?> type) {
        return isOfJdk(type) && type.isSubtypeOf(type.getFactory().Type().createReference(Throwable.class));
    }
}
