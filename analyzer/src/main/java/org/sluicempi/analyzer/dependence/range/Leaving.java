package org.sluicempi.analyzer.dependence.range;

import org.sluicempi.analyzer.symbolic.Poly;

/** When which parts of an outgoing message are final. */
public sealed interface Leaving permits Frontier, Leaving.Row {
    /**
     * All of it is, behind one iteration; no later one writes any of it.
     *
     * @param distance over the loop's counter: 0 in that iteration, as an {@code int}
     * @param from first element of the message
     * @param to element after the last
     */
    record Row(Poly distance, Poly from, Poly to) implements Leaving {}
}
