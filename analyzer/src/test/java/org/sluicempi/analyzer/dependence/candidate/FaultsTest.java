package org.sluicempi.analyzer.dependence.candidate;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.region.AccessReader;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtElement;

/** Which exceptions tests in front of a loop rule out, and by which tests. */
class FaultsTest {
    private static final String LOOP =
            "comm.recv(b, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) { double x = b[i]; %s }";
    private static final String GAP =
            "comm.recv(b, n, MPI.DOUBLE, 1, 0); %s for (int i = 0; i < n; i++) { double x = b[i]; }";

    private static final Snippet.Table IN_LOOP = Snippet.table(LOOP, """
            k = i; => nothing
            c[i] = 1; => c != null; n <= c.length
            c[i + 1] = 1; => c != null; (long) n + 1 <= c.length
            c[i - 1] = 1; => c != null; 0 <= -1; (long) n - 1 <= c.length
            c[2] = 1; => c != null; 3 <= c.length
            c[k] = 1; => c != null; 0 <= k; (long) k + 1 <= c.length
            c[i] = c[i]; => c != null; n <= c.length
            if (k > 0) c[i] = 1; => c != null; n <= c.length; indecisive
            c[a[i]] = 1; => untested c[a[i]]
            c[(int) far] = 1; => untested c[((int) (far))]
            made()[0] = 1; => untested P.made()[0]
            k = a[i]; => a != null; n <= a.length
            k = c.length; => c != null
            if (k > 0) k = c.length; => c != null; indecisive
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
            while (k > 0) { k--; c[i] = 1; } => c != null; n <= c.length; indecisive
            rows[0][i] = 1; => untested rows[0][i]
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
            double[] d = new double[3]; => nothing
            """);

    private static final Snippet.Table USES = Snippet.table("comm.recv(b, n, MPI.DOUBLE, 1, 0); %s", """
            for (int i = 0; i < n; i++) { k += b[i]; } => b != null; n <= b.length
            for (int i = 0; i < n; i++) { k += b[i]; b[0] = 1; } => b != null; n <= b.length; 1 <= b.length
            for (int i = 0; i < n; i++) { k += b[i]; k += b[i - k]; } => untested b[i - k]
            """);

    private static String ask(Faults faults, Code code) {
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
        return ask(new Faults(trial.candidate(), trial.reader()), code);
    }

    private static String inGap(Snippet snippet) {
        Candidate candidate = Trial.of(snippet).candidate();
        CtStatement statement = snippet.method().getBody().getStatements().get(1);
        return ask(Faults.between(candidate, statement), new Code(List.of(statement), candidate.method()));
    }

    /** What the loop does with the buffer itself. */
    private static String uses(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        Faults faults = new Faults(trial.candidate(), trial.reader());
        Optional<CtElement> untested = faults.untested(((AccessReader.Found) trial.accesses()).accesses());
        return untested.map(found -> "untested " + found).orElse(String.join("; ", faults.tests()));
    }

    @TestFactory
    Stream<DynamicTest> inTheLoop() {
        return IN_LOOP.answers(FaultsTest::inLoop);
    }

    @TestFactory
    Stream<DynamicTest> betweenCallAndLoop() {
        return IN_GAP.answers(FaultsTest::inGap);
    }

    @TestFactory
    Stream<DynamicTest> usesOfTheBuffer() {
        return USES.answers(FaultsTest::uses);
    }
}
