package org.sluicempi.corpus.fuzz;

import java.util.List;
import org.sluicempi.corpus.program.Dialect;

/**
 * A program as data.
 *
 * @param seed that it was made from; gives the class its name
 */
record Case(long seed, Dialect dialect, List<Phase> phases) {
    Case {
        phases = List.copyOf(phases);
    }

    String className() {
        return "Case" + Long.toUnsignedString(seed, 36);
    }

    Case with(List<Phase> others) {
        return new Case(seed, dialect, others);
    }

    /** Ranks that it needs. */
    int ranks() {
        return phases.stream().anyMatch(Phase::chained) ? 3 : 2;
    }
}
