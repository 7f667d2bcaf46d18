package org.sluicempi.analyzer.region;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtLocalVariable;

/** What a counted loop says about its counter. */
class CountedLoopTest {
    private static final Snippet.Table FACTS = Snippet.table("""
                for (int i = k; i < n; i++) {} => i - k, n - i - 1, n - k - 1
                for (int i = k; i <= n; i++) {} => i - k, n - i, n - k
                for (int i = n; i > k; i--) {} => i - k - 1, n - i, n - k - 1
                for (int i = 0; i < n - 1; i++) {} => i
                for (int i = n - 1; i >= 0; i--) {} => i
                for (int i = n - 1; i < k + 1; i++) {} => i - n + 1, k - i, k - n + 1
                for (int i = n + 1; i < k; i++) {} => k - i - 1
                for (int i = 0; i < n; i += k) {} => n - i - 1
                for (int i = n; i > 0; i -= k) {} => i - 1
                int s = 4; for (int i = 0; i < n; i += s) {} => s - 1, i, n - i - 1, n - 1
                int s = 4; for (int i = n; i > 0; i -= s) {} => s - 1, i - 1, n - i, n - 1
                """);
    private static final Snippet.Table RANGE = Snippet.table("""
                for (int i = 0; i < n; i++) {} => i, n - i - 1, n - 1, 2147483646 - i
                for (int i = 0; i <= n; i++) {} => i, n - i, n
                for (int i = n; i > k; i--) {} => i - k - 1, n - i, n - k - 1, i + 2147483647
                for (int i = n; i >= k; i--) {} => i - k, n - i, n - k
                """);
    private static final Snippet.Table DIRECTIONS = Snippet.table("""
                for (int i = 0; i < n; i += 3) {} => ascending, then i + 3
                for (int i = n; i > 0; i -= 3) {} => descending, then i - 3
                for (int i = 0; i < n; i += k) {} => ascending, then i + k
                for (int i = n; i > 0; i += k) {} => descending, then i + k
                """);
    private static final Snippet.Table WIDTHS = Snippet.table("""
                for (int i = k; i < n; i++) {} => n - k - 1
                for (int i = n; i >= k; i--) {} => n - k
                for (int i = 0; i < n - 1; i++) {} => ?
                for (int i = n + 1; i < k; i++) {} => ?
                """);
    private static final Snippet.Table BOUNDS_THAT_MAY_HAVE_WRAPPED = Snippet.table("""
                for (int i = 0; i < n; i++) {} => true: none
                for (int i = 0; i < n - 1; i++) {} => false: upper n - 1
                for (int i = n + 1; i < k; i++) {} => false: lower n + 1
                for (int i = n + 1; i < k - 1; i++) {} => false: lower n + 1, upper k - 1
                for (int i = n - 1; i >= 0; i--) {} => false: upper n - 1
                for (int i = n; i > k + 1; i--) {} => false: lower k + 1
                for (int i = 0; i < 2 * n; i++) {} => false: upper 2 * n
                for (int i = k; i < 2 * n; i++) {} => false: lower k, upper 2 * n
                for (int i = n * k; i < 5; i++) {} => false: lower n * k
                for (int i = n * k; i < n; i++) {} => false: lower n * k, upper n
                for (int i = LIMIT; i < 2 * n; i++) {} => false: upper 2 * n
                for (int i = 0; i < n; i += k) {} => false: none
                for (int i = 0; i < n - 1; i += k) {} => false: upper n - 1
                for (int i = k; i < 2 * n; i += k) {} => false: lower k, upper 2 * n
                """);
    private static final Snippet.Table TESTED_BOUNDS = Snippet.table("""
                for (int i = n + 1; i < k - 1; i++) {} => true: none, true
                for (int i = k; i < 2 * n; i++) {} => true: none, true
                """);
    private static final Snippet.Table WHAT_IS_KNOWN_OF_THE_BOUNDS = Snippet.table("""
                int fact = n; for (int i = 0; i < n - 1; i++) {} => true: none
                int fact = -n; for (int i = 0; i < n - 1; i++) {} => false: upper n - 1
                int fact = -n; for (int i = n + 1; i < k; i++) {} => true: none
                int fact = n; for (int i = n + 1; i < k; i++) {} => false: lower n + 1
                int fact = n; for (int i = n + 1; i < n - 1; i++) {} => false: lower n + 1
                int fact = k - 1; for (int i = 0; i < n; i += k) {} => true: none
                int fact = k; for (int i = 0; i < n; i += k) {} => false: none
                int fact = k - 1; for (int i = 0; i < n; i -= k) {} => false: none
                int fact = k - 1; for (int i = n; i > 0; i -= k) {} => true: none
                int fact = -k - 1; for (int i = 0; i < n; i -= k) {} => false: none
                int fact = k - 1; for (int i = 0; i < n; i += 2 * k) {} => false: none
                int fact = k - 1; for (int i = 0; i < n; i += k + 1) {} => false: none
                int fact = k - 2; for (int i = 0; i < n; i += k - 1) {} => true: none
                """);
    private static final Snippet.Table LAST_STEPS = Snippet.table("""
                for (int i = 0; i < n; i++) {} => false at 2147483647
                for (int i = 0; i <= 2147483647; i++) {} => false at 2147483647
                for (int i = n; i > k; i--) {} => false at -2147483648
                for (int i = 0; i < n; i += 3) {} => true at 2147483645
                for (int i = n; i > k; i -= 3) {} => true at -2147483646
                for (int i = n; i > 0; i -= 3) {} => false at -2147483646
                for (int i = 0; i < 2147483645; i += 3) {} => false at 2147483645
                for (int i = 0; i < 2147483646; i += 3) {} => true at 2147483645
                for (int i = 0; i <= 2147483644; i += 3) {} => false at 2147483645
                for (int i = 0; i <= 2147483645; i += 3) {} => true at 2147483645
                for (int i = n; i > -2147483646; i -= 3) {} => false at -2147483646
                for (int i = n; i > -2147483647; i -= 3) {} => true at -2147483646
                for (int i = 0; i < LIMIT; i += 3) {} => false at 2147483645
                for (int i = 0; i < n; i += k) {} => true at 1
                for (int i = n; i > 0; i -= k) {} => true at -2
                int s = 4; for (int i = 0; i < n; i += s) {} => true at 1
                int s = 4; for (int i = 0; i < 1; i += s) {} => false at 1
                int s = 4; for (int i = 0; i < 2; i += s) {} => true at 1
                int s = 4; for (int i = 0; i <= 0; i += s) {} => false at 1
                int s = 4; for (int i = n; i > 0; i -= s) {} => false at -2
                int s = 4; for (int i = n; i >= -1; i -= s) {} => false at -2
                int s = 4; for (int i = n; i >= -2; i -= s) {} => true at -2
                """);

    private static Function<Snippet, String> asking(Function<CountedLoop, String> question) {
        return snippet -> question.apply(loop(snippet));
    }

    private static CountedLoop loop(Snippet snippet) {
        return new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                .read(snippet.loop())
                .orElseThrow();
    }

    private static String polys(List<Poly> polys) {
        return polys.isEmpty() ? "none" : polys.stream().map(Poly::toString).collect(Collectors.joining(", "));
    }

    private static String uncertain(CountedLoop loop) {
        String bounds = loop.uncertainBounds().stream()
                .map(bound -> (bound.upper() ? "upper " : "lower ") + bound.written())
                .collect(Collectors.joining(", "));
        return loop.isCertain() + ": " + (bounds.isEmpty() ? "none" : bounds);
    }

    @TestFactory
    Stream<DynamicTest> facts() {
        return FACTS.answers(asking(loop -> polys(loop.facts())));
    }

    @TestFactory
    Stream<DynamicTest> range() {
        return RANGE.answers(asking(loop -> polys(loop.range())));
    }

    @TestFactory
    Stream<DynamicTest> directions() {
        return DIRECTIONS.answers(asking(loop ->
                (loop.ascending() ? "ascending" : "descending") + ", then " + loop.later(Poly.of(loop.symbol()))));
    }

    @TestFactory
    Stream<DynamicTest> widths() {
        return WIDTHS.answers(asking(loop -> loop.width().map(Poly::toString).orElse("?")));
    }

    @TestFactory
    Stream<DynamicTest> boundsThatMayHaveWrapped() {
        return BOUNDS_THAT_MAY_HAVE_WRAPPED.answers(asking(CountedLoopTest::uncertain));
    }

    @TestFactory
    Stream<DynamicTest> testedBounds() {
        return TESTED_BOUNDS.answers(asking(loop -> uncertain(loop.tested()) + ", "
                + loop.tested().knowing(List.of()).isCertain()));
    }

    /** Each piece of code says with {@code int fact} what is at least 0. */
    @TestFactory
    Stream<DynamicTest> whatIsKnownOfTheBounds() {
        return WHAT_IS_KNOWN_OF_THE_BOUNDS.answers(snippet -> {
            CtLocalVariable<?> fact = snippet.variable("fact");
            Poly known = snippet.expressions().read(fact.getDefaultExpression()).orElseThrow();
            return uncertain(loop(snippet).knowing(List.of(known)));
        });
    }

    @TestFactory
    Stream<DynamicTest> lastSteps() {
        return LAST_STEPS.answers(asking(loop -> loop.mayTurn() + " at " + loop.lastEnd()));
    }
}
