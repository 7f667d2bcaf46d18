package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Set;
import org.apache.maven.model.Build;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.transformer.report.Findings;
import org.sluicempi.transformer.report.Report;
import org.sluicempi.transformer.report.Reports;

/** The goal {@code analyze} in a module with one send; the projects in {@code src/it} try it in Maven. */
final class AnalyzeMojoTest {
    @TempDir
    Path module;

    private final AnalyzeMojo goal = new AnalyzeMojo();

    /** How many remarks there are. */
    private static final class Count implements Report {
        @Override
        public String id() {
            return "count";
        }

        @Override
        public Audience audience() {
            return Audience.PROGRAMS;
        }

        @Override
        public String print(Findings findings, boolean colour) {
            return findings.all().size() + "\n";
        }
    }

    @BeforeEach
    void project() throws Exception {
        Path sources = Files.createDirectories(module.resolve("src/main/java"));
        Files.writeString(sources.resolve("P.java"), """
                import mpi.*;
                class P {
                    static void run(Comm comm, int[] a) throws MPIException {
                        comm.send(a, 1000, MPI.INT, 0, 7);
                    }
                }
                """);
        MavenProject project = new MavenProject();
        project.setFile(module.resolve("pom.xml").toFile());
        Build build = new Build();
        build.setDirectory(module.resolve("target").toString());
        build.setOutputDirectory(module.resolve("target/classes").toString());
        project.getModel().setBuild(build);
        project.setArtifacts(Set.of());
        project.addCompileSourceRoot(sources.toString());
        goal.project = project;
        goal.release = "17";
    }

    @Test
    void the_report_is_json_in_the_folder_of_sluice() throws Exception {
        goal.execute();

        assertThat(module.resolve("target/sluice/report.json")).content().contains("\"rule\" : \"SL101\"");
    }

    @Test
    void what_has_not_changed_is_not_analysed_again_and_what_has_is() throws Exception {
        Path kept = module.resolve("target/sluice/analysis.json");
        Path report = module.resolve("target/sluice/report.json");
        goal.execute();
        String first = Files.readString(report);
        FileTime written = Files.getLastModifiedTime(kept);
        goal.execute();
        assertThat(Files.getLastModifiedTime(kept)).isEqualTo(written);
        assertThat(report).hasContent(first);

        Path source = module.resolve("src/main/java/P.java");
        Files.writeString(source, "\n" + Files.readString(source));
        goal.execute();
        assertThat(report).content().contains("\"line\" : 5").isNotEqualTo(first);
    }

    @Test
    void what_was_kept_and_is_not_whole_is_made_again() throws Exception {
        Path kept = module.resolve("target/sluice/analysis.json");
        goal.execute();
        String whole = Files.readString(kept);
        for (String broken : List.of("", whole.replace("SL101", "SL102"), whole.substring(0, whole.length() / 2))) {
            Files.writeString(kept, broken);
            goal.execute();
            assertThat(kept).hasContent(whole);
            assertThat(module.resolve("target/sluice/report.json")).content().contains("\"rule\" : \"SL101\"");
        }
    }

    @Test
    void a_module_without_sources_has_no_findings() throws Exception {
        Files.delete(module.resolve("src/main/java/P.java"));
        goal.execute();
        Files.delete(module.resolve("src/main/java"));
        goal.execute();

        assertThat(module.resolve("target")).doesNotExist();
    }

    @Test
    void a_report_is_one_class() throws Exception {
        goal.reports = new Reports(List.of(new Count()));
        goal.reportFormat = "Count";

        goal.execute();

        assertThat(module.resolve("target/sluice/report.count")).content().isEqualTo("1\n");
    }

    @Test
    void a_report_goes_where_it_was_asked_for() throws Exception {
        goal.reportFormat = "text";
        goal.reportFile = module.resolve("remarks.txt").toFile();

        goal.execute();

        assertThat(module.resolve("remarks.txt")).content().contains("P.java:4:9: missed SL101: ");
        assertThat(module.resolve("target/sluice/report.text")).doesNotExist();
    }

    @Test
    void the_answer_to_a_wrong_id_names_every_report() {
        goal.reportFormat = "pdf";

        assertThatThrownBy(goal::execute)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessage("sluice.reportFormat: 'pdf' is none of text, json, sarif, github, html, plan");
    }

    @Test
    void a_remark_that_the_build_is_to_fail_on_fails_it_and_no_other_does() throws Exception {
        goal.failOn = List.of("passed", " sl102 ");
        goal.execute();
        goal.failOn = List.of("passed", "sl101");
        assertThatThrownBy(goal::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("1 remark that sluice.failOn (passed,sl101) names, the first one: ")
                .hasMessageContaining("P.java:4:9: missed SL101");
        goal.failOn = List.of("often");
        assertThatThrownBy(goal::execute)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("sluice.failOn often: neither a kind of remark");
    }
}
