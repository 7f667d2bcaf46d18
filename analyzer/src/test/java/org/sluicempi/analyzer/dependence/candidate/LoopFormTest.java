package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtLoop;

/** What authors are told about a loop that cannot be counted. */
class LoopFormTest {
    private static final Snippet.Table LOOPS = Snippet.table("""
            while (n > 0) { n--; } SEND => has no counter in a header; write it as 'for (int i = from; i < to; i++)'
            for (int x : a) { call(); } SEND => has no counter in a header; write it as 'for (int i = from; i < to; i++)'
            for (int i = 0; i < n; i++); SEND => has no body; let its body do what its header does
            for (int i = 0; i < n / count(); i++) { call(); } SEND => begins or ends with what is no sum of products of variables: 'n / count()'; compute it into a local variable before the loop
            for (int i = 0; i < n; i += a[0]) { call(); } SEND => does not add the same to its counter each time: 'i += a[0]'; let the counter go up or down by a constant, or by a variable that the loop leaves alone
            for (int i = 0; i < n; i++) { i++; } SEND => may change its counter, step or bound while it runs: 'i < n'; keep step and bound in local variables that the loop leaves alone
            for (int i = 0; i < n; i += k) { k++; } SEND => may change its counter, step or bound while it runs: 'i < n'; keep step and bound in local variables that the loop leaves alone
            int i; for (i = 0; i < n; i++) { call(); } k = i; SEND => has a counter that is read behind it: 'i++'; declare the counter in the header
            """.replace("SEND", "comm.send(b, n, MPI.DOUBLE, 1, 0);"));

    private static String refusal(Snippet snippet) {
        Site site = snippet.site();
        Method method = new Method(
                Method.around(site.invocation()).orElseThrow(), snippet.file().semantics(), site.dialect());
        List<CtLoop> loops = snippet.all(CtLoop.class);
        assertThat(loops).hasSize(1);
        assertThat(LoopSearch.counted(loops.get(0), method)).isEmpty();
        Remark remark = LoopForm.refusal(loops.get(0), method, new Remarks(site));
        assertThat(remark.rule()).isEqualTo(Rule.SL103);
        assertThat(remark.related()).hasSize(1);
        return remark.message().replaceFirst("the loop at line \\d+ ", "") + "; "
                + remark.remedy().orElseThrow();
    }

    @TestFactory
    Stream<DynamicTest> everyObstacleIsNamed() {
        return LOOPS.answers(LoopFormTest::refusal);
    }
}
