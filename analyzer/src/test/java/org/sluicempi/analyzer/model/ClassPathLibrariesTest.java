package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Code without source that could tell whether calls are under way together. */
class ClassPathLibrariesTest {
    private static final String PAIR = """
            import mpi.*;
            class Main {
                public static void main(String[] args) throws MPIException {
                    MPI.Init(args);
                    int[] a = new int[1000];
                    int[] b = new int[1000];
                    if (MPI.COMM_WORLD.getRank() == 0) {
                        MPI.COMM_WORLD.recv(a, 1000, MPI.INT, 1, 0);
                        MPI.COMM_WORLD.recv(b, 1000, MPI.INT, 1, 1);
                    }
                    MPI.Finalize();
                }
                static class Own {}
                static void other(int[] c, Runnable code) {
                    //
                }
            }
            """;
    private static final String TALKS =
            "package lib; public class Talks { void f(mpi.Comm comm) throws Exception { %s } }";
    private static final String SSEND = "comm.sSend(new int[1], 1, mpi.MPI.INT, 1, 0);";

    private static final String WORK = """
            package lib;
            public class Work {
                public interface Task { void go(); }
                public static java.util.List<Object> all;
                public Object task;
                public Work(Runnable code) {}
                public static void later(Runnable code) {}
                public static void now(Object data) {}
                public static Work of(Integer number) { return null; }
            }
            """;

    @TempDir
    Path folder;

    private Path compiled(String... sources) throws IOException, URISyntaxException {
        return new CompiledLibraries(folder).compiled(sources);
    }

    private List<String> rulesOf(String main, Path... classPath) throws IOException, URISyntaxException {
        return new CompiledLibraries(folder).rulesOf(main, classPath);
    }

    private List<String> rules(Path... classPath) throws IOException, URISyntaxException {
        return rules("", classPath);
    }

    /** @param other statements of a method that nobody calls */
    private List<String> rules(String other, Path... classPath) throws IOException, URISyntaxException {
        return rulesOf(PAIR.replace("//", other), classPath);
    }

    @Test
    void oneThatSendsInStandardModeDoesNot() throws Exception {
        assertThat(rules()).containsExactly("SL006", "SL006");
        assertThat(rules(compiled(TALKS.formatted(SSEND.replace("sSend", "send")))))
                .containsExactly("SL006", "SL006");
    }

    @Test
    void oneThatSendsInSynchronousModeDoes() throws Exception {
        assertThat(rules(compiled(TALKS.formatted(SSEND))))
                .doesNotContain("SL006")
                .hasSize(2);
    }

    @Test
    void oneThatSendsAndHasThreadsSomewhereDoes() throws Exception {
        String threads = "package lib; public class Worker extends Thread {}";

        assertThat(rules(compiled(threads))).containsExactly("SL006", "SL006");
        assertThat(rules(compiled(threads, TALKS.formatted("comm.barrier();"))))
                .doesNotContain("SL006")
                .hasSize(2);
    }

    @Test
    void aJarIsReadAsAFolderIs() throws Exception {
        Path classes = compiled(TALKS.formatted(SSEND));
        Path jar = folder.resolve("talks.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry("lib/Talks.class"));
            Files.copy(classes.resolve("lib/Talks.class"), out);
        }

        assertThat(rules(jar)).doesNotContain("SL006").hasSize(2);
    }

    @Test
    void whatIsNoClassFileCouldDoAnything() throws Exception {
        Path classes = compiled(TALKS.formatted("comm.barrier();"));
        Files.write(classes.resolve("lib/Broken.class"), new byte[] {1, 2, 3});

        assertThat(rules(classes)).doesNotContain("SL006").hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lib.Work.later(() -> {});",
                "lib.Work.later(Main::new);",
                "class Mine implements Runnable { public void run() { new lib.Work(this); } }",
                "class Mine { public String toString() { return null; } } lib.Work.now(new Mine());",
                "Object some = (Runnable) () -> {}; lib.Work.now(some);",
                "lib.Work.all.add((Runnable) () -> {});",
                "new lib.Work(null).task = (Runnable) Main::new;",
                "Runnable[] some = {() -> {}}; lib.Work.now(some);",
                "lib.Work.Task task = () -> {};",
                "lib.Work.Task task = Main::new;",
                "new lib.Work.Task() { public void go() {} };",
                "class Mine extends lib.Work { Mine() { super(null); } }"
            })
    void oneThatIsGivenCodeOfTheProgramMayRunItInAThread(String other) throws Exception {
        assertThat(rules(other, compiled(WORK))).doesNotContain("SL006").hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            mpi.Tools.poke()           | false
            MPI.COMM_WORLD.getRank()   | true
            comm.getSize()             | true
            """)
    void oneThatLiesInThePackageOfTheApiIsNoPartOfIt(String between, boolean passed) throws Exception {
        String tools =
                "package mpi; public class Tools { public static double[] held; public static void poke() { held[3] = 3; } }";
        String program = """
                import mpi.*;
                class Main {
                    static void run(Comm comm) throws MPIException {
                        double[] a = new double[1000];
                        mpi.Tools.held = a;
                        for (int i = 0; i < 1000; i++) a[i] = i;
                        %s;
                        comm.send(a, 1000, MPI.DOUBLE, 1, 0);
                    }
                }
                """.formatted(between);

        assertThat(rulesOf(program, compiled(tools)).contains("SL001")).isEqualTo(passed);
    }

    /** Whether the method with the loop gets one parameter more, so that nobody finds it who looks for its old ones. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            lib.Inside.call(this, "fill")        | false
            lib.Inside.call("Main", "fill")      | false
            lib.Inside.call("main", "fill")      | true
            lib.Inside.call(3, "fill")           | true
            lib.Inside.call(null, "fill")        | true
            lib.Work.now(this)                   | true
            lib.Work.later(() -> {})             | true
            """)
    void oneThatLooksIntoObjectsMayCallTheirMethods(String other, boolean passed) throws Exception {
        String inside = """
                package lib;
                public class Inside {
                    public static Object call(Object o, String name) throws Exception {
                        for (var method : o.getClass().getDeclaredMethods()) {
                            return method.getName().equals(name) ? method.invoke(o) : null;
                        }
                        return null;
                    }
                }
                """;
        String program = """
                import mpi.*;
                class Main {
                    private void fill(double[] x, int m) { for (int i = 0; i < m; i++) x[i] = i; }
                    void run(Comm comm, double[] b) throws Exception {
                        fill(b, 1000);
                        comm.send(b, 1000, MPI.DOUBLE, 1, 0);
                    }
                    void other() throws Exception { %s; }
                }
                """.formatted(other);

        Path libraries = other.contains("Inside") ? compiled(inside) : compiled(WORK);
        assertThat(rulesOf(program, libraries).contains("SL001")).isEqualTo(passed);
    }

    /** As an archive of a whole application does; what implements the API says nothing of it. */
    @ParameterizedTest
    @ValueSource(strings = {"lib", "mpi", "mpjdev"})
    void oneThatHoldsTheApiToo(String packageName) throws Exception {
        Path library = compiled("package " + packageName
                + "; public class Sized extends java.util.ArrayList<String> {"
                + " public int size() { System.setOut(null); return 3; } }");
        Files.createDirectories(library.resolve("mpi"));
        byte[] api = Objects.requireNonNull(ApiFile.classes("openmpi").get("mpi/MPI"));
        Files.write(library.resolve("mpi/MPI.class"), api);
        try (ClassPath classPath = new ClassPath(List.of(library))) {
            ClassPathLibraries libraries = new ClassPathLibraries(classPath, Set.of("mpi"));
            assertThat(libraries.override("java.util.ArrayList")).isEqualTo(packageName.equals("lib"));
            assertThat(libraries.redirectOutput()).isEqualTo(packageName.equals("lib"));
        }
    }

    /** What compilers make of a lambda and of texts put together, and the making of an array, is no look into an object. */
    @Test
    void oneThatOnlyUsesTheLanguageLooksIntoNothing() throws Exception {
        Path library = compiled("""
                package lib;
                public class Plain {
                    record Pair(int a, String b) {}
                    enum Kind { A }
                    public static Object call(Object o, int n) {
                        Runnable code = () -> System.out.println(o + " " + n + Kind.valueOf("A") + new Pair(n, "").equals(o));
                        java.util.function.Supplier<String> text = o::toString;
                        code.run();
                        return java.lang.reflect.Array.newInstance(int.class, n) + text.get();
                    }
                }
                """);
        try (ClassPath classPath = new ClassPath(List.of(library))) {
            ClassPathLibraries libraries = new ClassPathLibraries(classPath, Set.of("mpi"));
            assertThat(Stream.of(
                                    "newInstance",
                                    "MethodHandles",
                                    "MethodHandle",
                                    "MethodType",
                                    "LambdaMetafactory",
                                    "getDeclaredMethods")
                            .filter(libraries::lookInsideBy))
                    .isEmpty();
            assertThat(libraries.lookInsideBy("println")).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lib.Work.now(c);",
                "lib.Work.now(new Own());",
                "new lib.Work(code);",
                "lib.Work.now(\"text\");",
                "lib.Work.of(Integer.valueOf(3)).now(c.length);",
                "java.util.List.of(3).forEach(i -> {});"
            })
    void oneThatIsGivenOnlyDataHasNothingToRun(String other) throws Exception {
        assertThat(rules(other, compiled(WORK))).containsExactly("SL006", "SL006");
    }
}
