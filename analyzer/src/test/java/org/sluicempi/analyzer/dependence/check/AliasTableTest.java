package org.sluicempi.analyzer.dependence.check;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;

/** Which other arrays may be the buffer, and which of them a test in front of the loop tells from it. */
class AliasTableTest {
    private static final Snippet.Program PROGRAM = new Snippet.Program("""
            import mpi.*;
            public class P {
                static double[] shared; double[] own; double[][] grid;
                static double first() { return shared[0]; }
                static double top(double[] x) { return x[0]; }
                static int size(double[] x) { return x.length; }
                static void zero(double[] x) { x[0] = 0; }
                static void corner(double[][] x) { x[0][0] = 0; }
                static void each(double[]... x) { x[0][0] = 0; }
                void clear() { own[0] = 0; }
                double look() { return own[0]; }
                void same(int n) {}
                int n; static void number(P p) { p.n = 1; } static int count(P p) { return p.n; }
            %s
            }
            """, """
                public void m%d(double[] b, double[] c, double[][] rows, int[] a, int n, int k, P other, Comm comm) throws Exception {
                    %s
                }
            """, "");

    private static final Snippet.Table SENDS = Snippet.table(
            PROGRAM, "for (int i = 0; i < n; i++) { b[i] = i; %s } comm.send(b, n, MPI.DOUBLE, 1, 0);", """
            c[0] = 1; => b != c
            k += (int) c[i]; => others
            a[i] = 1; => others
            rows[k][0] = 1; => row 'rows[k]' may be the buffer
            rows[k] = c; => others
            own[0] = 1; => b != own
            own = c; own[0] = 1; => 'own' may be the buffer
            double[] d = new double[n]; d[0] = 1; => others
            double[] d = c; d[0] = 1; => 'd' may be the buffer
            (k > 0 ? b : c)[0] = 1; => '(k > 0 ? b : c)' may be the buffer
            zero(c); => b != c
            zero(b); => others
            k += size(c); => others
            k += (int) top(c); => others
            corner(rows); => 'rows' may be the buffer
            corner(new double[][] {c}); => 'new double[][] {c}' may be the buffer
            each(b); => 'each(b)' may lead to the buffer
            clear(); => an array that 'clear()' reaches through a field may be the buffer
            other.clear(); => an array that 'other.clear()' reaches through a field may be the buffer
            k += (int) look(); => others
            number(other); => others
            same(k); => others
            Object o = c; => others
            """);

    private static final Snippet.Table RECEIVES = Snippet.table(
            PROGRAM, "comm.recv(b, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) { k += (int) b[i]; %s }", """
            k += (int) c[i]; => b != c
            k += (int) rows[k][i]; => row 'rows[k]' may be the buffer
            k += (int) top(c); => b != c
            k += size(c); => others
            k += count(other); => others
            double[] d = c.clone(); => b != c
            k += (int) look(); => an array that '(int) look()' reaches through a field may be the buffer
            k += (int) first(); => an array that '(int) first()' reaches through a field may be the buffer
            k += a[i]; => others
            """);

    private static final Snippet.Table FRESH =
            Snippet.table(PROGRAM, "double[] d = new double[n]; double[] e = new double[n]; %s", """
            comm.recv(d, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) { k += (int) d[i] + (int) first(); } => others
            comm.recv(d, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) { k += (int) d[i] + (int) first(); } shared = d; =>
             others
            shared = d; comm.recv(d, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) { k += (int) d[i] + (int) first(); } =>
             an array that '(int) first()' reaches through a field may be the buffer
            for (int i = 0; i < n; i++) { d[i] = i; c[0] = 1; rows[0][0] = 1; e[0] = 1; } comm.send(d, n, MPI.DOUBLE, 1, 0); =>
             others
            for (int i = 0; i < n; i++) { d[i] = i; c[0] = 1; } comm.send(d, n, MPI.DOUBLE, 1, 0); own = d; => others
            for (int i = 0; i < n; i++) { d[i] = i; own[0] = 1; } comm.send(d, n, MPI.DOUBLE, 1, 0); own = d; => others
            own = d; for (int i = 0; i < n; i++) { d[i] = i; own[0] = 1; } comm.send(d, n, MPI.DOUBLE, 1, 0); => d != own
            e = d; for (int i = 0; i < n; i++) { d[i] = i; e[0] = 1; } comm.send(d, n, MPI.DOUBLE, 1, 0); => d != e
            """);

    private static final Snippet.Table ROWS =
            Snippet.table(PROGRAM, "double[][] m = new double[n][n]; double[][] o = new double[n][n]; %s", """
            for (int i = 0; i < n; i++) { m[k][i] = i; m[i][0] = 1; } comm.send(m[k], n, MPI.DOUBLE, 1, 0); => others
            for (int i = 0; i < n; i++) { m[k][i] = i; o[i][0] = 1; } comm.send(m[k], n, MPI.DOUBLE, 1, 0); => others
            double[][] p = n > 3 ? m : o; for (int i = 0; i < n; i++) { m[k][i] = i; p[i][0] = 1; } comm.send(m[k], n,
             MPI.DOUBLE, 1, 0); => m != p
            double[][] p = m; for (int i = 0; i < n; i++) { m[k][i] = i; p[i][0] = 1; p = o; } comm.send(m[k], n, MPI.DOUBLE, 1,
             0); => row 'p[i]' may be the buffer
            for (int i = 0; i < n; i++) { m[k][i] = i; (n > 3 ? m : o)[i][0] = 1; } comm.send(m[k], n, MPI.DOUBLE, 1, 0); => row
             '(n > 3 ? m : o)[i]' may be the buffer
            double[][] p = n > 3 ? m : rows; for (int i = 0; i < n; i++) { m[k][i] = i; p[i][0] = 1; } comm.send(m[k], n,
             MPI.DOUBLE, 1, 0); => row 'p[i]' may be the buffer
            double[] p = m[k]; for (int i = 0; i < n; i++) { m[k][i] = i; p[0] = 1; } comm.send(m[k], n, MPI.DOUBLE, 1, 0); =>
             'p' may be the buffer
            double[] p = m[k]; for (int i = 0; i < n; i++) { p[i] = i; m[i][0] = 1; } comm.send(p, n, MPI.DOUBLE, 1, 0); => row
             'm[i]' may be the buffer
            for (int i = 0; i < n; i++) { rows[k][i] = i; rows[k][0] = 1; } comm.send(rows[k], n, MPI.DOUBLE, 1, 0); => others
            for (int i = 0; i < n; i++) { rows[k][i] = i; rows[i][0] = 1; } comm.send(rows[k], n, MPI.DOUBLE, 1, 0); => row
             'rows[k]' may be the buffer
            for (int i = 0; i < n; i++) { rows[k][i] = i; grid[i][0] = 1; } comm.send(rows[k], n, MPI.DOUBLE, 1, 0); => row
             'grid[i]' may be the buffer
            for (int i = 0; i < n; i++) { rows[k][i] = i; c[0] = 1; } comm.send(rows[k], n, MPI.DOUBLE, 1, 0); => 'c' may be the
             buffer
            for (int i = 0; i < n; i++) { rows[k][i] = i; corner(rows); } comm.send(rows[k], n, MPI.DOUBLE, 1, 0); => row
             'rows[k]' may be the buffer
            """);

    private static final Snippet.Table SERIES =
            Snippet.table(PROGRAM, "double[][] m = new double[n][n]; for (int i = 0; i < n; i++) { %s }", """
            comm.send(b, n, MPI.DOUBLE, i, 0); => others
            comm.recv(m[i], n, MPI.DOUBLE, i, 0); => others
            comm.recv(rows[i], n, MPI.DOUBLE, i, 0); => others
            comm.recv(rows[i], n, MPI.DOUBLE, i, 0); c[0] = 1; => 'c' may be the buffer
            """);

    private static String answer(Trial trial, boolean receives) {
        String refusal = trial.ask(new AliasCheck(receives));
        String guards = String.join(" && ", trial.candidate().guards());
        return refusal.isEmpty()
                ? guards.isEmpty() ? "others" : guards
                : refusal.replace("SL111: ", "")
                        .replaceFirst(" at line \\d+ may be the same array as '.*'$", " may be the buffer")
                        .replaceFirst(
                                " at line \\d+ may be an object that leads to the array in '.*'$",
                                " may lead to the buffer");
    }

    private static String inLoop(Snippet snippet) {
        return answer(Trial.of(snippet), snippet.site().call().name().equals("recv"));
    }

    private static String inSeries(Snippet snippet) {
        return answer(Trial.ofSeries(snippet), snippet.site().call().name().equals("recv"));
    }

    @TestFactory
    Stream<DynamicTest> messagesThatLeave() {
        return SENDS.answers(AliasTableTest::inLoop);
    }

    @TestFactory
    Stream<DynamicTest> messagesThatArrive() {
        return RECEIVES.answers(AliasTableTest::inLoop);
    }

    @TestFactory
    Stream<DynamicTest> arraysThatAreMadeHere() {
        return FRESH.answers(AliasTableTest::inLoop);
    }

    @TestFactory
    Stream<DynamicTest> rowsOfMatrices() {
        return ROWS.answers(AliasTableTest::inLoop);
    }

    @TestFactory
    Stream<DynamicTest> callsOfALoop() {
        return SERIES.answers(AliasTableTest::inSeries);
    }
}
