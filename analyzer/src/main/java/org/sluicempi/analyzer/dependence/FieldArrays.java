package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.model.Effect;
import org.sluicempi.analyzer.region.Buffer;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** Arrays that calls reach through fields, which may be the buffer under another name. */
final class FieldArrays {
    private FieldArrays() {}

    /** A call, not by way of the buffer's own field, that may touch elements of an array of its type. */
    static Optional<CtElement> touched(Code code, Buffer buffer, boolean readsMatter) {
        for (CtAbstractInvocation<?> call : code.calls()) {
            Effect effect = code.effects().of(call);
            boolean touches = effect.fieldsWritten().stream().anyMatch(name -> mayHold(name, call, buffer))
                    || readsMatter && effect.fieldsRead().stream().anyMatch(name -> mayHold(name, call, buffer));
            if (touches) {
                return Optional.of((CtElement) call);
            }
        }
        return Optional.empty();
    }

    private static boolean mayHold(String field, CtAbstractInvocation<?> call, Buffer buffer) {
        if (buffer.variable() instanceof CtField<?> own && field.equals(Code.nameOf(own))) {
            return false;
        }
        int hash = field.indexOf('#');
        CtElement place = (CtElement) call;
        CtType<?> owner = place.getFactory().Type().get(field.substring(0, hash));
        CtField<?> declaration = owner == null ? null : owner.getField(field.substring(hash + 1));
        if (declaration == null || declaration.getType() == null) {
            return true;
        }
        CtTypeReference<?> type = declaration.getType();
        if (type.isPrimitive()) {
            return false;
        }
        CtTypeReference<?> wanted = buffer.expression().getType();
        while (type instanceof CtArrayTypeReference<?> array) {
            if (ArrayWrites.mayBeSame(type, wanted)) {
                return true;
            }
            type = array.getComponentType();
        }
        return !type.isPrimitive();
    }
}
