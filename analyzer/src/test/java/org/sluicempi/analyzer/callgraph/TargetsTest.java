package org.sluicempi.analyzer.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.effect.Effect.Kind;
import org.sluicempi.analyzer.effect.Probe;

/** Which methods a call may execute. */
class TargetsTest {
    private static final String CLASSES = "static class A { int f() { return 1; } } static class B extends A { %s }"
            + "static int g(A a) { return a.f(); } static int h() { return new A().f(); }";

    @TempDir
    Path folder;

    @Test
    void anOverridingMethodMayBeMeant() throws IOException {
        String members = CLASSES.formatted("int f() { System.out.println(); return 2; }");

        assertThat(kind(members, "g(null)")).isEqualTo(Kind.IO);
        assertThat(kind(members, "h()")).as("an object of exactly that class").isEqualTo(Kind.PURE);
        assertThat(kind(CLASSES.formatted(""), "g(null)")).isEqualTo(Kind.PURE);
    }

    @Test
    void allOverridingMethodsAreJoined() throws IOException {
        Effect effect = effect(
                "static int n, m; static class A { void f() { n = 1; } } static class B extends A { void f() { m = 1; } }"
                        + "static void g(A a) { a.f(); }",
                "g(null)");

        assertThat(effect.fieldsWritten()).containsExactlyInAnyOrder("Main#n", "Main#m");
    }

    @Test
    void aSubclassOfASubclassMayOverride() throws IOException {
        assertThat(kind(
                        CLASSES.formatted("")
                                + "static class C extends B { int f() { System.out.println(); return 3; } }",
                        "g(null)"))
                .isEqualTo(Kind.IO);
    }

    @Test
    void anAnonymousSubclassMayOverride() throws IOException {
        assertThat(kind(
                        CLASSES.formatted("")
                                + "static A made = new A() { int f() { System.out.println(); return 3; } };",
                        "g(null)"))
                .isEqualTo(Kind.IO);
    }

    @Test
    void aMethodThatCannotBeOverriddenIsMeantItself() throws IOException {
        assertThat(kind(
                        CLASSES.formatted(
                                        "int f() { System.out.println(); return 2; } int super1() { return super.f(); }")
                                + "static int k(B b) { return b.super1(); }",
                        "k(null)"))
                .isEqualTo(Kind.PURE);
        String fixed =
                "static class A { final int f() { return 1; } } static class B extends A { } static int g(A a) { return a.f(); }";
        assertThat(kind(fixed, "g(null)")).isEqualTo(Kind.PURE);
    }

    @Test
    void aMethodOfAGenericClassIsOverriddenByOneOfAnotherSignature() throws IOException {
        String members =
                "static class A<T> { void f(T t) { } } static class B extends A<String> { void f(String s) { System.out.println(s); } }"
                        + "static void g(A<String> a) { a.f(\"\"); }";

        assertThat(kind(members, "g(null)")).isEqualTo(Kind.IO);
    }

    @Test
    void aMethodMayComeFromASuperclassOutsideOfTheInterface() throws IOException {
        String members =
                "interface I { int f(); int k(); } static class Base { public int f() { System.out.println(); return 1; } }"
                        + "static class C extends Base implements I { public int k() { return 1; } } static int g(I i) { return i.f(); }";

        assertThat(kind(members, "g(null)")).isEqualTo(Kind.IO);
    }

    @Test
    void defaultMethodsAreInherited() throws IOException {
        String members = "interface I { default int f() { System.out.println(); return 1; } int k(); int l(); }"
                + "static class C implements I { public int k() { return 1; } public int l() { return 1; } }"
                + "static int g(I i) { return i.f(); }";

        assertThat(kind(members, "g(null)")).isEqualTo(Kind.IO);
    }

    @Test
    void aFunctionNeedsNoName() throws IOException {
        String members = "interface F { int f(); } static class C implements F { public int f() { return 1; } }"
                + "static int g(F f) { return f.f(); } static int h() { F f = new C(); return f.f(); }";

        assertThat(kind(members, "g(null)")).isEqualTo(Kind.UNKNOWN);
        assertThat(kind(members, "h()")).isEqualTo(Kind.PURE);
    }

    @Test
    void whatIsCalledOnAFunctionMayBeADefaultMethod() throws IOException {
        String members = "interface F { int f(); default int twice() { System.out.println(); return 2; } }"
                + "static int g() { F f = () -> 1; return f.f(); } static int h() { F f = () -> 1; return f.twice(); }";

        assertThat(kind(members, "g()")).isEqualTo(Kind.PURE);
        assertThat(kind(members, "h()")).isNotEqualTo(Kind.PURE);
    }

    @Test
    void aLibraryMayCallBack() throws IOException {
        String members =
                "static class C implements Comparable<C> { public int compareTo(C c) { System.out.println(); return 0; } }"
                        + "static void g(C[] all) { java.util.Arrays.sort(all); } static int h(C c) { return c.compareTo(c); }";

        assertThat(kind(members, "g(null)")).isEqualTo(Kind.UNKNOWN);
        assertThat(kind(members, "h(null)")).isEqualTo(Kind.IO);
    }

    @Test
    void aClassThatAnotherFileDerivesFromIsOpen() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with(
                        "q/Other.java",
                        "package q; class Other { Object o = new Shape() { public int area() { return 0; } }; }")
                .with("q/Shape.java", "package q; public class Shape { public int area() { return 1; } }");

        assertThat(kind(program, "import q.Shape;", "static int f(Shape s) { return s.area(); }", "f(null)"))
                .isEqualTo(Kind.UNKNOWN);
        assertThat(kind(program, "import q.Shape;", "static int f() { return new Shape().area(); }", "f()"))
                .isEqualTo(Kind.PURE);
    }

    @Test
    void aClassThatAnotherFileOnlyUsesIsNot() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("q/Other.java", "package q; class Other { int o = new Shape().area(); }")
                .with("q/Shape.java", "package q; public class Shape { public int area() { return 1; } }");

        assertThat(kind(program, "import q.Shape;", "static int f(Shape s) { return s.area(); }", "f(null)"))
                .isEqualTo(Kind.PURE);
    }

    @Test
    void anInterfaceMayBeMadeAtRunTime() throws IOException {
        String members = "interface F { int f(); int g(); } static class A implements F { public int f() { return 1; }"
                + " public int g() { return 2; } } static int h(F x) { return x.f(); }";

        assertThat(kind(members, "h(null)")).isEqualTo(Kind.PURE);
        assertThat(kind(members + "Object o = java.lang.reflect.Proxy.newProxyInstance(null, null, null);", "h(null)"))
                .isEqualTo(Kind.UNKNOWN);
        assertThat(kind(
                        members + "Object o = java.lang.reflect.Proxy.newProxyInstance(null, null, null);"
                                + "static int k(A x) { return x.f(); }",
                        "k(null)"))
                .as("a class is not")
                .isEqualTo(Kind.PURE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.beans.EventHandler.create(F.class, \"\", \"run\")",
                "java.lang.invoke.MethodHandleProxies.asInterfaceInstance(F.class, null)",
                "java.lang.invoke.LambdaMetafactory.metafactory(null, null, null, null, null, null)",
                "javax.management.JMX.newMBeanProxy(null, null, F.class)",
                "java.lang.reflect.Proxy.getProxyClass(null, F.class)"
            })
    void anInterfaceMayBeMadeInManyWays(String made) throws IOException {
        String members = "interface F { int f(); int g(); } static class A implements F { public int f() { return 1; }"
                + " public int g() { return 2; } } static int h(F x) { return x.f(); } static int k(A x) { return x.f(); }"
                + "Object o() throws Throwable { return " + made + "; }";

        assertThat(kind(members, "h(null)")).isEqualTo(Kind.UNKNOWN);
        assertThat(kind(members, "k(null)")).as("a class is not").isEqualTo(Kind.PURE);
    }

    @Test
    void aLibraryThatGetsAClassMayDoAnythingWithIt() throws IOException {
        String members = "static class A { int f() { return 1; } } static int h(A x) { return x.f(); }";
        String imported = "import org.other.Mocks;";

        assertThat(kind(new ProgramFolder(folder), imported, members + "Object o = Mocks.mock(A.class);", "h(null)"))
                .isEqualTo(Kind.UNKNOWN);
        assertThat(kind(
                        new ProgramFolder(folder),
                        imported,
                        members + "Object o = Mocks.getLogger(A.class);",
                        "h(null)"))
                .isEqualTo(Kind.PURE);
        assertThat(kind(members + "Object o = String.valueOf(A.class);", "h(null)"))
                .isEqualTo(Kind.PURE);
    }

    @Test
    void aClassMayBeDerivedFromAtRunTime() throws IOException {
        String members = "static class A { int f() { return 1; } } static int h(A x) { return x.f(); }"
                + "static int k() { return new A().f(); }";
        String defined =
                "Object o() throws Exception { return java.lang.invoke.MethodHandles.lookup().defineClass(null); }";

        assertThat(kind(members, "h(null)")).isEqualTo(Kind.PURE);
        assertThat(kind(members + defined, "h(null)")).isEqualTo(Kind.UNKNOWN);
        assertThat(kind(members + defined, "k()")).isEqualTo(Kind.PURE);
    }

    @Test
    void aFunctionOfADerivedInterfaceNeedsNoName() throws IOException {
        String members = "interface F { int f(); int g(); } static class A implements F { public int f() { return 1; }"
                + " public int g() { return 2; } } static int h(F x) { return x.f(); }";
        String empty = "interface E { default int f() { System.out.println(); return 1; } }"
                + "static class A implements E { public int f() { return 1; } } static int h(E x) { return x.f(); }";

        assertThat(kind(members, "h(null)")).isEqualTo(Kind.PURE);
        assertThat(kind(members + "interface G extends F { default int g() { return 3; } }", "h(null)"))
                .isEqualTo(Kind.UNKNOWN);
        assertThat(kind(empty, "h(null)"))
                .as("a function may have a second interface")
                .isEqualTo(Kind.UNKNOWN);
    }

    private Kind kind(String members, String call) throws IOException {
        return effect(members, call).kind();
    }

    private Effect effect(String members, String call) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, call).effect();
    }

    private static Kind kind(ProgramFolder program, String imports, String members, String call) throws IOException {
        return Probe.of(program, imports, members, call).effect().kind();
    }
}
