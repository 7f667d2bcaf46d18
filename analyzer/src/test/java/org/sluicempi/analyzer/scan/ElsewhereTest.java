package org.sluicempi.analyzer.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ElsewhereTest {
    @TempDir
    Path folder;

    @Test
    void findsWordsInCommentsAndStringsToo() throws IOException {
        Elsewhere files = of("class A { /* one */ String s = \"two\"; // three\n int four; }");

        assertThat(List.of("one", "two", "three", "four")).allMatch(files::mentions);
        assertThat(files.mentions("fou")).isFalse();
        assertThat(files.mentions("größe")).as("not told in every encoding").isTrue();
    }

    @Test
    void findsWhatIsDerivedFrom() throws IOException {
        Elsewhere files = of("""
                class A extends p.q.B implements C<D>, E { E e = new F(g(1), "(") { }; H h = new H(1); }
                interface I extends J { /* extends K */ String s = "extends L {"; }
                class M<T extends N> { Object o = new O<P>() {}; int[] q = new int[] {1}; R r = new R(1).s(); }
                """);

        assertThat(List.of("B", "C", "E", "F", "J", "N", "O")).allMatch(files::mayExtend);
        assertThat(List.of("A", "H", "I", "K", "L", "M", "R")).noneMatch(files::mayExtend);
    }

    @Test
    void findsAnonymousClassesHoweverTheirTypeIsWritten() throws IOException {
        Elsewhere files = of("""
                class A {
                    Object a = new B<int[]>() { };
                    Object b = new @Anno(value = 1 < 2, text = ") {") C(new D()) { };
                    Object c = a.new <String> E<F<?>[][], @Anno("x") G>(1, (2)) { };
                    Object d = new p . /* ( */ q.H() { };
                    Object e = new I<J>(new K(), "x") ;
                    Object f = new L[] { }, g = new M<?>[1][], h = new N() ; { }
                    Object i = new @Anno({1, 2}) O
                        // not yet
                        ( ) /* now */ { };
                }
                """);

        assertThat(List.of("B", "C", "E", "F", "G", "H", "O")).allMatch(files::mayExtend);
        assertThat(List.of("D", "I", "J", "K", "L", "M", "N")).noneMatch(files::mayExtend);
    }

    @Test
    void findsSuperclassesBehindAnnotations() throws IOException {
        Elsewhere files = of("""
                class A extends @Anno(1) p. @Anno(a = {1}) B<C> implements @Anno(")") D, E { }
                class F { <T extends @Anno(2) G> void h(I i) { J j; } }
                enum K implements L { M { } }
                record N(O o) implements P { }
                """);

        assertThat(List.of("B", "C", "D", "E", "G", "L", "P")).allMatch(files::mayExtend);
        assertThat(List.of("I", "J", "M", "O")).noneMatch(files::mayExtend);
    }

    @Test
    void readsUnicodeEscapes() throws IOException {
        Elsewhere files = of("class A \\u0065xtends B { String s = \"\\\\u0022\"; int t = MPI.\\u0053ELF \\u003d 1; }");

        assertThat(files.mayExtend("B")).isTrue();
        assertThat(files.mayAssign("SELF")).isTrue();
        assertThat(files.mayAssign("MPI")).isFalse();
    }

    @Test
    void whatCompilersReadDifferentlyMayBeAnything() throws IOException {
        assertThat(of("class A { int x\u00ADy; }").mentions("other")).isTrue();
        assertThat(of("class A { String s = \"x\u00ADy\"; }").mentions("other")).isFalse();
    }

    @Test
    void textIsReadInItsEncoding() throws IOException {
        Path file = folder.resolve("A.java");
        Charset encoding = Charset.forName("Shift_JIS");
        Files.writeString(file, "class A { String s = \"\u8868\"; { B.c = null; } }", encoding);

        assertThat(new Elsewhere(List.of(new SourceFile(file, file, folder)), encoding).mayAssign("c"))
                .isTrue();
    }

    @Test
    void whatStandsBehindACountedLoopIsNotIncremented() throws IOException {
        Elsewhere files = of("class A { void f() { for (i = 0; i < n; i++) { MPI.WORLD.send(x); } y[j--] = B.z; } }");

        assertThat(List.of("i", "j")).allMatch(files::mayAssign);
        assertThat(List.of("MPI", "WORLD", "send", "x", "B", "z")).noneMatch(files::mayAssign);
    }

    @Test
    void findsAssignmentsInEveryForm() throws IOException {
        Elsewhere files = of("""
                class A {
                    void f() {
                        MPI.WORLD = null;
                        if (MPI.SELF == null | a <= b | c != d) { (((p.q) . r)) /* = */ = 1; }
                        s += 1; (t) <<= 2; u >>= 3; v >>>= 4; w++; (this.x)--; ++y; --p.f(() -> { ; }).z;
                        int g[] = {1}; h[i] = 2; A.<T>b().j = 3; k
                        = 4; l -> m;
                    }
                }
                """);

        assertThat(List.of("WORLD", "r", "s", "t", "w", "x", "y", "z", "j", "k"))
                .allMatch(files::mayAssign);
        assertThat(List.of("SELF", "a", "b", "c", "d", "q", "h", "i", "l", "m")).noneMatch(files::mayAssign);
    }

    @Test
    void findsEveryWayToMain() throws IOException {
        assertThat(callsMain("Main . main(null);")).isTrue();
        assertThat(callsMain("Main /* x */ :: main;")).isTrue();
        assertThat(callsMain("Heir.m\\u0061in(null);")).isTrue();
        assertThat(callsMain("p.Main.main();")).isTrue();
        assertThat(callsMain("p.Main.Heir.main();")).isTrue();
        assertThat(callsMain("value.main(null);")).isTrue();
        assertThat(callsMain("new Main().main();")).isTrue();
        assertThat(callsMain("((Main) x).main();")).isTrue();
        assertThat(callsMain("a[0].main();")).isTrue();
        assertThat(callsMain("Library.main();")).as("nobody knows this type").isTrue();
        assertThat(callsMain("Main Other = null; Other.main();"))
                .as("a variable like a type")
                .isTrue();
        assertThat(callsMain("g((Other, x) -> Other.main());")).isTrue();
        assertThat(callsMain("if (o instanceof Main Other && b) Other.main();")).isTrue();
        assertThat(callsMain("if (o instanceof R(Main Other)) Other.main();")).isTrue();
        assertThat(callsMain("for (List<Main> Other : all) Other.main();")).isTrue();
    }

    @Test
    void findsImportsOfMain() throws IOException {
        assertThat(of("import static p.Main.*; class A { }").mayCallMain(Set.of("Main"), name -> false))
                .isTrue();
        assertThat(of("import static p . Main . main; class A { }").mayCallMain(Set.of("Main"), name -> false))
                .isTrue();
        assertThat(of("import static java.lang.Math.*; class A { }").mayCallMain(Set.of("Main"), name -> false))
                .isFalse();
        assertThat(of("import p.*; class Main { }").mayCallMain(Set.of("Main"), name -> false))
                .isFalse();
    }

    @Test
    void otherMainsAreNoneOfThese() throws IOException {
        assertThat(callsMain("Other.main(null);")).isFalse();
        assertThat(callsMain("Modelled.main(null);")).isFalse();
        assertThat(callsMain("main(null); this.main(null); super.main(null);")).isFalse();
        assertThat(callsMain("String s = \"Main.main()\"; // Main.main()\n int main = 1;"))
                .isFalse();
        assertThat(callsMain("f((Other) x, y); new Other(); List<Other> z; Other.main(null);"))
                .isFalse();
    }

    /** @param code of a method of a class that no other file of the program knows */
    private boolean callsMain(String code) throws IOException {
        return of("class Other { public static void main(String[] a) { } }\nclass A { void f() { " + code + " } }")
                .mayCallMain(Set.of("Main", "Heir"), "Modelled"::equals);
    }

    @Test
    void findsTypesOfAPackage() throws IOException {
        Elsewhere files = of("""
                /* class Comment { } */
                @Anno(1) package p . /* q */ q;
                class A { enum B { } @interface C { } }
                record D() { }
                final class Delt\\u0061 { String s = "class Text { }"; }
                """);

        assertThat(List.of("p.q.A", "p.q.B", "p.q.A.B", "p.q.C", "p.q.D", "p.q.Delta"))
                .allMatch(files::mayDeclare);
        assertThat(List.of("p.A", "A", "q.A", "p.q.Comment", "p.q.Text", "p.q.s"))
                .noneMatch(files::mayDeclare);
        assertThat(of("class A { }").mayDeclare("A")).isTrue();
        assertThat(of("class A { }").mayDeclare("p.A")).isFalse();
    }

    @Test
    void aFileThatCannotBeReadMayHoldAnything() {
        Path missing = folder.resolve("Missing.java");
        Elsewhere files = new Elsewhere(List.of(new SourceFile(missing, missing, folder)), StandardCharsets.UTF_8);

        assertThat(files.mentions("x")).isTrue();
        assertThat(files.mayExtend("X")).isTrue();
    }

    @Test
    void wideCharactersAreNotRead() throws IOException {
        Path file = folder.resolve("A.java");
        Files.writeString(file, "class A { }", StandardCharsets.UTF_16);

        assertThat(new Elsewhere(List.of(new SourceFile(file, file, folder)), StandardCharsets.UTF_8).mentions("x"))
                .isTrue();
    }

    @Test
    void withoutFilesThereIsNothing() {
        assertThat(Elsewhere.nowhere().isEmpty()).isTrue();
        assertThat(Elsewhere.nowhere().mentions("größe")).isFalse();
    }

    @Test
    void leavesOutWhatIsModelled() throws IOException {
        SourceFile one = file("One.java", "class One extends Base { void f() { both = 1; only = 2; } }");
        SourceFile other = file("Other.java", "class Other { void f() { both = 3; rest = 4; } }");
        ReadTree tree = new ReadTree(List.of(one, other), StandardCharsets.UTF_8);

        Elsewhere outside = tree.outside(Set.of(one));
        assertThat(List.of("both", "rest")).allMatch(outside::mayAssign);
        assertThat(outside.mayAssign("only")).isFalse();
        assertThat(outside.mayExtend("Base")).isFalse();
        assertThat(outside.extended()).isEmpty();
        assertThat(outside.mayDeclare("One")).isFalse();
        assertThat(outside.mayDeclare("Other")).isTrue();
        assertThat(tree.outside(Set.of(other)).extended()).containsExactly("Base");
        assertThat(tree.outside(Set.of(one, other)).isEmpty()).isTrue();
    }

    @Test
    void aFileThatHasChangedMeanwhileMayHoldAnything() throws IOException {
        SourceFile one = file("One.java", "class One { }");
        SourceFile other = file("Other.java", "class Other { void f() { x = 1; } }");
        ReadTree tree = new ReadTree(List.of(one, other), StandardCharsets.UTF_8);
        assertThat(tree.outside(Set.of(one)).mayAssign("x")).isTrue();

        file("One.java", "class One { void f() { x = 1; } }");

        assertThat(tree.outside(Set.of(one)).mayAssign("x")).isTrue();
        assertThat(tree.outside(Set.of(one)).mayAssign("y")).isTrue();
        assertThat(tree.outside(Set.of(other)).mayAssign("y")).isFalse();
    }

    private SourceFile file(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        return new SourceFile(file, file, folder);
    }

    private Elsewhere of(String text) throws IOException {
        Path file = folder.resolve("A.java");
        Files.writeString(file, text);
        return new Elsewhere(List.of(new SourceFile(file, file, folder)), StandardCharsets.UTF_8);
    }
}
