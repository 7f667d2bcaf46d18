package org.sluicempi.runtime.embedded.launch;

import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.runtime.embedded.deadlock.DeadlockReport;
import org.sluicempi.runtime.embedded.job.Job;

/**
 * Sees that the JVM is ended by code of a program that the engine has not changed: in classes of the program's own class
 * loaders, in hidden ones, in native code, in the JDK on behalf of the program. Such an end cuts off all ranks, so the job
 * must not look as if it had gone well: it ends with code 1. Which code was asked for the JVM does not tell.
 */
public final class UnseenExit {
    private final Job job;
    private final RankStreams streams;
    private final PrintStream err;
    private final Runnable last;
    private volatile boolean nothingLeft;

    private UnseenExit(Job job, RankStreams streams, PrintStream err, Runnable last) {
        this.job = job;
        this.streams = streams;
        this.err = err;
        this.last = last;
    }

    /** @param last what is to be done before the JVM is halted */
    public static UnseenExit watch(Job job, RankStreams streams, PrintStream err, Runnable last) {
        UnseenExit exit = new UnseenExit(job, streams, err, last);
        Runtime.getRuntime().addShutdownHook(new Thread(exit::jvmEnds, "sluice-unseen-exit"));
        return exit;
    }

    /** The job is over: from now on the JVM may end. */
    public void nothingLeft() {
        nothingLeft = true;
    }

    private void jvmEnds() {
        Map<Thread, StackTraceElement[]> stacks = Thread.getAllStackTraces();
        if (nothingLeft || in(stacks, "java.lang.Terminator").isPresent()) {
            return;
        }
        try {
            job.terminate();
        } catch (InterruptedException e) {
            err.println("interrupted while shutdown hooks ran");
        }
        streams.flush();
        String place = in(stacks, Runtime.class.getName())
                .flatMap(DeadlockReport::place)
                .map(p -> " (" + p + ")")
                .orElse("");
        err.println("System.exit in code that Sluice has not loaded" + place + " ends all ranks");
        last.run();
        Runtime.getRuntime().halt(1);
    }

    /** The stack of a thread with a method of this class on it, or of one nested in it. */
    private static Optional<StackTraceElement[]> in(Map<Thread, StackTraceElement[]> stacks, String type) {
        return stacks.values().stream()
                .filter(stack -> Stream.of(stack)
                        .anyMatch(f -> f.getClassName().equals(type)
                                || f.getClassName().startsWith(type + "$")))
                .findFirst();
    }
}
