package org.sluicempi.runtime.embedded.context;

import java.util.HashSet;
import java.util.Set;

/** The threads of this JVM. */
public final class LiveThreads {
    private LiveThreads() {}

    /** All platform threads that live now. */
    public static Set<Thread> all() {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        Thread[] all = new Thread[root.activeCount() * 2 + 8];
        while (root.enumerate(all) == all.length) {
            all = new Thread[all.length * 2];
        }
        Set<Thread> live = new HashSet<>();
        for (Thread thread : all) {
            if (thread != null) {
                live.add(thread);
            }
        }
        return live;
    }
}
