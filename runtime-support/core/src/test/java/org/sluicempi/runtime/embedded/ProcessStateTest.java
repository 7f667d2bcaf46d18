package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.runtime.embedded.ChildJvm.Outcome;

/** What a JVM has once is each rank's own. */
@Timeout(300)
class ProcessStateTest {
    private static final String PROGRAM = """
            import java.io.*;
            import java.util.concurrent.*;
            import org.sluicempi.runtime.*;

            public class Own {
                static final Rank RANK = Rank.of(Own.class);
                static final int ME = RANK.world().rank();

                /** An object that all ranks have. */
                static final Object SHARED = Boolean.TRUE;

                static void barrier() {
                    RANK.world().collectives().barrier();
                }

                /** Whether rank 1 has ended: what is sent there fails. */
                static boolean gone() {
                    try {
                        RANK.world().send(SendMode.SYNCHRONOUS, new UserBuffer(new int[1], 0, 1, BasicType.INT), 1, 0);
                        return false;
                    } catch (MpiError ended) {
                        return true;
                    }
                }

                static void one(Thread thread) throws Exception {
                    thread.start();
                    thread.join();
                }

                public static void main(String[] args) throws Exception {
                    switch (args[0]) {
                        case "out" -> {
                            PrintStream first = System.out;
                            ByteArrayOutputStream kept = new ByteArrayOutputStream();
                            PrintStream mine = new PrintStream(kept, true);
                            if (ME == 1) {
                                System.setOut(mine);
                            }
                            barrier();
                            System.out.println("printed by " + ME);
                            barrier();
                            if (ME == 1 && System.out != mine) {
                                throw new AssertionError("not the stream that was set");
                            }
                            System.setOut(first);
                            System.out.println(ME + " kept " + kept.toString().strip());
                        }
                        case "stack trace" -> {
                            ByteArrayOutputStream kept = new ByteArrayOutputStream();
                            if (ME == 1) {
                                System.setErr(new PrintStream(kept, true));
                            }
                            barrier();
                            new IllegalStateException("of " + ME).printStackTrace();
                            one(new Thread(() -> {
                                throw new IllegalStateException("in a thread of " + ME);
                            }, "other"));
                            System.out.println(ME + " kept " + kept.toString().lines().filter(l -> l.contains("of")).toList());
                        }
                        case "in" -> {
                            System.setIn(new ByteArrayInputStream(("for " + ME + "\\n").getBytes()));
                            barrier();
                            System.out.println(new BufferedReader(new InputStreamReader(System.in)).readLine());
                        }
                        case "common pool" -> CompletableFuture.runAsync(() -> System.out.println("from the pool of " + ME)).join();
                        case "properties" -> {
                            System.setProperty("own", "value " + ME);
                            System.getProperties().put("number", Integer.toString(ME));
                            if (ME == 0) {
                                System.setProperty("sometimes", "x");
                            }
                            barrier();
                            System.out.println(System.getProperty("own") + " " + Integer.getInteger("number") + " "
                                    + Long.getLong("number", 7) + " " + System.getProperty("sometimes", "none") + " "
                                    + System.getProperties().getProperty("own") + " " + (System.getProperty("java.home") != null)
                                    + " " + System.clearProperty("own") + " " + System.getProperty("own"));
                        }
                        case "handler" -> {
                            Thread.setDefaultUncaughtExceptionHandler(
                                    (thread, failure) -> System.out.println("handler of " + ME + " got " + failure.getMessage()));
                            barrier();
                            one(new Thread(() -> {
                                throw new IllegalStateException("what " + ME + " threw");
                            }));
                        }
                        case "hooks" -> {
                            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook of " + ME)));
                            Thread removed = new Thread(() -> System.out.println("never"));
                            Runtime.getRuntime().addShutdownHook(removed);
                            if (!Runtime.getRuntime().removeShutdownHook(removed)) {
                                throw new AssertionError("was not there");
                            }
                            barrier();
                            if (ME == 1) {
                                System.exit(0);
                            }
                        }
                        case "system loader" -> System.out.println(
                                (Class.forName("Own", false, ClassLoader.getSystemClassLoader()) == Own.class) + " "
                                        + (ClassLoader.getSystemResource("Own.class") != null));
                        case "after the end" -> {
                            if (ME == 1) {
                                CountDownLatch waiting = new CountDownLatch(1);
                                Thread chatty = new Thread(() -> {
                                    try {
                                        synchronized (SHARED) {
                                            waiting.countDown();
                                            SHARED.wait();
                                        }
                                    } catch (InterruptedException e) {
                                        throw new IllegalStateException(e);
                                    }
                                    System.out.println("chat");
                                    synchronized (SHARED) {
                                        SHARED.notifyAll();
                                    }
                                });
                                chatty.setDaemon(true);
                                chatty.start();
                                waiting.await();
                                System.out.println("last words");
                                System.exit(0);
                            }
                            while (!gone()) {
                                Thread.onSpinWait();
                            }
                            synchronized (SHARED) {
                                SHARED.notifyAll();
                                SHARED.wait();
                            }
                            System.out.println("goes on");
                        }
                        default -> throw new IllegalArgumentException(args[0]);
                    }
                }
            }
            """;

    @TempDir
    Path folder;

    private Outcome run(String... arguments) throws Exception {
        ChildJvm child = new ChildJvm(folder);
        String classes = child.compile("Own", PROGRAM).toString();
        String[] command = {"-n", "2", "--tag-output", "--class-path", classes, "Own", arguments[0]};
        return child.launch(command);
    }

    private void assertPrints(String what, String... lines) throws Exception {
        Outcome outcome = run(what);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out().lines()).containsExactlyInAnyOrder(lines);
        assertThat(outcome.exitCode()).isZero();
    }

    @Test
    void theStreamThatARankSetsIsItsOwn() throws Exception {
        assertPrints("out", "[0] printed by 0", "[0] 0 kept ", "[1] 1 kept printed by 1");
    }

    @Test
    void theJdkWritesToTheStreamOfTheRank() throws Exception {
        Outcome outcome = run("stack trace");
        assertThat(outcome.out().lines())
                .containsExactlyInAnyOrder(
                        "[0] 0 kept []",
                        "[1] 1 kept [java.lang.IllegalStateException: of 1, Exception in thread \"other\""
                                + " java.lang.IllegalStateException: in a thread of 1]");
        assertThat(outcome.err())
                .contains("[0] java.lang.IllegalStateException: of 0", "IllegalStateException: in a thread of 0")
                .doesNotContain("of 1");
        assertThat(outcome.exitCode()).isZero();
    }

    @Test
    void theInputThatARankSetsIsItsOwn() throws Exception {
        assertPrints("in", "[0] for 0", "[1] for 1");
    }

    @Test
    void anyThreadWritesToTheStreamOfItsProgram() throws Exception {
        assertPrints("common pool", "[0] from the pool of 0", "[1] from the pool of 1");
    }

    @Test
    void systemPropertiesAreOwn() throws Exception {
        assertPrints(
                "properties",
                "[0] value 0 0 0 x value 0 true value 0 null",
                "[1] value 1 1 1 none value 1 true value 1 null");
    }

    @Test
    void theHandlerOfUncaughtExceptionsIsOwn() throws Exception {
        assertPrints("handler", "[0] handler of 0 got what 0 threw", "[1] handler of 1 got what 1 threw");
    }

    @Test
    void shutdownHooksRunAtTheEndOfTheirRank() throws Exception {
        assertPrints("hooks", "[0] hook of 0", "[1] hook of 1");
    }

    @Test
    void theSystemClassLoaderIsThatOfTheProgram() throws Exception {
        assertPrints("system loader", "[0] true true", "[1] true true");
    }

    @Test
    void whatARankPrintsAfterItsEndIsLost() throws Exception {
        assertPrints("after the end", "[0] goes on", "[1] last words");
    }
}
