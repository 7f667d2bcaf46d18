package org.sluicempi.runtime.embedded.context;

import java.util.Optional;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.RankScope;

/** The threads that the program of one rank has started. */
public final class ProgramThreads {
    private final Rank rank;
    private final ThreadGroup group;
    private volatile Thread main;
    private volatile Thread joined;

    ProgramThreads(Rank rank, ThreadGroup group) {
        this.rank = rank;
        this.group = group;
    }

    /** The group that they are in unless the program has chosen another one. */
    public ThreadGroup group() {
        return group;
    }

    /** The thread that runs {@code main} has begun. */
    public void enterMain() {
        main = Thread.currentThread();
    }

    /** The thread that runs {@code main}; empty if the ranks run in threads of somebody else. */
    public Optional<Thread> main() {
        return Optional.ofNullable(main);
    }

    /** The thread whose end {@link #join} waits for now. */
    public Optional<Thread> joined() {
        return Optional.ofNullable(joined);
    }

    /** Blocks until all but daemons and the caller have ended: as a process does. */
    public void join() throws InterruptedException {
        for (Thread other = other(); other != null; other = other()) {
            joined = other;
            other.join();
        }
        joined = null;
    }

    /** A live thread that is neither a daemon nor the caller, null if there is none. */
    private Thread other() {
        for (Thread thread : LiveThreads.all()) {
            if (thread != Thread.currentThread() && !thread.isDaemon() && ofRank(thread)) {
                return thread;
            }
        }
        return null;
    }

    /** In the group or a group in it, or in any other group with the class loader that the rank's threads inherit. */
    private boolean ofRank(Thread thread) {
        ThreadGroup of = thread.getThreadGroup();
        return of != null
                && (group.parentOf(of)
                        || thread.getContextClassLoader() instanceof RankScope scope && scope.rank() == rank);
    }
}
