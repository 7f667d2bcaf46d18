package org.sluicempi.analyzer.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    void readsUnicodeEscapes() throws IOException {
        Elsewhere files = of("class A \\u0065xtends B { }");

        assertThat(files.mayExtend("B")).isTrue();
    }

    @Test
    void findsAssignmentsAndMembers() throws IOException {
        Elsewhere files =
                of("class A { void f() { MPI.WORLD = null; if (MPI.SELF == null) Main . main(null); Other::go; } }"
                        + "import static q.All.*;");

        assertThat(files.mayAssign("WORLD")).isTrue();
        assertThat(files.mayAssign("SELF")).isFalse();
        assertThat(files.mayUse("Main", "main")).isTrue();
        assertThat(files.mayUse("Other", "go")).isTrue();
        assertThat(files.mayUse("All", "main")).isTrue();
        assertThat(files.mayUse("A", "main")).isFalse();
    }

    @Test
    void aFileThatCannotBeReadMayHoldAnything() {
        Path missing = folder.resolve("Missing.java");
        Elsewhere files = new Elsewhere(List.of(new SourceFile(missing, missing, folder)));

        assertThat(files.mentions("x")).isTrue();
        assertThat(files.mayExtend("X")).isTrue();
    }

    @Test
    void wideCharactersAreNotRead() throws IOException {
        Path file = folder.resolve("A.java");
        Files.writeString(file, "class A { }", StandardCharsets.UTF_16);

        assertThat(new Elsewhere(List.of(new SourceFile(file, file, folder))).mentions("x"))
                .isTrue();
    }

    @Test
    void withoutFilesThereIsNothing() {
        assertThat(Elsewhere.nowhere().isEmpty()).isTrue();
        assertThat(Elsewhere.nowhere().mentions("größe")).isFalse();
    }

    private Elsewhere of(String text) throws IOException {
        Path file = folder.resolve("A.java");
        Files.writeString(file, text);
        return new Elsewhere(List.of(new SourceFile(file, file, folder)));
    }
}
