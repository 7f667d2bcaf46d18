package org.sluicempi.runtime.embedded.context;

import org.sluicempi.runtime.embedded.wait.JobEnded;

/** The threads of one rank's program. */
final class RankThreads extends ThreadGroup {
    RankThreads(int rank) {
        super("rank " + rank);
    }

    /** As for any program, except that threads which leave because their job has ended do so silently. */
    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        if (!(failure instanceof JobEnded)) {
            super.uncaughtException(thread, failure);
        }
    }
}
