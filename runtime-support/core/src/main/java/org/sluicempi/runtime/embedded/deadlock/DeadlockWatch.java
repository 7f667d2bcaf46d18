package org.sluicempi.runtime.embedded.deadlock;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.sluicempi.runtime.embedded.context.JobContext;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.wait.Condition;
import org.sluicempi.runtime.embedded.wait.Waiter;

/**
 * Finds out that a job waits for ever, by one rule: <em>there are waits in MPI, and no thread of the JVM may do anything
 * any more</em>. Which threads belong to which rank is not asked, since any thread may send for any rank: one of another
 * group, a virtual thread, a callback of a process, a worker of a pool. So what is found is true: all threads were asleep
 * at one moment, and whoever sleeps without a limit goes on only if another thread wakes him.
 *
 * <ul>
 *   <li>All waits in MPI are without a limit, nothing is under way, and none has what it waits for.
 *   <li>Two looks find no {@linkplain ThreadsLook active} thread and the same unbroken waits.
 *   <li>Between them the kernel has seen all threads asleep, so none had been woken without having run yet. Where the
 *       kernel does not tell, the waits must go on for {@link Patience#unbroken}.
 * </ul>
 *
 * <p>Where a thread may still act nothing is ended, however long it takes. If every rank has waited for {@link
 * Patience#notice} meanwhile, a report says on standard error who waits for what and which threads may still act.
 *
 * <p>Threads that were busy before the job began are the host's and do not count: in a JVM of the {@code Launcher} they run
 * no code of the program, and who runs a job with {@code EmbeddedJob} must not let them send for its ranks. What comes from
 * outside without a thread that waits for it is not foreseen: a handler of a signal, a finalizer, a shutdown hook.
 */
public final class DeadlockWatch implements Runnable {
    /**
     * How long to wait, in ms.
     *
     * @param period between two looks
     * @param unbroken of a wait that is taken for one without end where the kernel does not tell
     * @param notice until a report is printed where a thread may still act
     */
    public record Patience(long period, long unbroken, long notice) {
        public static final Patience USUAL = new Patience(150, 10_000, 30_000);
    }

    /** The thread of a watch: it never acts for a rank. */
    static final class Watcher extends Thread {
        private Watcher(ThreadGroup group, DeadlockWatch watch) {
            super(group, watch, "sluice-deadlock-watch");
            setDaemon(true);
        }
    }

    /** One unbroken sleep. */
    private record Sleep(Waiter waiter, int wakes) {}

    private static final ThreadsLook NONE = new ThreadsLook(Map.of(), List.of("no look taken"));

    private final JobContext job;
    private final Set<Thread> hosts;
    private final Patience patience;
    private final Consumer<String> notices;
    private final Runnable atEnd;
    private List<Sleep> sleeps = List.of();
    private long sleepingSince;
    private boolean noticed;
    private ThreadsLook look = NONE;
    private long lookingSince;
    private boolean asleepSinceLook;

    private DeadlockWatch(
            JobContext job, Set<Thread> hosts, Patience patience, Consumer<String> notices, Runnable atEnd) {
        this.job = job;
        this.hosts = hosts;
        this.patience = patience;
        this.notices = notices;
        this.atEnd = atEnd;
    }

    /**
     * Starts a daemon thread that looks until the job is over and runs {@code atEnd} then.
     *
     * @param hosts threads that never act for a rank
     * @param notices takes what is said while the job goes on
     */
    public static void start(
            JobContext job, Set<Thread> hosts, Patience patience, Consumer<String> notices, Runnable atEnd) {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        new Watcher(root, new DeadlockWatch(job, hosts, patience, notices, atEnd)).start();
    }

    @Override
    public void run() {
        while (!job.over(patience.period())) {
            look();
        }
        atEnd.run();
    }

    private void look() {
        try {
            if (stuck()) {
                job.end(1, new DeadlockReport(job).text());
            }
        } catch (OutOfMemoryError noRoomNow) {
            // of the ranks; there may be room for the next look
            sleeps = List.of();
        }
    }

    private boolean stuck() {
        List<Sleep> now = sleeps();
        if (now.isEmpty() || !now.equals(sleeps)) {
            sleeps = now;
            sleepingSince = job.now();
            noticed = false;
            look = NONE;
            return false;
        }
        if (!ThreadsLook.worthwhile(hosts)) {
            look = NONE;
            notice();
            return false;
        }
        return stillAsBefore();
    }

    private boolean stillAsBefore() {
        ThreadsLook next = ThreadsLook.take(hosts);
        if (!next.active().isEmpty()) {
            look = NONE;
            notice();
            return false;
        }
        if (!next.equals(look)) {
            lookingSince = job.now();
        } else if (asleepSinceLook || past(lookingSince, patience.unbroken())) {
            return true;
        }
        look = next;
        asleepSinceLook = SystemTasks.asleep();
        return false;
    }

    private boolean past(long since, long millis) {
        return job.now() - since > millis * 1_000_000;
    }

    private void notice() {
        if (!noticed && past(sleepingSince, patience.notice()) && everyRankWaits()) {
            noticed = true;
            List<String> active = ThreadsLook.take(hosts).active();
            if (!active.isEmpty()) {
                notices.accept(new DeadlockReport(job).undecided(patience.notice() / 1000, active));
            }
        }
    }

    private boolean everyRankWaits() {
        for (int r = 0; r < job.size(); r++) {
            RankContext rank = job.rank(r);
            if (!rank.gone() && rank.waiters().snapshot().length == 0) {
                return false;
            }
        }
        return true;
    }

    /** The sleeps of all ranks; empty if there are none or one of them may end by itself. */
    private List<Sleep> sleeps() {
        List<Sleep> sleeps = new ArrayList<>();
        for (int r = 0; r < job.size(); r++) {
            RankContext rank = job.rank(r);
            Waiter[] waiters = rank.waiters().snapshot();
            if (rank.arrivals().nextTime() != Condition.NEVER
                    || !Arrays.stream(waiters)
                            .allMatch(w -> w.parkedForEver() && !w.condition().ready())) {
                return List.of();
            }
            if (!rank.gone()) {
                Arrays.stream(waiters).map(w -> new Sleep(w, w.wakes())).forEach(sleeps::add);
            }
        }
        return sleeps;
    }
}
