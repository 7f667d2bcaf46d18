package org.sluicempi.analyzer.region;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.sluicempi.analyzer.symbolic.Extent;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;

/**
 * What the counter of a loop moves on by in each iteration: a constant, or what the loop leaves alone and of which only the run
 * knows which number it is. Nobody relies on the direction of the latter before it is proved or tested: a step of 0 never comes to
 * the bound, one in the other direction comes to the other end of the numbers.
 *
 * @param value negative for loops that count down; where it is certain, what the program computes for it is this number
 * @param up whether the counter is compared to be below its bound, so that the value should be above 0
 * @param certain whether the value is known to have that sign, and to be an {@code int} as is its opposite
 */
public record Pace(Poly value, boolean up, boolean certain) {
    /** The pace with a value; nothing where that is a constant that does not lead to the bound. */
    static Optional<Pace> of(Poly value, boolean up) {
        OptionalLong constant = value.evaluated().constant();
        if (constant.isEmpty()) {
            return Optional.of(new Pace(value, up, false).knowing(List.of()));
        }
        long number = constant.getAsLong();
        return number != 0 && up == number > 0 ? Optional.of(new Pace(Poly.of(number), up, true)) : Optional.empty();
    }

    /** The value, if it is the same in each run. */
    public OptionalInt constant() {
        OptionalLong number = value.constant();
        return number.isPresent() ? OptionalInt.of((int) number.getAsLong()) : OptionalInt.empty();
    }

    /** Whether the counter takes all numbers one after the other. */
    public boolean isOne() {
        return constant().isPresent() && Math.abs(constant().getAsInt()) == 1;
    }

    /** The distance between two values of the counter. */
    public Poly size() {
        return up ? value : value.times(-1);
    }

    /** What holds wherever the loop runs, as polynomials that are at least 0: nothing that a constant tells anyway. */
    List<Poly> facts() {
        return certain && constant().isEmpty() ? List.of(size().plus(-1)) : List.of();
    }

    /** @param facts polynomials that are at least 0 wherever the loop starts */
    Pace knowing(List<Poly> facts) {
        if (certain) {
            return this;
        }
        Prover prover = Prover.knowing(facts);
        boolean known = Extent.of(size(), prover).filter(Extent::isNotTooLarge).isPresent()
                && prover.isAtLeast(size(), Poly.ONE);
        return known ? tested() : this;
    }

    /** The same, after a test that {@link #size} is above 0 and an {@code int}. */
    Pace tested() {
        return new Pace(value, up, true);
    }
}
