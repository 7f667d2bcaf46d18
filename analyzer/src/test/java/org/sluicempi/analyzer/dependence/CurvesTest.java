package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Curve;
import org.sluicempi.analyzer.plan.Curve.Point;

/** How messages and loops go together, as it is drawn. */
class CurvesTest {
    private static final List<Point> STRAIGHT = List.of(new Point(0, 0), new Point(1, 1));

    @TempDir
    private Path folder;

    private List<Curve> curves(String body) throws Exception {
        Files.writeString(folder.resolve("P.java"), """
                import mpi.*;
                class P {
                    static double run(Comm comm, double[] a, double[] b, int n) throws MPIException {
                        double sum = 0;
                        double[][] u = new double[n + 2][n];
                %s
                        return sum;
                    }
                }
                """.formatted(body.indent(8)));
        SourceTree tree = new SourceTree(List.of(folder), List.of(), StandardCharsets.UTF_8, 17);
        return new Analyzer()
                .analyze(tree, Progress.NONE)
                .files()
                .get(0)
                .sites()
                .get(0)
                .curves();
    }

    private static List<Point> steps(double at) {
        return List.of(new Point(0, 0), new Point(at, 0), new Point(at, 1), new Point(1, 1));
    }

    @Test
    void aMessageThatIsMadeInOrderIsFinalAsTheLoopGoes() throws Exception {
        assertThat(curves("for (int i = 0; i < n; i++) a[i] = i;\ncomm.send(a, n, MPI.DOUBLE, 1, 7);"))
                .containsExactly(new Curve(true, STRAIGHT));
        assertThat(curves("for (int i = n - 1; i >= 0; i--) a[i] = i;\ncomm.send(a, n, MPI.DOUBLE, 1, 7);"))
                .containsExactly(new Curve(true, STRAIGHT));
    }

    @Test
    void aMessageThatIsReadInOrderIsNeededAsTheLoopGoes() throws Exception {
        assertThat(curves("comm.recv(a, n, MPI.DOUBLE, 1, 7);\nfor (int i = 0; i < n; i++) sum += a[i];"))
                .containsExactly(new Curve(false, STRAIGHT));
        assertThat(curves("comm.recv(a, n, MPI.DOUBLE, 1, 7);\nfor (int i = n - 1; i >= 0; i--) sum += a[i];"))
                .containsExactly(new Curve(false, STRAIGHT));
    }

    @Test
    void aRowIsFinalBehindTheIterationThatWritesIt() throws Exception {
        String loop = "for (int i = 1; i <= n; i++) for (int j = 0; j < n; j++) u[i][j] = i * j;\n";

        assertThat(curves(loop + "comm.send(u[1], n, MPI.DOUBLE, 1, 7);")).containsExactly(new Curve(true, steps(0)));
        assertThat(curves(loop + "comm.send(u[2], n, MPI.DOUBLE, 1, 7);"))
                .containsExactly(new Curve(true, steps(0.001)));
    }

    @Test
    void aCallThatStaysHasNoCurve() throws Exception {
        assertThat(curves("comm.send(a, n, MPI.DOUBLE, 1, 7);")).isEmpty();
    }

    @Test
    void bothHalvesOfAnExchangeHaveTheirOwn() throws Exception {
        assertThat(curves("""
                for (int i = 0; i < n; i++) a[i] = i;
                comm.sendRecv(a, n, MPI.DOUBLE, 1, 7, b, n, MPI.DOUBLE, 0, 7);
                for (int i = 0; i < n; i++) sum += b[i];
                """)).containsExactly(new Curve(true, STRAIGHT), new Curve(false, STRAIGHT));
    }
}
