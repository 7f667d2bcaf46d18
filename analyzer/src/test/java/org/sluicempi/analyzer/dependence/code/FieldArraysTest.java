package org.sluicempi.analyzer.dependence.code;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** Whether a call reaches the buffer through a field, by the field's type. */
class FieldArraysTest {
    private static final Snippet.Table CALLS =
            Snippet.table("var it = b; class L { %s } L l = new L(); while (k > 0) { l.m(); }", """
            void m() { call(); } => none
            double[] held; void m() { held[0] = 1; } => written
            double[] held; double m() { return held[0]; } => read
            double[] held; void m() { held = null; } => none
            double[] held; int m() { return held.length; } => none
            int[] held; void m() { held[0] = 1; } => none
            int[][] held; int m() { return held[0][0]; } => none
            double[][] held; void m() { held[0][0] = 1; } => written
            double[][] held; double m() { return held[0][0]; } => read
            Object[] held; Object m() { return held[0]; } => read
            void m() { shared[0] = 1; } => written
            double m() { return own[0]; } => read
            """);
    private static final Snippet.Table OTHERS = Snippet.table("var it = b; while (k > 0) { %s }", """
            new Object() { int[] held; void m() { held[0] = 1; } }.m(); => none
            new Object() { double[] held; void m() { held[0] = 1; } }.m(); => written
            """);

    @TestFactory
    Stream<DynamicTest> calls() {
        return Stream.of(CALLS, OTHERS)
                .flatMap(table -> table.answers(snippet -> {
                    Asked asked = new Asked(snippet);
                    boolean written = FieldArrays.touched(asked.code(), asked.buffer(), false)
                            .isPresent();
                    boolean touched = FieldArrays.touched(asked.code(), asked.buffer(), true)
                            .isPresent();
                    return written ? "written" : touched ? "read" : "none";
                }));
    }
}
