package org.sluicempi.runtime.embedded.deadlock;

import java.util.Set;
import java.util.stream.Stream;

/**
 * Tells by its stack that a thread is a worker of a pool and has no work. Such a thread may wait with a time limit: at its
 * end it only ends itself. Before that it acts if it is given a task, which another thread must do.
 */
final class PoolWorker {
    private static final String POOLS = "java.util.concurrent.";

    /** Beside the pools' own classes, what may be on the stack of a worker that runs no code of anybody else. */
    private static final Set<String> PLAIN = Set.of(
            "java.lang.Thread",
            "jdk.internal.misc.Unsafe",
            "jdk.internal.misc.InnocuousThread",
            "jdk.internal.misc.CarrierThread");

    private PoolWorker() {}

    /**
     * Whether the thread waits for a task and would, if none came in time, end without a call of anything but the JDK: a
     * thread or queue class of somebody else, or a {@code run} around that of the pool, may do more.
     */
    static boolean idle(Thread thread, StackTraceElement[] stack) {
        return thread.getClass().getClassLoader() == null
                && Stream.of(stack).allMatch(PoolWorker::ofPool)
                && Stream.of(stack).anyMatch(PoolWorker::waitsForTask);
    }

    /** A queue of what is due later gives out a task by the passing of time alone; a task may do anything. */
    private static boolean ofPool(StackTraceElement frame) {
        String type = frame.getClassName();
        return PLAIN.contains(type)
                || type.startsWith(POOLS)
                        && !type.contains("Delay")
                        && !type.contains("ForkJoinTask")
                        && !type.contains("Future");
    }

    private static boolean waitsForTask(StackTraceElement frame) {
        return is(frame, "ThreadPoolExecutor", "getTask") || is(frame, "ForkJoinPool", "runWorker");
    }

    private static boolean is(StackTraceElement frame, String type, String method) {
        return frame.getClassName().equals(POOLS + type)
                && frame.getMethodName().equals(method);
    }
}
