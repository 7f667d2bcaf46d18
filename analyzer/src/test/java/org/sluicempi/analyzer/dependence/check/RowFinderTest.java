package org.sluicempi.analyzer.dependence.check;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.PolyText;
import spoon.reflect.code.CtExpression;

/** In which iterations a loop uses the row of a message, told by what the row's index and its own are apart. */
class RowFinderTest {
    private static final String MATRIX = "double[][] m = new double[n][n]; double s = 0; ";

    private static final Snippet.Table ARRIVING =
            Snippet.table(MATRIX + "comm.recv(m[k], n, MPI.DOUBLE, 1, 0); for (int i = 1; i < n; i++) { %s }", """
            s += m[i][0]; => i - k
            s += m[i][0] + m[i][1]; => i - k
            s += m[i][0] + m[i + 1][0]; => i - k, i - k + 1
            s += m[i][0] + m[i + 1][0] + m[i + 2][0]; => none
            s += m[n - i][0]; => n - i - k
            s += m[2 * i][0]; => none
            s += m[i][0] + m[n][0]; => none
            s += m[i][0] + m[k + 1][0]; => i - k
            s += m[k][0]; => none
            s += m[i * n][0]; => none
            s += m[i * i][0]; => none
            s += m[i * i + i][0]; => none
            s += m[i + k * 65536 * 65536][0]; => none
            s += m[i + k * 2147483647 + k * 2][0]; => none
            s += m[i + c.length][0]; => none
            s += m[i][0]; k++; => none
            for (int x : a) s += m[i + x][0]; => none
            int h = count(); s += m[i + h][0]; => none
            s += m[i + other.size][0]; => none
            s += m[i - 1 + k][0]; => none
            s += m[i + k][0]; => nothing
            int j = i; s += m[j][0]; => i - k
            s += m[i + size][0]; => i + size - k
            s += m[i + size][0]; size = i; => none
            s += m[a[i]][0]; => none
            s += m[i % 3][0]; => none
            """);

    /** A counter that goes on from the last number comes to 0, unless a row that it does not have ends the loop. */
    private static final Snippet.Table TURNING =
            Snippet.table(MATRIX + "comm.recv(m[0], n, MPI.DOUBLE, 1, 0); for (%s", """
            int i = 1; i < n; i++) { s += m[i][0]; } => nothing
            int i = 1; i < n; i++) { if (i > k) s += m[i][0]; } => nothing
            int i = 1; i < n; i += 2) { s += m[i][0]; } => nothing
            int i = 1; i < n; i += k) { s += m[i][0]; } => i
            int i = 1; i <= n; i++) { s += m[i][0]; } => nothing
            int i = 1; i <= n; i++) { if (i > k) s += m[i][0]; } => i
            int i = 1; i <= n - 1; i++) { if (i > k) s += m[i][0]; } => nothing
            int i = 1; i <= n; i++) { for (int j = 0; j < k; j++) s += m[i][j]; } => nothing
            int i = 1; i <= n; i++) { for (int j = 0; j < size; j++) s += m[i][j]; size--; } => i
            int i = 1; i <= n; i++) { for (int j = i; j < k; j++) s += m[i][j]; } => i
            int i = 1; i <= n; i++) { for (int j = 0; j < i; j++) s += m[i][j]; } => i
            """);

    private static final Snippet.Table LEAVING =
            Snippet.table(MATRIX + "%s comm.send(m[k], n, MPI.DOUBLE, 1, 0);", """
            for (int i = 0; i < n; i++) { m[i][0] = 1; } => i - k
            for (int i = n; i > 0; i--) { m[i][0] = 1; } => i - k
            for (int i = 0; i < n; i++) { m[i][0] = m[i + 1][0]; } => i - k
            for (int i = 0; i < n; i += 2) { m[i][0] = 1; } => none
            for (int i = 0; i < n; i++) { m[i][0] = 1; m[i + 1][0] = 1; } => none
            for (int i = 0; i < k; i++) { m[i + 1][0] = 1; } => none
            for (int i = 0; i <= k; i++) { m[i][0] = 1; } => none
            for (int i = n; i > k; i--) { m[i - 1][0] = 1; } => none
            for (int i = 0; i < k; i++) { m[i][0] = 1; } => left alone
            for (int i = 0; i < n; i++) { m[2 * i][0] = 1; } => none
            for (int i = 0; i < n; i++) { m[i + size][0] = 1; size = i; } => none
            """);

    private static final Snippet.Table ENDS = Snippet.table(
            MATRIX + "for (int i = 0; i < n; i++) { m[i][0] = 1; %s } comm.send(m[0], 8, MPI.DOUBLE, 1, k);", """
            s = 1; => found
            k = i; => none
            """);

    private static AccessReader.Rows rows(Trial trial) {
        return (AccessReader.Rows) trial.reader().readRows(trial.candidate().buffer());
    }

    private static String arriving(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        if (!(trial.reader().readRows(trial.candidate().buffer()) instanceof AccessReader.Rows rows)) {
            return "none";
        }
        return new RowFinder(trial.candidate())
                .find(rows)
                .map(window -> listed(window.distances()))
                .orElse("none");
    }

    private static String listed(List<Poly> distances) {
        return distances.isEmpty()
                ? "nothing"
                : distances.stream().map(PolyText::of).collect(Collectors.joining(", "));
    }

    private static String leaving(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        RowFinder finder = new RowFinder(trial.candidate());
        return finder.findEnd(rows(trial), Poly.ZERO, Poly.of(8))
                .map(row -> listed(List.of(row.distance())))
                .orElse(finder.isLeftAlone(rows(trial)) ? "left alone" : "none");
    }

    @TestFactory
    Stream<DynamicTest> rowsThatArrive() {
        return Stream.of(ARRIVING, TURNING).flatMap(table -> table.answers(RowFinderTest::arriving));
    }

    /** Each end of the message is that of the tag. */
    private static String end(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        RowFinder finder = new RowFinder(trial.candidate());
        List<CtExpression<?>> arguments = trial.candidate().site().arguments();
        Poly tag = trial.candidate()
                .method()
                .expressions()
                .read(arguments.get(arguments.size() - 1))
                .orElseThrow();
        boolean first = finder.findEnd(rows(trial), tag, Poly.of(8)).isPresent();
        boolean last = finder.findEnd(rows(trial), Poly.ZERO, tag).isPresent();
        return first && last ? "found" : first || last ? "found at times" : "none";
    }

    @TestFactory
    Stream<DynamicTest> endsThatAreKnownInTheLoop() {
        return ENDS.answers(RowFinderTest::end);
    }

    @TestFactory
    Stream<DynamicTest> rowsThatLeave() {
        return LEAVING.answers(RowFinderTest::leaving);
    }
}
