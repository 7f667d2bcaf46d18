package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Effect.Kind;

/** What happens because a class is used for the first time. */
class InitialisationTest {
    @TempDir
    Path folder;

    @Test
    void theFirstUseOfAClassRunsItsInitialiser() throws IOException {
        assertThat(effect("static class A { static { System.out.println(1); } static int f() { return 1; } }", "A.f()")
                        .kind())
                .isEqualTo(Kind.PURE);
        assertThat(first("static class A { static { System.out.println(1); } static int f() { return 1; } }", "A.f()")
                        .kind())
                .isEqualTo(Kind.IO);
        assertThat(first("static class A { static double[] t = new double[3]; static int f() { return 1; } }", "A.f()"))
                .isEqualTo(Effect.PURE);
        assertThat(first("static int n; static class A { static int m = n; static int f() { return 1; } }", "A.f()")
                        .fieldsRead())
                .containsExactly("Main#n");
    }

    @Test
    void aCalleeThatUsesAClassInitialisesIt() throws IOException {
        String config =
                "static class Config { static double x = read(); static double read() { MPI.COMM_WORLD.barrier(); return 1; } }";

        assertThat(effect(config + "static double f() { return Config.x; }", "f()")
                        .kind())
                .isEqualTo(Kind.COMMUNICATES);
        assertThat(effect(
                                "static class A { static { System.out.println(1); } int x; } static int f() { return new A().x; }",
                                "f()")
                        .kind())
                .isEqualTo(Kind.IO);
    }

    /** The compiler's own walk through the tree leaves the static members of such classes out. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "class C { static { System.out.println(1); } } new C();",
                "class C { static int i = say(); } new C();",
                "Object o = new Object() { static int i = say(); };",
                "record C(int x) { static { say(); } } new C(1);",
                "enum C { ONE; C() { System.out.println(1); } } C c = C.ONE;",
                "enum C { ONE(say()); C(int i) {} } C c = C.ONE;",
                "interface C { int I = say(); } int i = C.I;"
            })
    void soDoesTheFirstUseOfAClassInAMethod(String use) throws IOException {
        String say = "static int say() { System.out.println(1); return 1; } ";

        assertThat(effect(say + "static int f() { " + use + " return 1; }", "f()")
                        .kind())
                .isEqualTo(Kind.IO);
    }

    @Test
    void anInitialiserThatWritesOthersFieldsIsSeen() throws IOException {
        Effect effect = first(
                "static class B { static int x; } static class A { static int own; static { B.x = 1; own = 2; } static void f() {} }",
                "A.f()");

        assertThat(effect.fieldsWritten()).containsExactly("Main$B#x");
        assertThat(effect.kind()).isEqualTo(Kind.MAY_WRITE);
    }

    @Test
    void anInitialiserThatWritesTheElementsOfAnothersArrayIsSeen() throws IOException {
        assertThat(first(
                                "static int[] shared; static class A { static int[] own = shared; static { own[0] = 1; } static void f() {} }",
                                "A.f()")
                        .fieldsWritten())
                .containsExactlyInAnyOrder("Main#shared", "Main#shared[]");
    }

    /** A superclass, an interface, or a class that is used on the way. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "static class S { static { A.own = shared; } } static class A extends S { %s }",
                "interface S { int X = S.put(); static int put() { A.own = shared; return 1; } default void g() {} } static class A implements S { %s }",
                "static class S { static int x; static { A.own = shared; } } static class A { static int y = S.x; %s }",
                "static class S { static int x; static { put(A.f()); } static void put(int[][] all) { all[0] = shared; } } static class A { static int y = S.x; static int[][] own; static int[][] f() { return own; } static { own[0][0] = 1; } }"
            })
    void aFieldIsNotAnInitialisersOwnIfAnotherOneHasPutSomethingIntoIt(String classes) throws IOException {
        String own = "static int[] own; static { own[0] = 1; } static void f() {}";

        assertThat(first("static int[] shared;" + classes.formatted(own), "A.f()")
                        .fieldsWritten())
                .contains("Main$A#own[]");
    }

    @Test
    void superclassesAreInitialisedToo() throws IOException {
        assertThat(first(
                                "static class A { static { System.out.println(1); } } static class B extends A { static void f() {} }",
                                "B.f()")
                        .kind())
                .isEqualTo(Kind.IO);
    }

    @Test
    void interfacesWithDefaultMethodsAreInitialisedToo() throws IOException {
        String members = "static int say() { System.out.println(1); return 1; } interface I { int X = say(); %s }"
                + "static class B implements I { static void f() {} }";

        assertThat(first(members.formatted("default void g() {}"), "B.f()").kind())
                .isEqualTo(Kind.IO);
        assertThat(first(members.formatted("void g();"), "B.f()").kind()).isEqualTo(Kind.PURE);
        assertThat(first(members.formatted("static void g() {}"), "B.f()").kind())
                .isEqualTo(Kind.PURE);
        assertThat(first(members.formatted("private void g() {}"), "B.f()").kind())
                .as("the JVM counts private methods, too")
                .isEqualTo(Kind.IO);
        String bridged = members.replace("interface I", "interface I extends Comparable<B>");
        assertThat(first(bridged.formatted("int compareTo(B b);"), "B.f()").kind())
                .as("javac writes a bridge")
                .isEqualTo(Kind.IO);
        assertThat(first(bridged.formatted(""), "B.f()").kind()).isEqualTo(Kind.PURE);
    }

    @Test
    void aClassThatTheCodeStandsInHasBeenInitialised() throws IOException {
        assertThat(effect(
                                "static { System.out.println(1); } static int n; static class A { static int f() { return n; } }",
                                "A.f()")
                        .kind())
                .isEqualTo(Kind.READS_ONLY);
    }

    @Test
    void anInitialiserThatFailsThrows() throws IOException {
        assertThat(first(
                                "static class A { static int x = 1 / Main.zero; static int f() { return 1; } } static int zero;",
                                "A.f()")
                        .mayThrow())
                .isTrue();
        assertThat(effect(
                                "static class A { static int x = 1 / Main.zero; } static int zero; static int f() { return A.x; }",
                                "f()")
                        .mayThrow())
                .isTrue();
    }

    /** Its objects may be in use all the same. */
    @ParameterizedTest
    @CsvSource({
        "y + 1, '', false",
        "1 / y, '', true",
        "y + 1, static int[] z = new int[y];, true",
        "y + 1, static { y = 1; }, false",
        "y + 1, static { System.exit(y); }, true",
        "again(), static int again() { return y > 3 ? again() : 1; }, true"
    })
    void theInitialiserOfTheCodesOwnClassMayHaveFailed(String value, String more, boolean thrown) throws IOException {
        String own = "static int y; static Object world = MPI.COMM_WORLD; static int x = " + value + "; " + more;
        assertThat(first(own, "int z = x").mayThrow()).isEqualTo(thrown);
    }

    @Test
    void aClassOfAnUnknownLibraryMayDoAnything() throws IOException {
        assertThat(effect(
                                "static int f() { return javax.swing.SwingConstants.CENTER + javax.swing.UIManager.class.hashCode(); }",
                                "f()")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect("static Object f() { return javax.swing.text.StyleContext.DEFAULT_STYLE; }", "f()")
                        .isKnown())
                .as("a constant needs no initialisation")
                .isTrue();
        assertThat(effect("static Object f() { return javax.swing.text.StyleConstants.Background; }", "f()")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
    }

    private Effect effect(String members, String call) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, call).effect();
    }

    /** The effect of the step that initialises a class before the call. */
    private Effect first(String members, String call) throws IOException {
        Probe probe = Probe.of(new ProgramFolder(folder), "", members, call);
        return probe.effects(org.sluicempi.analyzer.flow.Step.Initialise.class).get(0);
    }
}
