package org.sluicempi.analyzer.callgraph;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.reference.CtTypeReference;

/**
 * What the compiler puts between a call and the code that it runs, if one of them is generic: a bridge method, or the class of a
 * lambda, casts what it is given to the types that the code was written for (JLS 15.12.4.5).
 */
public final class Adaptation {
    private Adaptation() {}

    /** Whether a cast may fail: the arguments' types do not say that they are what the code expects. */
    public static boolean mayThrow(OwnedBody code, Step.Call call, CtExecutable<?> target) {
        List<CtParameter<?>> expected = target.getParameters();
        if (call.dispatch() != Dispatch.VIRTUAL
                || expected.size() != call.arguments().size()) {
            return call.dispatch() == Dispatch.VIRTUAL;
        }
        for (int i = 0; i < expected.size(); i++) {
            CtTypeReference<?> type = expected.get(i).getType();
            if (!isSame(type, declared(call, i)) && !fits(code, call.arguments().get(i), type)) {
                return true;
            }
        }
        return false;
    }

    private static CtTypeReference<?> declared(Step.Call call, int i) {
        return call.method()
                .declaration()
                .<CtTypeReference<?>>map(method -> method.getParameters().get(i).getType())
                .orElseGet(() -> call.method().parameters().get(i));
    }

    private static boolean isSame(@Nullable CtTypeReference<?> type, @Nullable CtTypeReference<?> other) {
        return type != null
                && other != null
                && type.getTypeErasure()
                        .getQualifiedName()
                        .equals(other.getTypeErasure().getQualifiedName());
    }

    /** Whether the machine has seen to it, where the value was made or kept, that it is null or an object of the type. */
    private static boolean fits(OwnedBody code, Value value, @Nullable CtTypeReference<?> type) {
        Step step = code.producer(value);
        if (type == null || type.isPrimitive()) {
            return false;
        }
        if (step instanceof Step.Constant constant) {
            return constant.value() == null
                    || isAbove(type, type.getFactory().createCtTypeReference(String.class))
                            && constant.value() instanceof String;
        }
        return checked(step)
                .filter(own -> !own.isPrimitive() && isAbove(type, own))
                .isPresent();
    }

    private static boolean isAbove(CtTypeReference<?> type, CtTypeReference<?> own) {
        return own.getTypeErasure().isSubtypeOf(type.getTypeErasure());
    }

    /** The type that a value has been checked for; of a generic field or method that is the one that its declaration has. */
    private static Optional<CtTypeReference<?>> checked(Step step) {
        if (step instanceof Step.ReadLocal read) {
            return Optional.ofNullable(read.variable().getType());
        } else if (step instanceof Step.ReadField read) {
            return read.field().declaration().map(CtField::getType);
        } else if (step instanceof Step.Allocate made) {
            return Optional.of(made.type());
        } else if (step instanceof Step.AllocateArray made) {
            return Optional.of(made.type());
        } else if (step instanceof Step.CheckCast cast) {
            return Optional.of(cast.to());
        } else if (step instanceof Step.Call call
                && ValueTypes.isImmutable(call.method().owner())) {
            return Optional.of(call.method().result());
        }
        return Optional.empty();
    }
}
