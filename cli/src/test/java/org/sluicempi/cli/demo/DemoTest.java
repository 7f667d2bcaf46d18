package org.sluicempi.cli.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.cli.console.Console;
import org.sluicempi.launcher.program.WorkFolder;

/** The programs that the command line brings along, up to their class files. */
final class DemoTest {
    @Test
    void every_call_of_the_programs_is_transformed_and_both_versions_compile() throws Exception {
        StringWriter said = new StringWriter();
        try (WorkFolder work = WorkFolder.create()) {
            Demo demo = new Demo(Console.plain(new PrintWriter(said), new PrintWriter(said)), work);
            SourceTree tree = demo.sources();

            Analysis analysis = demo.analyze(tree);
            Path original = demo.build(tree, analysis, Demo.Version.ORIGINAL);
            Path transformed = demo.build(tree, analysis, Demo.Version.TRANSFORMED);

            assertThat(analysis.files())
                    .hasSize(2)
                    .allSatisfy(file -> assertThat(file.sites())
                            .isNotEmpty()
                            .flatExtracting(site -> site.remarks())
                            .extracting(remark -> remark.rule().kind())
                            .containsOnly(Kind.PASSED));
            for (String program : new String[] {"Pair", "Cascade"}) {
                String file = "samples/openmpi/" + program + ".class";
                assertThat(original.resolve(file)).exists();
                assertThat(transformed.resolve(file)).exists();
            }
            assertThat(said.toString()).isEmpty();
        }
    }
}
