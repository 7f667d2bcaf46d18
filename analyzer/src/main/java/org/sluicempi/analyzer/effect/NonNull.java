package org.sluicempi.analyzer.effect;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtVariable;

/** Which values are certainly not null. */
final class NonNull {
    private final Predicate<FieldRef> constants;
    private final BiPredicate<OwnedBody, Step.Call> calls;

    /**
     * @param constants fields that are never null when they can be read
     * @param calls calls that never yield null
     */
    NonNull(Predicate<FieldRef> constants, BiPredicate<OwnedBody, Step.Call> calls) {
        this.constants = constants;
        this.calls = calls;
    }

    boolean of(OwnedBody code, Value value) {
        return of(code, value, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private boolean of(OwnedBody code, Value value, Set<CtVariable<?>> seen) {
        Step step = code.producer(value);
        if (step instanceof Step.Constant constant) {
            return constant.value() != null;
        } else if (step instanceof Step.CheckCast cast) {
            return of(code, cast.value(), seen);
        } else if (step instanceof Step.Merge merge) {
            return all(code, merge.values(), seen);
        } else if (step instanceof Step.ReadLocal read) {
            return code.isLocal(read.variable())
                    && (!seen.add(read.variable()) || all(code, code.assigned(read.variable()), seen));
        } else if (step instanceof Step.WriteLocal write) {
            return of(code, write.value(), seen);
        } else if (step instanceof Step.ReadField read) {
            return constants.test(read.field());
        } else if (step instanceof Step.Call call) {
            return calls.test(code, call);
        }
        return step instanceof Step.This
                || step instanceof Step.OuterThis
                || step instanceof Step.Caught
                || step instanceof Step.Allocate
                || step instanceof Step.AllocateArray
                || step instanceof Step.Capture
                || step instanceof Step.Concat;
    }

    private boolean all(OwnedBody code, List<Value> values, Set<CtVariable<?>> seen) {
        return values.stream().allMatch(value -> of(code, value, seen));
    }
}
