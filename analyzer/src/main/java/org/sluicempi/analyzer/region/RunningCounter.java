package org.sluicempi.analyzer.region;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.declaration.CtVariable;

/**
 * A variable that starts with a constant before a loop and moves by the same amount in each iteration of a rectangular nest.
 *
 * @param nest the loop and those inside it around the increments, outermost first
 * @param start its value where an innermost iteration starts, over the counters of the nest; where the outermost loop does not
 *     tell how many iterations it has made, over the variable's own value at the start of its iteration
 * @param increments in the order in which an innermost iteration executes them, each exactly once
 */
record RunningCounter(List<CountedLoop> nest, Poly start, List<Increment> increments) {
    /**
     * @param step the assignment's index in the body
     * @param amount what it adds, not 0
     */
    record Increment(int step, int amount) {}

    RunningCounter {
        nest = List.copyOf(nest);
        increments = List.copyOf(increments);
    }

    /**
     * The counter with a value before the outermost loop; nothing where what the iterations of the loops inside have added is no
     * polynomial.
     *
     * @param nest see {@link #nest}
     * @param increments see {@link #increments}
     */
    static Optional<RunningCounter> of(
            CtVariable<?> variable, List<CountedLoop> nest, Poly entry, List<Increment> increments) {
        Poly inside = Poly.ZERO;
        Poly each = Poly.of(sum(increments, Integer.MAX_VALUE));
        for (int i = nest.size() - 1; i > 0; i--) {
            CountedLoop loop = nest.get(i);
            Optional<Poly> added = added(each, loop);
            Optional<Poly> width = loop.width();
            if (added.isEmpty() || width.isEmpty() || !loop.pace().isOne()) {
                return Optional.empty();
            }
            inside = inside.plus(added.get());
            each = each.times(width.get().plus(1));
        }
        Symbol.Course course = new Symbol.Course(entry, each);
        Poly own = Poly.of(Symbol.running(variable, variable.getSimpleName(), course));
        Poly start = added(each, nest.get(0)).map(entry.plus(inside)::plus).orElse(own.plus(inside));
        return Optional.of(new RunningCounter(nest, start, increments));
    }

    /** What the iterations of the loop have added before this one. */
    private static Optional<Poly> added(Poly each, CountedLoop loop) {
        Poly moved = each.times(Poly.of(loop.symbol()).minus(loop.first()));
        OptionalInt step = loop.pace().constant();
        return step.isPresent() ? moved.dividedBy(step.getAsInt()) : Optional.empty();
    }

    /**
     * Its value at a step; nothing where the step is not inside of all loops of the nest, because how many iterations the others
     * have made would have to be known: fewer than none are none.
     */
    Optional<Poly> at(int step, Nests.Nest around) {
        return around.isInside(nest) ? Optional.of(start.plus(sum(increments, step))) : Optional.empty();
    }

    private static long sum(List<Increment> increments, int end) {
        return increments.stream()
                .filter(increment -> increment.step() < end)
                .mapToLong(Increment::amount)
                .sum();
    }
}
