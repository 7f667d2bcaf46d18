package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.model.Effect;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtArrayWrite;
import spoon.reflect.code.CtExpression;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** Stores into arrays, found by the type of the array only. */
final class ArrayWrites {
    private ArrayWrites() {}

    /** The first place that may change an element of an array of this type. */
    static Optional<CtElement> mayWrite(Code code, CtExpression<?> array) {
        for (CtArrayWrite<?> write : code.all(CtArrayWrite.class)) {
            if (mayBeSame(write.getTarget().getType(), array.getType())) {
                return Optional.of(write);
            }
        }
        for (CtAbstractInvocation<?> call : code.calls()) {
            Effect effect = code.effects().of(call);
            boolean harmless = code.effects().isSend(call)
                    || effect.isKnown()
                            && effect.writes().isEmpty()
                            && effect.fieldsWritten().isEmpty();
            if (!harmless) {
                return Optional.of((CtElement) call);
            }
        }
        return Optional.empty();
    }

    /** Whether arrays of these types can be the same object. */
    static boolean mayBeSame(CtTypeReference<?> a, CtTypeReference<?> b) {
        if (!(a instanceof CtArrayTypeReference<?> left) || !(b instanceof CtArrayTypeReference<?> right)) {
            return true;
        }
        CtTypeReference<?> x = left.getComponentType();
        CtTypeReference<?> y = right.getComponentType();
        return x.isPrimitive() || y.isPrimitive() ? x.equals(y) : true;
    }
}
