package org.sluicempi.runtime.embedded.job;

import java.nio.file.Path;
import org.sluicempi.runtime.embedded.ChildJvm;
import org.sluicempi.runtime.embedded.ChildJvm.Outcome;

/**
 * A job of two ranks in a JVM of its own, whose first rank has begun something that may still send.
 *
 * @param folder for its classes
 */
record LateSenders(Path folder) {
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

    Outcome run(String what) throws Exception {
        ChildJvm child = new ChildJvm(folder);
        String classes = child.compile("Late", PROGRAM).toString();
        return child.launch("-n", "2", "--class-path", classes, "Late", what);
    }
}
