package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Threads of the JDK's that serve all ranks have each rank's own loader as their context, as where {@code java} runs it. */
@Timeout(120)
class ContextLoadersTest {
    private static final String PROGRAM = """
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.function.*;

            public class Asked {
                public interface Open {}
                interface Near {}
                private interface Hidden {}

                public static class Impl implements Open, Near, Hidden {}

                /** With a method of its own, which asks the JDK's. */
                static class Own extends Thread {
                    ClassLoader before;

                    @Override
                    public ClassLoader getContextClassLoader() {
                        return super.getContextClassLoader();
                    }

                    @Override
                    public void run() {
                        before = Thread.currentThread().getContextClassLoader();
                    }
                }

                static long open() {
                    return ServiceLoader.load(Open.class).stream().count();
                }

                static long near() {
                    return ServiceLoader.load(Near.class).stream().count();
                }

                static long hidden() {
                    return ServiceLoader.load(Hidden.class).stream().count();
                }

                static Object reflected() {
                    try {
                        Object found = ServiceLoader.class.getMethod("load", Class.class).invoke(null, Open.class);
                        return ((ServiceLoader<?>) found).stream().count();
                    } catch (ReflectiveOperationException e) {
                        return e;
                    }
                }

                static boolean finds(ClassLoader loader) {
                    try {
                        return loader.loadClass("Asked$Impl") == Impl.class && loader.getResource("Asked.class") != null;
                    } catch (ClassNotFoundException e) {
                        return false;
                    }
                }

                static String all() {
                    Function<Thread, ClassLoader> asked = Thread::getContextClassLoader;
                    return open() + " " + near() + " " + hidden() + " "
                            + finds(Thread.currentThread().getContextClassLoader()) + " " + finds(asked.apply(Thread.currentThread()));
                }

                public static void main(String[] args) throws Exception {
                    System.out.println("main " + all());
                    System.out.println("pool " + CompletableFuture.supplyAsync(Asked::all).get());
                    System.out.println("later " + CompletableFuture.supplyAsync(Asked::all,
                            CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS)).get());
                    System.out.println("reflected " + CompletableFuture.supplyAsync(Asked::reflected).get());
                    CompletableFuture<String> started = new CompletableFuture<>();
                    CompletableFuture.runAsync(() -> new Thread(() -> started.complete(all())).start());
                    System.out.println("started there " + started.get());
                    Own own = new Own();
                    own.start();
                    own.join();
                    System.out.println("own " + finds(own.before) + " " + finds(own.getContextClassLoader()));
                    ClassLoader another = new ClassLoader(null) {};
                    Thread.currentThread().setContextClassLoader(another);
                    System.out.println("set " + (Thread.currentThread().getContextClassLoader() == another) + " " + open());
                    Thread.currentThread().setContextClassLoader(null);
                    System.out.println("none " + Thread.currentThread().getContextClassLoader() + " " + open() + " "
                            + ServiceLoader.load(Hidden.class, null).stream().count());
                    try {
                        ServiceLoader.load((Class<?>) null);
                    } catch (NullPointerException e) {
                        System.out.println(e.getMessage());
                    }
                }
            }
            """;

    @TempDir
    Path folder;

    @Test
    void findWhatTheProgramHas() throws Exception {
        ChildJvm child = new ChildJvm(folder);
        Path classes = child.compile("Asked", PROGRAM);
        Path services = Files.createDirectories(classes.resolve("META-INF/services"));
        for (String service : List.of("Open", "Near", "Hidden")) {
            Files.writeString(services.resolve("Asked$" + service), "Asked$Impl\n");
        }
        ChildJvm.Outcome plain = child.plain("-cp", classes.toString(), "Asked");
        assertThat(plain.exitCode()).as(plain.err()).isZero();
        assertThat(plain.out())
                .contains("pool 1 1 1 true true", "reflected 1", "own true true", "set true 0", "none null 1 1");
        for (int ranks = 1; ranks <= 2; ranks++) {
            ChildJvm.Outcome launched = child.launch("-n", String.valueOf(ranks), "-cp", classes.toString(), "Asked");
            assertThat(launched.exitCode()).as(launched.err()).isZero();
            List<String> expected = plain.out().lines().sorted().toList();
            assertThat(launched.out().lines().sorted().distinct()).containsExactlyElementsOf(expected);
            assertThat(launched.out().lines().count()).isEqualTo((long) ranks * expected.size());
        }
    }
}
