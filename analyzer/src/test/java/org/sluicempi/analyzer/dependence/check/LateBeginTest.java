package org.sluicempi.analyzer.dependence.check;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;

/** Whether iterations may run before a receive has begun. */
class LateBeginTest {
    private static final Snippet.Program PROGRAM = new Snippet.Program("""
            import mpi.*;
            public class P {
                static double sum; static double[] shared;
                static void stop() { while (sum > 0) { sum++; } }
            %s
                public static void main(String[] args) throws MPIException {
                    int n = args.length; double[] a = new double[n]; double[] w = n > 3 ? null : a; shared = w; %s
                }
            }
            """, """
                static void m%d(double[] a, double[] w, int n, int k) throws MPIException {
                    double[][] m = new double[n][n]; %s
                }
            """, "m%d(a, w, n, n * n); ");

    private static final Snippet.Table LOOPS =
            Snippet.table(PROGRAM, "MPI.COMM_WORLD.recv(m[k], n, MPI.DOUBLE, 1, 0); %s", """
            for (int i = 1; i < n; i++) { sum += m[i][0]; } => may run
            for (int i = 1; i < n; i++) { sum += m[i][0] + w[3]; } => if w != null && 4 <= w.length
            for (int i = 1; i < n; i++) { sum += m[i][0] + shared[3]; } => if shared != null && 4 <= shared.length
            for (int i = 1; i <= n; i++) { sum += m[i - 1][0]; } => SL109: the loop may fail, or run for ever, at 'for (int i =
             1; i <= n; i++) { sum += m[i - 1][0]; }'
            for (int i = 1; i <= k; i++) { sum += m[i - 1][0]; } => SL109: the loop may fail, or run for ever, at 'for (int i =
             1; i <= k; i++) { sum += m[i - 1][0]; }'
            for (int i = 1; i <= k; i++) { sum += m[i - 1][0] + shared[3]; } => SL109: the loop may fail, or run for ever, at
             'for (int i = 1; i <= k; i++) { sum += m[i - 1][0] + share...'
            for (int i = 1; i < n; i++) { sum += m[i][0]; stop(); } => SL109: the loop may fail, or run for ever, at 'for (int i
             = 1; i < n; i++) { sum += m[i][0]; stop(); }'
            """);

    private static final Snippet.Table CAUGHT = Snippet.table(
            PROGRAM,
            "try { MPI.COMM_WORLD.recv(m[k], n, MPI.DOUBLE, 1, 0); %s } catch (Exception e) { sum = 0; }",
            """
            for (int i = 1; i < n; i++) { sum += m[i][0]; } => SL110: 'catch (Exception e) { sum = 0; }' may go on after an
             exception of the receive,
            """);

    private static String ask(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        return new LateBegin(trial.candidate())
                .refusal()
                .map(remark -> remark.rule().id() + ": "
                        + remark.message().replaceAll(" at line \\d+", "").replaceFirst(", before.*| and see.*", ""))
                .orElse(
                        trial.candidate().guards().isEmpty()
                                ? "may run"
                                : "if " + String.join(" && ", trial.candidate().guards()));
    }

    @TestFactory
    Stream<DynamicTest> loops() {
        return LOOPS.answers(LateBeginTest::ask);
    }

    @TestFactory
    Stream<DynamicTest> somebodyGoesOn() {
        return CAUGHT.answers(LateBeginTest::ask);
    }
}
