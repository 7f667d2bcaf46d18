package org.sluicempi.runtime.embedded.job;

import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.context.JobContext;
import org.sluicempi.runtime.embedded.deadlock.DeadlockWatch;
import org.sluicempi.runtime.embedded.group.PortBoard;
import org.sluicempi.runtime.embedded.jvm.RankProcess;
import org.sluicempi.runtime.embedded.message.Station;
import org.sluicempi.runtime.embedded.window.EmbeddedWindows;

/** The ranks of one job, and what ends them. */
public final class Job {
    private static final long GRACE_NANOS = 2_000_000_000L;

    private final JobContext context;
    private final List<EmbeddedRank> ranks;
    private final int[] everybody;
    private final PortBoard ports = new PortBoard();
    private final EmbeddedWindows.Table windows = new EmbeddedWindows.Table();
    private final int meetingContext;
    private final DeadlockWatch.Patience patience;
    private final Consumer<String> notices;
    private final Properties properties = (Properties) System.getProperties().clone();

    /** A job whose ranks get a thread group each. */
    public Job(EmbeddedOptions options) {
        this(options, null);
    }

    /** With these times of the watch for deadlocks; {@code notices} takes what is said while the job goes on. */
    Job(EmbeddedOptions options, DeadlockWatch.Patience patience, Consumer<String> notices) {
        this(options, null, patience, notices);
    }

    /** A job in the threads of one group; null for a new group per rank. */
    public Job(EmbeddedOptions options, ThreadGroup group) {
        this(options, group, DeadlockWatch.Patience.USUAL, System.err::println);
    }

    private Job(EmbeddedOptions options, ThreadGroup group, DeadlockWatch.Patience patience, Consumer<String> notices) {
        this.context = new JobContext(options);
        this.patience = patience;
        this.notices = notices;
        this.everybody = IntStream.range(0, options.ranks()).toArray();
        this.meetingContext = context.newContext();
        int world = context.newContext();
        int self = context.newContext();
        Station[] stations = new Station[options.ranks()];
        EmbeddedRank[] made = new EmbeddedRank[stations.length];
        for (int r = 0; r < made.length; r++) {
            made[r] = new EmbeddedRank(this, r, stations, world, self, group);
        }
        this.ranks = Arrays.asList(made);
    }

    public JobContext context() {
        return context;
    }

    public EmbeddedRank rank(int number) {
        return ranks.get(number);
    }

    /** The numbers of all ranks: one array for all, which nobody changes. */
    int[] everybody() {
        return everybody;
    }

    /** The JVM's system properties when the job began; not to be changed. */
    Properties properties() {
        return properties;
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

    /**
     * Starts to look for deadlocks.
     *
     * @param hosts threads that never act for a rank
     * @param atEnd what the watch does when the job is over
     */
    public void watch(Set<Thread> hosts, Runnable atEnd) {
        DeadlockWatch.start(context, hosts, patience, notices, atEnd);
    }

    /** What the rank prints is lost before any other rank can see that it has ended. */
    void rankEnded(EmbeddedRank rank) {
        rank.context().process().close();
        if (rank.end()) {
            context.rankEnded();
        }
    }

    /**
     * A rank's program ends with this code. Does not return. Before Finalize that ends the job, and never well: with code 1
     * if it was by {@code System.exit}, as where each rank is a process (its shutdown hooks are not told the code), else
     * with this code, or 1 for 0. After Finalize only its lowest byte counts, as for any process.
     *
     * @param halted by {@code Runtime.halt}
     */
    void exit(EmbeddedRank rank, int code, boolean halted) {
        String who = "rank " + rank.context().number() + ": ";
        if (rank.context().lifetime().inMpi()) {
            String call = halted ? "Runtime.halt" : "System.exit";
            context.end(halted ? ExitCodes.failing(code) : 1, who + call + "(" + code + ") before Finalize");
        } else if (ExitCodes.succeeds(code)) {
            rankEnded(rank);
        } else {
            context.end(code, who + "System.exit(" + code + ")");
        }
        JobContext.parkForEver();
    }

    /** Lets the ranks that have not come to their end run their shutdown hooks, for two seconds at most. */
    public void terminate() throws InterruptedException {
        List<RankProcess> processes =
                ranks.stream().map(rank -> rank.context().process()).toList();
        processes.forEach(RankProcess::terminate);
        long deadline = context.now() + GRACE_NANOS;
        for (RankProcess process : processes) {
            process.awaitHooks(Math.max(0, TimeUnit.NANOSECONDS.toMillis(deadline - context.now())));
        }
    }
}
