package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.embedded.ChildJvm.Outcome;

/** However a program asks for the end of its process, its rank ends, and the job with the right code. */
@Timeout(300)
class WaysToExitTest {
    /** Ends rank 1 with code 7 in one of the ways there are; rank 0 waits for a message. */
    private static final String EXITS = """
            import java.lang.invoke.*;
            import java.lang.reflect.*;
            import java.util.function.*;
            import org.sluicempi.runtime.*;

            public class Exits {
                public static void main(String[] args) throws Throwable {
                    Rank rank = Rank.of(Exits.class);
                    rank.start();
                    if (rank.world().rank() == 1) {
                        exit(args[0]);
                        System.out.println("goes on");
                    }
                    rank.world().recv(new UserBuffer(new int[1], 0, 1, BasicType.INT), 1 - rank.world().rank(), 0);
                }

                static void exit(String how) throws Throwable {
                    Runtime runtime = Runtime.getRuntime();
                    MethodHandles.Lookup lookup = MethodHandles.lookup();
                    MethodType type = MethodType.methodType(void.class, int.class);
                    switch (how) {
                        case "reflection" -> System.class.getMethod("exit", int.class).invoke(null, 7);
                        case "declared" -> System.class.getDeclaredMethod("exit", int.class).invoke(null, 7);
                        case "all methods" -> {
                            for (Method method : Runtime.class.getMethods()) {
                                if (method.getName().equals("halt")) {
                                    method.invoke(runtime, 7);
                                }
                            }
                        }
                        case "runtime reflection" -> Runtime.class.getMethod("exit", int.class).invoke(runtime, 7);
                        case "handle" -> lookup.findStatic(System.class, "exit", type).invokeExact(7);
                        case "virtual handle" -> lookup.findVirtual(Runtime.class, "exit", type).invokeExact(runtime, 7);
                        case "bound handle" -> lookup.bind(runtime, "halt", type).invokeExact(7);
                        case "unreflected" -> lookup.unreflect(Runtime.class.getMethod("halt", int.class)).invokeExact(runtime, 7);
                        case "method reference" -> {
                            IntConsumer exit = System::exit;
                            exit.accept(7);
                        }
                        case "unbound method reference" -> {
                            BiConsumer<Runtime, Integer> halt = Runtime::halt;
                            halt.accept(runtime, 7);
                        }
                        case "reference to invoke" -> {
                            Method exit = System.class.getMethod("exit", int.class);
                            Callee call = exit::invoke;
                            call.invoke(null, 7);
                        }
                        case "lambda in a thread" -> new Thread(() -> System.exit(7)).start();
                        case "common pool" -> java.util.concurrent.CompletableFuture.runAsync(() -> System.exit(7));
                        case "library" -> Library.leave(7);
                        case "hook" -> {
                            runtime.addShutdownHook(new Thread(() -> System.exit(8)));
                            System.exit(7);
                        }
                        case "halt in a hook" -> {
                            runtime.addShutdownHook(new Thread(() -> runtime.halt(7)));
                            System.exit(8);
                        }
                        case "halt past a hook" -> {
                            runtime.addShutdownHook(new Thread(() -> System.out.println("hook")));
                            runtime.halt(7);
                        }
                        case "zero" -> System.exit(0);
                        case "no lowest byte" -> System.exit(256);
                        case "abort with 0" -> Rank.of(Exits.class).world().abort(0);
                        case "unseen" -> new Own(Exits.class.getClassLoader()).find().getMethod("leave", int.class).invoke(null, 7);
                        default -> throw new IllegalArgumentException(how);
                    }
                    Thread.sleep(60_000);
                }

                interface Callee {
                    Object invoke(Object receiver, Object... arguments) throws Exception;
                }

                static class Own extends ClassLoader {
                    Own(ClassLoader parent) {
                        super(parent);
                    }

                    Class<?> find() throws Exception {
                        byte[] bytes = Exits.class.getResourceAsStream("Library.class").readAllBytes();
                        return defineClass("Library", bytes, 0, bytes.length);
                    }
                }
            }

            """;

    @TempDir
    Path folder;

    private Outcome exits(String how) throws Exception {
        ChildJvm child = new ChildJvm(folder);
        child.compile("Library", "public class Library { public static void leave(int code) { System.exit(code); } }");
        String classes = child.compile("Exits", EXITS).toString();
        return child.launch("-n", "2", "--class-path", classes, "Exits", how);
    }

    /** As where each rank is a process: nobody is told the code before the job has been ended. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "reflection",
                "declared",
                "runtime reflection",
                "handle",
                "virtual handle",
                "method reference",
                "reference to invoke",
                "lambda in a thread",
                "common pool",
                "library",
                "hook"
            })
    void anExitByAnyWayEndsTheJob(String how) throws Exception {
        assertThat(exits(how)).isEqualTo(new Outcome(1, "", "rank 1: System.exit(7) before Finalize\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "all methods",
                "bound handle",
                "unreflected",
                "unbound method reference",
                "halt in a hook",
                "halt past a hook"
            })
    void aHaltByAnyWayEndsTheJobWithItsCode(String how) throws Exception {
        assertThat(exits(how)).isEqualTo(new Outcome(7, "", "rank 1: Runtime.halt(7) before Finalize\n"));
    }

    @Test
    void theEndOfARankBeforeFinalizeIsNeverASuccess() throws Exception {
        assertThat(exits("zero")).isEqualTo(new Outcome(1, "", "rank 1: System.exit(0) before Finalize\n"));
        assertThat(exits("no lowest byte")).isEqualTo(new Outcome(1, "", "rank 1: System.exit(256) before Finalize\n"));
        assertThat(exits("abort with 0")).isEqualTo(new Outcome(1, "", "rank 1: abort(0)\n"));
    }

    @Test
    void anExitInCodeThatTheEngineHasNotLoadedIsNoSuccessEither() throws Exception {
        assertThat(exits("unseen"))
                .isEqualTo(new Outcome(
                        1, "", "System.exit in code that Sluice has not loaded (Library.java:1) ends all ranks\n"));
    }
}
