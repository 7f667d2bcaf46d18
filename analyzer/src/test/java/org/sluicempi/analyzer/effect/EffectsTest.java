package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Effect.Kind;

/** What calls of the program's own methods do. */
class EffectsTest {
    @TempDir
    Path folder;

    @Test
    void arithmeticIsPure() throws IOException {
        assertThat(effect("static int f(int x) { return x * 3 + 1; }", "f(2)")).isEqualTo(Effect.PURE);
        assertThat(effect("static double f(double x) { double y = Math.sin(x); return Math.fma(x, y, 1); }", "f(2)")
                        .kind())
                .isEqualTo(Kind.PURE);
    }

    @Test
    void divisionAndIndicesMayThrow() throws IOException {
        assertThat(effect("static int f(int x) { return 10 / x; }", "f(2)").mayThrow())
                .isTrue();
        assertThat(effect("static int f(int x) { return x / 10; }", "f(2)").mayThrow())
                .isFalse();
        assertThat(effect("static int f(int[] x) { return x[3]; }", "f(new int[1])")
                        .mayThrow())
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "new int[0], false",
        "new int[1 << 20], false",
        "new int[(1 << 20) + 1], true",
        "new int[-1], true",
        "new int[1 << 10][1 << 10], false",
        "new int[1 << 10][(1 << 10) + 1], true",
        "new int[1 << 21][0], true",
        "new int[1 << 16][1 << 16][1 << 16], true",
        "new int[x.length], false",
        "new short[x.length], false",
        "new double[x.length], true",
        "new String[x.length], true",
        "new Object[new String[3].length], false",
        "new int[new String[3].length], false",
        "new long[new String[3].length], true",
        "new int[x.length][x.length], true",
        "new int[n], true",
        "'new int[][] {{1}, {2}}', false"
    })
    void anArrayMayBeTooLargeForAnyMemory(String made, boolean mayThrow) throws IOException {
        Effect effect = effect(
                "static int n; static int f() { int[] x = new int[3]; Object o = " + made + "; return n; }", "f()");

        assertThat(effect.mayThrow()).isEqualTo(mayThrow);
    }

    @Test
    void namesTheArgumentsThatAreReadAndWritten() throws IOException {
        Effect effect = effect(
                "static void f(double[] from, int n, double[] to) { for (int i = 0; i < n; i++) to[i] = from[i]; }",
                "f(null, 3, null)");

        assertThat(effect.kind()).isEqualTo(Kind.MAY_WRITE);
        assertThat(effect.reads()).containsExactly(0);
        assertThat(effect.writes()).containsExactly(2);
        assertThat(effect.retains()).isEmpty();
        assertThat(effect.fieldsWritten()).isEmpty();
    }

    @Test
    void followsRowsLocalNamesAndCalls() throws IOException {
        Effect effect = effect("""
                static void f(int n, double[][] grid) { for (int i = 0; i < n; i++) { double[] row = grid[i]; fill(row); } }
                static void fill(double[] a) { double[] b = a; b[0]++; }
                """, "f(3, null)");

        assertThat(effect.kind()).isEqualTo(Kind.MAY_WRITE);
        assertThat(effect.writes()).containsExactly(1);
        assertThat(effect.reads()).containsExactly(1);
    }

    @Test
    void namesFieldsAndWhatTheyReferTo() throws IOException {
        Effect effect = effect("static int n; static int[] a; static void f() { a[0] = n; n = 2; }", "f()");

        assertThat(effect.fieldsWritten()).containsExactlyInAnyOrder("Main#n", "Main#a[]", "Main#a");
        assertThat(effect.fieldsRead()).contains("Main#n", "Main#a");
        assertThat(effect("static final int N = 4; static int f() { return N; }", "f()")
                        .kind())
                .isEqualTo(Kind.PURE);
    }

    @Test
    void freshArraysAreNobodysConcern() throws IOException {
        assertThat(effect("static int f(int n) { int[] a = new int[n]; a[0] = n; return a[0]; }", "f(3)")
                        .kind())
                .isEqualTo(Kind.PURE);
    }

    @Test
    void fieldsWrittenTwoCallsDeepAreNamed() throws IOException {
        assertThat(effect("static int n; static void f() { g(); } static void g() { n = 1; }", "f()")
                        .fieldsWritten())
                .containsExactly("Main#n");
    }

    @Test
    void aTargetThatMayBeNullMayThrow() throws IOException {
        String members = "static class P { int x; int get() { return x; } } static int f(P p) { return p.get(); }"
                + "static int g() { P p = new P(); return p.get(); }";

        assertThat(effect(members, "f(null)").mayThrow()).isTrue();
        assertThat(effect(members, "g()").mayThrow()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            interface F<T> { int f(T t); }                   | F<String> g = s -> 7; return g.f("");                    | no
            interface F<T> { int f(T t); }                   | F<String> g = s -> 7; return g.f(null);                  | no
            interface F<T> { int f(T t); }                   | F<String> g = s -> 7; F raw = g; return raw.f(o);        | may
            interface F<T> { int f(T t); }                   | F<Object> g = s -> 7; F raw = g; return raw.f(o);        | no
            interface F<T> { int f(T t); }                   | F<Integer> g = k -> k + 1; return g.f(n);                | may
            static abstract class A<T> { abstract int f(T t); } static final class G extends A<String> { int f(String s) { return 4; } } | return ((A) new G()).f(o); | may
            static abstract class A<T> { abstract int f(T t); } static final class G extends A<String> { int f(String s) { return 4; } } | G g = new G(); return g.f(""); | no
            static abstract class A<T> { abstract int f(T t); } static final class G extends A<String> { int f(String s) { return 4; } } | A<String> g = new G(); return g.f(""); | no
            static class A<T> { int f(T t) { return 3; } }   | A raw = new A<String>(); return raw.f(o);                | no
            static class A<T> { int f(T t, int k) { return k; } } static class G extends A<long[]> { int f(long[] t, int k) { return 1; } } | A raw = new G(); return raw.f(o, n); | may
            static class B<T> { T t; T get() { return t; } } | B raw = new B(); raw.t = o; B<String> b = raw; String s = b.get(); return 3; | may
            static class B<T> { T t; T get() { return t; } } | B raw = new B(); raw.t = o; B<String> b = raw; String s = b.t; return 3; | may
            static class B<T> { T t; } interface F<T> { int f(T t); } | F<String> g = s -> 7; B<String> b = new B<>(); return g.f(b.t); | may
            static class B { String t; } interface F<T> { int f(T t); } | F<String> g = s -> 7; B b = new B(); return g.f(b.t); | no
            interface F<T> { int f(T t); } static <T> int all(F<T> f, T t) { return f.f(t); } | return all(s -> 7, ""); | may
            static class C<T> implements F<T> { public int f(T t) { return 3; } } interface F<T> { int f(T t); } | F raw = new C<String>(); return raw.f(o); | no
            interface F<T> { int f(T... t); } static <T> int all(F<T> f, T t) { return f.f(t); } | return all(s -> 7, ""); | may
            interface F<T> { int f(T... t); }                | F<String> g = t -> 7; return g.f("", "");                | no
            """)
    void whatIsCastInFrontOfAGenericMethodMayNotFit(String members, String body, String may) throws IOException {
        Effect effect = effect(members + " static int call(Object o, int n) { " + body + " }", "call(null, 1)");
        assertThat(effect.mayThrow() ? "may" : "no").isEqualTo(may);
    }

    @Test
    void anObjectOfTheProgramMayHaveNoText() throws IOException {
        String odd = "static class Odd { public String toString() { return null; } }";
        String text = "static int f(Odd x) { String s = String.valueOf(x); return s.length(); }";
        assertThat(effect(odd + text, "f(new Odd())").mayThrow()).isTrue();
        assertThat(effect(text.replace("Odd", "int"), "f(3)").mayThrow()).isFalse();
    }

    /** The class of such an object depends on itself. */
    @Test
    void followsAnObjectThatACallOnItReplaces() throws IOException {
        String members = "static class Node { Node next; int x; Node next() { return next; } }"
                + "static int walk() { Node at = new Node(); at = at.next(); at = at.next(); return at.x; }"
                + "static int text(int n) { StringBuilder t = new StringBuilder(); t = t.append(n); t = t.append('x');"
                + " return t.length(); }";

        assertThat(effect(members, "walk()").kind()).isLessThanOrEqualTo(Kind.READS_ONLY);
        assertThat(effect(members, "text(3)").kind()).isEqualTo(Kind.PURE);
    }

    @Test
    void recursionIsUnknown() throws IOException {
        assertUnknown("static int f(int n) { return n == 0 ? 0 : f(n - 1); }", "f(3)");
        assertUnknown(
                "static int f(int n) { return g(n); } static int g(int n) { return n > 0 ? f(n - 1) : 0; }", "f(3)");
    }

    @Test
    void whatIsNotUnderstoodIsUnknown() throws IOException {
        assertUnknown("static void f(Runnable r) { r.run(); }", "f(() -> {})");
        assertUnknown("static void f() { synchronized (Main.class) { } }", "f()");
        assertUnknown("static synchronized void f() { }", "f()");
        assertUnknown("static String f(Object o) { return \"\" + o; }", "f(null)");
        assertUnknown("static volatile int v; static int f() { return v; }", "f()");
        assertUnknown("static volatile int v; static void f() { v = 1; }", "f()");
        assertUnknown("static native int f();", "f()");
        assertUnknown("", "Thread.dumpStack()");
        assertUnknown(
                "static int f(Iterable<Integer> all) { int s = 0; for (int v : all) s += v; return s; }", "f(null)");
        assertUnknown("static int f(int x) { Missing y = null; return x; }", "f(3)");
        assertUnknown("{ Missing y = null; } Main() {} static void f() { new Main(); }", "f()");
        assertUnknown("Object y = (Missing) null; static void f() { new Main(); }", "f()");
    }

    @Test
    void resourcesAreClosed() throws IOException {
        String members = "static class R implements AutoCloseable { public void close() { %s } }"
                + "static void f() { try (R r = new R()) { } }";

        assertThat(effect(members.formatted("System.out.println(1);"), "f()").kind())
                .isEqualTo(Kind.IO);
        assertThat(effect(members.formatted(""), "f()")).isEqualTo(Effect.PURE);
    }

    @Test
    void handlersKeepExceptionsInside() throws IOException {
        assertThat(effect("static int f(int x) { try { return 1 / x; } catch (Throwable e) { return 0; } }", "f(0)")
                        .mayThrow())
                .isFalse();
        assertThat(effect(
                                "static int f(int x) { try { return 1 / x; } catch (RuntimeException e) { return 0; } }",
                                "f(0)")
                        .mayThrow())
                .isTrue();
        assertThat(effect("static int n; static void f(int x) { try { n = 1 / x; } finally { n = 2; } }", "f(0)")
                        .mayThrow())
                .isTrue();
        assertThat(effect("static int n; static void f() { try { n = 1; } finally { n = 2; } }", "f()")
                        .mayThrow())
                .isFalse();
    }

    @Test
    void aLambdaThatIsMadeAndCalledHereIsFollowed() throws IOException {
        Effect effect = effect("static void f(int[] a) { Runnable r = () -> { a[0] = 1; }; r.run(); }", "f(null)");

        assertThat(effect.kind()).isEqualTo(Kind.MAY_WRITE);
        assertThat(effect.writes()).containsExactly(0);
        assertUnknown(
                "static int f(java.util.function.Function<Integer, Integer> g) { return g.andThen(x -> x).apply(1); }",
                "f(null)");
    }

    @Test
    void aMethodInALocalClassMayWriteWhatTheClassHasCaptured() throws IOException {
        Effect effect = effect(
                "static void f(int[] a, int[] b) { class L { void g() { a[0] = 1; } } new L().g(); }", "f(null, null)");

        assertThat(effect.kind()).isEqualTo(Kind.MAY_WRITE);
        assertThat(effect.writes()).containsExactly(0);
    }

    @Test
    void anAnonymousClassRunsItsOwnInitialiser() throws IOException {
        assertThat(effect("static class Base { }", "new Base() { { System.out.println(1); } }")
                        .kind())
                .isEqualTo(Kind.IO);
        assertThat(effect(
                                "static class Base { } static int n; static void f() { Object o = new Base() { { n = 1; } }; }",
                                "f()")
                        .fieldsWritten())
                .containsExactly("Main#n");
    }

    @Test
    void constructorsRunInitialisersAndSuperclasses() throws IOException {
        Effect made = effect("static class A { int x = 3; A(int y) { x = y; } }", "new A(3)");
        assertThat(made.writes()).containsExactly(Effect.TARGET);
        assertThat(made.fieldsWritten()).isEmpty();
        assertThat(effect("static class A { { System.out.println(1); } }", "new A()")
                        .kind())
                .isEqualTo(Kind.IO);
        assertThat(effect("static class A { A() { System.out.println(1); } } static class B extends A { }", "new B()")
                        .kind())
                .isEqualTo(Kind.IO);
    }

    @Test
    void aConstructorWithoutArgumentsDoesNotHideThatAnotherObjectIsWritten() throws IOException {
        Effect effect = effect("static class A { int x; A() { } A(A other) { other.x = 1; x = 2; } }", "new A(null)");

        assertThat(effect.writes()).containsExactlyInAnyOrder(0, Effect.TARGET);
        assertThat(effect.fieldsWritten()).containsExactly("Main$A#x");
    }

    @Test
    void argumentsOfVariableLengthAreInOneArray() throws IOException {
        Probe probe = Probe.of(
                folder, "static void f(int x, int[]... all) { all[0][0] = x; }", "f(1, new int[1], new int[1])");

        assertThat(probe.effect().writes()).containsExactly(1);
        assertThat(Probe.of(
                                folder,
                                "static void f(int[]... all) { all[0][0] = 1; } static void g(int[] a, int[] b) { f(b); }",
                                "g(null, null)")
                        .effect()
                        .writes())
                .containsExactly(1);
    }

    @Test
    void anEnumIsRead() throws IOException {
        assertThat(effect(
                                "enum E { A, B } static int f() { int s = 0; for (E e : E.values()) s += e.ordinal(); return s; }",
                                "f()")
                        .isKnown())
                .isTrue();
    }

    private void assertUnknown(String members, String call) throws IOException {
        assertThat(effect(members, call).kind()).as(members + " " + call).isEqualTo(Kind.UNKNOWN);
    }

    private Effect effect(String members, String call) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, call).effect();
    }
}
