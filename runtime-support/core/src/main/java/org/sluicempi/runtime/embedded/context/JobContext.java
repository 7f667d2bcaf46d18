package org.sluicempi.runtime.embedded.context;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.api.RankFailure;
import org.sluicempi.runtime.embedded.link.Clock;
import org.sluicempi.runtime.embedded.link.Wire;
import org.sluicempi.runtime.embedded.wait.FinishLine;
import org.sluicempi.runtime.embedded.wait.JobEnded;

/** What all ranks of a job ask for: its options, its clock and link, and whether it still goes on. */
public final class JobContext {
    private static final int SPINS = 300;
    private static final long LARGEST_COPY = 1 << 30;
    private static final long GRACE_NANOS = 2_000_000_000L;

    private final EmbeddedOptions options;
    private final boolean timed;
    private final Clock clock = new Clock();
    private final Wire wire;
    private final RankContext[] ranks;
    private final AtomicInteger nextContext = new AtomicInteger();
    private final FinishLine finishLine;
    private final List<RankFailure> failures = new ArrayList<>();
    private final int spins;
    private volatile int running;
    private volatile JobResult early;

    /** A job whose ranks have yet to be made, one {@link RankContext} each. */
    public JobContext(EmbeddedOptions options) {
        this.options = options;
        this.timed = options.timed();
        this.wire = new Wire(options);
        this.spins = options.ranks() <= Runtime.getRuntime().availableProcessors() ? SPINS : 0;
        this.ranks = new RankContext[options.ranks()];
        this.finishLine = new FinishLine(ranks.length);
        this.running = ranks.length;
    }

    /** Called once by each rank while the job is made, before any thread of a rank runs. */
    void enrol(RankContext rank) {
        ranks[rank.number()] = rank;
    }

    public EmbeddedOptions options() {
        return options;
    }

    /** Whether messages take time on an emulated link. */
    public boolean timed() {
        return timed;
    }

    public Clock clock() {
        return clock;
    }

    public Wire wire() {
        return wire;
    }

    public long now() {
        return clock.now();
    }

    public RankContext rank(int number) {
        return ranks[number];
    }

    public int size() {
        return ranks.length;
    }

    /** How often a wait looks before it parks; 0 if there are more ranks than processors. */
    public int spins() {
        return spins;
    }

    /** The first of the ids of a new communicator, see {@link Contexts}. */
    public int newContext() {
        return nextContext.getAndAdd(Contexts.PER_COMMUNICATOR);
    }

    /** Whether a message of this length leaves without waiting for its receiver. Beyond 1 GiB none does. */
    public boolean eager(long bytes) {
        return bytes <= Math.min(options.eagerLimit(), LARGEST_COPY) && options.eagerLimit() > 0;
    }

    /** A rank is in {@code MPI.Finalize}. */
    public void finishing(int rank) {
        if (finishLine.arrive(rank)) {
            signalAll();
        }
    }

    /** A rank has ended: nobody waits for it in {@code MPI.Finalize}. */
    public void leaving(int rank) {
        if (finishLine.leave(rank)) {
            signalAll();
        }
    }

    /** How often all ranks have been in {@code MPI.Finalize}. */
    public int finishes() {
        return finishLine.rounds();
    }

    /** One rank less runs. */
    public void rankEnded() {
        synchronized (this) {
            running = running - 1;
            notifyAll();
        }
        signalAll();
    }

    /** Throws, or parks for ever, if the job has ended early. */
    public void check() {
        if (early != null) {
            leave();
        }
    }

    /** Whether all ranks have ended or the job has. */
    public boolean over() {
        return running == 0 || early != null;
    }

    /** Whether a rank has ended while the others go on. */
    public boolean anyEnded() {
        return running < ranks.length;
    }

    /** Whether the job has ended early. */
    public boolean ended() {
        return early != null;
    }

    /** Ends the whole job; only the first call counts. */
    public void end(int exitCode, String reason) {
        end(new JobResult(exitCode, reason, List.of()));
    }

    /** As {@link #end(int, String)}; takes no memory. The failures of {@code result} do not count. */
    public void end(JobResult result) {
        synchronized (this) {
            if (early == null) {
                early = result;
            }
            notifyAll();
        }
        signalAll();
    }

    /** As {@link #end}, because of what nothing has caught in a rank. */
    public void fail(RankFailure failure, int exitCode, String reason) {
        synchronized (this) {
            failures.add(failure);
        }
        end(exitCode, reason);
    }

    /** Waits this long, or until the job is over; says whether it is. */
    public synchronized boolean over(long millis) {
        try {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
            long left = millis;
            while (running > 0 && early == null && left > 0) {
                wait(left);
                left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            }
        } catch (InterruptedException e) {
            return true;
        }
        return over();
    }

    /**
     * Blocks until all ranks have ended or the job has. A job inside another program then waits for its threads to leave,
     * two seconds at most: one that never calls MPI cannot be stopped.
     */
    public synchronized JobResult awaitEnd() throws InterruptedException {
        while (running > 0 && early == null) {
            wait();
        }
        if (options.daemon()) {
            long deadline = now() + GRACE_NANOS;
            while (running > 0 && now() < deadline) {
                wait(100);
            }
        }
        return result();
    }

    /** How the job has ended so far. */
    public synchronized JobResult result() {
        return early == null
                ? new JobResult(0, "", List.copyOf(failures))
                : new JobResult(early.exitCode(), early.reason(), List.copyOf(failures));
    }

    /** Leaves a rank whose job has ended: like a killed process if this is a program of its own. Does not return. */
    public void leave() {
        if (options.daemon()) {
            throw new JobEnded(early == null ? "the rank has ended" : early.reason());
        }
        parkForEver();
    }

    public static void parkForEver() {
        while (true) {
            LockSupport.park();
        }
    }

    /** Wakes all that wait, to look again. */
    public void signalAll() {
        for (RankContext rank : ranks) {
            rank.waiters().signalAll();
        }
    }
}
