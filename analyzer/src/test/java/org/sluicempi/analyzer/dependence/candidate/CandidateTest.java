package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.dependence.code.Called;
import org.sluicempi.analyzer.dependence.range.IndexRange;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.declaration.CtElement;

/** Where a candidate begins, and which guards it keeps. */
class CandidateTest {
    private static final String SEND = "for (int i = 0; i < n; i++) a[i] = i;\ncomm.send(a, n, MPI.DOUBLE, 1, 0);";
    private static final String RECEIVE =
            "comm.recv(a, n, MPI.DOUBLE, 1, 0);\nfor (int i = 0; i < n; i++) b[i] = a[i];";
    private static final String CALLS = """
            private void fill(double[] x, int m) { for (int j = 0; j < m; j++) x[j] = j; }
            void run(Comm comm, double[] b, int n) throws MPIException {
                for (int i = 0; i < n; i++) b[i] = 1;
                fill(b, n);
                comm.send(b, n, MPI.DOUBLE, 1, 0);
            }
            """;
    private static final String OTHERS = "void more(double[] b) { fill(b, 1); }";

    private static String text(Candidate candidate, CtElement element) {
        return candidate.remarks().snippet(element);
    }

    @Test
    void theLoopOfACalledMethodBeginsWithTheCall() {
        Candidate inside = CalledTrial.of(CALLS).found();
        assertThat(text(inside, inside.entry())).isEqualTo("fill(b, n)");
        assertThat(inside.begin()).isEqualTo(inside.site().text().text().indexOf("fill(b, n)"));
        assertThat(inside.called().map(Called::call)).contains((CtInvocation<?>) inside.entry());
        assertThat(inside.start()).isLessThan(inside.loopStart());
    }

    @Test
    void aLoopInFrontOfTheCallOfAMethodBeginsWithItself() {
        Candidate outside = CalledTrial.of(CALLS + OTHERS).loopOf("run");
        assertThat(outside.entry()).isSameAs(outside.loop().loop());
        assertThat(outside.called()).isEmpty();
        assertThat(outside.calledByOthers()).isEmpty();
        assertThat(outside.start()).isEqualTo(outside.loopStart());
    }

    @Test
    void aMethodThatOthersCallIsKnownByItself() {
        assertThat(CalledTrial.of(CALLS).found().calledByOthers()).isEmpty();
        assertThat(CalledTrial.of(CALLS + OTHERS)
                        .found()
                        .calledByOthers()
                        .map(alone -> alone.executable().getSimpleName()))
                .contains("fill");
    }

    @Test
    void guardsStandInFrontOfWhateverComesFirst() {
        Candidate send = Trial.of(SEND).candidate();
        Candidate receive = Trial.of(RECEIVE).candidate();
        int call = receive.method()
                .body()
                .of(receive.site().invocation())
                .orElseThrow()
                .from();
        assertThat(send.guardStart()).isEqualTo(send.loopStart());
        assertThat(receive.guardStart()).isEqualTo(call).isLessThan(receive.loopStart());
    }

    @Test
    void aGuardIsKeptOnce() {
        Candidate candidate = Trial.of(SEND).candidate();
        candidate.guard("k > 0");
        candidate.guard("n > 0");
        candidate.guard("k > 0");
        assertThat(candidate.guards()).containsExactly("k > 0", "n > 0");
    }

    @Test
    void whoeverAsksForALengthAsksForAnArrayFirst() {
        IndexRange.Guarded length = new IndexRange.Guarded(List.of("n <= a.length"), true);
        Candidate unknown = Trial.of(SEND).candidate();
        Candidate known = Trial.of("a[0] = 1;\n" + SEND).candidate();
        Candidate shown = Trial.of(SEND).candidate();
        unknown.guard(length);
        known.guard(length);
        shown.guard(new IndexRange.Guarded(List.of("n < 9"), false));
        assertThat(unknown.guards()).containsExactly("a != null", "n <= a.length");
        assertThat(known.guards()).containsExactly("n <= a.length");
        assertThat(shown.guards()).containsExactly("n < 9");
    }

    @Test
    void whatHoldsInTheLoopHoldsOfThoseAround() {
        Candidate candidate =
                Trial.of("for (int t = 0; t < k; t++) {\n" + SEND + "\n}").candidate();
        assertThat(candidate.facts().toString()).contains("i", "t");
        assertThat(candidate.loopName())
                .isEqualTo("the loop at line " + candidate.site().text().lineOf(candidate.begin()));
    }
}
