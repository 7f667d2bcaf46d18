package org.sluicempi.analyzer.dependence;

import org.sluicempi.analyzer.symbolic.Poly;

/** What one iteration needs of an incoming message. */
sealed interface Window {
    /**
     * A range whose bounds never move back from one iteration to the next.
     *
     * @param low first element, over the loop's counter
     * @param end element after the last
     */
    record Moving(Poly low, Poly end) implements Window {}

    /** Everything, before the loop. */
    record Whole() implements Window {}
}
