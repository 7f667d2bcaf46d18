package org.sluicempi.runtime.embedded;

import java.util.Set;

/** Runs the ranks of a job, each in a thread and thread group of its own. */
final class JobRunner {
    /** Virtual memory only; deep recursion of a program must work as in a process of its own. */
    private static final long STACK_BYTES = 8L << 20;

    private static final int MANY_RANKS = 64;

    private final Job job;
    private final RankBody body;

    JobRunner(Job job, RankBody body) {
        this.job = job;
        this.body = body;
    }

    JobResult run() throws InterruptedException {
        Set<Thread> hosts = ThreadsLook.busy();
        for (int r = 0; r < job.size(); r++) {
            thread(job.rank(r)).start();
        }
        DeadlockWatch.start(job, hosts, () -> {});
        return job.awaitEnd();
    }

    private Thread thread(EmbeddedRank rank) {
        String name = "rank " + rank.number();
        long stack = job.size() <= MANY_RANKS ? STACK_BYTES : 0;
        Thread thread = new Thread(rank.threads().group(), () -> runRank(rank), name, stack);
        thread.setDaemon(job.options().daemon());
        return thread;
    }

    private void runRank(EmbeddedRank rank) {
        CurrentRank.enter(rank);
        rank.threads().enterMain();
        try {
            body.run(rank);
            ends(rank);
            if (rank.inMpi()) {
                job.end(1, "rank " + rank.number() + " ends without MPI.Finalize");
            }
        } catch (JobEnded end) {
            // another rank has ended the job and said why
            assert job.ended() : end;
        } catch (UnsupportedClassVersionError tooNew) {
            job.fail(new RankFailure(rank.number(), tooNew), 2, "sluice: " + MainClassProblem.tooNew("?", tooNew));
        } catch (Throwable failure) {
            failed(rank, failure);
        }
        job.rankEnded(rank);
    }

    /** Does not return if the program is already at its end, by an exit in another thread. */
    private void ends(EmbeddedRank rank) throws InterruptedException {
        if (!job.options().daemon()) {
            rank.threads().join();
            rank.process().endNormally();
        }
    }

    /**
     * Nothing has caught what main has thrown. Outside MPI the program goes on until its other threads have ended, as any
     * Java program does; nobody waits for it in vain.
     */
    private void failed(EmbeddedRank rank, Throwable failure) {
        String reason = "rank " + rank.number() + ": " + UncaughtInRank.ofMain(rank, failure);
        if (!rank.inMpi()) {
            try {
                ends(rank);
            } catch (InterruptedException e) {
                reason = reason + " (and interrupted at its end)";
            }
        }
        job.fail(new RankFailure(rank.number(), failure), 1, reason);
    }
}
