package org.sluicempi.analyzer.region;

import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** Which elements one iteration touches. */
class FootprintsTest {
    private static final Snippet.Table FOOTPRINTS =
            Snippet.table("var it = b; for (int i = 0; i < n; i++) { %s }", """
                b[i] = 0; => i .. i
                b[k] = 0; => k .. k
                for (int j = 0; j < k; j++) b[j] = 0; => 0 .. k - 1
                for (int j = 0; j < k; j++) b[i] = 0; => i .. i
                for (int j = 0; j < k; j++) b[i + j] = 0; => i .. i + k - 1
                for (int j = 0; j < k; j++) b[i - j] = 0; => i - k + 1 .. i
                for (int j = 0; j < k; j++) b[3 * j] = 0; => 0 .. 3 * k - 3
                for (int j = 0; j < k; j++) b[i * j] = 0; => 0 .. (k - 1) * i
                for (int j = 0; j < k; j++) b[-i * j] = 0; => (1 - k) * i .. 0
                for (int j = 0; j < k; j++) b[size * j] = 0; => none
                for (int j = 0; j < k; j++) b[j * j] = 0; => none
                for (int j = k; j >= 1; j--) b[j] = 0; => 1 .. k
                for (int j = 0; j < k; j++) for (int l = 0; l < 4; l++) b[4 * j + l] = 0; => 0 .. 4 * k - 1
                for (int j = 0; j < k; j++) for (int l = j; l < n; l++) b[l] = 0; => 0 .. n - 1
                for (int j = 0; j < k; j++) for (int l = 0; l <= j; l++) b[j - l] = 0; => 0 .. k - 1
                for (int j = 0; j < k; j++) for (int l = 0; l < 4; l++) b[j * l] = 0; => 0 .. 3 * k - 3
                for (int j = 0; j < k - 1; j++) b[j] = 0; => none
                for (int j = k + 1; j < n; j++) b[j] = 0; => none
                for (int j = k + 1; j < n; j++) b[i] = 0; => i .. i
                for (int j = k + 1; j < n; j++) b[-j] = 0; => none
                """);

    private static final Snippet.Table TESTED = Snippet.table("var it = b; for (int i = 0; i < n; i++) { %s }", """
            for (int j = 0; j < k - 1; j++) b[j] = 0; => 0 .. k - 2
            for (int j = k + 1; j < n; j++) b[i - j] = 0; => i - n + 1 .. i - k - 1
            """);

    /** Of the only access to {@code b}; {@code n} and what the first loop says are known. */
    private static String footprint(Snippet snippet) {
        return footprint(snippet, access -> access);
    }

    private static String footprint(Snippet snippet, UnaryOperator<Access> also) {
        CountedLoop loop = new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                .read(snippet.loop())
                .orElseThrow();
        Buffer buffer = Buffer.of(snippet.variable("it").getDefaultExpression(), snippet.expressions())
                .orElseThrow();
        Access access = ((AccessReader.Found) new AccessReader(loop, snippet.routine()).read(buffer))
                .accesses()
                .get(0);
        return Footprints.of(also.apply(access), loop.facts())
                .map(found -> found.low() + " .. " + found.high())
                .orElse("none");
    }

    @TestFactory
    Stream<DynamicTest> footprints() {
        return FOOTPRINTS.answers(FootprintsTest::footprint);
    }

    /** The same after tests of the bounds of the loops inside. */
    @TestFactory
    Stream<DynamicTest> footprintsWithinTestedBounds() {
        return TESTED.answers(snippet -> footprint(
                snippet,
                access -> access.within(
                        access.nest().stream().map(CountedLoop::tested).toList())));
    }
}
