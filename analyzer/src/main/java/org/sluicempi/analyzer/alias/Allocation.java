package org.sluicempi.analyzer.alias;

import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;

/**
 * Where arrays are made: the arrays of a {@code new}, or the rows that it makes with them.
 *
 * @param step the {@code new}
 * @param depth 0 for the array that it is the value of, 1 for its rows, and so on; less than the number of lengths
 */
public record Allocation(Step.AllocateArray step, int depth) {
    /** The value that all the arrays have for their length. */
    public Value length() {
        return step.lengths().get(depth);
    }

    /** Whether the arrays are made together with rows of their own. */
    boolean hasRows() {
        return depth + 1 < step.lengths().size();
    }
}
