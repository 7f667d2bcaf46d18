package org.sluicempi.analyzer.flow;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import spoon.reflect.declaration.CtElement;

/**
 * The steps of one method, constructor, initialiser or lambda, in the order of evaluation. Step 0 comes first. All steps of
 * an element that was lowered lie side by side; of a loop, its header's update comes behind its body.
 *
 * <p>The last step of an expression yields its value, the casts that are written on it included; a {@link Step.Merge} of
 * one value is put there where the value comes from an earlier step (an assignment, {@code i++}, {@code new}). What the
 * place of the expression implies, such as boxing for an assignment or a string's conversion, lies behind it, among the
 * steps of what is around. Three things have steps but no such value: an expression that is a statement; {@code &&},
 * {@code ||}, {@code !} and a pattern's {@code instanceof} where they decide where to go on, which end in branches; and what
 * an assignment writes, whose steps are those of its parts (object, array, index) only. The parts of a constant expression
 * have no steps of their own, nor has a name of a class. Where the text goes on behind the last statement, a {@link
 * Step.Jump} of the executable itself stands at the end.
 */
public final class Body {
    /** Stands among successors and landings for the end of the body. */
    public static final int EXIT = -1;

    private final List<Step> steps;
    private final List<List<Integer>> successors;
    private final List<Integer> landings;
    private final Map<CtElement, Range> ranges;

    /**
     * @param successors of each step, exceptions left out; {@link #EXIT} where the body ends
     * @param landings of each step: where its exceptions go, or {@link #EXIT}
     * @param ranges of the elements that were lowered, by identity
     */
    public Body(
            List<Step> steps, List<List<Integer>> successors, List<Integer> landings, Map<CtElement, Range> ranges) {
        if (steps.size() != successors.size() || steps.size() != landings.size()) {
            throw new IllegalArgumentException("a step without successors or landing");
        }
        this.steps = List.copyOf(steps);
        this.successors = successors.stream().map(List::copyOf).toList();
        this.landings = List.copyOf(landings);
        this.ranges = new IdentityHashMap<>(ranges);
    }

    public List<Step> steps() {
        return steps;
    }

    public Step step(int index) {
        return steps.get(index);
    }

    /** The step that yields a value. */
    public Step producer(Value value) {
        return steps.get(value.step());
    }

    /**
     * The {@link Step.Allocate} of the object that keeps what a {@link Step.Capture} captures; empty where that is a function,
     * or the object that this body belongs to.
     */
    public OptionalInt keeper(int capture) {
        CtElement origin = steps.get(capture).origin();
        for (int i = capture - 1; i >= 0; i--) {
            if (steps.get(i) instanceof Step.Allocate made && made.origin() == origin) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /** Where the step goes on if it does not throw. */
    public List<Integer> successors(int step) {
        return successors.get(step);
    }

    /** The {@link Step.Landing} that exceptions of the step go to, or {@link #EXIT}. */
    public int landing(int step) {
        return landings.get(step);
    }

    /** The value of an expression that was lowered: that of the last of its steps. */
    public Optional<Value> value(CtElement expression) {
        return of(expression).filter(range -> !range.isEmpty()).map(range -> new Value(range.to() - 1));
    }

    /** The steps of an element: all that is executed on its behalf. Empty for what is no code of this body. */
    public Optional<Range> of(CtElement element) {
        return Optional.ofNullable(ranges.get(element));
    }
}
