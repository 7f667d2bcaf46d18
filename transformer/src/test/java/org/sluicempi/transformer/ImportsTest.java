package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
import org.sluicempi.transformer.change.FileChange;

/** How the delta types are named depends on how the file names the other types of the API. */
class ImportsTest {
    private static final String PROGRAM = """
            class Program {
                static void run(Comm comm, int n) throws Exception {
                    double[] c = new double[n];
                    for (int i = 0; i < n; i++) {
                        c[i] = i * 0.5;
                    }
                    comm.send(c, n, %s.DOUBLE, 0, 7);
                }
            }
            """;

    @TempDir
    private Path base;

    /**
     * @param imports of the program
     * @param expected imports of the output
     * @param type how the output names the type
     * @param more declarations behind the program
     */
    record Case(String imports, String expected, String type, String more) {}

    static Stream<Case> cases() {
        return Stream.of(
                new Case("import mpi.*;\n", "import mpi.*;\n", "DeltaSend", ""),
                new Case(
                        "import java.util.*;\nimport mpi.*;\n",
                        "import java.util.*;\nimport mpi.*;\n",
                        "DeltaSend",
                        ""),
                new Case(
                        "import org.lost.*;\nimport mpi.*;\n",
                        "import org.lost.*;\nimport mpi.*;\n",
                        "mpi.DeltaSend",
                        ""),
                new Case(
                        "import java.util.List;\nimport mpi.Comm;\nimport mpi.MPI;\n",
                        "import java.util.List;\nimport mpi.Comm;\nimport mpi.DeltaSend;\nimport mpi.MPI;\n",
                        "DeltaSend",
                        ""),
                new Case("import mpi.Comm;\n", "import mpi.Comm;\nimport mpi.DeltaSend;\n", "DeltaSend", ""),
                new Case(
                        "import mpi.Comm;\r\nimport mpi.MPI;\r\n",
                        "import mpi.Comm;\r\nimport mpi.DeltaSend;\r\nimport mpi.MPI;\r\n",
                        "DeltaSend",
                        ""),
                new Case(
                        "import mpi.Comm;\nimport mpi.MPI;\n",
                        "import mpi.Comm;\nimport mpi.MPI;\n",
                        "mpi.DeltaSend",
                        "class DeltaSend {}\n"),
                new Case(
                        "import mpi.Comm;\nimport mpi.DeltaSend;\nimport mpi.MPI;\n",
                        "import mpi.Comm;\nimport mpi.DeltaSend;\nimport mpi.MPI;\n",
                        "DeltaSend",
                        ""));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void typesAreNamedAsTheFileNamesOthers(Case names) throws IOException {
        String body =
                PROGRAM.formatted(names.imports.contains("MPI") || names.imports.contains("*") ? "MPI" : "mpi.MPI");
        String program = body + names.more;
        if (names.imports.contains("\r")) {
            program = program.replace("\n", "\r\n");
        }
        Path file = Files.writeString(base.resolve("Program.java"), names.imports + program);
        Sluice sluice = new Sluice();
        SourceTree tree = new SourceTree(List.of(base), List.of(), StandardCharsets.UTF_8, 17);
        List<FileChange> changes = sluice.transform(sluice.analyze(tree, Progress.NONE));
        assertThat(changes).hasSize(1);
        String after = changes.get(0).after();
        assertThat(after)
                .startsWith(names.expected + "class Program {")
                .contains("        " + names.type + " sendC = comm.deltaSendBegin(");
        Files.writeString(file, after);
        assertThat(sluice.transform(sluice.analyze(tree, Progress.NONE))).isEmpty();
    }
}
