package org.sluicempi.runtime.embedded;

import java.io.PrintWriter;
import java.io.StringWriter;
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
            if (!job.options().daemon()) {
                rank.threads().join();
            }
        } catch (JobEnded end) {
            // another rank has ended the job and said why
            assert job.ended() : end;
        } catch (UnsupportedClassVersionError tooNew) {
            job.fail(new RankFailure(rank.number(), tooNew), 2, "sluice: " + MainClassProblem.tooNew("?", tooNew));
        } catch (Throwable failure) {
            job.fail(new RankFailure(rank.number(), failure), 1, "rank " + rank.number() + ": " + trace(failure));
        }
        job.rankEnded(rank);
    }

    private static String trace(Throwable failure) {
        StringWriter text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text, true));
        return text.toString().stripTrailing();
    }
}
