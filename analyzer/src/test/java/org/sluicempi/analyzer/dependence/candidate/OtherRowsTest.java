package org.sluicempi.analyzer.dependence.candidate;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;

/** Which rows may be touched between loop and call, because they are not the one that is sent or received. */
class OtherRowsTest {
    private static final Snippet.Table SENDS = Snippet.table("""
            double[][] m = new double[9][9];
            for (int i = 0; i < 9; i++) { m[k][i] = i; size = i; }
            %s
            comm.send(m[k], 9, MPI.DOUBLE, 1, 0);
            """.replace("\n", " "), """
            n++; => nothing
            m[k + 1][0] = 1; => nothing
            m[n][0] = 1; => nothing, if n != k
            java.util.Arrays.fill(m[n], 1); => nothing, if n != k
            far = (long) m[n][0]; => nothing
            far = m[n].length; => nothing
            m[a.length][0] = 1; => SL107: 'm[a.length]' at its line touches 'm[k]' between the loop and the call
            m[bound][0] = 1; => nothing, if bound != k
            m[size][0] = 1; => SL107: 'm[size]' at its line touches 'm[k]' between the loop and the call
            m[n][0] = 1; n++; => SL107: 'm[n][0]' at its line touches 'm[k]' between the loop and the call
            m[2 * k][0] = 1; => nothing, if k != 0
            m[k * n][0] = 1; => nothing, if k * n != k
            m[Late.limit][0] = 1; => SL107: 'm[Late.limit]' at its line touches 'm[k]' between the loop and the call
            double[] q = m[n]; q[0] = 1; => nothing, if n != k
            """);

    private static final Snippet.Table RECEIVES = Snippet.table("""
            double[][] m = new double[9][9];
            comm.recv(m[k], 9, MPI.DOUBLE, 1, 0);
            %s
            for (int i = 0; i < 9; i++) { far += (long) m[k][i]; }
            """.replace("\n", " "), """
            n++; => nothing
            m[n][0] = 1; => nothing, if n != k
            far = (long) m[n][0]; => nothing, if n != k
            far = m[n].length; => nothing, if n != k
            far = (long) m[k + 1][0]; => nothing
            far = (long) m[a.length][0]; => SL107: 'm[a.length]' at its line touches 'm[k]' between the loop and the call
            """);

    private static String ask(Snippet snippet, boolean readsMatter) {
        Trial trial = Trial.of(snippet);
        String refusal = trial.ask(new GapTouchCheck(readsMatter));
        String guards = String.join(", ", trial.candidate().guards());
        return (refusal.isEmpty() ? "nothing" : refusal.replaceAll("line \\d+", "its line"))
                + (guards.isEmpty() ? "" : ", if " + guards);
    }

    @TestFactory
    Stream<DynamicTest> whatIsSent() {
        return SENDS.answers(snippet -> ask(snippet, false));
    }

    @TestFactory
    Stream<DynamicTest> whatIsReceived() {
        return RECEIVES.answers(snippet -> ask(snippet, true));
    }
}
