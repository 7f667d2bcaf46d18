package org.sluicempi.runtime.embedded.context;

import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.wait.JobEnded;

/**
 * The threads in which the nonblocking collectives of one rank make progress. Those of one communicator follow one
 * another in one thread: each is started at all ranks before the next one is, so none waits for a later one. A thread
 * that has nothing to do ends soon. The threads are daemons of the rank's own group, as user-defined reductions run in
 * them.
 */
public final class Background {
    private static final long LINGER_MILLIS = 50;

    /** What is done there. */
    public interface Task {
        /** Called once. */
        void run();

        /** In words, for the report of a deadlock. */
        String describe();
    }

    /** What one communicator has started, in that order. Guarded by the lock of its {@link Background}. */
    public static final class Queue {
        private final Deque<Task> started = new LinkedList<>();
        private boolean busy;
    }

    private final RankContext rank;
    private final Deque<Worker> idle = new LinkedList<>();
    private final Set<Worker> working = new HashSet<>();

    public Background(RankContext rank) {
        this.rank = rank;
    }

    /**
     * Lets a request follow those that are in its queue.
     *
     * @throws MpiError NO_MEM if there is no room for a thread
     */
    public synchronized void start(Task request, Queue queue) {
        if (!queue.busy) {
            Worker worker = idle.isEmpty() ? newWorker() : idle.pop();
            worker.queue = queue;
            working.add(worker);
            queue.busy = true;
            notifyAll();
        }
        queue.started.add(request);
    }

    private Worker newWorker() {
        try {
            Worker worker = new Worker();
            worker.start();
            return worker;
        } catch (OutOfMemoryError e) {
            throw new MpiError(ErrorClass.NO_MEM, "no room for a thread for a nonblocking collective", e);
        }
    }

    /** Whether anything that was started has not come to its end. */
    synchronized boolean pending() {
        return !working.isEmpty();
    }

    private synchronized Task next(Worker worker) {
        Task request = worker.queue.started.poll();
        if (request == null) {
            worker.queue.busy = false;
            worker.queue = null;
            working.remove(worker);
        }
        return request;
    }

    private synchronized boolean awaitWork(Worker worker) throws InterruptedException {
        if (worker.queue == null) {
            idle.push(worker);
        }
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LINGER_MILLIS);
        for (long left = LINGER_MILLIS; worker.queue == null && left > 0; ) {
            wait(left);
            left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        }
        idle.remove(worker);
        return worker.queue != null;
    }

    /** What the thread works at; empty if it is none of these or idle. */
    public static Optional<Task> operationOf(Thread thread) {
        return thread instanceof Worker worker ? Optional.ofNullable(worker.current) : Optional.empty();
    }

    private final class Worker extends Thread {
        private Queue queue;
        private volatile Task current;

        Worker() {
            super(rank.threads().group(), null, "rank " + rank.number() + " collective");
            setDaemon(true);
        }

        @Override
        public void run() {
            CurrentRank.enter(rank);
            try {
                while (awaitWork(this)) {
                    for (current = next(this); current != null; current = next(this)) {
                        current.run();
                    }
                    rank.wentIdle();
                }
            } catch (JobEnded end) {
                // nobody waits for the rest
                assert rank.job().over() : end;
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }
}
