package org.sluicempi.transformer.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.transformer.HandPlan;

/** A method's name may mean a method with one more parameter only where the plan says so. */
class LengthenedTest {
    private static final Dialect DIALECT = Dialects.shipped().byId("openmpi").orElseThrow();
    private static final String TEXT = "class T { void f() { g(n); send(c); h(); } }";

    private final HandPlan hand = HandPlan.of(TEXT);

    private boolean isPlanned(String name, String meant, String means, String... items) {
        String site = hand.site("send(c)");
        FilePlan plan = hand.plan();
        int close = hand.start("); send");
        List<Step> steps = java.util.Arrays.stream(items)
                .<Step>map(item -> new Step.Append(site, close, item))
                .toList();
        FilePlan whole = new FilePlan(plan.file(), plan.root(), plan.sha256(), plan.encoding(), plan.sites(), steps);
        return new Lengthened(hand.text(), whole).isPlanned(hand.start(name), method(meant), method(means), DIALECT);
    }

    private static Meaning method(String declaration) {
        return new Meaning(Meaning.Kind.METHOD, declaration);
    }

    @Test
    void theSameMethodWithADeltaObjectForEachItemIsPlanned() {
        assertThat(isPlanned("g(n)", "T.g(int)", "T.g(int, mpi.DeltaSend)", "sendC"))
                .isTrue();
        assertThat(isPlanned("g(n)", "T.g(int)", "T.g(int, mpi.DeltaSend, mpi.DeltaRecv)", "sendC", "recvA"))
                .isTrue();
        assertThat(isPlanned("g(n)", "T.g()", "T.g(mpi.DeltaRecv)", "recvA")).isTrue();
    }

    @Test
    void nothingElseIs() {
        assertThat(isPlanned("g(n)", "T.g(int)", "T.g(int, mpi.DeltaSend)")).isFalse();
        assertThat(isPlanned("h()", "T.h()", "T.h(mpi.DeltaSend)", "sendC")).isFalse();
        assertThat(isPlanned("g(n)", "T.g(int)", "T.g(int, mpi.Comm)", "sendC")).isFalse();
        assertThat(isPlanned("g(n)", "T.g(int)", "T.g(long, mpi.DeltaSend)", "sendC"))
                .isFalse();
        assertThat(isPlanned("g(n)", "T.g(int)", "U.g(int, mpi.DeltaSend)", "sendC"))
                .isFalse();
        assertThat(isPlanned("g(n)", "T.g(int)", "T.g(int, mpi.DeltaSend, mpi.DeltaSend)", "sendC"))
                .isFalse();
        assertThat(isPlanned("g(n)", "T.g(int)", "T.g(int)", "sendC")).isFalse();
    }
}
