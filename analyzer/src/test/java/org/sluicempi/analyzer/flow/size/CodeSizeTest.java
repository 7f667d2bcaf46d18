package org.sluicempi.analyzer.flow.size;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.flow.Project;
import org.sluicempi.analyzer.flow.Sizes;
import org.sluicempi.analyzer.flow.Tour;

/** No method or pool of constants of a class file is larger than its steps let expect, and few are much smaller. */
class CodeSizeTest {
    private final Sizes sizes = new Sizes();

    @Test
    void ofEachConstructOfTheLanguage(@TempDir Path output) throws IOException {
        sizes.compare(Tour.compiled(output));
        assertThat(sizes.larger()).isEmpty();
        assertThat(sizes.factorOfCode()).isLessThan(4);
        assertThat(sizes.factorOfConstants()).isLessThan(8);
    }

    /** Many of the same in one method, as generated code has them; none is so long that its jumps are wide. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "x = x * 31 + y % 17 ^ (x + #);",
                "if (x > # && y != x || y < 3) { x++; } else { x -= y; }",
                "boolean b# = x < # ^ y > x; x += b# ? 1 : 2;",
                "s += x + \"-\" + y + #L;",
                "for (int i = 0; i < #; i++) { if (i == x) { continue; } x += i; }",
                "switch (x) { case #: x = 1; break; case 7: x++; default: y = x; }",
                "switch (s) { case \"a#\": x = 1; break; case \"b#\": x++; default: y = x; }",
                "x = switch (y) { case # -> 3; case 9 -> { int k = x; yield k; } default -> x; };",
                "try { x /= y; } catch (ArithmeticException e) { y = #; } finally { x += y * 3 - #; }",
                "synchronized (s) { x += #; }",
                "int[] a# = { x, y, 1, 2, 3, #, 100000 }; x += a#[y & 3]++;",
                "long l# = x; l# <<= 3; l# += #L; x = (int) l#;",
                "long f# = x; f# ^= f# << f# >> f# >>> f# << f#; x ^= y << f#;",
                "double d# = x * #.5; d# += y / 3.0; x = (int) (d# > 2 ? d# : -d#);",
                "s = String.valueOf(x).trim() + Math.max(x, #);",
                "Integer n# = x; n#++; x = n#;",
                "for (char c : s.toCharArray()) { x += c - #; }",
                "Runnable r# = () -> System.out.println(#); r#.run();",
                "assert x != # : \"is \" + x;",
                "switch (x) { case #0, #1, #2, #3, #4, #5, #6, #7, #8, #9 -> x++; default -> y++; }",
                "switch (s) { case \"a#\", \"b#\", \"c#\", \"d#\", \"e#\", \"f#\" -> x++; default -> y++; }",
                "y += switch (Thread.State.NEW) { case NEW, RUNNABLE, BLOCKED, WAITING -> #; default -> 1; };",
                "try { try { x++; } finally { if (x > #) { return 1; } } } finally { y *= x; x *= 3; y -= #; }",
                "l#: for (;;) { try { if (x > #) break l#; x += 2; } finally { for (int k : new int[3]) { y += k; } } }",
                "try (java.io.StringReader r# = new java.io.StringReader(s)) { if (x > #) { return 3; } } catch (Exception e) { }",
                "try { synchronized (s) { if (x > #) { return 2; } } } finally { synchronized (this) { y++; } }",
                "{ java.util.function.IntSupplier f# = s::length; x += f#.getAsInt(); }",
                "int q# = x; class L# { int v() { return q# + many(q#, 1, s); } } x += new L#().v();",
                "for (int k : new int[#]) { for (String t : s.split(\",\")) { x += k + t.length(); } }",
                "Object o# = s; if (o# instanceof String t# && t#.length() > #) { x = t#.length(); }"
            })
    void ofManyOfTheSame(String statement, @TempDir Path folder) throws IOException {
        String body = IntStream.range(200, 260)
                .mapToObj(i -> statement.replace("#", Integer.toString(i)))
                .collect(Collectors.joining("\n"));
        Path source = folder.resolve("Many.java");
        Files.writeString(
                source,
                "class Many { int many(int x, int y, String s) {\n" + body + "\nreturn x + y + s.length(); } }");
        sizes.compare(Project.compiled(List.of(source), List.of(), StandardCharsets.UTF_8, folder.resolve("classes")));
        assertThat(sizes.larger()).isEmpty();
        assertThat(sizes.code()).isGreaterThan(300);
        // Joined strings are counted with the conversions of their parts, which one instruction does.
        assertThat(sizes.factorOfCode()).isLessThan(12);
    }

    /** Two places for each parameter, so that variables are named by four bytes. */
    @Test
    void ofManyWideParameters(@TempDir Path folder) throws IOException {
        String parameters =
                IntStream.range(0, 100).mapToObj(i -> "double p" + i).collect(Collectors.joining(", "));
        String variables = IntStream.range(0, 90)
                .mapToObj(i -> "double q" + i + " = p" + i + ";")
                .collect(Collectors.joining("\n"));
        String statements = "q88 = q89 * q87 + q86;\n".repeat(300);
        sizes.compare(of(
                "class Wide { double many(" + parameters + ") {\n" + variables + statements + "return q88; } }",
                folder));
        assertThat(sizes.larger()).isEmpty();
    }

    /** The largest arrays of them that a class file holds, and what else takes places. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "static double d# = #.5;",
                "static final double D# = #.25;",
                "long l# = #00000000000L; float f# = #.5f; String s# = \"a#\";",
                "static int m#(String a#, int[] b#, java.util.List<String> c#) throws java.io.IOException { return 0; }",
                "Runnable r# = () -> System.out.println(\"#\");",
                "java.util.function.Supplier<String> t# = \"#\"::trim;",
                "static String j#(int x, String y) { return x + \"#\" + y + x * 2.5; }",
                "class I# { int v# = many(#); private int w; } interface K# { } enum E# { A#, B# }",
                "int w#(Object o) { Object local = new Object() { int kept = o.hashCode(); }; return local.hashCode(); }",
                "@Deprecated(since = \"#\") int old#; @SuppressWarnings({\"a#\", \"b#\"}) void older#() { }",
                "int c#(StringBuilder a, java.util.ArrayList<?> b) { return a.length() + b.size() + a.charAt(#) + b.hashCode(); }",
                "int x#(Thread.State s, String t) { switch (s) { case NEW: return #; default: } switch (t) { case \"x#\": return 1; default: return 2; } }",
                "record P#(int a#, String b#) { }",
            })
    void ofManyConstants(String member, @TempDir Path folder) throws IOException {
        String members = IntStream.range(200, 260)
                .mapToObj(i -> member.replace("#", Integer.toString(i)))
                .collect(Collectors.joining("\n"));
        sizes.compare(of("class Many { static int many(int x) { return x; }\n" + members + "}", folder));
        assertThat(sizes.larger()).isEmpty();
    }

    /** Each constructor has the initialisers of the fields, their {@code finally} blocks as often as elsewhere. */
    @Test
    void ofInitialisersInConstructors(@TempDir Path folder) throws IOException {
        String block = "{ try { try { run(); } finally { x = x * 31 + 7; if (x > 3) { throw new Error(); } } }"
                + " catch (RuntimeException e) { x = 3; } finally {" + "x = x * 31 + x % 200 ^ x;".repeat(200) + " } }";
        sizes.compare(of(
                "class Fields { int x = 3; " + block + " void run() {} Fields() { x++; } Fields(int y) { x = y; }\n"
                        + "class Inner { int z = x; { try { run(); } finally { z += x; } } }\n"
                        + "Object local(int a, long b) { return new Object() { long c = a + b; { c++; } }; } }",
                folder));
        assertThat(sizes.larger()).isEmpty();
    }

    private static Project of(String text, Path folder) throws IOException {
        Path source = folder.resolve("Many.java");
        Files.writeString(source, text);
        return Project.compiled(List.of(source), List.of(), StandardCharsets.UTF_8, folder.resolve("classes"));
    }
}
