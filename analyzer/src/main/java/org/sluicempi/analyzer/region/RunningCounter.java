package org.sluicempi.analyzer.region;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.symbolic.Poly;

/**
 * A variable that starts with a constant before a loop and moves by the same amount in each iteration of a rectangular nest.
 *
 * @param nest the loop and those inside it around the increments, outermost first
 * @param start its value where an innermost iteration starts, over the counters of the nest
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
     * The counter with a value before the outermost loop; nothing where what the iterations have added is no polynomial.
     *
     * @param nest see {@link #nest}
     * @param increments see {@link #increments}
     */
    static Optional<RunningCounter> of(List<CountedLoop> nest, Poly entry, List<Increment> increments) {
        Poly start = entry;
        Poly each = Poly.of(sum(increments, Integer.MAX_VALUE));
        for (int i = nest.size() - 1; i >= 0; i--) {
            CountedLoop loop = nest.get(i);
            Poly made = Poly.of(loop.symbol()).minus(loop.first());
            Optional<Poly> added = each.times(made).dividedBy(loop.step());
            Optional<Poly> width = loop.width();
            if (added.isEmpty() || i > 0 && (width.isEmpty() || Math.abs(loop.step()) != 1)) {
                return Optional.empty();
            }
            start = start.plus(added.get());
            each = each.times(width.orElse(Poly.ZERO).plus(1));
        }
        return Optional.of(new RunningCounter(nest, start, increments));
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
