package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Effect.Kind;

/** Where references lead inside of a method, and who knows them afterwards. */
class ReferencesTest {
    private static final Root FIRST = new Root.Argument(0);
    private static final Root SECOND = new Root.Argument(1);

    @TempDir
    Path folder;

    @Test
    void aChoiceLeadsToBoth() throws IOException {
        assertThat(writes(
                        "static void f(boolean c, double[] a, double[] b) { (c ? a : b)[0] = 1; }",
                        "f(true, null, null)"))
                .containsExactlyInAnyOrder(1, 2);
        assertThat(writes(
                        "static void f(int c, double[] a, double[] b) { double[] t = switch (c) { case 1 -> a; default -> b; }; t[0] = 1; }",
                        "f(1, null, null)"))
                .containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void aVariableLeadsToAllThatItIsAssigned() throws IOException {
        assertThat(writes("static void f(double[] a) { double[] t = null; t = a; t[0] = 1; }", "f(null)"))
                .containsExactly(0);
        assertThat(writes("static void f(double[] a, double[] b) { a = b; a[0] = 1; }", "f(null, null)"))
                .containsExactlyInAnyOrder(0, 1);
        assertThat(writes("static void f(double[] a) { double[] s, t; s = t = a; s[0] = 1; }", "f(null)"))
                .containsExactly(0);
        assertThat(writes("static void f(double[] a) { double[] t; (t = a)[0] = 1; }", "f(null)"))
                .containsExactly(0);
    }

    @Test
    void anArrayLeadsToWhatItWasMadeOf() throws IOException {
        assertThat(writes("static void f(double[] a) { double[][] g = {a}; g[0][0] = 1; }", "f(null)"))
                .containsExactly(0);
        assertThat(writes(
                        "static void f(double[] a) { Object[] g = new Object[1]; g[0] = a; ((double[]) g[0])[0] = 1; }",
                        "f(null)"))
                .containsExactly(0);
    }

    @Test
    void theVariableOfALoopLeadsIntoTheArray() throws IOException {
        assertThat(writes("static void f(double[][] g) { for (double[] r : g) r[0] = 1; }", "f(null)"))
                .containsExactly(0);
    }

    @Test
    void theFieldOfAnArgumentIsTheArgument() throws IOException {
        String members = "static class P { double[] data; P next; }";

        assertThat(writes(members + "static void f(P p) { p.data[0] = 1; }", "f(null)"))
                .containsExactly(0);
        assertThat(writes(members + "static void f(P p) { p.next.next.data = null; }", "f(null)"))
                .containsExactly(0);
        assertThat(effect(members + "static void f(P p) { p.data[0] = 1; }", "f(null)")
                        .fieldsWritten())
                .containsExactlyInAnyOrder("Main$P#data[]", "Main$P#data");
    }

    @Test
    void aStoredReferenceIsRetained() throws IOException {
        Effect kept = effect("static int[] kept; static void f(int[] a) { kept = a; }", "f(null)");
        assertThat(kept.kind()).isEqualTo(Kind.MAY_WRITE);
        assertThat(kept.retains()).containsExactly(0);
        assertThat(kept.fieldsWritten()).containsExactly("Main#kept");

        Effect row = effect("static void f(int[][] rows, int[] a) { rows[0] = a; }", "f(null, null)");
        assertThat(row.retains()).containsExactly(1);
        assertThat(row.writes()).containsExactly(0);

        Effect chained = effect("static int[] kept; static void f(int[] a) { int[] b = kept = a; }", "f(null)");
        assertThat(chained.retains()).containsExactly(0);

        Effect wrapped = effect("static int[][] kept; static void f(int[] a) { kept = new int[][] {a}; }", "f(null)");
        assertThat(wrapped.retains()).containsExactly(0);

        Effect returned = effect("static int[][] f(int[] a) { return new int[][] {a}; }", "f(null)");
        assertThat(returned.retains()).containsExactly(0);
        assertThat(returned.kind()).isEqualTo(Kind.PURE);
    }

    @Test
    void whatIsStoredIsFoundAgainUnderAnyName() throws IOException {
        assertThat(writes("static int[] kept; static void f(int[] a) { kept = a; kept[0] = 1; }", "f(null)"))
                .containsExactly(0);
        assertThat(writes(
                        "static void f(int[][] g, int[][] h, int[] a) { g[0] = a; h[0][0] = 1; }",
                        "f(null, null, null)"))
                .contains(2);
        assertThat(writes(
                        "static int[] kept; static void f(int[] a) { kept = a; g(); } static void g() { kept[0] = 1; }",
                        "f(null)"))
                .containsExactly(0);
        assertThat(writes(
                        "static class P { int[] x, y; } static void f(P p, int[] a) { p.x = a; p.y[0] = 1; }",
                        "f(null, null)"))
                .as("another field")
                .containsExactly(0);
    }

    @Test
    void aNewArrayThatIsStoredIsWrittenUnderTheNameOfTheField() throws IOException {
        Effect effect = effect(
                "static int[] kept; static int[] make() { int[] a = new int[3]; kept = a; return a; } static void f() { make()[0] = 1; }",
                "f()");

        assertThat(effect.kind()).isEqualTo(Kind.MAY_WRITE);
        assertThat(effect.fieldsWritten()).contains("Main#kept", "Main#kept[]");
    }

    @Test
    void aResultLeadsWhereItCameFrom() throws IOException {
        String same = "static int[] same(int[] a) { return a; }";
        assertThat(writes(same + "static void f(int x, int[] a) { same(a)[0] = x; }", "f(1, null)"))
                .containsExactly(1);
        assertThat(results(same, "same(null)")).containsExactly(FIRST);
        assertThat(results("static int[] f(int[] a) { return new int[3]; }", "f(null)"))
                .containsExactly(Root.FRESH);
        assertThat(results("static int[] f(int[][] g, int[] a) { return a == null ? g[0] : a; }", "f(null, null)"))
                .containsExactlyInAnyOrder(FIRST, SECOND);
        assertThat(results("static int[] kept; static int[] f() { return kept; }", "f()"))
                .containsExactly(new Root.Field("Main#kept"));
        assertThat(results("static int f(int[] a) { return a[0]; }", "f(null)")).isEmpty();
    }

    @Test
    void rowsAreSharedByCopies() throws IOException {
        Effect effect = effect("", "System.arraycopy(new int[3][], 0, new int[3][], 0, 2)");
        assertThat(effect)
                .returns(Kind.MAY_WRITE, Effect::kind)
                .returns(Set.of(0), Effect::reads)
                .returns(Set.of(2), Effect::writes)
                .returns(Set.of(0), Effect::retains);
        assertThat(effect("", "System.arraycopy(new int[3], 0, new int[3], 0, 2)")
                        .retains())
                .isEmpty();
        assertThat(writes(
                        "static void f(int[][] g) { int[][] h = new int[3][]; System.arraycopy(g, 0, h, 0, 3); h[0][0] = 1; }",
                        "f(null)"))
                .containsExactly(0);
        assertThat(writes("static void f(int[][] g) { int[][] h = g.clone(); h[0][0] = 1; }", "f(null)"))
                .containsExactly(0);
        assertThat(writes("static void f(int[] g) { int[] h = g.clone(); h[0] = 1; }", "f(null)"))
                .isEmpty();
        assertThat(writes(
                        "static void f(int[][] g) { int[][] h = java.util.Arrays.copyOf(g, 3); h[0][0] = 1; }",
                        "f(null)"))
                .containsExactly(0);
    }

    @Test
    void anObjectLeadsToWhatItsConstructorGot() throws IOException {
        String holder =
                "static class H { final int[] data; H(int[] data) { this.data = data; } int[] get() { return data; } }";

        assertThat(writes(holder + "static void f(int[] a) { new H(a).get()[0] = 1; }", "f(null)"))
                .containsExactly(0);
        assertThat(writes(holder + "static void f(int[] a) { new H(new int[3]).get()[0] = 1; }", "f(null)"))
                .isEmpty();
        assertThat(effect(holder, "new H(new int[3])").retains()).containsExactly(0);
        assertThat(effect("record R(double[] x) {}", "new R(new double[3])").retains())
                .containsExactly(0);
        assertThat(writes("record R(double[] x) {} static void f(double[] a) { new R(a).x()[0] = 1; }", "f(null)"))
                .containsExactly(0);
    }

    @Test
    void aCaughtExceptionMayBeAnything() throws IOException {
        assertThat(effect(
                                "static class E extends RuntimeException { int[] a; } static void f(int n) { try { n = 1 / n; } catch (E e) { e.a[0] = 1; } }",
                                "f(1)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect(
                                "static class E extends RuntimeException { int[] a; E(int[] a) { this.a = a; } } static void f(int[] a) { throw new E(a); }",
                                "f(null)")
                        .retains())
                .containsExactly(0);
    }

    @Test
    void aFunctionKeepsWhatItHasCaptured() throws IOException {
        Effect effect = effect("static Runnable kept; static void f(int[] a) { kept = () -> a[0]++; }", "f(null)");

        assertThat(effect.kind()).isEqualTo(Kind.MAY_WRITE);
        assertThat(effect.retains()).containsExactly(0);
    }

    @Test
    void whatAnUnknownCallGetsMayBeAnythingAfterwards() throws IOException {
        assertThat(results(
                        "static int[] f(java.util.function.Consumer<int[]> c) { int[] a = new int[3]; c.accept(a); return a; }",
                        "f(null)"))
                .contains(Root.ANYTHING);
    }

    private Set<Integer> writes(String members, String call) throws IOException {
        Effect effect = effect(members, call);
        assertThat(effect.isKnown()).as(members).isTrue();
        return effect.writes();
    }

    private Effect effect(String members, String call) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, call).effect();
    }

    private Set<Root> results(String members, String call) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, call).results();
    }
}
