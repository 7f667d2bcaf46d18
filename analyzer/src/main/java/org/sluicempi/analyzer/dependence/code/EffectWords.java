package org.sluicempi.analyzer.dependence.code;

import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.declaration.CtField;

/** Says in words what a step may do. */
public final class EffectWords {
    private EffectWords() {}

    public static String of(Step step, Effect effect) {
        if (step instanceof Step.ReadField read && isVolatile(read.field())
                || step instanceof Step.WriteField write && isVolatile(write.field())) {
            return "may be part of what threads tell one another: the field is volatile";
        }
        return switch (effect.kind()) {
            case COMMUNICATES -> "communicates";
            case IO -> "does input or output";
            case UNKNOWN -> "may do anything or wait for other threads, or its code was not found or not understood";
            case PURE, READS_ONLY, MAY_WRITE -> "may change what it is given";
        };
    }

    private static boolean isVolatile(FieldRef field) {
        return field.declaration().filter(CtField::isVolatile).isPresent();
    }
}
