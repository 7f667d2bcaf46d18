package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.rule.Rule;

/** The examples for class files on the rule pages do what they say. */
class WeavePagesTest {
    private static final Path PAGES = Path.of("../docs/rules");
    private static final Pattern EXAMPLE = Pattern.compile("```java bytecode\n(.*?)```", Pattern.DOTALL);
    private static final String BEFORE = """
            import mpi.*;
            class Page {
                static double[] make(int n) { return new double[n]; }
                static double norm(double[] x) {
                    double sum = 0;
                    for (int i = 0; i < x.length; i++) { sum += x[i] * x[i]; }
                    return sum;
                }
                static void run(Comm comm, int n, int tag, double[] a, double[] b) throws MPIException {
            """;

    @TempDir
    Path folder;

    @TestFactory
    List<DynamicTest> examples() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Rule rule : List.of(Rule.SL003, Rule.SL014)) {
            Matcher example = EXAMPLE.matcher(Files.readString(PAGES.resolve(rule.id() + ".md")));
            boolean first = true;
            while (example.find()) {
                String code = example.group(1);
                boolean named = first;
                tests.add(DynamicTest.dynamicTest(rule.id() + " at " + example.start(), () -> {
                    assertThat(!named || code.contains("expect: " + rule.kind().label() + " " + rule.id()))
                            .isTrue();
                    check(code);
                }));
                first = false;
            }
        }
        assertThat(tests).hasSize(4);
        return tests;
    }

    private void check(String code) throws IOException {
        Path file = Files.writeString(folder.resolve("Page.java"), BEFORE + code + "}}\n");
        Path classes = folder.resolve("classes");
        Compiler.JAVAC.compile(file, WeaveProgram.face("openmpi"), classes);
        WeaveResult result = new Weaver().weave(new WeaveRequest(classes, LineTables.NONE, folder.resolve("keep")));
        assertThat(WeaveProgram.sites(result)).isEqualTo(new WeaveProgram(file, Files.readString(file)).expected());
    }
}
