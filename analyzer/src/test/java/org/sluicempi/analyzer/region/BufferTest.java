package org.sluicempi.analyzer.region;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Value;

/** Which expressions name a buffer, and which values are it; {@code it} is given the buffer. */
class BufferTest {
    private static final Snippet.Table NAMES = Snippet.table("""
                var it = b; => double b
                var it = a; => int a
                var it = rows; => double[] rows
                var it = own; => double own
                var it = this.own; => double own
                var it = shared; => double shared
                var it = P.shared; => double shared
                var it = P.this.own; => double own
                var it = other.own; => none
                var it = rows[k]; => double rows[k], a row
                var it = rows[k + 1]; => double rows[k + 1], a row
                var it = this.grid[0]; => double grid[0], a row
                var it = other.grid[0]; => none
                var it = rows[a[0]]; => none
                double[][][] cube = {}; var it = cube[0][1]; => none
                var it = made(); => none
                var it = new double[3]; => none
                var it = (double[]) b; => none
                Object o = b; var it = (double[]) o; => none
                Object o = b; var it = o; => none
                var it = n; => none
                """);
    private static final Snippet.Table ANY_ROWS = Snippet.table("""
                var it = b; => double b
                var it = rows[k]; => double rows[k], a row
                var it = rows[a[0]]; => double rows
                var it = other.own; => double own
                var it = other.grid[0]; => double grid
                double[][][] cube = {}; var it = cube[0][1]; => double cube
                double[][][] cube = {}; var it = cube[0]; => double[] cube[0], a row
                var it = made(); => none
                double[][][] cube = {}; var it = (double[]) cube[0][1]; => none
                var it = new double[2][3][k]; => none
                var it = new double[][] {b}[0]; => none
                var it = a[0]; => none
                """);
    private static final Snippet.Table SAME_VALUES = Snippet.table("""
                var it = b; var x = b; => true true
                var it = b; var x = c; => false false
                var it = b; var x = made(); => false false
                var it = b; double[] b2 = b; var x = b2; => false false
                var it = own; var x = this.own; => true true
                var it = this.own; var x = own; => true true
                var it = own; var x = other.own; => false false
                var it = own; var x = shared; => false false
                var it = shared; var x = P.shared; => true true
                var it = shared; var x = own; => false false
                var it = rows[k]; var x = rows[k]; => false true
                var it = rows[k]; var x = rows[n]; => false false
                var it = rows[k]; var x = rows[a[0]]; => false false
                var it = rows[k + LIMIT]; var x = rows[8 + k]; => false true
                var it = rows[k]; var x = grid[k]; => false false
                var it = rows[k]; var x = rows; => true false
                var it = rows[k]; var x = b; => false false
                var it = grid[k]; var x = this.grid[k]; => false true
                var it = grid[k]; var x = other.grid[k]; => false false
                """);
    private static final Snippet.Table ASSIGNMENTS = Snippet.table("""
                var it = b; b = c; => b
                var it = b; b[0] = 1; c = b; shared = b; => none
                var it = own; own = c; => own
                var it = own; this.own = c; other.own = b; => this.own; other.own
                var it = own; shared = c; grid = rows; => none
                var it = shared; P.shared = c; own = c; => P.shared
                var it = rows[k]; rows[k] = c; k = 3; => none
                var it = rows[k]; rows = grid; => rows
                var it = rows[k]; grid = rows; => none
                """);

    private static final Snippet.Table FROM_INSIDE =
            Snippet.table("new Object() { double[] it; void m() { %s } };", """
                var it = own; var x = P.this.own; => true true
                var it = own; var x = other.own; => false false
                var it = own; var x = this.it; => false false
                var it = this.it; var x = own; => false false
                var it = grid[k]; var x = P.this.grid[k]; => false true
                """);

    private static Optional<Buffer> buffer(Snippet snippet) {
        return Buffer.of(snippet.variable("it").getDefaultExpression(), snippet.expressions());
    }

    private static String name(Snippet snippet) {
        return name(buffer(snippet));
    }

    private static String nameOfAnyRow(Snippet snippet) {
        return name(Buffer.ofAnyRow(snippet.variable("it").getDefaultExpression(), snippet.expressions()));
    }

    private static String name(Optional<Buffer> buffer) {
        return buffer.map(found -> found.component() + " " + found.name() + (found.isRow() ? ", a row" : ""))
                .orElse("none");
    }

    /** Whether each value that is given to a variable {@code x} is that of the buffer's variable, and is the buffer. */
    private static String values(Snippet snippet) {
        Buffer buffer = buffer(snippet).orElseThrow();
        Body body = snippet.routine().body();
        Value asked = body.value(snippet.variable("x").getDefaultExpression()).orElseThrow();
        return buffer.isVariable(body, asked) + " " + buffer.isArray(body, asked, snippet.expressions());
    }

    /** What gives the buffer's variable another value. */
    private static String assignments(Snippet snippet) {
        Buffer buffer = buffer(snippet).orElseThrow();
        String found = snippet.routine().body().steps().stream()
                .filter(buffer::isAssignedBy)
                .map(step -> step.origin().toString())
                .collect(Collectors.joining("; "));
        return found.isEmpty() ? "none" : found;
    }

    @TestFactory
    Stream<DynamicTest> anyRows() {
        return ANY_ROWS.answers(BufferTest::nameOfAnyRow);
    }

    @TestFactory
    Stream<DynamicTest> names() {
        return NAMES.answers(BufferTest::name);
    }

    @TestFactory
    Stream<DynamicTest> sameValues() {
        return SAME_VALUES.answers(BufferTest::values);
    }

    @TestFactory
    Stream<DynamicTest> sameValuesSeenFromInside() {
        return FROM_INSIDE.answers(snippet -> values(snippet.inside()));
    }

    @TestFactory
    Stream<DynamicTest> assignments() {
        return ASSIGNMENTS.answers(BufferTest::assignments);
    }
}
