package org.sluicempi.analyzer.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which names a file takes for those of types that somebody else declares. */
class TypeUsesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "class A { Object o = new Gen(); } | Gen",
                "class A { Object o = new Gen[3]; } | Gen",
                "class A { Object o = new Outer.Gen(); } | Outer",
                "class A { Object o = new p.q.Gen(); } | ''",
                "class A { void f() { Gen.make(); } } | Gen",
                "class A { void f() { Gen . make(); } } | Gen",
                "class A { void f() { g(Gen::new); } } | Gen",
                "class A { void f() { g(x.Gen.make()); } } | ''",
                "class A { Gen gen; } | ''",
                "class A { Gen Gen; void f() { Gen.make(); } } | ''",
                "class A { void f(Gen Gen) { Gen.make(); } } | ''",
                "class A { void f() { A.g(); new A(); B.g(); } class B { } } | ''",
                "class A { void f() { Gen(); gen.make(); } } | ''",
                "class A { void f() { /* Gen.make() */ g(\"Gen.make()\"); } } | ''",
                "class A extends Gen { } | Gen",
                "class A extends q.Gen { } | ''",
                "class A extends Base<Gen> { } | Base",
                "class A<T extends B, U> extends C { } | C",
                "interface A extends B, C<D> { } | C",
                "import q.Gen; class A { Object o = new Gen(); } | ''",
                "import static q.Gen.LIMIT; class A { int x = LIMIT.y; } | ''",
                "class A { Object o = new Thread(); } | ''",
                "import java.util.*; class A { Object o = new HashMap(); } | ''",
                "class A { Object o = new HashMap(); } | HashMap",
                "import java.util.Map.*; class A { Object o = Entry.comparingByKey(); } | ''"
            })
    void namesTypes(String text, String expected) {
        TypeUses uses = of(text);
        List<String> names =
                uses.names().stream().filter(name -> !uses.mayBeOfJdk(name)).toList();
        if (expected.isEmpty()) {
            assertThat(names).isEmpty();
        } else {
            assertThat(names).contains(expected).doesNotContain("T", "U", "D");
        }
    }

    @Test
    void keepsWhatIsImportedAllAtOnce() {
        assertThat(of("package p; import q.r.*; import static s.Gen.*; import t.Gen; class A { int x = 2 * 3; }")
                        .onDemand())
                .containsExactlyInAnyOrder("q.r", "s.Gen");
    }

    @Test
    void constantsMayBeWrittenLikeTypes() {
        assertThat(of("enum A { RED, GREEN(3), @Mark BLUE { int f() { return 1; } }, Last; int f() { return 0; } }")
                        .constants())
                .contains("RED", "GREEN", "Last")
                .doesNotContain("A", "f");
        assertThat(of("class A { int f() { return g(1, X); } }").constants()).isEmpty();
    }

    private static TypeUses of(String text) {
        return FileWords.of(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8)
                .vocabulary()
                .types();
    }
}
