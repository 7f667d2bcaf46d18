package org.sluicempi.runtime.embedded.launch;

import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.sluicempi.runtime.embedded.context.JobContext;
import org.sluicempi.runtime.embedded.context.Lifetime;

/**
 * One line on a terminal that says how many ranks have come to {@code MPI.Init}, or to their end. It is written over again
 * and again, and wiped when all have, or the job is over. The cursor stays at its beginning, so that what ranks print
 * meanwhile takes its place.
 */
public final class StartProgress implements AutoCloseable {
    private static final long INTERVAL_MILLIS = 200;
    private static final String WIPED = "\r" + " ".repeat(40) + "\r";

    private final JobContext job;
    private final PrintStream terminal;
    private final CountDownLatch over = new CountDownLatch(1);

    private StartProgress(JobContext job, PrintStream terminal) {
        this.job = job;
        this.terminal = terminal;
    }

    /** Shows the line from now on, by a thread of its own. */
    public static StartProgress show(JobContext job, PrintStream terminal) {
        StartProgress progress = new StartProgress(job, terminal);
        Thread thread = new Thread(progress::watch, "sluice-start-progress");
        thread.setDaemon(true);
        thread.start();
        return progress;
    }

    private void watch() {
        try {
            int started = started();
            while (started < job.size() && !over.await(INTERVAL_MILLIS, TimeUnit.MILLISECONDS)) {
                started = started();
                terminal.print("\r" + line(started, job.size()) + "\r");
                terminal.flush();
            }
        } catch (InterruptedException e) {
            // nobody but the end of the JVM interrupts it
        }
        terminal.print(WIPED);
        terminal.flush();
    }

    static String line(int started, int ranks) {
        return String.format("sluice: %d of %d ranks have started", started, ranks);
    }

    private int started() {
        return (int) IntStream.range(0, job.size())
                .mapToObj(number -> job.rank(number).lifetime())
                .filter(StartProgress::hasStarted)
                .count();
    }

    private static boolean hasStarted(Lifetime rank) {
        return rank.started() || rank.ended();
    }

    /** Wipes the line. */
    @Override
    public void close() {
        over.countDown();
    }
}
