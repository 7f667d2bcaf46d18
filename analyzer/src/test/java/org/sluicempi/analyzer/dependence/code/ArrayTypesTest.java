package org.sluicempi.analyzer.dependence.code;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.region.Buffer;
import spoon.reflect.code.CtLocalVariable;

/** Which arrays cannot be one because of their types. */
class ArrayTypesTest {
    private static final Snippet.Table PAIRS = Snippet.table("""
            var x = b; var y = a; => others
            var x = a; var y = b; => others
            var x = b; var y = c; => may be one
            var x = b; var y = own; => may be one
            var x = own; var y = a; => others
            var x = rows[k]; var y = a; => others
            var x = rows[k]; var y = b; => may be one
            var x = rows; var y = b; => others
            var x = b; var y = rows; => others
            var x = rows; var y = grid; => may be one
            String[] s = {}; var x = s; var y = b; => others
            String[] s = {}; var x = s; var y = rows; => may be one
            Object o = b; var x = o; var y = a; => may be one
            Object o = b; var x = a; var y = o; => may be one
            var x = made(); var y = a; => may be one
            var x = a; var y = made(); => may be one
            for (double[] x : rows) { var y = a; } => may be one
            for (int[] x : new int[n][k]) { var y = b; } => may be one
            """);
    private static final Snippet.Table BUFFERS = Snippet.table("var it = b; %s", """
            var x = a; => is none, leads to none
            var x = c; => may be it, may lead to it
            var x = rows; => is none, may lead to it
            int[][] s = {}; var x = s; => is none, leads to none
            double[][][] s = {}; var x = s; => is none, may lead to it
            String[] s = {}; var x = s; => is none, leads to none
            Integer[][] s = {}; var x = s; => is none, leads to none
            Boolean[] s = {}; var x = s; => is none, leads to none
            Byte[] s = {}; var x = s; => is none, leads to none
            Character[] s = {}; var x = s; => is none, leads to none
            Double[] s = {}; var x = s; => is none, leads to none
            Float[] s = {}; var x = s; => is none, leads to none
            Long[] s = {}; var x = s; => is none, leads to none
            Short[] s = {}; var x = s; => is none, leads to none
            CharSequence[] s = {}; var x = s; => is none, may lead to it
            Object[] s = {}; var x = s; => is none, may lead to it
            Number[] s = {}; var x = s; => is none, may lead to it
            Object o = b; var x = o; => may be it, may lead to it
            var x = made(); => may be it, may lead to it
            var x = new int[3]; => may be it, may lead to it
            """);
    private static final Snippet.Table TYPES = Snippet.table("""
            int[] x; => flat
            boolean[] x; => flat
            int[][] x; => deep
            Object[] x; => deep
            Object x; => deep
            int x; => deep
            """);

    private static String pair(Snippet snippet) {
        Asked asked = new Asked(snippet);
        return ArrayTypes.differ(asked.method(), asked.given("x"), asked.given("y")) ? "others" : "may be one";
    }

    private static String buffer(Snippet snippet) {
        Asked asked = new Asked(snippet);
        Buffer buffer = asked.buffer();
        boolean none = ArrayTypes.differ(asked.method(), asked.given("x"), false, buffer);
        boolean leadsToNone = ArrayTypes.differ(asked.method(), asked.given("x"), true, buffer);
        return (none ? "is none" : "may be it") + ", " + (leadsToNone ? "leads to none" : "may lead to it");
    }

    @TestFactory
    Stream<DynamicTest> pairs() {
        return PAIRS.answers(ArrayTypesTest::pair);
    }

    @TestFactory
    Stream<DynamicTest> buffers() {
        return BUFFERS.answers(ArrayTypesTest::buffer);
    }

    @TestFactory
    Stream<DynamicTest> types() {
        return TYPES.answers(snippet -> {
            CtLocalVariable<?> variable = snippet.variable("x");
            return ArrayTypes.isFlat(variable.getType()) ? "flat" : "deep";
        });
    }
}
