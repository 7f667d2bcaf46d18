package org.sluicempi.analyzer.dependence.range;

import java.util.List;
import org.sluicempi.analyzer.symbolic.Poly;

/** When which parts of an outgoing message are final. */
public sealed interface Leaving permits Frontier, Leaving.Streams, Leaving.Row, Leaving.Growing {
    /** Several parts of it grow side by side, each up to a frontier of its own; none ever touches what another one has left behind. */
    record Streams(List<Frontier> frontiers) implements Leaving {
        public Streams {
            frontiers = List.copyOf(frontiers);
        }
    }

    /**
     * All of it is, behind one iteration; no later one writes any of it.
     *
     * @param distance over the loop's counter: 0 in that iteration, as an {@code int}
     * @param from first element of the message
     * @param to element after the last
     */
    record Row(Poly distance, Poly from, Poly to) implements Leaving {}

    /**
     * All below the value of a variable is, behind each iteration.
     *
     * @param counter its name
     * @param sizeToldAtEnd whether its value, where the call stands, is the number of elements of the message
     */
    record Growing(String counter, boolean sizeToldAtEnd) implements Leaving {}
}
