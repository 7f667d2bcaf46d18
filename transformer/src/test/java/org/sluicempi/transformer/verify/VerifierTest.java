package org.sluicempi.transformer.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.sluicempi.transformer.HandPlan.calls;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.HandPlan;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.parse.ParsedSource;

/** Whatever differs from the plan must be found. */
class VerifierTest {
    private static final String BEFORE = """
            class T {
                void f() {
                    // fill
                    for (int i = 0; i <= m; i++) c[i] = i; // all
                    send(c);
                    g(); /* last */
                }
            }
            """;
    private static final String AFTER = """
            class T {
                void f() {
                    DeltaSend sendC = begin(c);
                    // fill
                    for (int i0 = 0, i1; i0 <= m; i0 = i1) {
                        i1 = sendC.deltaStrip(i0, m + 1);
                        for (int i = i0; i <= i1 - 1; i++) c[i] = i; // all
                        sendC.deltaSendData(i0, i1);
                    }
                    sendC.deltaSendEnd();
                    g(); /* last */
                }
            }
            """;

    private static void check(String after) {
        HandPlan hand = HandPlan.of(BEFORE);
        String site = hand.site("send(c)");
        String loop = "for (int i = 0; i <= m; i++) c[i] = i;";
        hand.begin(site, loop, "sendC", "begin(c)")
                .strip(site, loop, "0", "<=", "m", List.of(), calls(site, "sendC", "i0", "i1"))
                .end(site, "send(c);", "sendC");
        try {
            SourceText text =
                    SourceText.of(hand.text().file(), after.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
            Verifier.check(ParsedSource.of(hand.text()), text, hand.plan());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theRightOutputPasses() {
        check(AFTER);
        check(AFTER.replace("    ", "\t"));
    }

    @Test
    void everyOtherOutputIsADefect() {
        Map<String, String> changes = Map.of(
                "g();", "h();",
                "i <= i1 - 1", "i <= i1",
                "int i = i0", "int i = 0",
                "m + 1", "m",
                "        sendC.deltaSendEnd();\n", "",
                "// all", "// al",
                "/* last */", "",
                "sendC.deltaSendData(i0, i1);\n        }", "}\n            sendC.deltaSendData(i0, i1);",
                "sendC.deltaSendEnd();\n        g();", "g();\n        sendC.deltaSendEnd();",
                "class T", "final class T");
        changes.forEach((from, to) -> {
            String wrong = AFTER.replace(from.stripLeading(), to.stripLeading());
            assertThat(wrong).as(from).isNotEqualTo(AFTER);
            assertThatThrownBy(() -> check(wrong))
                    .as(from)
                    .isInstanceOf(InternalException.class)
                    .hasMessageContaining("Test.java");
        });
    }

    @Test
    void aLoopMustStandInTheTryThatWasPlanned() {
        String right = """
                class T {
                    void f() {
                        try {
                            for (int i = 0; i <= m; i++) c[i] = i; // all
                        } finally {
                            recvA.deltaWait();
                        }
                        g();
                    }
                }
                """;
        String before = right.replace("try {\n            ", "").replaceAll("// all\\s+} finally \\{[^}]*}", "// all");
        assertThat(before).doesNotContain("finally").doesNotContain("try");
        Map<String, String> changes = Map.of(
                "recvA.deltaWait", "recvB.deltaWait",
                "finally {", "catch (Error e) {",
                "g();", "",
                "        recvA.deltaWait();\n", "");
        checkCompleted(before, right);
        changes.forEach((from, to) -> {
            String wrong = right.replace(from, to);
            assertThat(wrong).as(from).isNotEqualTo(right);
            assertThatThrownBy(() -> checkCompleted(before, wrong)).as(from).isInstanceOf(InternalException.class);
        });
        assertThatThrownBy(() -> checkCompleted(before, before)).isInstanceOf(InternalException.class);
    }

    private static void checkCompleted(String before, String after) {
        HandPlan hand = HandPlan.of(before);
        String loop = "for (int i = 0; i <= m; i++) c[i] = i;";
        hand.complete(hand.site("c[i] = i"), loop, "recvA.deltaWait();");
        try {
            SourceText text =
                    SourceText.of(hand.text().file(), after.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
            Verifier.check(ParsedSource.of(hand.text()), text, hand.plan());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatCannotBePutIntoATreeIsADefect() {
        String text = "class T { void f() { g(a); } }";
        Span call = new Span(text.indexOf("g(a)"), text.indexOf("; }") + 1);
        Map<Step, String> wrong = Map.of(
                new Step.Before("1:1", call.start(), Step.Rank.STATEMENT, "h("), "is not what it must be: h(",
                new Step.ReplaceExpression("1:1", new Span(call.start() + 2, call.start() + 3), "b;"), "b;",
                new Step.ReplaceExpression("1:1", new Span(call.start() + 1, call.start() + 3), "b"), "no expression",
                new Step.Wrap("1:1", call, "h()", List.of(), List.of(), false), "is not what it must be: h() {}",
                new Step.Wrap("1:1", call, "", List.of(), List.of(), false), "no header of a statement",
                new Step.Behind("1:1", call.end() - 2, "h();"), "no statement here");

        wrong.forEach((step, message) -> assertThatThrownBy(() -> check(text, text, step))
                .as(step.toString())
                .isInstanceOf(InternalException.class)
                .hasMessageContaining(message));
    }

    @Test
    void twoThingsInOnePlaceOrAroundItAreADefect() {
        String text = "class T { void f() { g(a); } }";
        Span call = new Span(text.indexOf("g(a)"), text.indexOf("; }") + 1);
        Step replaced = new Step.Replace("1:1", call, "h();");
        Step wrapped = new Step.Wrap("1:1", call, "if (x)", List.of(), List.of(), false);

        for (Step twice : List.of(replaced, wrapped)) {
            assertThatThrownBy(() -> check(text, text, twice, twice)).hasMessageContaining("two things");
        }
        check(text, "class T { void f() { if (x) { h(); } } }", replaced, wrapped);
    }

    @Test
    void whatIsPutAroundAStatementMayHaveALabel() {
        String text = "class T { void f() { g(a); } }";
        Span call = new Span(text.indexOf("g(a)"), text.indexOf("; }") + 1);
        Step wrapped = new Step.Wrap(
                "1:1", call, "parts: while (x)", List.of(new Step.Inner("1:1", "h();")), List.of(), false);

        check(text, "class T { void f() { parts: while (x) { h(); g(a); } } }", wrapped);
        assertThatThrownBy(() -> check(text, "class T { void f() { while (x) { h(); g(a); } } }", wrapped))
                .isInstanceOf(InternalException.class);
    }

    private static void check(String before, String after, Step... steps) {
        HandPlan hand = HandPlan.of(before);
        hand.site("g(a)");
        FilePlan plan = hand.plan();
        try {
            SourceText text =
                    SourceText.of(hand.text().file(), after.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
            Verifier.check(
                    ParsedSource.of(hand.text()),
                    text,
                    new FilePlan(
                            plan.file(), plan.root(), plan.sha256(), plan.encoding(), plan.sites(), List.of(steps)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void outputThatIsNotJavaIsADefect() {
        assertThatThrownBy(() -> check(AFTER.replace("g();", "g(;")))
                .isInstanceOf(InternalException.class)
                .hasMessageContaining("the output is not Java");
    }

    @Test
    void theMessageSaysWhatWasExpectedWhere() {
        assertThatThrownBy(() -> check(AFTER.replace("g();", "h();")))
                .hasMessageContaining("11:9: expected \"g();\" but found \"h();\"");
    }
}
