package org.sluicempi.runtime.embedded.jvm;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** The shutdown hooks of one rank: as those of {@link Runtime}, but run when the rank ends. */
public final class ShutdownHooks {
    private final Set<Thread> hooks = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Hooks that will not come to their end, as they have called exit. */
    private int stuck;

    private boolean begun;

    /** As {@link Runtime#addShutdownHook}. */
    public synchronized void add(Thread hook) {
        checkOpen();
        if (hook.isAlive()) {
            throw new IllegalArgumentException("Hook already running");
        }
        if (!hooks.add(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
    }

    /** As {@link Runtime#removeShutdownHook}. */
    public synchronized boolean remove(Thread hook) {
        checkOpen();
        return hooks.remove(Objects.requireNonNull(hook));
    }

    private void checkOpen() {
        if (begun) {
            throw new IllegalStateException("Shutdown in progress");
        }
    }

    /** Runs all hooks to their end; false at once if another thread has begun to. */
    boolean run() {
        if (!start()) {
            return false;
        }
        boolean interrupted = false;
        boolean done = false;
        while (!done) {
            try {
                done = await(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return true;
    }

    /** Starts all hooks; false if they were started before. A hook that asks for that itself counts as ended. */
    synchronized boolean start() {
        if (begun) {
            if (hooks.contains(Thread.currentThread())) {
                stuck++;
                notifyAll();
            }
            return false;
        }
        begun = true;
        hooks.forEach(Thread::start);
        return true;
    }

    /** Those that have not been started never will be. */
    synchronized void skip() {
        if (!begun) {
            begun = true;
            hooks.clear();
        }
    }

    /** Whether all hooks that were started have ended, after this time at most. */
    synchronized boolean await(long millis) throws InterruptedException {
        long end = millis == Long.MAX_VALUE ? millis : System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (begun && hooks.stream().filter(Thread::isAlive).count() > stuck) {
            if (end != Long.MAX_VALUE && System.nanoTime() >= end) {
                return false;
            }
            wait(10);
        }
        return true;
    }
}
