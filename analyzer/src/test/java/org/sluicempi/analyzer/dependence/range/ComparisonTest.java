package org.sluicempi.analyzer.dependence.range;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.CountedLoopReader;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;

/** Which differences a short test in front of the loop shows not to be negative. */
class ComparisonTest {
    private static final Snippet.Table DIFFERENCES = Snippet.table("for (int i = 0; i < n; i++) { int e = %s; }", """
            n - k => k <= n
            k - n => n <= k
            n => n >= 0
            n + k => (long) n + k >= 0
            -n => none
            -n - k => none
            n - k - 1 => none
            n + 1 => none
            2 * n => none
            n - 2 * k => none
            n * k => none
            n - i => none
            i => none
            n - k + size => none
            8 => none
            """);

    private static final Snippet.Table LESS_WHAT_RUNS_ALONG =
            Snippet.table("for (int i = 0; i < n; i++) { int e = %s; }", """
            n => none
            0 => none
            """);

    @TestFactory
    Stream<DynamicTest> differences() {
        return DIFFERENCES.answers(snippet -> text(snippet, Poly.ZERO));
    }

    /** It has no value in front of the loop. */
    @TestFactory
    Stream<DynamicTest> differencesToWhatRunsAlong() {
        Symbol running = Symbol.running(new Object(), "r", new Symbol.Course(Poly.ZERO, Poly.ONE));
        return LESS_WHAT_RUNS_ALONG.answers(snippet -> text(snippet, Poly.of(running)));
    }

    private static String text(Snippet snippet, Poly less) {
        CountedLoop loop = new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                .read(snippet.loop())
                .orElseThrow();
        Poly difference = snippet.expressions()
                .read(snippet.variable("e").getDefaultExpression())
                .orElseThrow();
        return Comparison.of(difference.minus(less), loop).map(Comparison::text).orElse("none");
    }
}
