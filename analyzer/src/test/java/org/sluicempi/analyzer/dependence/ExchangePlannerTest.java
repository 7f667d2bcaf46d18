package org.sluicempi.analyzer.dependence;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.site.Site;

/** What is said of a call that sends and receives: first of the half that overlaps. */
class ExchangePlannerTest {
    private static final Snippet.Table CALLS =
            Snippet.table("""
            FILL CALL DRAIN => SL001, SL002
            FILL CALL => SL001, SL102
            CALL DRAIN => SL002, SL101
            CALL => SL101, SL102
            """.replace("FILL", "for (int i = 0; i < 900; i++) { b[i] = i; }")
                    .replace("CALL", "comm.sendRecv(b, 900, MPI.DOUBLE, 1, 0, c, 900, MPI.DOUBLE, 1, 0);")
                    .replace("DRAIN", "for (int i = 0; i < 900; i++) { far += c[i]; }"));

    private static String rules(Snippet snippet) {
        Site site = snippet.site();
        Method method = new Method(
                Method.around(site.invocation()).orElseThrow(), snippet.file().semantics(), site.dialect());
        return new ExchangePlanner()
                .plan(site, method).remarks().stream()
                        .map(remark -> remark.rule().id())
                        .collect(Collectors.joining(", "));
    }

    @TestFactory
    Stream<DynamicTest> bothHalves() {
        return CALLS.answers(ExchangePlannerTest::rules);
    }
}
