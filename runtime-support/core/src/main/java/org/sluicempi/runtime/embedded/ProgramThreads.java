package org.sluicempi.runtime.embedded;

import java.util.Optional;

/** The threads that the program of one rank has started, found by their group. */
final class ProgramThreads {
    private final ThreadGroup group;
    private volatile Thread main;
    private volatile Thread joined;

    ProgramThreads(ThreadGroup group) {
        this.group = group;
    }

    /** The group that all of them are in. */
    ThreadGroup group() {
        return group;
    }

    /** The thread that runs {@code main} has begun. */
    void enterMain() {
        main = Thread.currentThread();
    }

    /** The thread that runs {@code main}; empty if the ranks run in threads of somebody else. */
    Optional<Thread> main() {
        return Optional.ofNullable(main);
    }

    /** The thread whose end {@link #join} waits for now. */
    Optional<Thread> joined() {
        return Optional.ofNullable(joined);
    }

    /** Blocks until all but daemons and the caller have ended: as a process does. */
    void join() throws InterruptedException {
        for (Thread other = other(); other != null; other = other()) {
            joined = other;
            other.join();
        }
        joined = null;
    }

    /** A live thread that is neither a daemon nor the caller, null if there is none. */
    private Thread other() {
        for (Thread thread : live()) {
            if (thread != null && thread != Thread.currentThread() && !thread.isDaemon()) {
                return thread;
            }
        }
        return null;
    }

    private Thread[] live() {
        Thread[] all = new Thread[group.activeCount() + 8];
        group.enumerate(all);
        return all;
    }
}
