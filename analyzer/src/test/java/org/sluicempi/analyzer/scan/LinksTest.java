package org.sluicempi.analyzer.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.words.FileWords;

/** Which files may be in one program with others. */
class LinksTest {
    private static final String HALO = "p/Halo.java: package p; class Halo {}";

    private final Map<SourceFile, FileWords> words = new HashMap<>();

    /** @param text the name of a file, a colon, and what stands in it; nothing if nobody can read it */
    private SourceFile file(String text) {
        String[] parts = text.split(": ?", 2);
        Path path = Path.of("/project").resolve(parts[0]);
        SourceFile file = new SourceFile(path, path, path);
        byte[] bytes = parts[1].isEmpty() ? null : parts[1].getBytes(StandardCharsets.UTF_8);
        words.put(
                file,
                Surroundings.isJava(path)
                        ? FileWords.of(bytes, StandardCharsets.UTF_8)
                        : FileWords.ofForeign(bytes, StandardCharsets.UTF_8));
        return file;
    }

    /** The names of the files that may be in one program with the first one. */
    private List<String> linked(String first, String... others) {
        LinkedFile start = linkedFile(first);
        return new Links(Arrays.stream(others).map(this::linkedFile).toList(), List.of(start))
                .around(List.of(start)).stream()
                        .filter(found -> found != start)
                        .map(found -> String.valueOf(found.file().path().getFileName()))
                        .sorted()
                        .toList();
    }

    private LinkedFile linkedFile(String text) {
        SourceFile file = file(text);
        return LinkedFile.of(file, Objects.requireNonNull(words.get(file)));
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            p | class Halo {}                    | p | Halo h;                          => true
            p | class Halo {}                    | p | // Halo                          => false
            p | class Halo {}                    | p | String s = "Halo";               => false
            p | class Halo {}                    | q | Halo h;                          => false
            p | class Halo {}                    | q | p.Halo h;                        => true
            p | class Halo {}                    | q | String s = "p.Halo";             => false
            p | class Halo {}                    | q | Object o = forName("p.Halo");    => true
            p | class Halo {}                    | q | Object o = loadClass("p.Halo");  => true
            p | class Halo {}                    | q | Object o = findClass("p.Halo");  => true
            p | class Halo {}                    | q | Object o = forName("p.Halo$In"); => true
            p | class Halo {}                    | q | Object o = forName("Halo");      => false
            p.r | class Halo {}                  | q | p.r.Halo h;                      => true
            p.r | class Halo {}                  | q | p.Halo h;                        => false
            polygenelubricants | class Halo {}   | q | polygenelubricants.Halo h;       => true
            - | class Halo {}                   | - | Halo h;                         => true
            - | class Halo {}                   | q | Halo h;                          => false
            - | class Halo {}                   | q | Object o = forName("Halo");      => true
            p | class Second {}                  | p | Second h;                        => true
            p | class Other { class In {} }      | p | In h;                            => false
            p | class Other { class In {} } }    | p | In h;                            => true
            p | class Halo {}                    | q | int x\u00ADy; String s = "Halo"; => true
            """)
    void whoNamesAType(String row, boolean named) {
        String[] cells = row.split("\\|");
        String[] texts = {in(cells[0]) + cells[1], in(cells[2]) + "class User { " + cells[3] + " }"};

        assertThat(linked("Halo.java: " + texts[0], "User.java: " + texts[1]))
                .isEqualTo(named ? List.of("User.java") : List.of());
        assertThat(linked("User.java: " + texts[1], "Halo.java: " + texts[0]))
                .isEqualTo(named ? List.of("Halo.java") : List.of());
    }

    private static String in(String packageName) {
        return packageName.strip().equals("-") ? "" : "package " + packageName.strip() + "; ";
    }

    @Test
    void allThatLeadsThereAndAllThatItLeadsTo() {
        assertThat(linked(
                        HALO,
                        "p/A.java: package p; class A { Halo h; B b; }",
                        "p/B.java: package p; class B { C c; }",
                        "p/C.java: package p; class C { }",
                        "p/D.java: package p; class D { A a; E e; }",
                        "p/E.java: package p; class E { }",
                        "p/F.java: package p; class F { E e; }",
                        "p/G.java: package p; class G { G g; }"))
                .containsExactly("A.java", "B.java", "C.java", "D.java", "E.java");
    }

    @Test
    void functionsOfOtherLanguagesHaveNoTypeToName() {
        String make = "p/Make.kt: package p\n fun make() = Halo()";
        String use = "q/Use.kt: package q\n fun use() { p.make() }";
        String java = "q/Java.java: package q; class Java { Object o = p.MakeKt.make(); }";
        String none = "q/None.java: package q; class None { Object o = p.HaloKt.make(); }";

        assertThat(linked(HALO, make, use, java, none)).containsExactly("Java.java", "Make.kt", "Use.kt");
        assertThat(linked(HALO, use)).isEmpty();
        assertThat(linked("q/Start.java: package q; class Start { p.MakeKt make; }", make, use, none))
                .as("downwards")
                .containsExactly("Make.kt", "Use.kt");
        assertThat(linked("q/Start.java: package q; class Start { p.MakeKt make; }", use, none))
                .isEmpty();
    }

    @Test
    void filesOfSeveralLanguagesMayBeFoundAtOnce() {
        String next = "p/Next.java: package p; class Next { %s }";
        String make = "p/Make.kt: package p\n fun make() = Halo()";
        String use = "q/Use.kt: package q\n fun use() { p.make() }";
        String up = "q/Up.java: package q; class Up { Object o = q.UseKt.use(); }";

        assertThat(linked(HALO, next.formatted("Halo h;"), make, use, up))
                .containsExactly("Make.kt", "Next.java", "Up.java", "Use.kt");
        assertThat(linked(
                        "p/Start.java: package p; class Start { MakeKt make; Next h; }", next.formatted(""), make, use))
                .containsExactly("Make.kt", "Next.java", "Use.kt");
    }

    /** Of a tree with one file that is modelled and one that is not. */
    private List<String> beside(String modelled, String other, String... outside) {
        SourceFile model = file(modelled);
        List<SourceFile> files = Stream.of(outside).map(this::file).toList();
        Companions companions = new Companions(
                () -> new Surroundings(files.stream().map(SourceFile::path).toList(), true),
                List.of(model, file(other)),
                words::get,
                words::get,
                Set.of("mpi"));
        Tally tally = companions.of(List.of(model));
        return tally.untold() > 0
                ? List.of("anything")
                : tally.words(Tally.Sense.DECLARED).keySet().stream().sorted().toList();
    }

    @Test
    void aFileOfTheTreeThatIsNotModelledLeadsOn() {
        String user = "q/User.java: package q; class User { p.Other other; }";
        assertThat(beside(HALO, "p/Other.java: package p; class Other { Halo h; }", user))
                .containsExactly("User");
        assertThat(beside(HALO, "p/Other.java: package p; class Other { }", user))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            old/p/Halo.java: package p; class Halo { Halo h; int old; }     => false
            old/p/Other.java: package p; class Other { Halo h; }            => false
            old/Other.java: package p; class Other { Halo h; }              => false
            old/q/Other.java: package q; class Other { p.Halo h; }          => true
            old/Other.java: class Other { p.Halo h; Object o = forName(); } => true
            old/p/Another.java: package p; class Another { Halo h; }        => true
            mpi/Comm.java: package mpi; class Comm { p.Halo h; }            => true
            """)
    void anotherVersionOfAFileIsNoPart(String file, boolean isPart) {
        assertThat(beside(HALO, "p/Other.java: package p; class Other { Halo h; }", file))
                .hasSize(isPart ? 1 : 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"q/User.java:", "q/User.kt:"})
    void whatNobodyCanReadMayBeAnything(String file) {
        assertThat(beside(HALO, "p/Other.java: package p; class Other { }", file))
                .containsExactly("anything");
    }
}
