package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Rule;

/** What is written at a call about a loop in a called method has names of that method, which may mean something else elsewhere. */
final class CalledNamesTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void mean_what_they_mean_at_the_loop() throws Exception {
        Files.writeString(folder.resolve("Called.java"), """
                final class Called {
                    static double[] a = new double[100], w = new double[100];
                    static int n = 100;
                    static void fill() {
                        for (int i = 0; i < n; i++) {
                            a[i] = i + n;
                        }
                    }
                    static void use() {
                        for (int i = 0; i < n; i++) {
                            w[i] = a[i] * n;
                        }
                    }
                    static void other(Object w, int n, float a) {
                        System.out.println(w + " " + n + " " + a);
                    }
                    static void exchange(int rank) throws mpi.MPIException {
                        if (rank == 0) {
                            fill();
                            mpi.MPI.COMM_WORLD.send(a, n, mpi.MPI.DOUBLE, 1, 0);
                        } else {
                            mpi.MPI.COMM_WORLD.recv(a, n, mpi.MPI.DOUBLE, 0, 0);
                            use();
                        }
                    }
                }
                """);
        Sluice sluice = new Sluice();
        Analysis analysis =
                sluice.analyze(new SourceTree(List.of(folder), List.of(), StandardCharsets.UTF_8, 17), Progress.NONE);

        assertThat(analysis.everyRemark().stream().map(remark -> remark.rule()))
                .containsExactly(Rule.SL001, Rule.SL002);
        assertThat(sluice.transform(analysis).get(0).after()).contains("deltaRecv(a != w");
    }
}
