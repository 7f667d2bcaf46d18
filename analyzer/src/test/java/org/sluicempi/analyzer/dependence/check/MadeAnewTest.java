package org.sluicempi.analyzer.dependence.check;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;

/** Whether each iteration sends an array of its own. */
class MadeAnewTest {
    private static final Snippet.Table ARRAYS =
            Snippet.table("for (int d = 1; d < k; d++) { %s MPI.COMM_WORLD.send(x, n, MPI.DOUBLE, d, 0); }", """
            double[] x = new double[n]; => made
            double[] x; x = new double[n]; => made
            double[] x = b; => found
            double[] x = made(); => made
            double[] x = java.util.Objects.requireNonNull(b); => found
            double[] x = (double[]) (Object) made(); => made
            double[] x = (double[]) (Object) b; => found
            double[] x = k > 0 ? new double[n] : made(); => made
            double[] x = k > 0 ? new double[n] : b; => found
            double[] x = k > 0 ? b : new double[n]; => found
            double[] x = new double[n]; x = b; => found
            double[] x = new double[n]; if (k > d) x = made(); => made
            double[] x = rows[d]; => found
            """);

    private static final Snippet.Table ELSEWHERE = Snippet.table("%s", """
            double[] x = new double[n]; for (int d = 1; d < k; d++) MPI.COMM_WORLD.send(x, n, MPI.DOUBLE, d, 0); => found
            double[] x; for (int d = 1; d < k; d++) { x = new double[n]; MPI.COMM_WORLD.send(x, n, MPI.DOUBLE, d, 0); } => found
            for (int d = 1; d < k; d++) { double[][] x = new double[2][n]; MPI.COMM_WORLD.send(x[0], n, MPI.DOUBLE, d, 0); } => found
            for (int d = 1; d < k; d++) { own = new double[n]; MPI.COMM_WORLD.send(own, n, MPI.DOUBLE, d, 0); } => found
            """);

    @TestFactory
    Stream<DynamicTest> arrays() {
        return Stream.of(ARRAYS, ELSEWHERE)
                .flatMap(table -> table.answers(
                        snippet -> MadeAnew.isBufferOf(Trial.ofSeries(snippet).candidate()) ? "made" : "found"));
    }
}
