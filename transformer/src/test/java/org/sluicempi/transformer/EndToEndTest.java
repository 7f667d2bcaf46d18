package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.change.Compilation;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.TransformedTree;

/** Source text in; what comes out compiles against the face, is taken by git, and has nothing left to change. */
class EndToEndTest {
    private static final String PROGRAM = """
            import mpi.*;

            public class Program {
                static double f(int i) {
                    return i * 0.5;
                }

                public static void main(String[] args) throws Exception {
                    MPI.Init(args);
                    int rank = MPI.COMM_WORLD.getRank();
                    int n = 1000;
                    int m = 10;
                    int rows = n / m;
                    double[] a = new double[n];
                    double[] c = new double[n];
                    double sum = 0;
            BODY
                    System.out.println(sum);
                    MPI.Finalize();
                }
            }
            """;

    @TempDir
    private Path base;

    /**
     * @param body of the program, as its author wrote it
     * @param expected lines that the output must hold; none if nothing can be done
     */
    record Case(String name, String body, List<String> expected) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("kernel loop then send", """
                        if (rank == 1) {
                            for (int i = 0; i < n; i++) {
                                c[i] = f(i);
                            }
                            MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, 0, 7); // the result
                        } else {
                            MPI.COMM_WORLD.recv(c, n, MPI.DOUBLE, 1, 7);
                        }
                        """, List.of("sendC.deltaSendEnd(); // the result")),
                new Case("rows then send", """
                        // all rows
                        for (int i = 0; i < rows; i++)
                            for (int j = 0; j < m; j++)
                                c[i * m + j] = f(i + j);
                        MPI.COMM_WORLD.send(c, rows * m, MPI.DOUBLE, 0, 7);
                        """, List.of("sendC.deltaSendEnd();")),
                new Case(
                        "receive then reduction on one line",
                        """
                        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 7);
                        for (int i = 0; i <= n - 1; i++) sum += a[i];
                        """,
                        List.of("recvA.deltaWaitData(i0, i1);", "recvA.deltaWait();")),
                new Case("one loop consumes and produces", """
                        MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, rank - 1, 7);
                        for (int i = 0; i < n; i++)
                            c[i] = 2 * a[i];
                        MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, rank + 1, 7);
                        """, List.of("recvA.deltaWait();", "sendC.deltaSendEnd();")),
                new Case("left alone", """
                        System.out.println("no loop");
                        MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, 0, 7);
                        """, List.of()));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void comesOutRight(Case program) throws Exception {
        String text = PROGRAM.replace("BODY\n", program.body.indent(8));
        check(program, text);
        check(program, text.replace("    ", "\t").replace("\n", "\r\n"));
    }

    private void check(Case program, String text) throws Exception {
        Path src = base.resolve("src");
        Files.createDirectories(src);
        Path file = Files.writeString(src.resolve("Program.java"), text);
        Sluice sluice = new Sluice();
        List<Path> face = List.of(home("mpi.MPIException"), home("org.sluicempi.runtime.Rank"));
        SourceTree tree = new SourceTree(List.of(src), face, StandardCharsets.UTF_8, 17);
        Analysis analysis = sluice.analyze(tree, Progress.NONE);
        String remarks = sluice.text(analysis, false);
        assertThat(analysis.files()).hasSize(1);
        assertThat(analysis.files().get(0).sites()).as(remarks).isNotEmpty();

        TransformedTree out = sluice.writeTo(tree, analysis, base.resolve("out"), false);
        assertThat(out.changes()).as(remarks).hasSize(program.expected.isEmpty() ? 0 : 1);
        String after = Files.readString(base.resolve("out/Program.java"));
        for (String line : program.expected) {
            assertThat(after.lines().map(String::strip)).as(remarks + after).contains(line);
        }
        Compilation compiled = sluice.compile(out.sources(), face, StandardCharsets.UTF_8, 17, base.resolve("classes"));
        assertThat(compiled.problems()).as(after).isEmpty();

        SourceTree again = new SourceTree(List.of(base.resolve("out")), face, StandardCharsets.UTF_8, 17);
        assertThat(sluice.transform(sluice.analyze(again, Progress.NONE)))
                .as(after)
                .isEmpty();

        assertThat(sluice.transform(sluice.planFromJson(sluice.planToJson(analysis))).stream()
                        .map(FileChange::after))
                .isEqualTo(out.changes().stream().map(FileChange::after).toList());
        if (!out.changes().isEmpty()) {
            Files.write(base.resolve("p.patch"), sluice.patch(out.changes(), base));
            Checked.git(base, "init", "-q");
            Checked.git(base, "apply", "--check", "p.patch");
            Checked.git(base, "apply", "p.patch");
        }
        assertThat(Files.readString(file)).isEqualTo(after);
    }

    private static Path home(String className) throws ClassNotFoundException, URISyntaxException, IOException {
        Class<?> found = Class.forName(className, false, EndToEndTest.class.getClassLoader());
        return Path.of(found.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
