package org.sluicempi.analyzer.dependence.code;

import org.sluicempi.analyzer.effect.Effect;

/** Says in words what a call may do. */
public final class EffectWords {
    private EffectWords() {}

    public static String of(Effect effect) {
        return switch (effect.kind()) {
            case COMMUNICATES -> "communicates";
            case IO -> "does input or output";
            case UNKNOWN -> "may do anything: its code was not found or is not understood";
            case PURE, READS_ONLY, MAY_WRITE -> "may change what it is given";
        };
    }
}
