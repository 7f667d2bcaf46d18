package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.region.AccessReader;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtElement;

/** Which exceptions tests in front of a loop rule out, and by which tests. */
class CandidateFaultsTest {
    private static final String LOOP =
            "comm.recv(b, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) { double x = b[i]; %s }";
    private static final String GAP =
            "comm.recv(b, n, MPI.DOUBLE, 1, 0); %s for (int i = 0; i < n; i++) { double x = b[i]; }";

    private static final Snippet.Table IN_LOOP = Snippet.table(LOOP, """
            k = i; => nothing
            c[i] = 1; => c != null; n <= c.length
            c[i + 1] = 1; => c != null; (long) n + 1 <= c.length
            c[i - 1] = 1; => untested c[i - 1]
            c[2] = 1; => c != null; 3 <= c.length
            c[k] = 1; => c != null; 0 <= k; (long) k + 1 <= c.length
            c[i] = c[i]; => c != null; n <= c.length
            c[65534] = 1; => c != null; 65535 <= c.length
            c[2147483647] = 1; => untested c[2147483647]
            c[-k] = 1; => c != null; 0 <= -(long) k; (long) 1 - k <= c.length
            c[2 * i] = 1; => c != null; (long) 2 * n - 1 <= c.length
            c[2 * i + 1] = 1; => c != null; (long) 2 * n <= c.length
            c[i * k] = 1; => untested c[i * k]
            c[n * k * size] = 1; => untested c[(n * k) * size]
            c[n * n * n] = 1; => untested c[(n * n) * n]
            c[i * n * size] = 1; => untested c[(i * n) * size]
            if (k > 0) c[i] = 1; => c != null; n <= c.length; indecisive
            c[a[i]] = 1; => untested c[a[i]]
            c[(int) far] = 1; => untested c[((int) (far))]
            made()[0] = 1; => untested P.made()[0]
            k = a[i]; => a != null; n <= a.length
            k = c.length; => c != null
            if (k > 0) k = c.length; => c != null; indecisive
            k = made().length; => untested P.made().length
            k = (k > 2 ? c : b).length; => untested (k > 2 ? c : b).length
            far = (n > 2 ? c : b).length; => untested (n > 2 ? c : b).length
            k = ((double[]) (Object) c).length; => untested ((double[]) (java.lang.Object) (c)).length
            double[] d = c; d[i] = 1; => untested d[i]
            double[] d = k > 2 ? new double[4] : null; d[2] = 1; => untested d[2]
            double[] d = new double[4]; d[LIMIT - 5] = 1; => untested d[P.LIMIT - 5]
            double[] d = new double[4]; d[(int) 3L] = 1; => untested d[((int) (3L))]
            k = other.size; => other != null
            other.size = k; => other != null
            other.other.size = k; => untested other.other.size
            k = size; size = i; => nothing
            k = LIMIT; bound = i; => nothing
            other = null; k = other.size; => untested other.size
            k = 7 / LIMIT; k = i % 3; => nothing
            k = i / n; => untested i / n
            k = i / far > 0 ? 1 : 0; => untested (i / far)
            k = i / size; => untested i / size
            for (int j = 0; j < 4; j++) c[i + j] = 1; => c != null; (long) n + 3 <= c.length
            for (int j = 0; j < k; j++) c[j] = 1; => c != null; k <= c.length
            for (int j = 0; j < size; j += 3) c[j] = 1; => c != null; size <= 2147483645; size <= c.length
            for (int j = 0; j < 30; j += 3) c[j] = 1; => c != null; 30 <= c.length
            for (double y : c) k = i; => c != null
            for (int j = 0; j < n - 1; j++) c[j] = 1; => c != null; (long) n - 1 <= c.length
            for (int j = 0; j < k - 1; j++) c[j] = 1; => c != null; k - 1 < k; (long) k - 1 <= c.length
            for (int j = k + 1; j < n; j++) c[j] = 1; => c != null; k < k + 1; 0 <= (long) k + 1; n <= c.length
            for (int j = 0; j <= k; j++) c[j] = 1; => c != null; (long) k + 1 <= c.length
            for (int j = 0; j <= k; j++) if (far > j) c[j] = 1; => c != null; (long) k + 1 <= c.length; indecisive
            for (int j = 0; j <= k; j++) c[j - 1] = 1; => untested c[j - 1]
            for (int j = 2; j <= k; j++) c[j - 2] = 1; => c != null; (long) k + 1 <= 2147483647; (long) k - 1 <= c.length
            for (int j = 0; j <= k; j++) c[k - j] = 1; => c != null; (long) k + 1 <= c.length
            for (int j = 1; j <= k; j++) c[k - j] = 1; => c != null; k <= c.length
            for (int j = 9; j <= k; j++) c[k - j] = 1; => c != null; (long) k + 1 <= 2147483647; (long) k - 8 <= c.length
            for (int j = 0; j <= k; j++) c[3] = 1; => c != null; 4 <= c.length
            for (int j = 0; j <= k; j++) for (int l = 0; l < j; l++) c[3] = 1; => c != null; (long) k + 1 <= 2147483647; 4 <= c.length
            for (int j = k; j >= 0; j--) c[j] = 1; => c != null; (long) k + 1 <= c.length
            for (int j = k; j >= size; j--) c[j + 9] = 1; => c != null; 0 <= (long) size + 9; (long) k + 10 <= c.length
            for (int j = 0; j < k; j++) c[i * k + j] = 1; => c != null; (long) n * k <= c.length
            for (int j = 0; j < k - 1; j++) c[i] = 1; k--; => untested c[i]
            for (int j = 0; j < k; j += 3) c[0] = 1; k--; => untested c[0]
            for (int j = size; j < k; j += 3) c[0] = 1; size--; => untested c[0]
            for (int j = 0; j < k * n; j += 3) c[0] = 1; => c != null; (long) k * n == k * n; (long) k * n <= 2147483645; 1 <= c.length
            for (int j = -70000; j < n; j++) c[j] = 1; => untested c[j]
            for (int j = 0; j < 2147483647; j += 3) c[0] = 1; => untested c[0]
            for (int j = k; j < n; j++) c[2] = 1; k--; => c != null; 3 <= c.length
            for (int j = k; j < n; j++) c[j] = 1; k--; => untested c[j]
            for (int j = 0; j < k; j++) c[j] = 1; k--; => untested c[j]
            for (int j = k; j < n; j++) c[i * j] = 1; => untested c[i * j]
            for (int j = -n; j < k; j++) c[i * j] = 1; => untested c[i * j]
            while (k > 0) { k--; c[i] = 1; } => c != null; n <= c.length; indecisive
            rows[0][i] = 1; => untested rows[0][i]
            rows[i] = c; => untested rows[i]
            Object[] o = {}; o[0] = ""; => untested o[0]
            call(); => nothing
            k = count(); => nothing
            throw new IllegalStateException(); => untested throw new java.lang.IllegalStateException()
            Object o = (Integer) (Object) c; => untested ((java.lang.Integer) (java.lang.Object) (c))
            """);

    private static final Snippet.Table IN_GAP = Snippet.table(GAP, """
            k = 1; => nothing
            c[0] = 1; => untested c[0]
            c[k] = 1; => untested c[k]
            k = c.length; => c != null
            if (k > 0) far = c.length; => c != null; indecisive
            for (int j = 0; j < k; j++) c[j] = 1; => c != null; k <= c.length
            if (n > 3) for (int j = 0; j < k; j++) far = a.length; => a != null; indecisive
            if (n > 3) { for (int j = 0; j < k; j++) far = j; } else { for (int j = 0; j < k; j++) far = a.length; } => a != null; indecisive
            { for (int j = 0; j < k; j++) far = j; if (n > 3) for (int j = 0; j < k; j++) far = a.length; } => a != null; indecisive
            double[] d = new double[3]; => nothing
            { double[] d = new double[3]; d[2] = 1; } => nothing
            { double[] d = new double[3]; d[3] = 1; } => untested d[3]
            { double[] d = new double[k]; for (int j = 0; j < k; j++) d[j] = 1; } => untested new double[k]
            """);

    /** What stands in front of the receive, and what the loop does. */
    private static final Snippet.Table BEHIND = Snippet.table(
            "%s }",
            """
            double[][] m = new double[n][1]; | m[i][0] = 1; => nothing
            double[][] m = new double[n][1]; | m[i][i] = 1; => n <= 1
            double[][] m = new double[n][1]; | m[i + 1][0] = 1; => untested m[i + 1]
            double[][] m = new double[3][1]; | m[3][0] = 1; => untested m[3]
            double[][] m = new double[3][1]; | m[k][0] = 1; => 0 <= k; (long) k + 1 <= 3
            double[][] m = new double[n][1]; | k = m[i].length; => nothing
            double[][] m = new double[n][1]; m[0] = c; | k = m[i].length; => untested m[i].length
            double[][] m = new double[n][1]; | double[] y = m[i]; => nothing
            double[][] m = new double[n][1]; m[0] = c; | double[] y = m[i]; => n <= m.length
            double[][] m = new double[k][1]; | double[] y = m[i]; k--; => n <= m.length
            double[][] m = new double[4][1]; | double[] y = m[2]; m = null; => untested m[2]
            double[] d = new double[n]; | d[i] = 1; => n <= d.length
            double[] d = new double[k]; | for (int j = 0; j < k - 1; j++) d[j] = 1; => (long) k - 1 <= d.length
            double[] d = far > 3 ? new double[k] : null; | for (int j = 0; j < k - 1; j++) d[j] = 1; => d != null; k - 1 < k; (long) k - 1 <= d.length
            for (int t = 0; t < 9; t++) { | c[t] = 1; } => c != null; (long) t + 1 <= c.length
            k = 7 / n; | k = i / n; => nothing
            """.replace("| ", "comm.recv(b, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) { double x = b[i]; "));

    private static final Snippet.Table USES = Snippet.table("comm.recv(b, n, MPI.DOUBLE, 1, 0); %s", """
            for (int i = 0; i < n; i++) { k += b[i]; } => b != null; n <= b.length
            for (int i = 0; i < n; i++) { k += b[i]; b[0] = 1; } => b != null; n <= b.length; 1 <= b.length
            for (int i = 0; i < n; i++) { k += b[i]; k += b[i - k]; } => untested b[i - k]
            """);

    private static String ask(CandidateFaults faults, Code code) {
        Optional<CtElement> untested = faults.untested(code);
        if (untested.isPresent()) {
            return "untested " + untested.get().toString().replaceAll("\\s+", " ");
        }
        String tests = faults.tests().isEmpty() ? "nothing" : String.join("; ", faults.tests());
        return tests + (faults.areDecisive() ? "" : "; indecisive");
    }

    /** What the loop does behind its first statement. */
    private static String inLoop(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        List<CtStatement> statements =
                ((CtBlock<?>) trial.candidate().loop().loop().getBody()).getStatements();
        Code code = new Code(
                statements.subList(1, statements.size()), trial.candidate().method());
        return ask(new CandidateFaults(trial.candidate(), trial.reader()), code);
    }

    private static String inGap(Snippet snippet) {
        Candidate candidate = Trial.of(snippet).candidate();
        CtStatement statement = snippet.method().getBody().getStatements().get(1);
        return ask(CandidateFaults.between(candidate, statement), new Code(List.of(statement), candidate.method()));
    }

    /** What the loop does with the buffer itself. */
    private static String uses(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        CandidateFaults faults = new CandidateFaults(trial.candidate(), trial.reader());
        Optional<CtElement> untested = faults.untested(((AccessReader.Found) trial.accesses()).accesses());
        return untested.map(found -> "untested " + found).orElse(String.join("; ", faults.tests()));
    }

    @Test
    void whatNoTestCanRuleOutIsNotProved() {
        Candidate candidate = Trial.of("""
                        comm.recv(a, n, MPI.DOUBLE, 1, 0);
                        k = 1 / n + 1 / k;
                        k = 1 / n;
                        for (int i = 0; i < n; i++) b[i] = a[i];
                        """).candidate();
        List<String> proved = candidate.gap().steps().stream()
                .filter(i -> candidate.method().effect(i).mayThrow())
                .map(i -> candidate.gap().step(i).origin() + ": "
                        + CandidateFaults.between(candidate, candidate.between().get(0))
                                .isProved(i))
                .toList();
        assertThat(proved).containsExactly("(1 / n): false", "(1 / k): false", "1 / n: true");
    }

    @TestFactory
    Stream<DynamicTest> inTheLoop() {
        return IN_LOOP.answers(CandidateFaultsTest::inLoop);
    }

    @TestFactory
    Stream<DynamicTest> behindOtherStatements() {
        return BEHIND.answers(CandidateFaultsTest::inLoop);
    }

    @TestFactory
    Stream<DynamicTest> betweenCallAndLoop() {
        return IN_GAP.answers(CandidateFaultsTest::inGap);
    }

    @TestFactory
    Stream<DynamicTest> usesOfTheBuffer() {
        return USES.answers(CandidateFaultsTest::uses);
    }
}
