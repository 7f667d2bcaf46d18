package org.sluicempi.runtime.nativempi.job;

import org.sluicempi.runtime.delta.OpenReceives;
import org.sluicempi.runtime.nativempi.library.Abort;
import org.sluicempi.runtime.nativempi.library.EnvironmentCalls;
import org.sluicempi.runtime.nativempi.library.Mpi;

/**
 * Ends the job when this process ends without {@code MPI.Finalize}, so that no peer waits for it forever: by {@code
 * System.exit}, by an exception that nobody catches in {@code main} or the thread that started MPI, or by coming to an end.
 */
final class JobEnd {
    private static final int CODE = 1;

    /** What the JVM calls the thread of {@code main}, and its group. */
    private static final String MAIN = "main";

    private static final int PATIENCE_MILLIS = 10_000;

    private final LibraryLife life;

    private JobEnd(LibraryLife life) {
        this.life = life;
    }

    /** Called once, when the library has been started. */
    static void watch(LibraryLife life) {
        JobEnd end = new JobEnd(life);
        Runtime.getRuntime().addShutdownHook(new Thread(end::processEnds, "sluice-job-end"));
    }

    /**
     * Called by the thread that starts MPI, which need not be the one of {@code main}. What ends it, or {@code main}, is told
     * when the receives are whole that the original has waited for by then.
     */
    static void watchThreads(LibraryLife life) {
        watch(Thread.currentThread(), life);
        Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread != Thread.currentThread() && isMain(thread))
                .forEach(main -> watch(main, life));
    }

    private static boolean isMain(Thread thread) {
        ThreadGroup group = thread.getThreadGroup();
        // a thread that has ended has none
        return group != null && group.getName().equals(MAIN) && thread.getName().equals(MAIN);
    }

    private static void watch(Thread thread, LibraryLife life) {
        Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
        thread.setUncaughtExceptionHandler((dying, cause) -> {
            Throwable thrown = life.finished() ? cause : OpenReceives.completed(cause);
            before.uncaughtException(dying, thrown);
            if (!life.finished()) {
                System.err.println(
                        "rank " + life.number() + ": " + thrown.getClass().getName() + " in thread " + dying.getName()
                                + " before MPI.Finalize; ending the job");
                System.err.flush();
                life.keepRecording();
                EnvironmentCalls.abort(Mpi.COMM_WORLD, CODE);
            }
        });
    }

    private void processEnds() {
        if (life.leaving()) {
            System.err.println("rank " + life.number() + " was ended while MPI_Finalize had not returned");
            return;
        }
        if (life.finished()) {
            life.processEnds();
            return;
        }
        if (EnvironmentCalls.finalized()) {
            return;
        }
        if (!life.started()) {
            finishUnstarted();
            return;
        }
        life.awaitRecording();
        abort("rank " + life.number() + " ends without MPI.Finalize; ending the job");
    }

    /**
     * The program has only asked the library something. It must end all the same, and may wait for ranks that go on: not for
     * ever.
     */
    private void finishUnstarted() {
        if (!hasEnded("sluice-unstarted-end", EnvironmentCalls::finish)) {
            System.err.println(
                    "rank " + life.number() + " ends without MPI.Init while other ranks go on; ending the job");
            Abort.settle();
            Runtime.getRuntime().halt(CODE);
        }
    }

    /** A library whose launcher and network are gone may never come back from it. */
    private static void abort(String reason) {
        System.err.println(reason);
        hasEnded("sluice-abort", () -> Abort.now(Mpi.COMM_WORLD, CODE));
        Runtime.getRuntime().halt(CODE);
    }

    /** Whether what a thread of its own does has been done soon. */
    private static boolean hasEnded(String name, Runnable what) {
        Thread thread = new Thread(what, name);
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return !thread.isAlive();
    }
}
