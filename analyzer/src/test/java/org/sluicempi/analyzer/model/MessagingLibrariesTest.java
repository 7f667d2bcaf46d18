package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.dependence.LoopPlanner;
import org.sluicempi.analyzer.input.Progress;

/** Code without source that could tell whether calls are under way together. */
class MessagingLibrariesTest {
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

    private static Path home(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private Path compiled(String... sources) throws IOException, URISyntaxException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        for (String source : sources) {
            Path file = Files.createTempDirectory(folder, "lib").resolve(name(source) + ".java");
            Files.writeString(file, source);
            int failed = ToolProvider.findFirst("javac")
                    .orElseThrow()
                    .run(
                            System.out,
                            System.err,
                            "-cp",
                            home(mpi.Comm.class).toString(),
                            "-d",
                            classes.toString(),
                            file.toString());
            assertThat(failed).isZero();
        }
        return classes;
    }

    private static String name(String source) {
        return source.replaceFirst("(?s).*?class (\\w+).*", "$1");
    }

    private List<String> rules(Path... classPath) throws IOException, URISyntaxException {
        return rules("", classPath);
    }

    /** @param other statements of a method that nobody calls */
    private List<String> rules(String other, Path... classPath) throws IOException, URISyntaxException {
        ProgramFolder program = new ProgramFolder(folder.resolve("src")).with("Main.java", PAIR.replace("//", other));
        program.classPath(home(mpi.Comm.class)).classPath(home(org.sluicempi.runtime.Rank.class));
        Stream.of(classPath).forEach(program::classPath);
        return new Analyzer(new LoopPlanner())
                .analyze(program.tree(), Progress.NONE).everyRemark().stream()
                        .map(remark -> remark.rule().id())
                        .toList();
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
