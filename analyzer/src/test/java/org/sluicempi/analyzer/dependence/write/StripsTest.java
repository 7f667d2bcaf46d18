package org.sluicempi.analyzer.dependence.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;

/** Nothing more of a loop's header is replaced than its two bounds. */
class StripsTest {
    private static List<Step> steps(String loop, boolean inclusive) throws Exception {
        SourceText text =
                SourceText.of(Path.of("P.java"), loop.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        Span lower = span(loop, "0");
        Span upper = span(loop, "n");
        Span condition = new Span(loop.indexOf("i ", lower.end()), upper.end());
        return new Strips(
                        new Span(0, loop.length()),
                        new CountingHeader(text, "i", Optional.of(lower), condition, upper, inclusive),
                        "from",
                        "to",
                        List.of(),
                        List.of())
                .steps("site");
    }

    private static Span span(String loop, String part) {
        int start = loop.indexOf(part);
        return new Span(start, start + part.length());
    }

    @Test
    void aBoundThatIsNotReached() throws Exception {
        assertThat(steps("for (i = 0; i < n; i++) {}", false))
                .containsExactly(
                        new Step.Wrap(
                                "site",
                                new Span(0, 26),
                                "for (int from = 0, to; from < n; from = to)",
                                List.of(new Step.Inner("site", "to = n;")),
                                List.of(),
                                false),
                        new Step.ReplaceExpression("site", new Span(9, 10), "from"),
                        new Step.ReplaceExpression("site", new Span(16, 17), "to"));
    }

    @Test
    void aBoundThatIsIncluded() throws Exception {
        assertThat(steps("for (i = 0; i <= n; i++) {}", true))
                .contains(
                        new Step.Wrap(
                                "site",
                                new Span(0, 27),
                                "for (int from = 0, to; from <= n; from = to)",
                                List.of(new Step.Inner("site", "to = n + 1;")),
                                List.of(),
                                false),
                        new Step.ReplaceExpression("site", new Span(17, 18), "to - 1"));
    }

    @Test
    void aCounterThatHasAValue() throws Exception {
        String loop = "for (; i < n; i++) {}";
        SourceText text =
                SourceText.of(Path.of("P.java"), loop.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        CountingHeader header =
                new CountingHeader(text, "i", Optional.empty(), new Span(7, 12), new Span(11, 12), false);

        assertThat(new Strips(new Span(0, loop.length()), header, "from", "to", List.of(), List.of()).steps("site"))
                .containsExactly(
                        new Step.Wrap(
                                "site",
                                new Span(0, 21),
                                "for (int from = i, to; from < n; from = to)",
                                List.of(new Step.Inner("site", "to = n;")),
                                List.of(),
                                false),
                        new Step.ReplaceExpression("site", new Span(11, 12), "to"));
    }
}
