package org.sluicempi.analyzer.callgraph;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** Types of values, as far as they are declared. */
public final class ValueTypes {
    private static final Set<String> IMMUTABLE = Set.of(
            "java.lang.String",
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Character",
            "java.lang.Short",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Double");

    private ValueTypes() {}

    /** Whether values of the type can never change and run no code of the program. */
    public static boolean isImmutable(CtTypeReference<?> type) {
        return type.isPrimitive()
                || IMMUTABLE.contains(type.getQualifiedName())
                || type.getQualifiedName().equals(CtTypeReference.NULL_TYPE_NAME);
    }

    /** Whether it is an array of such values. */
    public static boolean isFlatArray(CtTypeReference<?> type) {
        return type instanceof CtArrayTypeReference<?> array && isImmutable(array.getComponentType());
    }

    /** Whether the value is primitive, null, or an object that never changes. */
    public static boolean leadsNowhere(OwnedBody code, Value value) {
        Step step = code.producer(value);
        if (step instanceof Step.Constant
                || step instanceof Step.Convert
                || step instanceof Step.Unary
                || step instanceof Step.Binary
                || step instanceof Step.InstanceOf
                || step instanceof Step.ArrayLength
                || step instanceof Step.Concat) {
            return true;
        }
        if (step instanceof Step.Merge merge) {
            return merge.values().stream().allMatch(part -> part.step() < value.step() && leadsNowhere(code, part));
        }
        return of(code, value).filter(ValueTypes::isImmutable).isPresent();
    }

    /** The declared type of a value; empty where the steps do not say it. */
    public static Optional<CtTypeReference<?>> of(OwnedBody code, Value value) {
        return Optional.ofNullable(declared(code, code.producer(value)));
    }

    private static @Nullable CtTypeReference<?> declared(OwnedBody code, Step step) {
        if (step instanceof Step.ReadLocal read) {
            return read.variable().getType();
        } else if (step instanceof Step.WriteLocal write) {
            return write.variable().getType();
        } else if (step instanceof Step.ReadField read) {
            return read.field().type();
        } else if (step instanceof Step.ReadElement read) {
            return of(code, read.array()).orElse(null) instanceof CtArrayTypeReference<?> array
                    ? array.getComponentType()
                    : null;
        } else if (step instanceof Step.Call call) {
            return call.method().isConstructor() ? null : call.method().result();
        } else if (step instanceof Step.CheckCast cast) {
            return cast.to();
        } else if (step instanceof Step.Allocate made) {
            return made.type();
        } else if (step instanceof Step.AllocateArray made) {
            return made.type();
        } else if (step instanceof Step.OuterThis outer) {
            return outer.type();
        }
        return null;
    }
}
