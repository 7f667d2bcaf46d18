package org.sluicempi.runtime.embedded.api;

import org.sluicempi.runtime.Rank;

/** What one rank of an {@code EmbeddedJob} does. Called once per rank, in a thread of its own. */
@FunctionalInterface
public interface RankBody {
    /** @throws Throwable ends the job */
    void run(Rank rank) throws Throwable;
}
