package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.api.RankBody;
import org.sluicempi.runtime.embedded.job.Job;
import org.sluicempi.runtime.embedded.job.JobRunner;

/** Runs ranks inside this JVM without class loading: what tests and tools use instead of {@link Launcher}. */
public final class EmbeddedJob {
    private EmbeddedJob() {}

    /**
     * Runs {@code body} once per rank and returns when all have ended. When one fails, the waits of the others are
     * interrupted and this returns within two seconds; ranks then still running go on as daemon threads.
     *
     * @throws IllegalStateException if the calling thread is interrupted
     */
    public static JobResult run(EmbeddedOptions options, RankBody body) {
        try {
            return new JobRunner(new Job(options), body).run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the job was running", e);
        }
    }

    /** As {@link #run(EmbeddedOptions, RankBody)} with {@code ranks} ranks and defaults otherwise. */
    public static JobResult run(int ranks, RankBody body) {
        return run(EmbeddedOptions.ranks(ranks), body);
    }
}
