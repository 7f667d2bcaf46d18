package org.sluicempi.corpus.fuzz.speech;

import java.util.List;
import org.sluicempi.corpus.fuzz.draw.Draw;

/** A pattern of communication as people write it, with room for odd things. */
interface Skeleton {
    /** Those that need only one rank come first, the plainest one at the very start; see {@link #leastRanks}. */
    List<Skeleton> ALL = List.of(
            new Transfer(),
            new Transfer(),
            new Transfer(),
            new Cascade(),
            new Halo(),
            new Trade(),
            new Workers(),
            new Alone());

    /** Ranks that it needs at least. */
    int leastRanks();

    /** The method {@code phase<number>(int rank)}; what it needs elsewhere is added to the sketch. */
    String method(Sketch sketch, int number, int ranks, Draw draw);
}
