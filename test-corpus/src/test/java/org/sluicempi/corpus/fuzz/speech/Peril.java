package org.sluicempi.corpus.fuzz.speech;

import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.snippet.Family;
import org.sluicempi.corpus.fuzz.snippet.Snippet;

/**
 * A statement that may end by an exception.
 *
 * @param at the iteration in which it does
 * @param fires whether there is such an iteration
 */
record Peril(Where where, Snippet snippet, int at, boolean fires) {
    static Peril drawn(int length, Draw draw) {
        Where where = draw.pick("where", java.util.List.of(Where.LOOP, Where.GAP, Where.AFTER, Where.BEFORE));
        boolean fires = where != Where.LOOP || draw.chance("fires", 3, 4);
        int at = fires ? 1 + draw.below("at", length - 1) : length + draw.below("beyond", 4);
        return new Peril(where, draw.pick("kind", Family.PERIL.all()), at, fires);
    }
}
