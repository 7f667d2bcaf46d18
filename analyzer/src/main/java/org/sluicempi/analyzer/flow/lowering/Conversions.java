package org.sluicempi.analyzer.flow.lowering;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import org.sluicempi.analyzer.flow.language.Declarations;
import org.sluicempi.analyzer.flow.language.References;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtIntersectionTypeReference;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;

/** Writes the conversions of JLS 5: boxing, unboxing, primitive ones, casts, and those that generics imply. */
final class Conversions {
    private final BodyBuilder body;
    private final ConvertedTypes types;
    private final References references;
    private final Declarations declarations;

    Conversions(BodyBuilder body, ConvertedTypes types, References references, Declarations declarations) {
        this.body = body;
        this.types = types;
        this.references = references;
        this.declarations = declarations;
    }

    /** As an assignment or a call converts (JLS 5.2, 5.3). */
    Value to(CtElement origin, Operand from, @Nullable CtTypeReference<?> target) {
        if (target == null || ConvertedTypes.isVoid(target)) {
            return from.value();
        }
        if (from.type() == null) {
            return unknown(origin, "a value whose type is not known is converted");
        }
        if (ConvertedTypes.isPrimitive(target)) {
            return primitive(origin, from, target);
        }
        return ConvertedTypes.isPrimitive(from.type()) ? box(origin, from, target) : reference(origin, from, target);
    }

    /** As a written cast converts (JLS 5.5). */
    Operand cast(CtElement origin, Operand from, CtTypeReference<?> target) {
        if (from.type() == null || ConvertedTypes.isPrimitive(target) || ConvertedTypes.isPrimitive(from.type())) {
            return new Operand(to(origin, from, target), target);
        }
        List<? extends CtTypeReference<?>> bounds =
                target instanceof CtIntersectionTypeReference<?> all ? all.getBounds() : List.of(target);
        CtTypeReference<?> actual = from.erased() == null ? from.type() : from.erased();
        Value value = from.value();
        for (CtTypeReference<?> bound : bounds) {
            if (!declarations.isSubtype(actual, bound)) {
                value = body.emit(new Step.CheckCast(origin, ConvertedTypes.erasure(bound), value));
            }
        }
        return new Operand(value, target);
    }

    /** A reference about to be dereferenced, with the cast that generics imply. */
    Value reference(CtElement origin, Operand from) {
        return from.type() == null ? from.value() : reference(origin, from, from.type());
    }

    /** A reference about to be dereferenced for a member of a class. */
    Value receiver(CtElement origin, Operand from, CtTypeReference<?> owner) {
        Value value = reference(origin, from);
        return from.type() == null ? value : second(origin, new Operand(value, from.type()), owner);
    }

    /**
     * The cast where a type variable is less, when the program runs, than what is asked for: another one of its bounds, or
     * what it stands for. A written cast to several types has tested them all.
     */
    private Value second(CtElement origin, Operand from, CtTypeReference<?> target) {
        CtTypeReference<?> type = from.type();
        if (type == null || !isOpen(type) || declarations.isSubtype(type, target)) {
            return from.value();
        }
        boolean tested = type instanceof CtIntersectionTypeReference<?> all
                && all.getBounds().stream().anyMatch(bound -> declarations.isSubtype(bound, target));
        return tested
                ? from.value()
                : body.emit(new Step.CheckCast(origin, ConvertedTypes.erasure(target), from.value()));
    }

    private static boolean isOpen(CtTypeReference<?> type) {
        return type instanceof CtArrayTypeReference<?> array && array.getComponentType() != null
                ? isOpen(array.getComponentType())
                : type instanceof CtTypeParameterReference || type instanceof CtIntersectionTypeReference<?>;
    }

    /** The primitive value of an operand in its own type, unboxed where need be. */
    Operand unboxed(CtElement origin, Operand from) {
        if (ConvertedTypes.isPrimitive(from.type())) {
            return from;
        }
        Optional<String> name = ConvertedTypes.primitive(from.type());
        if (name.isEmpty()) {
            return new Operand(unknown(origin, "a value that does not unbox"), types.of("int"));
        }
        CtTypeReference<?> type = types.of(name.get());
        return new Operand(primitive(origin, from, type), type);
    }

    private Value reference(CtElement origin, Operand from, CtTypeReference<?> target) {
        if (from.erased() == null) {
            return second(origin, from, target);
        }
        if (declarations.isSubtype(from.erased(), target)) {
            return from.value();
        }
        return body.emit(new Step.CheckCast(origin, ConvertedTypes.erasure(target), from.value()));
    }

    private Value primitive(CtElement origin, Operand from, CtTypeReference<?> target) {
        CtTypeReference<?> own = from.type();
        if (own == null) {
            return unknown(origin, "a value whose type is not known is converted");
        }
        Value value = from.value();
        String name = ConvertedTypes.primitive(own).orElse(ConvertedTypes.name(target));
        if (!ConvertedTypes.isPrimitive(own)) {
            value = unbox(origin, from, name);
        }
        return name.equals(ConvertedTypes.name(target)) ? value : body.emit(new Step.Convert(origin, target, value));
    }

    private Value unbox(CtElement origin, Operand from, String name) {
        CtTypeReference<?> box = types.box(name);
        CtTypeReference<?> actual = from.erased() == null ? from.type() : from.erased();
        Value value = from.value();
        if (actual != null && !declarations.isSubtype(actual, box)) {
            value = body.emit(new Step.CheckCast(origin, box, value));
        }
        MethodRef method = references.method(box, name + "Value", types.of(name));
        return body.emit(new Step.Call(origin, method, Dispatch.VIRTUAL, Optional.of(value), List.of(), true));
    }

    private Value box(CtElement origin, Operand from, CtTypeReference<?> target) {
        String name = ConvertedTypes.primitive(target)
                .or(() -> ConvertedTypes.primitive(from.type()))
                .orElseThrow();
        CtTypeReference<?> primitive = types.of(name);
        Value value = primitive(origin, from, primitive);
        MethodRef method = references.method(types.box(name), "valueOf", types.box(name), primitive);
        return body.emit(new Step.Call(origin, method, Dispatch.STATIC, Optional.empty(), List.of(value), true));
    }

    private Value unknown(CtElement origin, String why) {
        return body.emit(new Step.Unknown(origin, why));
    }
}
