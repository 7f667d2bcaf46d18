package org.sluicempi.runtime.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** What the ranks of one job share. */
final class Job {
    private static final int SPINS = 300;
    private static final long LARGEST_COPY = 1 << 30;
    private static final long GRACE_NANOS = 2_000_000_000L;

    private final EmbeddedOptions options;
    private final Clock clock = new Clock();
    private final Delivery delivery;
    private final EmbeddedRank[] ranks;
    private final AtomicInteger nextContext = new AtomicInteger();
    private final PortBoard ports = new PortBoard();
    private final EmbeddedWindows.Table windows = new EmbeddedWindows.Table();
    private final int meetingContext = newContext();
    private final FinishLine finishLine;
    private final List<RankFailure> failures = new ArrayList<>();
    private final DeadlockWatch.Patience patience;
    private final Consumer<String> notices;
    private final int spins;
    private final Properties properties = (Properties) System.getProperties().clone();
    private volatile int running;
    private volatile JobResult early;

    /** A job whose ranks get a thread group each. */
    Job(EmbeddedOptions options) {
        this(options, null);
    }

    /** With these times of the watch for deadlocks; {@code notices} takes what is said while the job goes on. */
    Job(EmbeddedOptions options, DeadlockWatch.Patience patience, Consumer<String> notices) {
        this(options, null, patience, notices);
    }

    /** A job in the threads of one group; null for a new group per rank. */
    Job(EmbeddedOptions options, ThreadGroup group) {
        this(options, group, DeadlockWatch.Patience.USUAL, System.err::println);
    }

    private Job(EmbeddedOptions options, ThreadGroup group, DeadlockWatch.Patience patience, Consumer<String> notices) {
        this.options = options;
        this.patience = patience;
        this.notices = notices;
        this.delivery = new Delivery(clock, new Wire(options));
        this.spins = options.ranks() <= Runtime.getRuntime().availableProcessors() ? SPINS : 0;
        this.ranks = new EmbeddedRank[options.ranks()];
        this.finishLine = new FinishLine(ranks.length);
        this.running = ranks.length;
        int world = newContext();
        int self = newContext();
        int[] all = new int[ranks.length];
        for (int r = 0; r < ranks.length; r++) {
            all[r] = r;
        }
        for (int r = 0; r < ranks.length; r++) {
            ranks[r] = new EmbeddedRank(this, r, all, world, self, group);
        }
    }

    EmbeddedOptions options() {
        return options;
    }

    DeadlockWatch.Patience patience() {
        return patience;
    }

    /** The JVM's system properties when the job began; not to be changed. */
    Properties properties() {
        return properties;
    }

    /** Tells the user something that does not end the job. */
    void say(String notice) {
        notices.accept(notice);
    }

    Delivery delivery() {
        return delivery;
    }

    long now() {
        return clock.now();
    }

    EmbeddedRank rank(int number) {
        return ranks[number];
    }

    int size() {
        return ranks.length;
    }

    int spins() {
        return spins;
    }

    EmbeddedWindows.Table windows() {
        return windows;
    }

    PortBoard ports() {
        return ports;
    }

    /** Of the messages by which groups meet at a port. */
    int meetingContext() {
        return meetingContext;
    }

    int newContext() {
        return nextContext.getAndAdd(Contexts.PER_COMMUNICATOR);
    }

    /** Whether a message of this length leaves without waiting for its receiver. Beyond 1 GiB none does. */
    boolean eager(long bytes) {
        return bytes <= Math.min(options.eagerLimit(), LARGEST_COPY) && options.eagerLimit() > 0;
    }

    /** A rank is in {@code MPI.Finalize}. */
    void finishing(int rank) {
        if (finishLine.arrive(rank)) {
            signalAll();
        }
    }

    /** A rank has ended. */
    void leaving(int rank) {
        if (finishLine.leave(rank)) {
            signalAll();
        }
    }

    /** How often all ranks have been in {@code MPI.Finalize}. */
    int finishes() {
        return finishLine.rounds();
    }

    /** Throws, or parks for ever, if the job has ended early. */
    void check() {
        if (early != null) {
            leave();
        }
    }

    /** Whether all ranks have ended or the job has. */
    boolean over() {
        return running == 0 || early != null;
    }

    /** Whether a rank has ended while the others go on. */
    boolean anyEnded() {
        return running < ranks.length;
    }

    boolean ended() {
        return early != null;
    }

    /** Ends the whole job; only the first call counts. */
    void end(int exitCode, String reason) {
        synchronized (this) {
            if (early == null) {
                early = new JobResult(exitCode, reason, List.of());
            }
            notifyAll();
        }
        signalAll();
    }

    void fail(RankFailure failure, int exitCode, String reason) {
        synchronized (this) {
            failures.add(failure);
        }
        end(exitCode, reason);
    }

    /** Waits this long, or until the job is over; says whether it is. */
    synchronized boolean over(long millis) {
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

    /** What the rank prints is lost before any other rank can see that it has ended. */
    void rankEnded(EmbeddedRank rank) {
        rank.process().close();
        if (rank.end()) {
            synchronized (this) {
                running = running - 1;
                notifyAll();
            }
            signalAll();
        }
    }

    /**
     * Blocks until all ranks have ended or the job has. A job inside another program then waits for its threads to leave,
     * two seconds at most: one that never calls MPI cannot be stopped.
     */
    synchronized JobResult awaitEnd() throws InterruptedException {
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

    /**
     * A rank's program ends with this code. Does not return. Before Finalize that ends the job, and never well: with code 1
     * if it was by {@code System.exit}, as where each rank is a process (its shutdown hooks are not told the code), else
     * with this code, or 1 for 0. After Finalize only its lowest byte counts, as for any process.
     *
     * @param halted by {@code Runtime.halt}
     */
    void exit(EmbeddedRank rank, int code, boolean halted) {
        if (rank.inMpi()) {
            String call = halted ? "Runtime.halt" : "System.exit";
            end(halted ? failing(code) : 1, "rank " + rank.number() + ": " + call + "(" + code + ") before Finalize");
        } else if (succeeds(code)) {
            rankEnded(rank);
        } else {
            end(code, "rank " + rank.number() + ": System.exit(" + code + ")");
        }
        parkForEver();
    }

    private static boolean succeeds(int code) {
        return (code & 0xff) == 0;
    }

    /** A code by which a process does not succeed: this one or 1. */
    static int failing(int code) {
        return succeeds(code) ? 1 : code;
    }

    /** Lets the ranks that have not come to their end run their shutdown hooks, for two seconds at most. */
    void terminate() throws InterruptedException {
        for (EmbeddedRank rank : ranks) {
            rank.process().terminate();
        }
        long deadline = now() + GRACE_NANOS;
        for (EmbeddedRank rank : ranks) {
            rank.process().awaitHooks(Math.max(0, TimeUnit.NANOSECONDS.toMillis(deadline - now())));
        }
    }

    synchronized JobResult result() {
        return early == null
                ? new JobResult(0, "", List.copyOf(failures))
                : new JobResult(early.exitCode(), early.reason(), List.copyOf(failures));
    }

    /** Leaves a rank whose job has ended: like a killed process if this is a program of its own. Does not return. */
    void leave() {
        if (options.daemon()) {
            throw new JobEnded(early == null ? "the rank has ended" : early.reason());
        }
        parkForEver();
    }

    static void parkForEver() {
        while (true) {
            LockSupport.park();
        }
    }

    /** Wakes all that wait, to look again. */
    void signalAll() {
        for (EmbeddedRank rank : ranks) {
            rank.mailbox().waiters.signalAll();
        }
    }
}
