package org.sluicempi.analyzer.dependence.code;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.symbolic.Poly;

/** Which rows are told from the one that is sent, in a loop. */
class RowsOfAMethodTest {
    private static final String LOOP = "for (int i = 0; i < n; i++) { call(); }";
    private static final String ROWS =
            "double[][] g = new double[n][n]; var it = g[k]; for (int i = 0; i < n; i++) { %s }";

    private static final Snippet.Table TOLD = Snippet.table("%s " + LOOP, """
            double[][] g = new double[n][n]; var it = g[k]; => told
            double[][] g = new double[n][]; var it = g[k]; => none
            var it = rows[k]; => none
            var it = b; => none
            double[][] g = new double[n][n]; g[0] = b; var it = g[k]; => none
            double[][] g = new double[n][n]; var it = g[k]; g[0] = b; => none
            double[][] g = new double[n][n]; while (n > k) { var it = g[k]; } g[0] = b; => told
            double[][] g = new double[n][n]; for (; n > k; n--) { g[0][0] = 1; g[1] = b; } var it = g[k]; => none
            """);
    private static final Snippet.Table TOLD_UNTIL_THE_END = Snippet.table("%s", """
            double[][] g = new double[n][n]; for (; n > k; n--) { var it = g[k]; } g[0] = b; => told
            double[][] g = new double[n][n]; for (; n > k; n--) { var it = g[k]; g[0] = b; } => none
            double[][] g = new double[n][n]; for (; n > k; n--) { call(); } var it = g[k]; g[0] = b; => told
            double[][] g = new double[n][n]; for (; n > k; n--) { call(); } g[0] = b; var it = g[k]; => none
            """);
    private static final Snippet.Table ARE_ROWS = Snippet.table(ROWS, """
            var x = g[0]; => a row
            double[][] h = new double[4][4]; var x = h[0]; => a row
            var x = rows[0]; => none
            var x = b; => none
            """);
    private static final Snippet.Table DISTANCES = Snippet.table(ROWS, """
            var x = g[k + 1]; => 1, another
            var x = g[k]; => 0
            var x = g[0]; => -k, another
            var x = g[n]; => n - k, another
            var x = g[i]; => i - k
            var x = g[n]; n--; => n - k
            var x = g[k + 1]; k--; => 1, another
            int m = 3; var x = g[m]; => m - k
            for (int m = 3; m < n; m++) { var x = g[n]; } => n - k, another
            var x = g[bound]; => bound - k, another
            var x = g[bound]; count(); => bound - k
            var x = g[a.length]; => a.length - k, another
            var x = g[a.length]; a = null; => a.length - k
            var x = g[a[0]]; => none
            var x = rows[k + 1]; => none
            """);

    private static final Snippet.Table IN_CALLED = Snippet.table("""
            class L { void fill(double[] x) {} void run() { fill(null); double[][] g = new double[2][2]; var it = g[1]; } } => none
            """);

    private static String told(Snippet snippet) {
        Asked asked = new Asked(snippet);
        return Rows.told(asked.buffer(), asked.code()).isPresent() ? "told" : "none";
    }

    private static String toldBesideCalled(Snippet snippet) {
        Asked asked = Asked.withCalled(snippet);
        return Rows.told(asked.buffer(), new Code(List.of(), asked.method())).isPresent() ? "told" : "none";
    }

    private static Rows rows(Asked asked) {
        return Rows.told(asked.buffer(), asked.code()).orElseThrow();
    }

    private static String isRow(Snippet snippet) {
        Asked asked = new Asked(snippet);
        return rows(asked).isRow(asked.given("x")) ? "a row" : "none";
    }

    private static String distance(Snippet snippet) {
        Asked asked = new Asked(snippet);
        Step.ReadElement row = (Step.ReadElement) asked.method().body().producer(asked.given("x"));
        Optional<Poly> distance = rows(asked).distance(row, asked.method().expressions());
        return distance.map(Poly::toString).orElse("none")
                + (rows(asked).mayBeAnother(row, asked.code()) ? ", another" : "");
    }

    @TestFactory
    Stream<DynamicTest> toldApart() {
        return Stream.of(TOLD, TOLD_UNTIL_THE_END).flatMap(table -> table.answers(RowsOfAMethodTest::told));
    }

    @TestFactory
    Stream<DynamicTest> notInACalledMethod() {
        return IN_CALLED.answers(RowsOfAMethodTest::toldBesideCalled);
    }

    @TestFactory
    Stream<DynamicTest> rowsOfAnyArray() {
        return ARE_ROWS.answers(RowsOfAMethodTest::isRow);
    }

    @TestFactory
    Stream<DynamicTest> distances() {
        return DISTANCES.answers(RowsOfAMethodTest::distance);
    }
}
