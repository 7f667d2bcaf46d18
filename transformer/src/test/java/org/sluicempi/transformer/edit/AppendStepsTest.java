package org.sluicempi.transformer.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.transformer.HandPlan;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.parse.ParsedSource;
import org.sluicempi.transformer.verify.Verifier;

/** Items at the ends of lists of parameters and arguments. */
class AppendStepsTest {
    private static final String BEFORE = """
            class T {
                void f() {
                    g(n, // rows
                        h(m) /* last */);
                    send(c);
                    k();
                    send(d);
                }

                static <E> void g(int n, int[] m) throws Exception {
                    k();
                }

                void k() {}
            }
            """;
    private static final String AFTER = """
            class T {
                void f() {
                    g(n, // rows
                        h(m) /* last */, sendC, sendD);
                    send(c);
                    k(sendD);
                    send(d);
                }

                static <E> void g(int n, int[] m, DeltaSend sendC, DeltaSend sendD) throws Exception {
                    k(DeltaSend.none());
                }

                void k(DeltaSend sendD) {}
            }
            """;

    private final HandPlan hand = HandPlan.of(BEFORE);

    /** In an order that is not that of the sites. */
    private FilePlan plan() {
        String c = hand.site("send(c)");
        String d = hand.site("send(d)");
        List<Step> steps = new ArrayList<>();
        steps.add(new Step.Append(d, hand.start(");\n        send(c)"), "sendD"));
        steps.add(new Step.Append(c, hand.start(");\n        send(c)"), "sendC"));
        steps.add(new Step.Append(d, hand.start(");\n        send(d)"), "sendD"));
        steps.add(new Step.Append(d, hand.start(") throws"), "DeltaSend sendD"));
        steps.add(new Step.Append(c, hand.start(") throws"), "DeltaSend sendC"));
        steps.add(new Step.Append(d, hand.start(");\n    }\n\n    void k"), "DeltaSend.none()"));
        steps.add(new Step.Append(d, hand.start(") {}"), "DeltaSend sendD"));
        return with(steps);
    }

    private FilePlan with(List<Step> steps) {
        FilePlan plan = hand.plan();
        return new FilePlan(plan.file(), plan.root(), plan.sha256(), plan.encoding(), plan.sites(), steps);
    }

    private void verify(String after) throws IOException {
        SourceText text =
                SourceText.of(hand.text().file(), after.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        Verifier.check(ParsedSource.of(hand.text()), text, plan());
    }

    @Test
    void theyStandBehindTheOthersInTheOrderOfTheSites() throws IOException {
        String after = FileEditor.edits(ParsedSource.of(hand.text()), plan()).apply(BEFORE);

        assertThat(after).isEqualTo(AFTER);
        verify(after);
    }

    @Test
    void everyOtherListIsADefect() {
        Map<String, String> changes = Map.of(
                "sendC, sendD)", "sendD, sendC)",
                "k(sendD)", "k()",
                "k(DeltaSend.none())", "k(sendD)",
                "DeltaSend sendC, DeltaSend sendD", "DeltaSend sendC",
                "k(DeltaSend sendD)", "k(DeltaRecv sendD)",
                "h(m)", "h(m, sendC)");
        changes.forEach((from, to) -> {
            String wrong = AFTER.replace(from, to);
            assertThat(wrong).as(from).isNotEqualTo(AFTER);
            assertThatThrownBy(() -> verify(wrong)).as(from).isInstanceOf(InternalException.class);
        });
    }

    @Test
    void aPlaceWithoutAListIsADefect() {
        String site = hand.site("send(c)");
        FilePlan plan = with(List.of(new Step.Append(site, hand.start("send(d)"), "x")));

        assertThatThrownBy(() -> Verifier.check(ParsedSource.of(hand.text()), hand.text(), plan))
                .isInstanceOf(InternalException.class)
                .hasMessageContaining("no list ends here");
    }
}
