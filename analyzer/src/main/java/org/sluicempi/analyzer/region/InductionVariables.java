package org.sluicempi.analyzer.region;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Routine;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.Definitions;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.declaration.CtVariable;

/**
 * Running counters of a loop, as in {@code out[k++]}: local variables that start with a constant before the loop and move by
 * the same amount in each iteration of a nest. What they are worth at a place of the nest follows from the counters of its
 * loops (Aho, Lam, Sethi and Ullman, Compilers, 2nd ed., section 9.6.3: induction variables; here they are never rewritten).
 *
 * <p>Like the counters themselves they wrap around at 2<sup>31</sup> where the polynomial does not.
 */
final class InductionVariables implements Definitions {
    private final Body body;
    private final Range range;
    private final Nests nests;
    private final Definitions others;
    private final Map<CtVariable<?>, Optional<RunningCounter>> counters = new IdentityHashMap<>();
    private final RunningCounterFinder finder;

    /**
     * @param nests reads loops without knowing of running counters
     * @param others what else stands for a value
     */
    InductionVariables(CountedLoop outer, Routine routine, Nests nests, Definitions others) {
        this.body = routine.body();
        this.range = body.of(outer.loop().getBody()).orElseThrow();
        this.nests = nests;
        this.others = others;
        this.finder = new RunningCounterFinder(outer, routine, nests);
    }

    @Override
    public Optional<Value> of(CtVariable<?> variable) {
        return others.of(variable);
    }

    @Override
    public Optional<Poly> known(Value value) {
        if (!range.contains(value.step())) {
            return Optional.empty();
        }
        Step step = body.producer(value);
        if (step instanceof Step.ReadLocal read) {
            return counter(read.variable()).flatMap(counter -> counter.at(value.step(), nests.around(value.step())));
        }
        return step instanceof Step.Merge merge && merge.values().size() == 1
                ? ofCopy(value, merge.values().get(0))
                : Optional.empty();
    }

    /** What an assignment yields: {@code k++} the value of before, {@code ++k} that of after. */
    private Optional<Poly> ofCopy(Value copy, Value original) {
        if (body.producer(original) instanceof Step.ReadLocal) {
            return known(original);
        }
        for (int i = copy.step() - 1; i > original.step(); i--) {
            if (body.step(i) instanceof Step.WriteLocal write && write.value().equals(original)) {
                return counter(write.variable()).flatMap(counter -> counter.at(copy.step(), nests.around(copy.step())));
            }
        }
        return Optional.empty();
    }

    private Optional<RunningCounter> counter(CtVariable<?> variable) {
        return counters.computeIfAbsent(variable, finder::find);
    }
}
