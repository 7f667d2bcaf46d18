package org.sluicempi.runtime.embedded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/**
 * Finds out that a job waits for ever: every rank that has not ended has all its threads in waits without an end, nothing
 * is under way, and no wait has what it waits for. Two looks must find the same unbroken waits; then nothing can have
 * happened in between, and nothing ever will.
 *
 * <p>Threads that a rank's program has started anywhere but in its own thread group or the common pool are not seen.
 */
final class DeadlockWatch implements Runnable {
    private static final long PERIOD_MILLIS = 150;

    /** One unbroken sleep. */
    private record Sleep(Waiter waiter, int wakes) {}

    private final Job job;
    private final Runnable atEnd;

    private DeadlockWatch(Job job, Runnable atEnd) {
        this.job = job;
        this.atEnd = atEnd;
    }

    /** Starts a daemon thread that looks until the job is over and runs {@code atEnd} then. */
    static void start(Job job, Runnable atEnd) {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        Thread thread = new Thread(root, new DeadlockWatch(job, atEnd), "sluice-deadlock-watch");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void run() {
        List<Sleep> before = List.of();
        while (!job.over(PERIOD_MILLIS)) {
            List<Sleep> now = sleeps();
            // a third look, as a rank may have woken and even ended while the second one was judged
            if (!now.isEmpty() && now.equals(before) && stuck() && now.equals(sleeps())) {
                job.end(1, new DeadlockReport(job).text());
            }
            before = now;
        }
        atEnd.run();
    }

    /** The sleeps of all ranks; empty if any rank may still go on by itself. */
    private List<Sleep> sleeps() {
        List<Sleep> sleeps = new ArrayList<>();
        for (int r = 0; r < job.size(); r++) {
            EmbeddedRank rank = job.rank(r);
            if (!rank.gone()) {
                Waiter[] waiters = rank.mailbox().waiters.snapshot();
                if (waiters.length == 0 || !Arrays.stream(waiters).allMatch(Waiter::parkedForEver)) {
                    return List.of();
                }
                for (Waiter waiter : waiters) {
                    sleeps.add(new Sleep(waiter, waiter.wakes()));
                }
            }
        }
        return sleeps;
    }

    private boolean stuck() {
        for (int r = 0; r < job.size(); r++) {
            EmbeddedRank rank = job.rank(r);
            if (rank.mailbox().nextTime() != Condition.NEVER
                    || !rank.gone() && (hasWhatItWaitsFor(rank) || mayGoOn(rank))) {
                return false;
            }
        }
        return ForkJoinPool.commonPool().isQuiescent();
    }

    private static boolean hasWhatItWaitsFor(EmbeddedRank rank) {
        return Arrays.stream(rank.mailbox().waiters.snapshot())
                .anyMatch(w -> w.condition().ready());
    }

    /** Whether the rank has a thread that does not wait here; once it has ended, only those in the background count. */
    private static boolean mayGoOn(EmbeddedRank rank) {
        List<Thread> waiting = new ArrayList<>(rank.background().idleThreads());
        for (Waiter waiter : rank.mailbox().waiters.snapshot()) {
            waiting.add(waiter.thread);
        }
        return rank.ended()
                ? !waiting.containsAll(rank.background().busyThreads())
                : rank.threads().hasBeside(waiting);
    }
}
