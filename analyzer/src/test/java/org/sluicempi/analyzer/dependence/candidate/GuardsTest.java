package org.sluicempi.analyzer.dependence.candidate;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtExpression;

/** What has the same value in front of the call as in the loop behind it, as an expression and as a polynomial. */
class GuardsTest {
    private static final Snippet.Table VALUES = Snippet.table("""
            comm.recv(b, n, MPI.DOUBLE, 1, 0);
            int late = n;
            for (int i = 0; i < n; i++) { double x = b[i]; k++; bound++; far = %s; }
            """.replace("\n", " "), """
            n => yes, yes
            k => no, no
            i => no, no
            late => no, no
            late - n => no, no
            size => yes, yes
            bound => no, no
            LIMIT => yes, yes
            2 * n - size => yes, yes
            n - k => no, no
            a.length => no, yes
            b.length => no, yes
            Plain.limit => yes, yes
            Late.limit => no, no
            Later.limit => no, no
            """);

    private static String ask(Snippet snippet) {
        Candidate candidate = Trial.of(snippet).candidate();
        CtExpression<?> value = snippet.all(CtAssignment.class).get(0).getAssignment();
        boolean polynomial = candidate
                .method()
                .expressions()
                .read(candidate.method().body().value(value).orElseThrow())
                .filter(poly -> Guards.isSteady(candidate, poly))
                .isPresent();
        return (Guards.isSteady(candidate, value) ? "yes" : "no") + (polynomial ? ", yes" : ", no");
    }

    @TestFactory
    Stream<DynamicTest> values() {
        return VALUES.answers(GuardsTest::ask);
    }
}
