package org.sluicempi.analyzer.dependence.code;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtInvocation;

/** What holds where the first call stands: not negative are these. */
class EnclosingFactsTest {
    private static final Snippet.Table FACTS = Snippet.table("""
            call(); => none
            for (int i = 0; i < n; i++) { call(); } => i, n - i - 1, n - 1
            for (int i = 0; i < n; i++) { if (k > 0) { call(); } } => i, n - i - 1, n - 1
            for (int i = 0; i < n; i++) { for (int j = i; j < 8; j++) call(); } => j - i, 7 - j, 7 - i, i, n - i - 1, n - 1
            for (int i = 0; i < n; i++) { k++; } call(); => none
            for (call(); k < n; k++) { n = 3; } => none
            for (int i = 0; i < n; call()) { i++; } => none
            for (int i = count(); i < n; i++) { call(); } => none
            while (k < n) { call(); k++; } => none
            for (int i = 0; i < n; i++) { i += 2; call(); } => none
            for (int i = 0; i < bound; i++) { call(); } => i
            for (int i = 0; i < size; i++) { call(); } => i
            for (int i = 0; i < LIMIT; i++) { call(); } => i, LIMIT - i - 1, LIMIT - 1
            for (int i = 0; i <= n; i++) { call(); } => n - i
            for (int i = 0; i <= 9; i++) { call(); } => i, 9 - i, 9
            for (int i = 0; i <= 2147483647; i++) { call(); } => 2147483647 - i
            for (int i = 0; i <= LIMIT; i++) { call(); } => i, LIMIT - i, LIMIT
            int m = 9; for (int i = 0; i <= m; i++) { call(); } => i, m - i, m
            int m = 2147483647; for (int i = 0; i <= m; i++) { call(); } => m - i
            for (int i = 0; i < n; i += 2) { call(); } => n - i - 1
            for (int i = 0; i < 9; i += 2) { call(); } => i, 8 - i, 8
            for (int i = 9; i >= n; i--) { call(); } => i - n
            for (int i = n; i >= 0; i--) { call(); } => i, n - i, n
            for (int i = n; i > 0; i -= 3) { call(); } => i - 1, n - i, n - 1
            for (int i = n; i > k; i -= 3) { call(); } => i - k - 1
            for (int i = 0; i < n; i++) { Runnable r = () -> call(); } => none
            for (int i = 0; i < n; i++) { class L { void m() { call(); } } } => none
            """);
    private static final Snippet.Table HEADERS = Snippet.table("""
            for (int i = 0; i < n; i++) { k++; } => none
            """);
    private static final Snippet.Table OF_LOOPS = Snippet.table("for (int i = 0; i < n; i++) { %s }", """
            for (int j = 1; j < k; j++) { call(); } => i, n - i - 1, n - 1; i, n - i - 1, n - 1, 2147483646 - i
            """);

    private static String text(List<Poly> facts) {
        return Asked.listed(facts.stream().map(Poly::toString));
    }

    @TestFactory
    Stream<DynamicTest> facts() {
        return FACTS.answers(snippet -> {
            CtInvocation<?> call =
                    snippet.all(CtInvocation.class).stream().findFirst().orElseThrow();
            return text(EnclosingFacts.at(call, new Asked(snippet).method()));
        });
    }

    @TestFactory
    Stream<DynamicTest> nothingHoldsInTheHeader() {
        return HEADERS.answers(snippet -> {
            CtExpression<Boolean> condition = snippet.loop().getExpression();
            return text(EnclosingFacts.at(condition, new Asked(snippet).method()));
        });
    }

    @TestFactory
    Stream<DynamicTest> factsOfALoopInside() {
        return OF_LOOPS.answers(snippet -> {
            Asked asked = new Asked(snippet);
            CtFor inner = (CtFor) asked.loops().get(1);
            return text(EnclosingFacts.of(asked.counted(inner), asked.method())) + "; "
                    + text(EnclosingFacts.range(asked.counted(inner), asked.method()));
        });
    }
}
