package org.sluicempi.analyzer.dependence.range;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.CountedLoopReader;
import org.sluicempi.analyzer.symbolic.Poly;

/** Which loops certainly run where all uses of {@code b} stand, by what is not negative then. */
class SteadyFactsTest {
    private static final Snippet.Table FACTS = Snippet.table("var it = b; for (int i = 0; i < n; i++) { %s }", """
            b[i] = 0; => none
            for (int j = 0; j < k; j++) b[j] = 0; => k - 1
            for (int j = 0; j < k; j++) { b[j] = 0; b[i] = 1; } => k - 1
            for (int j = 0; j < k; j++) { b[j] = 0; } b[i] = 1; => none
            b[i] = 1; for (int j = 0; j < k; j++) { b[j] = 0; } => none
            for (int j = 0; j < k; j++) b[j] = 0; for (int j = 2; j <= k; j++) b[j] = 1; => none
            for (int j = 0; j < k; j++) b[j] = 0; for (int j = 2; j < k + 2; j++) b[j] = 1; => k - 1
            for (int j = 0; j < i; j++) b[j] = 0; => none
            for (int j = 0; j < k; j++) for (int l = 0; l < j; l++) b[l] = 0; => k - 1
            for (int j = 0; j < k; j++) for (int l = 0; l < size; l++) b[l] = 0; => k - 1, size - 1
            """);

    @TestFactory
    Stream<DynamicTest> facts() {
        return FACTS.answers(snippet -> {
            CountedLoop loop = new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                    .read(snippet.loop())
                    .orElseThrow();
            Buffer buffer = Buffer.of(snippet.variable("it").getDefaultExpression(), snippet.expressions())
                    .orElseThrow();
            AccessReader.Found found = (AccessReader.Found) new AccessReader(loop, snippet.routine()).read(buffer);
            String text = SteadyFacts.of(found.accesses(), loop).stream()
                    .map(Poly::toString)
                    .collect(Collectors.joining(", "));
            return text.isEmpty() ? "none" : text;
        });
    }
}
