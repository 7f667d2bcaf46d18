package org.sluicempi.analyzer.dependence.range;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.CountedLoopReader;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;

/** Whether an iteration waits for what leaves after it: from {@code low} to {@code end} it waits, below {@code edge} all leaves. */
class CoverageTest {
    private static final Snippet.Table RISING = Snippet.table("for (int i = 0; i < n; i++) { %s }", """
            int edge = i, low = i, end = i + 1; => within, awaited
            int edge = i, low = i, end = i + 2; => awaited
            int edge = i, low = i - 1, end = i + 1; => awaited
            int edge = i, low = i, end = i; => within
            int edge = i, low = i + 1, end = i + 1; => within
            int edge = i, low = 0, end = n; => awaited
            int edge = 3 * i, low = 3 * i + 1, end = 3 * i + 2; => within
            int edge = 3 * i, low = 3 * i, end = 3 * i + 3; => within, awaited
            int edge = i, low = i + 1, end = i + 2; => none
            int edge = i, low = i - 1, end = i; => none
            """);
    private static final Snippet.Table FALLING = Snippet.table("for (int i = n; i > 0; i--) { %s }", """
            int edge = i, low = i - 1, end = i; => within, awaited
            int edge = i, low = i - 2, end = i; => awaited
            int edge = i, low = i - 1, end = i + 1; => awaited
            int edge = i, low = i, end = i; => within
            int edge = i, low = i - 1, end = i - 1; => within
            int edge = i, low = i, end = i + 1; => none
            """);

    private static String answer(Snippet snippet, boolean rises) {
        CountedLoop loop = new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                .read(snippet.loop())
                .orElseThrow();
        Need.Moving window = new Need.Moving(value(snippet, "low"), value(snippet, "end"), rises);
        Frontier frontier = new Frontier(value(snippet, "edge"), rises);
        boolean within = Coverage.isWithin(window, frontier, loop, loop.facts());
        boolean awaited = Coverage.isAwaited(window, frontier, loop, loop.facts());
        return within ? awaited ? "within, awaited" : "within" : awaited ? "awaited" : "none";
    }

    private static Poly value(Snippet snippet, String name) {
        return snippet.expressions()
                .read(snippet.variable(name).getDefaultExpression())
                .orElseThrow();
    }

    @TestFactory
    Stream<DynamicTest> ranges() {
        return Stream.concat(
                RISING.answers(snippet -> answer(snippet, true)), FALLING.answers(snippet -> answer(snippet, false)));
    }

    /** Of {@code i}, {@code i + 2} and {@code n}, and {@code 0 <= i < n}. */
    private static final Snippet.Table EXTREMES = Snippet.table("for (int i = 0; i < n; i++) { %s }", """
            int x = i, y = i + 2; => i to i + 2
            int x = i + 2, y = i; => i to i + 2
            int x = i, y = n; => i to n
            int x = i + 2, y = n; => none to none
            int x = i, y = i; => i to i
            """);

    @TestFactory
    Stream<DynamicTest> extremes() {
        return EXTREMES.answers(snippet -> {
            CountedLoop loop = new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                    .read(snippet.loop())
                    .orElseThrow();
            List<Poly> values = List.of(value(snippet, "x"), value(snippet, "y"));
            Prover prover = Prover.knowing(loop.facts());
            return ProvedExtrema.smallest(values, prover).map(Poly::toString).orElse("none") + " to "
                    + ProvedExtrema.largest(values, prover).map(Poly::toString).orElse("none");
        });
    }
}
