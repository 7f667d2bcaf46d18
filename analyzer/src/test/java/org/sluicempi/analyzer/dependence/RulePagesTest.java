package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.analyzer.rule.Rule;

/** Every rule has a page, and the examples on the pages do what they say. */
class RulePagesTest {
    private static final Path PAGES = Path.of("../docs/rules");
    private static final Pattern EXAMPLE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final String BEFORE = """
            import mpi.*;
            class Page {
                static void fill(double[] x) { java.util.Arrays.fill(x, 1); }
                static double[] make(int n) { return new double[n]; }
                static void run(Comm comm, int rank, int size, int n, int rows, int tag, int[] order, double[] a, double[] b,
                        double[] c, double[] w, double[][] g) throws MPIException {
            """;

    @TempDir
    Path folder;

    @Test
    void everyRuleHasAPageUnderItsTitle() throws IOException {
        for (Rule rule : Rule.values()) {
            String page = Files.readString(PAGES.resolve(rule.id() + ".md"));
            String kind = rule.kind().label();
            String label = kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1);
            assertThat(page)
                    .startsWith("# " + rule.id() + ": " + rule.title() + "\n\n*" + label + ".* ")
                    .contains("## What it means", "## Example", "## What you can change");
        }
        try (Stream<Path> pages = Files.list(PAGES)) {
            assertThat(pages.filter(page -> page.toString().endsWith(".md"))).hasSameSizeAs(Rule.values());
        }
    }

    /** What is left out is what no program shows: a fault of Sluice. */
    @ParameterizedTest
    @EnumSource(names = "SL016", mode = EnumSource.Mode.EXCLUDE)
    void everyPageHasAnExampleThatIsAnalysed(Rule rule) throws IOException {
        String page = Files.readString(PAGES.resolve(rule.id() + ".md"));
        String example = page.substring(page.indexOf("## Example"), page.indexOf("## What you can change"));
        // The others are tried with class files, by the tests of the bytecode pass.
        String fence = List.of(Rule.SL003, Rule.SL014).contains(rule) ? "```java bytecode\n" : "```java\n";
        assertThat(example).contains(fence, "// expect: " + rule.kind().label() + " " + rule.id());
    }

    @ParameterizedTest
    @EnumSource(names = "SL[12].*", mode = EnumSource.Mode.MATCH_ALL)
    void everyAdviceIsTried(Rule rule) throws IOException {
        String page = Files.readString(PAGES.resolve(rule.id() + ".md"));
        assertThat(page.substring(page.indexOf("## What you can change")))
                .contains("```java\n", "// expect: passed SL00");
    }

    @TestFactory
    List<DynamicTest> examples() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Rule rule : Rule.values()) {
            Matcher example = EXAMPLE.matcher(Files.readString(PAGES.resolve(rule.id() + ".md")));
            boolean first = true;
            while (example.find()) {
                String program = BEFORE + example.group(1) + "}}\n";
                boolean named = first;
                tests.add(DynamicTest.dynamicTest(rule.id() + " at " + example.start(), () -> {
                    assertThat(!named
                                    || program.contains("expect: " + rule.kind().label() + " " + rule.id()))
                            .isTrue();
                    ProgramsTest.check(Files.writeString(folder.resolve("Page.java"), program));
                }));
                first = false;
            }
        }
        assertThat(tests).hasSizeGreaterThan(Rule.values().length);
        return tests;
    }
}
