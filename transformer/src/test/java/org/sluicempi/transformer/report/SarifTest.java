package org.sluicempi.transformer.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.FileChange;
import tools.jackson.databind.JsonNode;

/** SARIF as its readers see it: by the published schema, by its fixes, by what stays the same when sources change. */
class SarifTest {
    /** Two calls that change alone, two that share a loop, one that is missed, imports of single types. */
    private static final String PROGRAM = """
            package app;

            import mpi.Comm;
            import mpi.MPI;
            import mpi.MPIException;

            class %1$s {
                static void produce(Comm comm, double[] a, int n) throws MPIException {
                    for (int i = 0; i < n; i++) a[i] = 0.5 * i; // grün
                    comm.send(a, n, MPI.DOUBLE, 1, 7);
                }

                static double consume(Comm comm, double[] a, int n) throws MPIException {
                    double sum = 0;
                    comm.recv(a, n, MPI.DOUBLE, 0, 7);
                    for (int i = 0; i < n; i++) {
                        sum += a[i];
                    }
                    return sum;
                }

                static void pass(Comm comm, double[] a, double[] b, int n) throws MPIException {
                    comm.recv(a, n, MPI.DOUBLE, 0, 7);
                    for (int i = 0; i < n; i++) {
                        b[i] = 2 * a[i];
                    }
                    comm.send(b, n, MPI.DOUBLE, 2, 7);
                }

                static void missed(Comm comm, int[][] [] a) throws MPIException {
                    comm.send(a[0][1], 5, MPI.INT, 0, 7);
                }
            }
            """;

    @TempDir
    private Path base;

    private final Sluice sluice = new Sluice();

    private Analysis analyze(Charset encoding) {
        return sluice.analyze(new SourceTree(List.of(base), List.of(), encoding, 17), Progress.NONE);
    }

    private String sarif(Analysis analysis) {
        return new SarifReport().print(sluice.findings(analysis, base), false);
    }

    private void write(String name, String text, Charset encoding) throws IOException {
        Files.writeString(base.resolve(name + ".java"), text.formatted(name), encoding);
    }

    private static Schema schema() throws IOException {
        try (InputStream in = Objects.requireNonNull(
                SarifTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json"), "schema")) {
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                    .getSchema(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void theDocumentIsWhatThePublishedSchemaAsksFor() throws IOException {
        write("Program", PROGRAM, StandardCharsets.UTF_8);
        write("Broken #1", "import mpi.*; class {", StandardCharsets.UTF_8);
        String document = sarif(analyze(StandardCharsets.UTF_8));

        assertThat(schema().validate(document, InputFormat.JSON)).isEmpty();
        assertThat(schema().validate(document.replace("\"2.1.0\"", "\"2.0\""), InputFormat.JSON))
                .as("the schema is one")
                .isNotEmpty();
        assertThat(document).contains("SL011", "SL001", "SL002", "\"fixes\"");
    }

    @ParameterizedTest
    @CsvSource({"UTF-8, false", "ISO-8859-1, false", "UTF-8, true", "UTF-16LE, true"})
    void anotherReaderGetsTheTransformedSource(String name, boolean windows) throws IOException {
        Charset encoding = Charset.forName(name);
        String text = windows ? "\uFEFF" + PROGRAM.replace("\n", "\r\n") : PROGRAM;
        write("First", text, encoding);
        write("Second", text, encoding);
        Analysis analysis = analyze(encoding);
        Map<Path, FileChange> changes =
                sluice.transform(analysis).stream().collect(Collectors.toMap(FileChange::file, change -> change));
        assertThat(changes).hasSize(2);

        for (boolean byLines : List.of(true, false)) {
            SarifReader reader = SarifReader.of(sarif(analysis), byLines);
            Map<Path, byte[]> fixed = reader.fixed(reader.results());

            assertThat(fixed.keySet()).isEqualTo(changes.keySet());
            fixed.forEach((file, bytes) -> assertThat(bytes)
                    .isEqualTo(Objects.requireNonNull(changes.get(file)).afterBytes()));
        }
    }

    @Test
    void eachFixIsTheChangeOfItsCall() throws IOException {
        write("Program", PROGRAM, StandardCharsets.UTF_8);
        SarifReader reader = SarifReader.of(sarif(analyze(StandardCharsets.UTF_8)), false);
        List<String> fixed = new java.util.ArrayList<>();
        for (JsonNode result : reader.results()) {
            reader.fixed(List.of(result))
                    .values()
                    .forEach(bytes -> fixed.add(new String(bytes, StandardCharsets.UTF_8)));
        }

        assertThat(fixed).hasSize(4);
        assertThat(fixed.get(0))
                .contains("import mpi.DeltaSend;", "sendA.deltaSendEnd();")
                .doesNotContain("deltaRecv(");
        assertThat(fixed.get(1))
                .contains("import mpi.DeltaRecv;", "recvA.deltaWait")
                .doesNotContain("deltaSendBegin");
        assertThat(fixed.get(2)).isEqualTo(fixed.get(3)).contains("deltaRecv(a", "deltaSendBegin(");
        assertThat(reader.results().get(2).at("/fixes/0/description/text").stringValue())
                .contains("cannot be changed without each other");
    }

    @Test
    void aCallKeepsItsFingerprintWhereverItMoves() throws IOException {
        write("Program", PROGRAM, StandardCharsets.UTF_8);
        Map<String, String> before = fingerprints();
        String moved = PROGRAM.replace("import mpi.Comm;", "// one\n\n// more\nimport mpi.Comm;")
                .replace("        double sum = 0;\n", "        double sum = 0; double more = 1;\n")
                .replace(
                        "comm.send(a, n, MPI.DOUBLE, 1, 7)", "comm.send(a,\n            n, MPI.DOUBLE, 1, /* tag */ 7)")
                .replace(
                        "static void missed",
                        "static void other(Comm c, int[] a) throws MPIException {\n"
                                + "        c.send(a, 5, MPI.INT, 0, 7);\n    }\n\n    static void missed");
        write("Program", moved, StandardCharsets.UTF_8);
        Map<String, String> after = fingerprints();

        assertThat(before).hasSize(5);
        assertThat(after).hasSize(6).containsAllEntriesOf(before);
    }

    /** What stands at the start of each call, by the fingerprint of its result. */
    private Map<String, String> fingerprints() {
        SarifReader reader = SarifReader.of(sarif(analyze(StandardCharsets.UTF_8)), true);
        return reader.results().stream()
                .collect(Collectors.toMap(
                        result -> result.at("/partialFingerprints/sluiceFinding~1v1")
                                .stringValue(),
                        result -> result.path("ruleId").stringValue()));
    }

    @Test
    void rulesComeWithTheirPages() throws IOException {
        write("Program", PROGRAM, StandardCharsets.UTF_8);
        JsonNode rules = SarifReader.of(sarif(analyze(StandardCharsets.UTF_8)), true)
                .run()
                .at("/tool/driver/rules");

        assertThat(rules).isNotEmpty().allSatisfy(rule -> {
            assertThat(rule.at("/help/markdown").stringValue())
                    .startsWith("# " + rule.path("id").stringValue())
                    .contains("## What you can change");
            assertThat(rule.at("/fullDescription/text").stringValue())
                    .endsWith(".")
                    .doesNotContain("\n", "*");
        });
    }

    @Test
    void bracketsInMessagesAreNoLinks() throws IOException {
        write("Program", PROGRAM, StandardCharsets.UTF_8);
        SarifReader reader = SarifReader.of(sarif(analyze(StandardCharsets.UTF_8)), true);

        assertThat(reader.results())
                .extracting(result -> result.at("/message/text").stringValue())
                .anySatisfy(text -> assertThat(text).contains("a\\[0\\]\\[1\\]"));
    }
}
