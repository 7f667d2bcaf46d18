package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Effect.Kind;

/** What the JDK does, and when code of the program may stand behind it. */
class LibraryTest {
    @TempDir
    Path folder;

    @Test
    void knowsTheList() throws IOException {
        assertThat(effect("", "System.out.println(1)").kind()).isEqualTo(Kind.IO);
        assertThat(effect("", "System.nanoTime()").kind()).isEqualTo(Kind.READS_ONLY);
        assertThat(effect("", "Math.random()").fieldsWritten()).containsExactly("java.lang.Math#random");
        assertThat(effect("", "Thread.sleep(3)"))
                .returns(Set.of("java.lang.Thread#interrupted"), Effect::fieldsWritten)
                .returns(true, Effect::mayThrow);
        assertThat(effect("", "Thread.yield()").mayThrow()).isFalse();
        assertThat(effect("", "System.exit(1)").kind()).isEqualTo(Kind.UNKNOWN);
        assertThat(effect("", "java.util.Arrays.fill(new int[3], 1)").writes()).containsExactly(0);
        assertThat(effect("", "java.util.Arrays.copyOf(new int[3], 1)"))
                .returns(Set.of(0), Effect::reads)
                .returns(Set.of(), Effect::retains);
        assertThat(effect("", "java.util.Arrays.equals(new int[3], new int[2])").reads())
                .containsExactlyInAnyOrder(0, 1);
        assertThat(effect("", "System.arraycopy(new int[3], 0, new int[3], 0, 2)"))
                .returns(Set.of(0), Effect::reads)
                .returns(Set.of(2), Effect::writes);
        assertThat(effect("static void f() { System.out.println(3); }", "f()").kind())
                .isEqualTo(Kind.IO);
    }

    @Test
    void boxesAndStringsAreValues() throws IOException {
        assertThat(effect("static int f(Integer n) { Integer m = n + 1; return m; }", "f(3)")
                        .kind())
                .isEqualTo(Kind.PURE);
        assertThat(effect(
                        "static String f(int n, String s, Double d) { return \"x\" + n + s + d + String.valueOf(n); }",
                        "f(1, null, null)"))
                .returns(Kind.PURE, Effect::kind)
                .returns(false, Effect::mayThrow);
        assertThat(effect(
                        "static String f(int n) { return new StringBuilder().append(n).append(\"x\").toString(); }",
                        "f(1)"))
                .returns(Kind.PURE, Effect::kind)
                .returns(false, Effect::mayThrow);
        assertThat(effect("static String f(int n, double x) { return String.format(\"%d %f\", n, x); }", "f(1, 2)")
                        .kind())
                .as("the default locale may be changed")
                .isEqualTo(Kind.READS_ONLY);
        assertThat(effect("static String f(String s) { return s.toLowerCase() + s.toUpperCase(); }", "f(null)")
                        .fieldsRead())
                .isEqualTo(Set.of("java.util.Locale#default"));
        assertThat(effect("static String f(Object o) { return String.format(\"%s\", o); }", "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
    }

    @Test
    void aRandomDrawsFromItself() throws IOException {
        String draw = "static int f(java.util.Random r) { return r.nextInt(); }";

        assertThat(effect(draw, "f(null)"))
                .returns(Kind.MAY_WRITE, Effect::kind)
                .returns(Set.of(0), Effect::writes);
        assertThat(effect("", "new java.util.Random(1).nextInt()").writes()).containsExactly(Effect.TARGET);
    }

    @Test
    void aSubclassOfTheProgramMayDoAnything() throws IOException {
        String draw = "static int f(java.util.Random r) { return r.nextInt(); }"
                + "static int g() { return new java.util.Random(1).nextInt(); }";
        String own = "static class Own extends java.util.Random { protected int next(int bits) { return 1; } }";

        assertThat(effect(draw + own, "f(null)").kind()).isEqualTo(Kind.UNKNOWN);
        assertThat(effect(draw + own, "g()").isKnown())
                .as("an object of exactly that class")
                .isTrue();
        assertThat(effect(
                                draw
                                        + "static Object o = new java.util.Random() { public int nextInt() { return 1; } };",
                                "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect(draw + "static class Own extends java.util.Random { int more() { return 1; } }", "f(null)")
                        .isKnown())
                .as("nothing is overridden")
                .isTrue();
    }

    @Test
    void aSubclassInAnotherFileMayDoAnything() throws IOException {
        String draw = "static int f(java.util.Random r) { return r.nextInt(); }";

        assertThat(elsewhere("class Own extends java.util.Random { }", draw, "f(null)"))
                .isEqualTo(Kind.UNKNOWN);
        assertThat(elsewhere("class Own extends java.security.SecureRandom { }", draw, "f(null)"))
                .isEqualTo(Kind.UNKNOWN);
        assertThat(elsewhere("class Own { java.util.Random r; /* extends Random */ }", draw, "f(null)"))
                .isEqualTo(Kind.MAY_WRITE);
    }

    @Test
    void streamsOfTheProgramMayStandBehindOthers() throws IOException {
        assertThat(effect(
                                "static class Own extends java.io.OutputStream { public void write(int b) {} }",
                                "System.out.println(1)")
                        .kind())
                .as("the standard streams are the machine's own")
                .isEqualTo(Kind.IO);
        assertThat(effect(
                                "static class Own extends java.io.OutputStream { public void write(int b) {} }"
                                        + "static void f(java.io.PrintStream out) { out.println(1); }",
                                "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect("static void g(java.io.PrintStream p) { System.setOut(p); }", "System.out.println(1)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(elsewhere("class Other { String s = \"setErr\"; }", "", "System.err.println(1)"))
                .isEqualTo(Kind.UNKNOWN);
        assertThat(elsewhere("class Other { String s = \"setters\"; }", "", "System.err.println(1)"))
                .isEqualTo(Kind.IO);
    }

    @Test
    void printingAnObjectRunsItsToString() throws IOException {
        assertThat(effect("", "System.out.println(new Object())").kind()).isEqualTo(Kind.UNKNOWN);
        assertThat(effect("", "System.out.printf(\"%d%n\", 3)").kind()).isEqualTo(Kind.IO);
        assertThat(effect("static void f(Object o) { System.out.printf(\"%s%n\", o); }", "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
    }

    @Test
    void inputWritesTheArrayThatItIsGiven() throws IOException {
        Effect effect = effect(
                "static void f(byte[] b) throws Exception { new java.io.FileInputStream(\"x\").read(b); }", "f(null)");

        assertThat(effect.kind()).isEqualTo(Kind.IO);
        assertThat(effect.writes()).contains(0);
    }

    @Test
    void collectionsAreFollowedWhereTheirClassIsKnown() throws IOException {
        String list = "static void f(double[] a) { var l = new java.util.ArrayList<double[]>(); l.add(a); %s }";
        assertThat(effect(list.formatted("l.get(0)[0] = 1;"), "f(null)"))
                .returns(Kind.MAY_WRITE, Effect::kind)
                .returns(Set.of(0), Effect::writes);
        assertThat(effect(list.formatted("for (double[] r : l) r[0] = 1;"), "f(null)"))
                .returns(Kind.MAY_WRITE, Effect::kind)
                .returns(Set.of(0), Effect::writes);
        assertThat(effect(list.formatted("double s = 0; for (double[] r : l) s += r[0];"), "f(null)"))
                .returns(Kind.READS_ONLY, Effect::kind)
                .returns(Set.of(0), Effect::reads);
        assertThat(effect("static void f(java.util.List<double[]> l) { l.get(0); }", "f(null)")
                        .kind())
                .as("any class may implement List")
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect("static void f(double[] a) { for (double[] r : java.util.List.of(a)) r[0] = 1; }", "f(null)"))
                .returns(Kind.MAY_WRITE, Effect::kind)
                .returns(Set.of(0), Effect::writes);
        assertThat(effect("static void f(java.util.ArrayList<double[]> l, double[] a) { l.add(a); }", "f(null, null)"))
                .returns(Set.of(0), Effect::writes)
                .returns(Set.of(1), Effect::retains);
    }

    @Test
    void viewsLeadToTheirArray() throws IOException {
        assertThat(effect("static void f(double[] a) { java.nio.DoubleBuffer.wrap(a).put(0, 1); }", "f(null)"))
                .returns(Kind.MAY_WRITE, Effect::kind)
                .returns(Set.of(0), Effect::writes);
        assertThat(effect(
                                "static void f(double[] a) { java.nio.DoubleBuffer b = java.nio.DoubleBuffer.wrap(a).slice(); b.put(1); }",
                                "f(null)")
                        .writes())
                .containsExactly(0);
        assertThat(effect("static void f(double[] a) { java.nio.DoubleBuffer.wrap(new double[3]).get(a); }", "f(null)")
                        .writes())
                .containsExactly(0);
        assertThat(Probe.of(new ProgramFolder(folder), "", "", "java.nio.DoubleBuffer.wrap(new double[3])")
                        .results())
                .contains(Root.FRESH, new Root.Argument(0));
    }

    @Test
    void objectsThatAreReadAndWrittenRunTheirOwnCode() throws IOException {
        assertThat(effect(
                                "static Object f(java.io.ObjectInputStream in) throws Exception { return in.readObject(); }",
                                "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect(
                                "static void f(java.nio.file.Path p, java.nio.file.SimpleFileVisitor<java.nio.file.Path> v) throws Exception { java.nio.file.Files.walkFileTree(p, v); }",
                                "f(null, null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
    }

    @Test
    void aCauseIsAskedForItsText() throws IOException {
        String wrap = "static Exception f(Exception e) { return new RuntimeException(e); }";

        assertThat(effect(wrap, "f(null)").isKnown()).isTrue();
        assertThat(effect(
                                wrap + "static class E extends Exception { public String toString() { return \"\"; } }",
                                "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                    new AssertionError(new Object()),                                    false
                    new AssertionError((Object) "text"),                                 true
                    new AssertionError("text"),                                          true
                    new AssertionError(3),                                               true
                    'new java.time.format.DateTimeParseException("", "", 3)',            true
                    'new java.time.format.DateTimeParseException("", text, 3)',          false
                    'new RuntimeException("", new Exception())',                         true
                    new java.io.UncheckedIOException(new java.io.IOException()),         true
                    """)
    void whatAnExceptionIsGivenMayBeAskedForItsText(String made, boolean known) throws IOException {
        assertThat(effect("static Throwable f(CharSequence text) { return " + made + "; }", "f(null)")
                        .isKnown())
                .isEqualTo(known);
    }

    @Test
    void aTextThatIsNullMayBeRefused() throws IOException {
        String made = "static Throwable f(String s) { return new java.util.UnknownFormatConversionException(%s); }";

        assertThat(effect(made.formatted("s"), "f(null)").mayThrow()).isTrue();
        assertThat(effect(made.formatted("\"x\""), "f(null)").mayThrow()).isFalse();
        assertThat(effect(made.formatted("\"x\" + s"), "f(null)").mayThrow()).isFalse();
        assertThat(effect(made.formatted("null"), "f(null)").mayThrow()).isTrue();
    }

    @Test
    void whatTheConstructorOfASuperclassDoesSaysNothingOfOthersThanExceptions() throws IOException {
        assertThat(effect("", "new java.util.Random()").isKnown()).isTrue();
        assertThat(effect("", "new java.security.SecureRandom()").isKnown()).isFalse();
    }

    @Test
    void keysOfTheProgramAreAskedForTheirHash() throws IOException {
        assertThat(effect("", "new java.util.HashMap<Object, String>().put(new Object(), \"\")")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect("", "new java.util.HashMap<String, int[]>().put(\"\", new int[3])"))
                .returns(Kind.MAY_WRITE, Effect::kind)
                .returns(Set.of(1), Effect::retains);
    }

    @Test
    void anExceptionOfTheProgramMayHaveItsOwnMessage() throws IOException {
        String text = "static String f(Throwable e) { return e.getMessage(); }";

        assertThat(effect(text, "f(null)").isKnown()).isTrue();
        assertThat(effect(text + "static class E extends Exception { int code() { return 1; } }", "f(null)")
                        .isKnown())
                .isTrue();
        assertThat(effect(
                                text
                                        + "static class E extends Exception { public String getMessage() { return \"\"; } }",
                                "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect(
                                "static class E extends Exception { public Throwable fillInStackTrace() { return this; } }",
                                "new E()")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(effect("static class E extends Exception { }", "new E()").isKnown())
                .isTrue();
    }

    private Kind elsewhere(String other, String members, String call) throws IOException {
        ProgramFolder program = new ProgramFolder(folder).with("Other.java", other);
        Kind kind = Probe.of(program, "", members, call).effect().kind();
        return kind;
    }

    private Effect effect(String members, String call) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, call).effect();
    }
}
