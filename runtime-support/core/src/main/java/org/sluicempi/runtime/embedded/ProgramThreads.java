package org.sluicempi.runtime.embedded;

import java.util.List;

/** The threads that the program of one rank has started, found by their group. */
final class ProgramThreads {
    private final ThreadGroup group;
    private volatile Thread joining;

    ProgramThreads(ThreadGroup group) {
        this.group = group;
    }

    /** The group that all of them are in. */
    ThreadGroup group() {
        return group;
    }

    /** Whether there are live threads that are none of these. The one that waits for the others to end is none. */
    boolean hasBeside(List<Thread> some) {
        for (Thread thread : live()) {
            if (thread != null && !some.contains(thread) && thread != joining) {
                return true;
            }
        }
        return false;
    }

    /** Blocks until all but daemons and the caller have ended: as a process does. */
    void join() throws InterruptedException {
        joining = Thread.currentThread();
        for (Thread other = other(); other != null; other = other()) {
            other.join();
        }
        joining = null;
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
