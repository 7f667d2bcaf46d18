package org.sluicempi.analyzer.effect;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.effect.Effect.Kind;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;

/** What single steps do that call nothing. */
final class StepEffects {
    private StepEffects() {}

    /** @param isSteady whether a field, once it can be read, has one value for ever that leads nowhere */
    static Effect of(OwnedBody code, Step step, boolean mayThrow, Predicate<FieldRef> isSteady) {
        if (step instanceof Step.ReadField read) {
            return readField(read, mayThrow, isSteady);
        } else if (step instanceof Step.WriteField write) {
            return writeField(code, write, mayThrow);
        } else if (step instanceof Step.ReadElement) {
            return effect(Kind.READS_ONLY, Set.of(Effect.TARGET), Set.of(), Set.of(), mayThrow);
        } else if (step instanceof Step.WriteElement write) {
            boolean keeps = write.ofReferences() && !ValueTypes.leadsNowhere(code, write.value());
            return effect(Kind.MAY_WRITE, Set.of(), Set.of(Effect.TARGET), keeps ? Set.of(0) : Set.of(), mayThrow);
        } else if (step instanceof Step.Capture capture) {
            Set<Integer> kept = new LinkedHashSet<>();
            for (int i = 0; i < capture.values().size(); i++) {
                if (!ValueTypes.leadsNowhere(code, capture.values().get(i))) {
                    kept.add(i);
                }
            }
            return effect(Kind.PURE, Set.of(), Set.of(), kept, mayThrow);
        } else if (step instanceof Step.Throw) {
            return effect(Kind.PURE, Set.of(), Set.of(), Set.of(0), mayThrow);
        } else if (step instanceof Step.MonitorEnter
                || step instanceof Step.MonitorExit
                || step instanceof Step.Unknown) {
            return Effect.UNKNOWN;
        }
        return effect(Kind.PURE, Set.of(), Set.of(), Set.of(), mayThrow);
    }

    private static Effect readField(Step.ReadField read, boolean mayThrow, Predicate<FieldRef> isSteady) {
        FieldRef field = read.field();
        if (field.isShared()) {
            return Effect.UNKNOWN;
        }
        if (isSteady.test(field)) {
            return effect(Kind.PURE, Set.of(), Set.of(), Set.of(), mayThrow);
        }
        Set<Integer> target = read.target().isPresent() ? Set.of(Effect.TARGET) : Set.of();
        return new Effect(
                Kind.READS_ONLY, target, Set.of(), Set.of(), Set.of(), Set.of(field.id()), Set.of(), mayThrow);
    }

    private static Effect writeField(OwnedBody code, Step.WriteField write, boolean mayThrow) {
        FieldRef field = write.field();
        if (field.isShared()) {
            return Effect.UNKNOWN;
        }
        Set<Integer> target = write.target().isPresent() ? Set.of(Effect.TARGET) : Set.of();
        boolean keeps = !ValueTypes.isImmutable(field.type()) && !ValueTypes.leadsNowhere(code, write.value());
        Set<Integer> kept = keeps ? Set.of(0) : Set.of();
        return new Effect(Kind.MAY_WRITE, Set.of(), target, Set.of(), kept, Set.of(), Set.of(field.id()), mayThrow);
    }

    private static Effect effect(
            Kind kind, Set<Integer> reads, Set<Integer> writes, Set<Integer> retains, boolean mayThrow) {
        Set<Integer> elements = new LinkedHashSet<>(reads);
        elements.addAll(writes);
        return new Effect(kind, reads, writes, elements, retains, Set.of(), Set.of(), mayThrow);
    }
}
