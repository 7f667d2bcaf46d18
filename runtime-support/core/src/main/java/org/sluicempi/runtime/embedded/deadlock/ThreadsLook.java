package org.sluicempi.runtime.embedded.deadlock;

import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.sluicempi.runtime.embedded.context.LiveThreads;

/**
 * All threads of the JVM at one moment, but for those that are said not to matter.
 *
 * <p>A thread is <em>active</em> if it may do something without being woken by another thread: it runs or can run, it
 * waits with a time limit, it carries a virtual thread, or it is in none of the kinds known here. Not active are
 * <ul>
 *   <li>a thread that waits without a limit, or for a monitor;
 *   <li>an idle worker of a pool ({@link PoolWorker}), unless somebody waits for its end;
 *   <li>a thread of the JVM itself, which has no Java frames, and one that waits for what the collector has found.
 * </ul>
 * A virtual thread needs no look of its own: where it runs there is an active carrier, where it can run a carrier has been
 * woken, and where it waits with a time limit or for a file descriptor there is a thread of the JDK that waits so for it.
 *
 * @param counts how often each of the threads that are not active has begun to wait; two equal looks mean that each
 *     of them is in the same wait as before
 * @param active names and places of the active threads
 */
public record ThreadsLook(Map<Long, Long> counts, List<String> active) {
    private static final Set<String> COLLECTED = Set.of(
            "java.lang.Object",
            "java.lang.Thread",
            "java.lang.ref.Finalizer$FinalizerThread",
            "java.lang.ref.NativeReferenceQueue",
            "java.lang.ref.Reference",
            "java.lang.ref.Reference$ReferenceHandler",
            "java.lang.ref.ReferenceQueue",
            "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject",
            "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode",
            "java.util.concurrent.locks.LockSupport",
            "java.util.concurrent.ForkJoinPool",
            "jdk.internal.misc.InnocuousThread",
            "jdk.internal.misc.Unsafe",
            "jdk.internal.ref.CleanerImpl");

    /** Where a thread of the JDK waits for virtual threads whose monitor another thread has left. */
    private static final String UNBLOCKER = "takeVirtualThreadListToUnblock";

    /** Those of the living threads that have something to do which no job has given them. */
    public static Set<Thread> busy() {
        Set<Thread> busy = LiveThreads.all();
        busy.removeIf(thread -> PoolWorker.idle(thread, thread.getStackTrace()));
        return busy;
    }

    /** A cheap question without a stop of all threads: whether no thread but {@code others} runs just now. */
    static boolean worthwhile(Set<Thread> others) {
        return LiveThreads.all().stream()
                .noneMatch(thread -> thread.getState() == Thread.State.RUNNABLE
                        && matters(thread, others)
                        && !ofTheJvm(thread.getStackTrace()));
    }

    private static boolean matters(Thread thread, Set<Thread> others) {
        return !(thread instanceof DeadlockWatch.Watcher) && !others.contains(thread);
    }

    /** Looks at all threads in one stop of the JVM; {@code others} do not matter, nor do the watches of jobs. */
    static ThreadsLook take(Set<Thread> others) {
        ThreadInfo[] infos = ManagementFactory.getThreadMXBean().dumpAllThreads(false, false);
        Map<Long, Thread> threads = new HashMap<>();
        LiveThreads.all().forEach(thread -> threads.put(thread.getId(), thread));
        Set<Integer> awaited = new HashSet<>();
        for (ThreadInfo info : infos) {
            LockInfo lock = info.getLockInfo();
            if (lock != null) {
                awaited.add(lock.getIdentityHashCode());
            }
        }
        Map<Long, Long> counts = new HashMap<>();
        List<String> active = new ArrayList<>();
        for (ThreadInfo info : infos) {
            Thread thread = threads.get(info.getThreadId());
            if (thread == null || matters(thread, others)) {
                counts.put(info.getThreadId(), info.getWaitedCount() + info.getBlockedCount());
                if (active(info, thread, awaited)) {
                    active.add(describe(info));
                }
            }
        }
        return new ThreadsLook(counts, active);
    }

    private static boolean active(ThreadInfo info, Thread thread, Set<Integer> awaited) {
        StackTraceElement[] stack = info.getStackTrace();
        if (ofTheJvm(stack)) {
            return false;
        }
        return switch (info.getThreadState()) {
            case WAITING, BLOCKED -> carries(stack);
            case TIMED_WAITING ->
                thread == null || awaited.contains(System.identityHashCode(thread)) || !PoolWorker.idle(thread, stack);
            default -> true;
        };
    }

    private static boolean carries(StackTraceElement[] stack) {
        return Stream.of(stack).anyMatch(f -> f.getClassName().equals("jdk.internal.vm.Continuation"));
    }

    /** Nothing obliges the collector to run where nothing else does. */
    private static boolean ofTheJvm(StackTraceElement[] stack) {
        if (stack.length == 0 || stack[0].getMethodName().equals(UNBLOCKER)) {
            return true;
        }
        return Stream.of(stack)
                        .allMatch(f -> COLLECTED.contains(f.getClassName())
                                || f.getClassName().startsWith("java.lang.ref.ReferenceQueue"))
                && Stream.of(stack).anyMatch(f -> f.getClassName().startsWith("java.lang.ref."));
    }

    private static String describe(ThreadInfo info) {
        StackTraceElement[] stack = info.getStackTrace();
        return info.getThreadName() + ", " + info.getThreadState() + " in " + stack[0].getClassName() + "."
                + stack[0].getMethodName()
                + DeadlockReport.place(stack).map(p -> " (" + p + ")").orElse("");
    }
}
