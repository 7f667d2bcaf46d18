package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.Progress;
import org.sluicempi.analyzer.model.Effect.Kind;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;

class EffectsTest {
    @TempDir
    Path folder;

    @Test
    void arithmeticIsPure() throws IOException {
        assertThat(effect("static int f(int x) { return x * 3 + 1; }", "f(2)"))
                .isEqualTo(new Effect(Kind.PURE, Set.of(), Set.of(), Set.of(), Set.of(), false));
        assertThat(effect("static double f(double x) { double y = Math.sin(x); return Math.fma(x, y, 1); }", "f(2)")
                        .kind())
                .isEqualTo(Kind.PURE);
    }

    @Test
    void divisionAndIndicesMayThrow() throws IOException {
        assertThat(effect("static int f(int x) { return 10 / x; }", "f(2)").mayThrow())
                .isTrue();
        assertThat(effect("static int f(int[] x) { return x[3]; }", "f(new int[1])")
                        .mayThrow())
                .isTrue();
    }

    @Test
    void namesTheArgumentsThatAreReadAndWritten() throws IOException {
        Effect effect = effect(
                "static void f(double[] from, int n, double[] to) { for (int i = 0; i < n; i++) to[i] = from[i]; }",
                "f(null, 3, null)");

        assertThat(effect.kind()).isEqualTo(Kind.MAY_WRITE);
        assertThat(effect.reads()).containsExactly(0);
        assertThat(effect.writes()).containsExactly(2);
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
    void anArrayThatGetsASecondNameIsUnknown() throws IOException {
        assertUnknown("static int[] kept; static void f(int[] a) { kept = a; }", "f(null)");
        assertUnknown("static void f(int[][] rows, int[] a) { rows[0] = a; }", "f(null, null)");
        assertUnknown("""
                static int[] kept;
                static int[] make() { int[] a = new int[3]; kept = a; return a; }
                static void f() { make()[0] = 1; }
                """, "f()");
    }

    @Test
    void aResultLeadsWhereItCameFrom() throws IOException {
        Effect effect = effect(
                "static int[] same(int[] a) { return a; } static void f(int x, int[] a) { same(a)[0] = x; }",
                "f(1, null)");

        assertThat(effect.writes()).containsExactly(1);
    }

    @Test
    void recursionIsUnknown() throws IOException {
        assertUnknown("static int f(int n) { return n == 0 ? 0 : f(n - 1); }", "f(3)");
        assertUnknown(
                "static int f(int n) { return g(n); } static int g(int n) { return n > 0 ? f(n - 1) : 0; }", "f(3)");
    }

    @Test
    void whatIsNotUnderstoodIsUnknown() throws IOException {
        assertUnknown("static void f() { Runnable r = () -> {}; r.run(); }", "f()");
        assertUnknown("static void f() { synchronized (Main.class) { } }", "f()");
        assertUnknown("static String f(Object o) { return \"\" + o; }", "f(null)");
        assertUnknown("static volatile int v; static int f() { return v; }", "f()");
        assertUnknown("static native int f();", "f()");
        assertUnknown("", "Thread.yield()");
    }

    @Test
    void methodsThatMayBeOverriddenAreUnknown() throws IOException {
        String classes = "static class A { int f() { return 1; } } static class B extends A { %s }";

        assertUnknown(classes.formatted("int f() { System.out.println(); return 2; }"), "new A().f()");
        assertThat(effect(classes.formatted(""), "new A().f()").kind()).isEqualTo(Kind.PURE);
    }

    @Test
    void aClassThatAnotherFileMentionsMayHaveSubclassesThere() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("Other.java", "package p; import q.Shape; class Other extends Shape { }")
                .with("q/Shape.java", "package q; public class Shape { public int area() { return 1; } }");

        assertThat(effect(program, "import q.Shape;", "", "new Shape().area()").kind())
                .isEqualTo(Kind.UNKNOWN);
    }

    @Test
    void knowsTheJdkAndTheApi() throws IOException {
        assertThat(effect("", "System.out.println(1)").kind()).isEqualTo(Kind.IO);
        assertThat(effect("", "System.nanoTime()").kind()).isEqualTo(Kind.READS_ONLY);
        assertThat(effect("", "java.util.Arrays.fill(new int[3], 1)").writes()).containsExactly(0);
        assertThat(effect("", "System.arraycopy(new int[3], 0, new int[3], 0, 2)"))
                .returns(Set.of(0), Effect::reads)
                .returns(Set.of(2), Effect::writes);
        assertThat(effect("", "System.arraycopy(new int[3][], 0, new int[3][], 0, 2)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect("", "MPI.COMM_WORLD.getRank()").kind()).isEqualTo(Kind.PURE);
        assertThat(effect("", "MPI.wtime()").kind()).isEqualTo(Kind.READS_ONLY);
        assertThat(effect("", "MPI.COMM_WORLD.barrier()").kind()).isEqualTo(Kind.COMMUNICATES);
        assertThat(effect("static void f() { MPI.COMM_WORLD.barrier(); }", "f()")
                        .kind())
                .isEqualTo(Kind.COMMUNICATES);
        assertThat(effect("static void f() { System.out.println(3); }", "f()").kind())
                .isEqualTo(Kind.IO);
    }

    @Test
    void constructorsRunInitialisersAndSuperclasses() throws IOException {
        assertThat(effect("static class A { int x = 3; A(int y) { x = y; } }", "new A(3)")
                        .kind())
                .isEqualTo(Kind.MAY_WRITE);
        assertThat(effect("static class A { { System.out.println(1); } }", "new A()")
                        .kind())
                .isEqualTo(Kind.IO);
        assertThat(effect("static class A { A() { System.out.println(1); } } static class B extends A { }", "new B()")
                        .kind())
                .isEqualTo(Kind.IO);
        assertUnknown("static class A { int[] a; A(int[] b) { a = b; } }", "new A(null)");
    }

    @Test
    void theFirstUseOfAClassRunsItsInitialiser() throws IOException {
        assertUnknown("static class A { static { System.out.println(1); } static int f() { return 1; } }", "A.f()");
        assertThat(effect("static class A { static double[] t = new double[3]; static int f() { return 1; } }", "A.f()")
                        .kind())
                .isEqualTo(Kind.PURE);
        assertThat(effect("static int n; static class A { static int m = n; static int f() { return 1; } }", "A.f()")
                        .kind())
                .isEqualTo(Kind.READS_ONLY);
    }

    @Test
    void argumentsOfVariableLengthCountOneByOne() throws IOException {
        assertThat(effect("static void f(int x, int[]... all) { all[0][0] = x; }", "f(1, new int[1], new int[1])")
                        .writes())
                .containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void aMethodThatDoesNotCompileIsUnknown() throws IOException {
        assertUnknown("static int f(int x) { Missing y = null; return x; }", "f(3)");
    }

    private void assertUnknown(String members, String call) throws IOException {
        assertThat(effect(members, call).kind()).as(members + " " + call).isEqualTo(Kind.UNKNOWN);
    }

    private Effect effect(String members, String call) throws IOException {
        return effect(new ProgramFolder(folder), "", members, call);
    }

    private Effect effect(ProgramFolder program, String imports, String members, String call) throws IOException {
        program.with(
                "Main.java",
                "import mpi.*;\n" + imports + "\nclass Main {\n" + members + "\nvoid probe() throws Exception {\n"
                        + call + ";\n} }\n");
        List<Effect> effects = new ArrayList<>();
        new Analyzer(file -> {
                    effects.add(file.effects().of(probed(file.types())));
                    return file.plan(List.of(), List.of());
                })
                .analyze(program.tree(), Progress.NONE);
        assertThat(effects).hasSize(1);
        return effects.get(0);
    }

    private static CtAbstractInvocation<?> probed(List<CtType<?>> types) {
        CtElement statement = types.stream()
                .flatMap(type -> type.getMethodsByName("probe").stream())
                .map(method -> (CtElement) method.getBody().getStatement(0))
                .findFirst()
                .orElseThrow();
        return (CtAbstractInvocation<?>) statement;
    }
}
