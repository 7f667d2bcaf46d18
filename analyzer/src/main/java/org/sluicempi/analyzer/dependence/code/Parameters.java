package org.sluicempi.analyzer.dependence.code;

import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.sluicempi.analyzer.effect.Callers;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtVariable;

/** What all callers of a method say about its parameters, where all of them are known. */
final class Parameters {
    private static final int MOST_CALLERS_DEEP = 3;

    private final Method method;
    private final int depth;

    /** @param depth how many calls lie between the method and the one that the question was about */
    Parameters(Method method, int depth) {
        this.method = method;
        this.depth = depth;
    }

    /**
     * Whether a parameter keeps the value that it is given, and every caller gives it one that passes a test.
     *
     * @param test of an argument, by what is known in the caller where it makes the call
     */
    boolean all(CtVariable<?> variable, BiPredicate<Proofs, Argument> test) {
        if (!(variable instanceof CtParameter<?> parameter) || isAssigned(variable)) {
            return false;
        }
        CtExecutable<?> executable = parameter.getParent();
        int index = executable.getParameters().indexOf(parameter);
        return executable == method.executable() && allPlaces(place -> passes(place, index, test));
    }

    /** Whether every caller passes a test, by the index of its call. */
    boolean allCallers(BiPredicate<Proofs, Integer> test) {
        return allPlaces(place -> place.caller()
                .filter(caller -> test.test(new Proofs(method.other(caller), depth + 1), place.step()))
                .isPresent());
    }

    private boolean allPlaces(Predicate<Callers.Place> test) {
        return depth < MOST_CALLERS_DEEP
                && method.callers()
                        .callsOf(method.executable())
                        .filter(places -> places.stream().allMatch(test))
                        .isPresent();
    }

    /**
     * What a caller gives.
     *
     * @param place index of the call in the caller's body
     */
    record Argument(Value value, int place) {}

    /** Whether a step reads a parameter that keeps the value that it is given. */
    boolean isKept(Step step) {
        return step instanceof Step.ReadLocal read
                && read.variable() instanceof CtParameter<?>
                && !isAssigned(read.variable());
    }

    private boolean isAssigned(CtVariable<?> variable) {
        return method.body().steps().stream()
                .anyMatch(step -> step instanceof Step.WriteLocal write && write.variable() == variable);
    }

    private boolean passes(Callers.Place place, int index, BiPredicate<Proofs, Argument> test) {
        Optional<CtExecutable<?>> caller = place.caller();
        Step.Call call = (Step.Call) place.body().step(place.step());
        if (caller.isEmpty()) {
            return false;
        }
        Proofs there = new Proofs(method.other(caller.get()), depth + 1);
        return test.test(there, new Argument(call.arguments().get(index), place.step()));
    }
}
