package org.sluicempi.analyzer.dependence.code;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.declaration.CtVariable;

/**
 * References that are never null, wherever they are read: rows that an array of arrays has of its own, and local variables that
 * are given nothing else, be it by way of each other, as two buffers are that a time loop exchanges. The language sees to it that
 * a local variable is not read before it has been given a value.
 *
 * @param given whether the value of a step is known not to be null
 */
record NeverNull(Method method, Predicate<Step> given) {

    boolean holds(Value value) {
        return isFilled(value)
                || method.body().producer(value) instanceof Step.ReadLocal read
                        && holds(read.variable(), Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private boolean isFilled(Value value) {
        return method.body().producer(value) instanceof Step.ReadElement row
                && method.hasOwnRows(row.array(), value.step());
    }

    /** @param asked variables whose values are null only if one of those is that is looked at elsewhere */
    private boolean holds(CtVariable<?> variable, Set<CtVariable<?>> asked) {
        if (!(variable instanceof CtLocalVariable<?>)) {
            return false;
        }
        if (!asked.add(variable)) {
            return true;
        }
        List<Value> values = method.body().steps().stream()
                .filter(step -> step instanceof Step.WriteLocal write && write.variable() == variable)
                .map(step -> ((Step.WriteLocal) step).value())
                .toList();
        return !values.isEmpty() && values.stream().allMatch(value -> isNotNull(value, asked));
    }

    private boolean isNotNull(Value value, Set<CtVariable<?>> asked) {
        Step producer = method.body().producer(value);
        return given.test(producer)
                || isFilled(value)
                || producer instanceof Step.ReadLocal read && holds(read.variable(), asked);
    }
}
