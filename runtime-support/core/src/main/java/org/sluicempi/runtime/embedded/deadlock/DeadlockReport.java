package org.sluicempi.runtime.embedded.deadlock;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sluicempi.runtime.embedded.context.Background;
import org.sluicempi.runtime.embedded.context.JobContext;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.wait.Waiter;

/** What every rank of a deadlocked job waits for, and where in its program. */
public final class DeadlockReport {
    private static final int LINES_BEFORE_SUMMARY = 64;

    /** Their methods are named as the operations are. */
    private static final Set<String> COLLECTIVE = Set.of(
            "org.sluicempi.runtime.collective.IntraCollectives",
            "org.sluicempi.runtime.collective.InterCollectives",
            "org.sluicempi.runtime.embedded.group.CommunicatorMaking");

    private final JobContext job;

    public DeadlockReport(JobContext job) {
        this.job = job;
    }

    String text() {
        return "deadlock: every rank waits" + lines();
    }

    /** What to say where the job is not ended, as these threads may still do something. */
    String undecided(long seconds, List<String> active) {
        return "sluice: every rank has waited for " + seconds + " s" + lines()
                + "\nThis may be a deadlock. The job goes on, since these threads may still do something:\n  "
                + String.join("\n  ", active);
    }

    private String lines() {
        StringBuilder text = new StringBuilder();
        int ended = 0;
        for (int r = 0; r < job.size(); r++) {
            RankContext rank = job.rank(r);
            if (rank.lifetime().ended()) {
                ended++;
                if (job.size() <= LINES_BEFORE_SUMMARY) {
                    text.append("\n  rank ").append(r).append(": has ended");
                }
            }
            Waiter[] waiters = rank.waiters().snapshot();
            for (Waiter waiter : waiters) {
                text.append("\n  rank ").append(r).append(": ").append(line(waiter));
            }
            if (waiters.length == 0 && !rank.lifetime().ended()) {
                text.append("\n  rank ").append(r).append(": ").append(outside(rank));
            }
        }
        if (ended > 0 && job.size() > LINES_BEFORE_SUMMARY) {
            text.append("\n  ").append(ended).append(" ranks have ended");
        }
        return text.toString();
    }

    /** A rank that waits for anything but a message. */
    private static String outside(RankContext rank) {
        return rank.threads()
                .joined()
                .map(thread -> "its main has returned, its thread " + thread.getName() + " has not ended")
                .orElseGet(() -> "waits outside MPI"
                        + rank.threads()
                                .main()
                                .flatMap(thread -> place(thread.getStackTrace()))
                                .map(p -> " (" + p + ")")
                                .orElse(""));
    }

    private static String line(Waiter waiter) {
        Optional<Background.Task> inBackground = Background.operationOf(waiter.thread);
        if (inBackground.isPresent()) {
            return inBackground.get().describe() + ", under way: "
                    + waiter.condition().describe();
        }
        StackTraceElement[] stack = waiter.thread.getStackTrace();
        String operation = collective(stack).orElse(waiter.condition().describe());
        return operation + place(stack).map(p -> " (" + p + ")").orElse("");
    }

    /** The collective operation that the wait is part of. */
    private static Optional<String> collective(StackTraceElement[] stack) {
        return Stream.of(stack)
                .filter(f -> COLLECTIVE.contains(f.getClassName()))
                .reduce((inner, outer) -> outer)
                .map(f -> f.getMethodName().substring(0, 1).toUpperCase(Locale.ROOT)
                        + f.getMethodName().substring(1));
    }

    /** {@code Main.java:42} of the user's innermost frame. */
    public static Optional<String> place(StackTraceElement[] stack) {
        return Stream.of(stack)
                .filter(f -> Stream.of("org.sluicempi.runtime.", "mpi.", "java.", "jdk.", "sun.")
                        .noneMatch(f.getClassName()::startsWith))
                .findFirst()
                .map(f -> f.getFileName() == null ? f.getClassName() : f.getFileName() + ":" + f.getLineNumber());
    }
}
