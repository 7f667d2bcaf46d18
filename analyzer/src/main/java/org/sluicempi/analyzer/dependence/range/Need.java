package org.sluicempi.analyzer.dependence.range;

import java.util.List;
import org.sluicempi.analyzer.symbolic.Poly;

/** What one iteration needs of an incoming message. */
public sealed interface Need {
    /**
     * A range whose bounds move in one direction.
     *
     * @param low first element, over the loop's counter
     * @param end element after the last
     * @param rises whether the bounds grow from one iteration to the next, rather than shrink
     */
    record Moving(Poly low, Poly end, boolean rises) implements Need {}

    /** Everything, before the loop. */
    record Whole() implements Need {}

    /**
     * Everything, in some iterations only.
     *
     * @param distances over the loop's counter: an iteration in which one of them is 0, as an {@code int}, needs all of the
     *     message; no other one needs any of it
     */
    record Some(List<Poly> distances) implements Need {
        public Some {
            distances = List.copyOf(distances);
        }
    }
}
