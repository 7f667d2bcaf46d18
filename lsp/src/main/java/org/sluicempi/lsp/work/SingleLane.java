package org.sluicempi.lsp.work;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One thread that does one thing after the other. Of several pieces of work for one subject only the newest is done. */
final class SingleLane implements AutoCloseable {
    /** Work that may ask whether it is still wanted. */
    interface Work extends Consumer<Supplier<Boolean>> {}

    private final Map<Object, Work> waiting = new LinkedHashMap<>();
    private @Nullable Object current;
    private volatile boolean stale;
    private boolean closed;

    SingleLane() {
        Thread thread = new Thread(this::run, "sluice-editor");
        thread.setDaemon(true);
        thread.start();
    }

    /** Does this at the end, in the place of what is waiting for the same subject; what is being done for it is stale. */
    synchronized void submit(Object subject, Work work) {
        waiting.put(subject, work);
        stale |= subject.equals(current);
        notifyAll();
    }

    /** Does this before everything that waits. */
    synchronized void first(Object subject, Work work) {
        Map<Object, Work> others = new LinkedHashMap<>(waiting);
        waiting.clear();
        waiting.put(subject, work);
        waiting.putAll(others);
        notifyAll();
    }

    synchronized void drop(Object subject) {
        waiting.remove(subject);
        stale |= subject.equals(current);
    }

    synchronized boolean isWaiting(Object subject) {
        return waiting.containsKey(subject);
    }

    private void run() {
        for (Work work = next(); work != null; work = next()) {
            try {
                work.accept(() -> stale);
            } catch (RuntimeException | Error e) {
                // Whoever asked has been told; the thread serves the others.
                System.err.println("sluice: " + e);
            }
        }
    }

    private synchronized @Nullable Work next() {
        current = null;
        while (waiting.isEmpty() && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                return null;
            }
        }
        if (closed) {
            return null;
        }
        Map.Entry<Object, Work> entry = waiting.entrySet().iterator().next();
        waiting.remove(entry.getKey());
        current = entry.getKey();
        stale = false;
        return entry.getValue();
    }

    @Override
    public synchronized void close() {
        closed = true;
        stale = true;
        notifyAll();
    }
}
