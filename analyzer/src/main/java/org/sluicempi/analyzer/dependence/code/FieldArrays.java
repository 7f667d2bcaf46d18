package org.sluicempi.analyzer.dependence.code;

import java.util.Optional;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.Buffer;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** Arrays that calls reach through fields, which may be the buffer under another name. */
public final class FieldArrays {
    private FieldArrays() {}

    /** A call that may touch elements of an array of its type; one by way of the buffer's own field is found before. */
    public static Optional<CtElement> touched(Code code, Buffer buffer, boolean readsMatter) {
        for (int i : code.steps()) {
            Step step = code.step(i);
            Effect effect = code.effect(i);
            boolean touches = effect.fieldsWritten().stream().anyMatch(name -> mayHold(name, step.origin(), buffer))
                    || readsMatter
                            && effect.fieldsRead().stream().anyMatch(name -> mayHold(name, step.origin(), buffer));
            if (touches) {
                return Optional.of(step.origin());
            }
        }
        return Optional.empty();
    }

    /** Whether what the field refers to is touched and may be, or lead to, the buffer. */
    private static boolean mayHold(String touched, CtElement place, Buffer buffer) {
        if (!touched.endsWith(Effect.ELEMENTS)) {
            return false;
        }
        String field = touched.substring(0, touched.length() - Effect.ELEMENTS.length());
        int hash = field.indexOf('#');
        CtType<?> owner = place.getFactory().Type().get(field.substring(0, hash));
        CtField<?> declaration = owner == null ? null : owner.getField(field.substring(hash + 1));
        if (declaration == null) {
            return true;
        }
        CtTypeReference<?> type = declaration.getType();
        CtTypeReference<?> wanted = buffer.expression().getType();
        while (type instanceof CtArrayTypeReference<?> array) {
            if (ArrayTypes.mayBeSame(type, wanted)) {
                return true;
            }
            type = array.getComponentType();
        }
        return !type.isPrimitive();
    }
}
