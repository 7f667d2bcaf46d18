package org.sluicempi.runtime.embedded.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.embedded.Buffers;
import org.sluicempi.runtime.embedded.ChildJvm;
import org.sluicempi.runtime.embedded.ChildJvm.Outcome;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.deadlock.DeadlockWatch;

/** A job is ended for a deadlock if and only if no thread at all may still send. */
@Timeout(300)
class WhoMayStillSendTest {
    /** Both ranks wait for a message, which something that rank 0 has begun sends after a while, or nobody. */
    private static final String PROGRAM = """
            import java.util.concurrent.*;
            import org.sluicempi.runtime.*;

            public class Late {
                static final Communicator WORLD = Rank.of(Late.class).world();

                static UserBuffer one() {
                    return new UserBuffer(new int[1], 0, 1, BasicType.INT);
                }

                static void send() {
                    WORLD.send(SendMode.STANDARD, one(), 0, 5);
                }

                static void sleepAndSend() {
                    sleep();
                    send();
                }

                static void sleep() {
                    try {
                        Thread.sleep(1500);
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }

                static void virtual(Runnable action) throws Exception {
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, action);
                }

                static void await(CountDownLatch latch) {
                    try {
                        latch.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }

                static class DueLater implements Delayed, Runnable {
                    final long at = System.nanoTime() + 1_500_000_000L;

                    public long getDelay(TimeUnit unit) {
                        return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
                    }

                    public int compareTo(Delayed other) {
                        return 0;
                    }

                    public void run() {
                        send();
                    }
                }

                @SuppressWarnings({"unchecked", "rawtypes"})
                static void begin(String what) throws Exception {
                    CountDownLatch latch = new CountDownLatch(1);
                    switch (what) {
                        case "virtual" -> virtual(Late::sleepAndSend);
                        case "virtual after another" -> {
                            virtual(() -> {
                                await(latch);
                                send();
                            });
                            virtual(() -> {
                                sleep();
                                latch.countDown();
                            });
                        }
                        case "end of a process" ->
                            new ProcessBuilder("sleep", "1.5").start().onExit().thenRun(Late::send);
                        case "another group" -> {
                            ThreadGroup root = Thread.currentThread().getThreadGroup();
                            while (root.getParent() != null) {
                                root = root.getParent();
                            }
                            new Thread(new ThreadGroup(root, "other"), Late::sleepAndSend).start();
                        }
                        case "common pool" -> CompletableFuture.runAsync(Late::sleepAndSend);
                        case "delay" -> CompletableFuture.runAsync(
                                Late::send, CompletableFuture.delayedExecutor(1500, TimeUnit.MILLISECONDS));
                        case "queue with delays" -> {
                            BlockingQueue queue = new DelayQueue();
                            new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, queue).prestartAllCoreThreads();
                            queue.add(new DueLater());
                        }
                        case "end of an idle worker" -> {
                            Thread[] worker = new Thread[1];
                            new ThreadPoolExecutor(0, 1, 1500, TimeUnit.MILLISECONDS, new SynchronousQueue<>(),
                                    task -> worker[0] = new Thread(task)).submit(() -> {}).get();
                            new Thread(() -> {
                                try {
                                    worker[0].join();
                                } catch (InterruptedException e) {
                                    throw new IllegalStateException(e);
                                }
                                send();
                            }).start();
                        }
                        case "wrapped idle worker" ->
                            new ThreadPoolExecutor(0, 1, 1500, TimeUnit.MILLISECONDS, new SynchronousQueue<>(),
                                    task -> new Thread(() -> {
                                        task.run();
                                        send();
                                    })).submit(() -> {}).get();
                        case "nobody, idle fixed pool" -> Executors.newFixedThreadPool(2).submit(() -> {}).get();
                        case "nobody, idle cached pool" -> Executors.newCachedThreadPool().submit(() -> {}).get();
                        case "nobody, idle scheduled pool" ->
                            Executors.newScheduledThreadPool(2).submit(() -> {}).get();
                        case "nobody, idle common pool" -> CompletableFuture.runAsync(() -> {}).join();
                        case "nobody, idle fork-join pool" -> new ForkJoinPool(3).submit(() -> {}).get();
                        case "nobody, idle timer" -> new java.util.Timer();
                        case "nobody, ended process" -> new ProcessBuilder("true").start().waitFor();
                        case "nobody, virtual thread" -> virtual(() -> await(latch));
                        case "nobody, latch" -> await(latch);
                        case "nobody, main has returned" ->
                            new Thread(() -> await(latch), "other").start();
                        default -> throw new IllegalArgumentException(what);
                    }
                }

                public static void main(String[] args) throws Exception {
                    int me = WORLD.rank();
                    if (me == 0) {
                        begin(args[0]);
                        if (args[0].endsWith("returned")) {
                            return;
                        }
                    }
                    WORLD.recv(one(), 0, 5);
                    if (me == 0) {
                        WORLD.send(SendMode.STANDARD, one(), 1, 5);
                    }
                    System.out.println("has come");
                    Runtime.getRuntime().exit(0);
                }
            }
            """;

    @TempDir
    Path folder;

    private Outcome run(String what) throws Exception {
        ChildJvm child = new ChildJvm(folder);
        String classes = child.compile("Late", PROGRAM).toString();
        return child.launch("-n", "2", "--class-path", classes, "Late", what);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "end of a process",
                "another group",
                "common pool",
                "delay",
                "queue with delays",
                "end of an idle worker",
                "wrapped idle worker"
            })
    void isWaitedFor(String sender) throws Exception {
        assertThat(run(sender)).isEqualTo(new Outcome(0, "has come\nhas come\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "virtual after another"})
    @EnabledForJreRange(min = JRE.JAVA_21)
    void isWaitedForOnAVirtualThread(String sender) throws Exception {
        isWaitedFor(sender);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "idle fixed pool",
                "idle cached pool",
                "idle scheduled pool",
                "idle common pool",
                "idle fork-join pool",
                "idle timer",
                "ended process"
            })
    void nobodyIsADeadlock(String beside) throws Exception {
        Outcome outcome = run("nobody, " + beside);
        assertThat(outcome.err()).contains("deadlock: every rank waits", "rank 0: Recv from 0 tag 5 on world, 1 INT");
        assertThat(outcome.exitCode()).isEqualTo(1);
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void aVirtualThreadThatWaitsForEverIsADeadlock() throws Exception {
        nobodyIsADeadlock("virtual thread");
    }

    @Test
    void aRankThatWaitsForAnythingElseIsNamed() throws Exception {
        assertThat(run("nobody, latch").err()).contains("rank 0: waits outside MPI (Late.java:");
        assertThat(run("nobody, main has returned").err())
                .contains("rank 0: its main has returned, its thread other has not ended");
    }

    @Test
    void whereAThreadMayStillActTheWaitsAreOnlyReported() throws Exception {
        Queue<String> notices = new ConcurrentLinkedQueue<>();
        DeadlockWatch.Patience patience = new DeadlockWatch.Patience(20, 10_000, 100);
        Job job = new Job(EmbeddedOptions.ranks(2), patience, notices::add);
        JobResult result = new JobRunner(job, rank -> {
                    if (rank.world().rank() == 0) {
                        new Thread(() -> sendWhenReported(rank, notices), "patient").start();
                    }
                    rank.world().recv(Buffers.ints(1), 0, 0);
                })
                .run();
        result.orThrow();
        assertThat(notices)
                .singleElement()
                .asString()
                .contains(
                        "rank 0: Recv from 0 tag 0",
                        "rank 1: Recv from 0 tag 0",
                        "patient, TIMED_WAITING in java.lang.Thread.");
    }

    private static void sendWhenReported(org.sluicempi.runtime.Rank rank, Queue<String> notices) {
        try {
            while (notices.isEmpty()) {
                Thread.sleep(5);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        // This rank ends with its own message; the other one's must have left by then.
        rank.world().send(SendMode.STANDARD, Buffers.ints(1), 1, 0);
        rank.world().send(SendMode.STANDARD, Buffers.ints(1), 0, 0);
    }
}
