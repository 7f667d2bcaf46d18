package org.sluicempi.analyzer.region;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sluicempi.analyzer.symbolic.Poly;

/**
 * A variable that starts with a constant before a loop and moves by the same amount in each iteration of a rectangular nest.
 *
 * @param nest the loop and those inside it around the increments, outermost first
 * @param entry its value where the loop starts
 * @param increments in the order in which an innermost iteration executes them, each exactly once
 */
record RunningCounter(List<CountedLoop> nest, Poly entry, List<Increment> increments) {
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
     * Its value at a step, over the counters of the nest; nothing where the step is not inside of all its loops, because how
     * many iterations the others have made would have to be known: fewer than none are none.
     *
     * @param around the loops inside the outermost one around the step
     */
    Optional<Poly> at(int step, Nests.Nest around) {
        boolean inside = around.loops().size() >= nest.size() - 1
                && IntStream.range(1, nest.size())
                        .allMatch(i ->
                                around.loops().get(i - 1).loop() == nest.get(i).loop());
        return inside ? iterations().map(entry.plus(amountBefore(step))::plus) : Optional.empty();
    }

    private long amountBefore(int step) {
        return increments.stream()
                .filter(increment -> increment.step() < step)
                .mapToLong(Increment::amount)
                .sum();
    }

    /** What all earlier iterations have added; nothing where that is no polynomial. */
    Optional<Poly> iterations() {
        Poly sum = Poly.ZERO;
        Poly each = Poly.of(amountBefore(Integer.MAX_VALUE));
        for (int i = nest.size() - 1; i >= 0; i--) {
            CountedLoop loop = nest.get(i);
            Poly made = Poly.of(loop.symbol()).minus(loop.first());
            Optional<Poly> added = each.times(made).dividedBy(loop.step());
            Optional<Poly> width = loop.width();
            if (added.isEmpty() || i > 0 && (width.isEmpty() || Math.abs(loop.step()) != 1)) {
                return Optional.empty();
            }
            sum = sum.plus(added.get());
            each = each.times(width.orElse(Poly.ZERO).plus(1));
        }
        return Optional.of(sum);
    }
}
