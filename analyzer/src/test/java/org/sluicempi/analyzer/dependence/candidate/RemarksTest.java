package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;

class RemarksTest {
    private static String snippet(String statement) {
        Candidate candidate = Trial.of("comm.recv(a, n, MPI.DOUBLE, 1, 0);\n" + statement
                        + "\nfor (int i = 0; i < n; i++) b[i] = a[i];")
                .candidate();
        return candidate.remarks().snippet(candidate.between().get(0));
    }

    @Test
    void textsOfSixtyLettersAreShownAsAWhole() {
        String sixty = "if (k > 0) k = " + "1".repeat(4) + " ".repeat(40) + ";";
        assertThat(sixty).hasSize(60);
        assertThat(snippet(sixty)).isEqualTo(sixty);
        assertThat(snippet(sixty.replace(";", " ;"))).hasSize(60).endsWith(" ...");
        assertThat(snippet("if (k > 0) {\n k = 1;\n}")).isEqualTo("if (k > 0) {");
    }

    /** Offsets of one file mean nothing in another one, which may end before them. */
    @Test
    void whatStandsInAnotherFileIsShownAsItStandsThere(@TempDir Path folder) throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("Main.java", "/* " + "first of all ".repeat(100) + "*/\n\n" + """
                        class Main {
                            public static void main(String[] args) throws Exception {
                                mpi.MPI.Init(args);
                                try {
                                    Work.run();
                                } catch (RuntimeException e) {
                                    System.out.println(e);
                                }
                            }
                        }
                        """)
                .with("Work.java", """
                        import mpi.*;
                        class Work {
                            static String title;
                            static void run() throws MPIException {
                                double[] a = new double[1000];
                                MPI.COMM_WORLD.recv(a, 1000, MPI.DOUBLE, 0, 1);
                                int length = title.length();
                                for (int i = 0; i < 1000; i++) a[i] = 2 * a[i] + length;
                            }
                        }
                        """);

        Remark remark = new Analyzer()
                .analyze(program.tree(), Progress.NONE).files().stream()
                        .flatMap(file -> file.sites().stream())
                        .flatMap(site -> site.remarks().stream())
                        .filter(each -> each.rule() == Rule.SL110)
                        .findFirst()
                        .orElseThrow();

        assertThat(remark.message())
                .startsWith("'catch (RuntimeException e) {' at line 8 of Main.java may go on")
                .contains("at 'title.length()' at line 7, while");
        Remark.Related handler = remark.related().get(0);
        assertThat(handler.position().file()).hasFileName("Main.java");
        assertThat(handler.position().line()).isEqualTo(8);
    }

    @Test
    void anElementIsNotLookedForInAnotherText() {
        Candidate candidate = Trial.of("comm.recv(a, n, MPI.DOUBLE, 1, 0);\nfor (int i = 0; i < n; i++) b[i] = a[i];")
                .candidate();
        SourceText other = Trial.of("comm.recv(a, n, MPI.DOUBLE, 1, 0);\nfor (int i = 0; i < n; i++) b[i] = 2 * a[i];")
                .candidate()
                .remarks()
                .text();

        assertThatThrownBy(() -> Spans.of(candidate.entry(), other))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("was looked for in");
    }
}
