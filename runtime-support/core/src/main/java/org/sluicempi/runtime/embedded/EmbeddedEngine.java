package org.sluicempi.runtime.embedded;

import java.util.Set;
import org.sluicempi.runtime.Engine;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.job.Job;

/** Gives a program that was started as any other Java program a job of one rank in its own threads. */
public final class EmbeddedEngine implements Engine {
    @Override
    public String name() {
        return "embedded";
    }

    /** An abort or a deadlock of the job ends the JVM, as it would end the process of a rank. */
    @Override
    public Rank singleton() {
        Job job = new Job(
                EmbeddedOptions.ranks(1).withUserThreads(),
                Thread.currentThread().getThreadGroup());
        job.watch(Set.of(), () -> {
            JobResult result = job.context().result();
            System.err.println(result.reason());
            System.exit(result.exitCode());
        });
        return job.rank(0);
    }
}
