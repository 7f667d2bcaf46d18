package org.sluicempi.analyzer.symbolic;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** What a call yields, told from its arguments, or that nobody can tell. */
class FormulaTest {
    private static final Snippet.Program PROGRAM = new Snippet.Program("""
            import mpi.*;
            class P {
                static final int SIDE = 8;
                static final int DOUBLE = SIDE * 2;
                static int width;
                static int hidden;
                int own, set, read, looped, called, inside;
                P(int set) { super(); this.set = set; }
                P(int set, int other) { this(set); }
                void setRead(int read) { this.read = read + new int[read].length; }
                void loops(int looped) { while (looped > 0) looped--; }
                void calls(int called) { half(called); }
                void insideOf() { new Object() { int f(int inside) { return inside; } }.f(1); }
                static int at(int x, int y) { return x * 10 + y; }
                static int at(int x, int y, int w) { return x * w + y; }
                static int swapped(int b, int a) { return -a + (b - 1); }
                static int square(int x) { return at(x, 0, x) + x; }
                static int twice(int x) { return twice(x); }
                static int side(int x) { return x * SIDE; }
                static int wide(int x) { return x * width; }
                static int hiding(int x) { return x * hidden; }
                static int doubled(int x) { return x * DOUBLE; }
                static int narrow(short x) { return x; }
                static long far(int x) { return x; }
                static int cast(int x) { return (byte) x; }
                static int half(int x) { return x / 2; }
                static int two(int x) { int y = x; return y; }
                static int counted(int x) { return x++; }
                static int letter(int x) { return x + 'a'; }
                static int any(int... x) { return 3; }
                static int big(int x) { return x * 2147483647; }
                static native int foreign(int x);
                private int mine(int x) { return x * own; }
                private int bySet(int x) { return x * set; }
                private int byRead(int x) { return x * read; }
                private int byLooped(int x) { return x * looped; }
                private int byCalled(int x) { return x * called; }
                private int byInside(int x) { return x * inside; }
                private int mineWith(int x) { return this.own * x; }
                private int through(int x) { return mine(x) + 1; }
                final int fixed(int x) { return x + own; }
                int open(int x) { return x + 1; }
                static P that;
                static short small;
                static int halves(int x) { return at(half(x), x); }
                static int shortened(int x) { return x * small; }
                private int via(int x) { return that.mine(x); }
                private int again(int x) { return that.fixedAgain(x) + this.fixedAgain(x); }
                private int fixedAgain(int x) { return x; }
                static class Inner { static int pitch; static int at(int x) { return x * pitch; } static int one(int x) { return x + 1; } }
                static final class Last { int plus(int x) { return x + 5; } }
                static class Open { int plus(int x) { return x + 5; } }
                interface Face { static int plus(int x) { return x + 2; } default int minus(int x) { return x - 2; } }
            %s
            }
            """, """
                void m%d(int n, int k, P other, Face face, P[] all, Last last, Open wide) {
                    %s
                }
            """, "");
    private static final Snippet.Table CALLS = Snippet.table(PROGRAM, "int index = %s;", """
            at(n, k) => 10 * n + k
            at(n + 1, k - 1) => 10 * n + k + 9
            P.at(n, k) => 10 * n + k
            at(n, k, n) => n * n + k
            swapped(n, k) => n - k - 1
            square(k) => (k + 1) * k
            twice(n) => unknown
            side(n) => 8 * n
            P.side(n) + 1 => 8 * n + 1
            wide(n) => n * width
            hiding(n) => unknown
            doubled(n) => n * DOUBLE
            narrow((short) 3) => unknown
            (int) far(n) => unknown
            cast(n) => unknown
            half(n) => unknown
            two(n) => unknown
            counted(n) => unknown
            letter(n) => unknown
            any(n) => unknown
            any() => unknown
            big(n) => 2147483647 * n
            big(2 * n) => unknown
            foreign(n) => unknown
            mine(n) => n * own
            this.mine(n) => n * own
            other.mine(n) => unknown
            mineWith(n) => unknown
            bySet(n) => n * set
            byRead(n) => n * read
            byLooped(n) => unknown
            byCalled(n) => unknown
            byInside(n) => unknown
            through(n) => n * own + 1
            all[k].through(n) => unknown
            fixed(n) => n + own
            open(n) => unknown
            halves(n) => unknown
            shortened(n) => unknown
            via(n) => unknown
            again(n) => 2 * n
            at(open(n), k) => unknown
            at(half(n), k) => unknown
            at(Math.min(n, k), 1) => 10 * Math.min(n, k) + 1
            Inner.one(n) => n + 1
            Inner.at(n) => unknown
            Face.plus(n) => n + 2
            last.plus(n) => n + 5
            wide.plus(n) => unknown
            face.minus(n) => unknown
            new P() { int f() { return wide(3); } int hidden; }.f() => unknown
            """);

    @TestFactory
    Stream<DynamicTest> values() {
        return CALLS.answers(snippet -> snippet.expressions()
                .read(snippet.variable("index").getDefaultExpression())
                .map(Poly::toString)
                .orElse("unknown"));
    }
}
