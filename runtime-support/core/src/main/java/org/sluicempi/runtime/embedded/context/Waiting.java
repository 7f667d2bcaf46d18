package org.sluicempi.runtime.embedded.context;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.wait.Arrivals;
import org.sluicempi.runtime.embedded.wait.Condition;
import org.sluicempi.runtime.embedded.wait.JobEnded;
import org.sluicempi.runtime.embedded.wait.Waiter;
import org.sluicempi.runtime.embedded.wait.Waiters;

/** How the threads of one rank wait: a short spin if there are no more ranks than processors, then parked. */
final class Waiting {
    /** Timed parking ends this much too late on common systems, in ns; more than the latency of a good link. */
    private static final long TIMER_SLACK = 50_000;

    /** How long a wait without memory sleeps. */
    private static final long NO_MEMORY_NANOS = 1_000_000;

    private final RankContext rank;
    /** Of the last wait, for the next one if it is the same thread's. */
    private final AtomicReference<Waiter> spare = new AtomicReference<>();

    Waiting(RankContext rank) {
        this.rank = rank;
    }

    /**
     * Blocks until the condition holds.
     *
     * @throws MpiError if the thread is interrupted while it is parked here; one that was interrupted before waits as
     *     ever. It stays interrupted in either case.
     */
    void await(Condition condition) {
        while (!awaited(condition)) {
            LockSupport.parkNanos(this, NO_MEMORY_NANOS);
        }
    }

    /**
     * Blocks until the condition holds; false if there is no memory to wait with, or to handle what has come. What is waited
     * for has begun and goes on, so the wait cannot fail for that: it looks again a little later.
     */
    private boolean awaited(Condition condition) {
        try {
            rank.progress();
            for (int k = rank.job().spins(); k >= 0; k--) {
                if (condition.ready()) {
                    return true;
                }
                Thread.onSpinWait();
            }
            park(condition);
            return true;
        } catch (OutOfMemoryError e) {
            return false;
        }
    }

    private void park(Condition condition) {
        JobContext job = rank.job();
        Arrivals arrivals = rank.arrivals();
        Waiters waiters = rank.waiters();
        Waiter waiter = waiter(condition);
        waiters.add(waiter);
        boolean before = Thread.interrupted();
        boolean interrupted = before;
        try {
            while (true) {
                waiter.awake();
                long now = job.now();
                arrivals.progress(now);
                condition.drive(now);
                if (condition.ready()) {
                    return;
                }
                job.check();
                leaveIfOver(waiter.thread);
                condition.checkPeers();
                if (condition.ready()) {
                    return;
                }
                waiter.sleepUntil(Math.min(arrivals.nextTime(), condition.nextTime()));
                waiter.park(job.now(), job.spins() > 0 ? TIMER_SLACK : 0);
                if (Thread.interrupted()) {
                    interrupted = true;
                    throwUnless(before || condition.ready(), condition);
                }
            }
        } finally {
            waiters.remove(waiter);
            spare.set(waiter);
            if (interrupted) {
                waiter.thread.interrupt();
            }
        }
    }

    private Waiter waiter(Condition condition) {
        Waiter last = spare.getAndSet(null);
        if (last == null || last.thread != Thread.currentThread()) {
            return new Waiter(condition);
        }
        last.reuse(condition);
        return last;
    }

    private static void throwUnless(boolean goOn, Condition condition) {
        if (!goOn) {
            throw new MpiError(condition.whenInterrupted(), "interrupted in a wait: " + condition.operation());
        }
    }

    /** What goes on in the background of a rank that has ended does so as long as the job. */
    private void leaveIfOver(Thread thread) {
        if (rank.lifetime().ended()
                && rank.job().over()
                && Background.operationOf(thread).isPresent()) {
            throw new JobEnded("all ranks have ended");
        }
    }
}
