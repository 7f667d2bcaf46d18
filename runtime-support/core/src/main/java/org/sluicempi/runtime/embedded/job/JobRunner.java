package org.sluicempi.runtime.embedded.job;

import java.util.List;
import java.util.Set;
import org.sluicempi.runtime.delta.OpenReceives;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.api.RankBody;
import org.sluicempi.runtime.embedded.api.RankFailure;
import org.sluicempi.runtime.embedded.context.CurrentRank;
import org.sluicempi.runtime.embedded.context.JobContext;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.deadlock.ThreadsLook;
import org.sluicempi.runtime.embedded.wait.JobEnded;

/** Runs the ranks of a job, each in a thread and thread group of its own. */
public final class JobRunner {
    /** Virtual memory only; deep recursion of a program must work as in a process of its own. */
    private static final long STACK_BYTES = 8L << 20;

    private static final int MANY_RANKS = 64;

    private final Job job;
    private final JobContext context;
    private final RankBody body;

    public JobRunner(Job job, RankBody body) {
        this.job = job;
        this.context = job.context();
        this.body = body;
    }

    public JobResult run() throws InterruptedException {
        Set<Thread> hosts = ThreadsLook.busy();
        for (int r = 0; r < context.size(); r++) {
            thread(context.rank(r)).start();
        }
        job.watch(hosts, () -> {});
        return context.awaitEnd();
    }

    private Thread thread(RankContext rank) {
        String name = "rank " + rank.number();
        long stack = context.size() <= MANY_RANKS ? STACK_BYTES : 0;
        JobResult untold =
                new JobResult(1, name + " has ended by an exception, and telling which one failed too", List.of());
        Thread thread = new Thread(rank.threads().group(), () -> runRank(rank, untold), name, stack);
        thread.setDaemon(context.options().daemon());
        return thread;
    }

    /**
     * The others learn of the rank's end whatever happens in it.
     *
     * @param untold made while there was room for it: how the job ends if not even that can be said
     */
    private void runRank(RankContext rank, JobResult untold) {
        try {
            runToEnd(rank);
        } catch (Throwable whileTelling) {
            context.end(untold);
        }
    }

    private void runToEnd(RankContext rank) {
        CurrentRank.enter(rank);
        rank.threads().enterMain();
        try {
            main(rank);
            ends(rank);
            if (rank.lifetime().inMpi()) {
                context.end(1, "rank " + rank.number() + " ends without MPI.Finalize");
            }
        } catch (JobEnded end) {
            // another rank has ended the job and said why
            assert context.ended() : end;
        } catch (UnsupportedClassVersionError tooNew) {
            context.fail(new RankFailure(rank.number(), tooNew), 2, "sluice: " + MainClassProblem.tooNew("?", tooNew));
        } catch (Throwable failure) {
            failed(rank, failure);
        }
        job.rankEnded(job.rank(rank.number()));
    }

    /** What ends main is told when the receives are whole that the original has waited for by then. */
    private void main(RankContext rank) throws Throwable {
        try {
            body.run(rank.facade());
        } catch (JobEnded end) {
            throw end;
        } catch (Throwable thrown) {
            throw rank.lifetime().inMpi() ? OpenReceives.completed(thrown) : thrown;
        }
    }

    /** Does not return if the program is already at its end, by an exit in another thread. */
    private void ends(RankContext rank) throws InterruptedException {
        if (!context.options().daemon()) {
            rank.threads().join();
            rank.process().endNormally();
        }
    }

    /**
     * Nothing has caught what main has thrown. Outside MPI the program goes on until its other threads have ended, as any
     * Java program does; nobody waits for it in vain.
     */
    private void failed(RankContext rank, Throwable failure) {
        String reason = "rank " + rank.number() + ": " + UncaughtInRank.ofMain(rank, failure);
        if (!rank.lifetime().inMpi()) {
            try {
                ends(rank);
            } catch (InterruptedException e) {
                reason = reason + " (and interrupted at its end)";
            }
        }
        context.fail(new RankFailure(rank.number(), failure), 1, reason);
    }
}
