package org.sluicempi.analyzer.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OtherSourceSetsTest {
    @TempDir
    Path project;

    private OtherSourceSets of(String file) throws IOException {
        Path path = project.resolve(file);
        Files.createDirectories(path.getParent());
        return new OtherSourceSets(Files.writeString(path, "class Own { compute(); }"));
    }

    private void write(String file, String text, Charset encoding) throws IOException {
        Path path = project.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text, encoding);
    }

    @Test
    void testsOfThePackageMayCall() throws IOException {
        OtherSourceSets sets = of("src/main/java/p/q/Own.java");
        assertThat(sets.mention("compute")).isFalse();

        write("src/test/java/p/q/OwnTest.java", "class OwnTest { void t() { compute(3); } }", StandardCharsets.UTF_8);
        assertThat(sets.mention("compute")).isTrue();
        assertThat(sets.mention("computeAll")).isFalse();
        assertThat(sets.mention("gr\u00f6\u00dfer"))
                .as("a name in any encoding")
                .isTrue();
    }

    @Test
    void anySourceSetAndEncodingCounts() throws IOException {
        OtherSourceSets sets = of("src/main/java/Own.java");
        write("src/bench/java/OwnBench.java", "class OwnBench { { compute(3); } }", StandardCharsets.UTF_16);
        assertThat(sets.mention("compute")).isTrue();
        assertThat(sets.mention("other")).isFalse();
    }

    @Test
    void anyLanguageAndTheOlderLayoutCount() throws IOException {
        OtherSourceSets sets = of("src/main/java/p/Own.java");
        write("src/test/kotlin/p/OwnTest.kt", "compute", StandardCharsets.UTF_8);
        assertThat(sets.mention("compute")).isTrue();

        OtherSourceSets old = of("old/src/p/Own.java");
        assertThat(old.mention("compute")).isFalse();
        write("old/test/p/OwnTest.java", "compute", StandardCharsets.UTF_8);
        assertThat(old.mention("compute")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "src/main/java/p/Own.java, src/main/kotlin/p/Other.kt, true",
        "src/main/java/p/Own.java, src/main/java21/p/Other.java, true",
        "src/main/java/p/Own.java, src/main/java/p/Other.scala, true",
        "src/main/java/p/Own.java, src/main/java/p/Other.java, false",
        "src/main/java/p/Own.java, src/main/kotlin/q/Other.kt, false",
        "src/main/java/p/Own.java, src/main/java/q/Other.kt, false",
        "src/main/Own.java, src/main/Other.kt, true",
        "src/main/Own.java, src/main/Other.java, false",
        "src/p/Own.java, src/p/Other.groovy, true",
        "p/Own.java, p/Other.kt, true",
        "p/Own.java, p/Other.java, false",
        "p/Own.java, p/q/Other.kt, false"
    })
    void whatLiesInTheSameSetAndIsNotReadWithTheFileMayCall(String own, String other, boolean calls)
            throws IOException {
        OtherSourceSets sets = of(own);
        assertThat(sets.mention("compute")).isFalse();
        write(other, "compute", StandardCharsets.UTF_8);
        assertThat(sets.mention("compute")).isEqualTo(calls);
    }

    @Test
    void mainsAreLookedForInAllOfASet() throws IOException {
        OtherSourceSets sets = of("src/main/java/p/Own.java");
        OtherSourceSets old = of("old/src/p/Own.java");
        write("src/main/java/q/Calls.java", "p.Own.main(null);", StandardCharsets.UTF_8);
        assertThat(sets.nameMain("Own")).isFalse();
        assertThat(old.nameMain("Own")).isFalse();
        write("src/main/java/q/Calls.kt", "p.Own.main(null);", StandardCharsets.UTF_8);
        write("old/src/q/Calls.kt", "p.Own.main(null);", StandardCharsets.UTF_8);
        assertThat(sets.nameMain("Own")).isTrue();
        assertThat(old.nameMain("Own")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                    Own.main(null);,                             true
                    p . Own /* */ . main(null);,                 true
                    call(Own::main);,                            true
                    import static p.Own.*; f(main(null));,       true
                    Class.forName("p.Own").getMethod("main");,   true
                    new Own().main(null);,                       true
                    class More extends p.Own {},                 true
                    'class More : Base(), Own {}',               true
                    MyOwn.main(null);,                           false
                    Own.mainly(null); domain();,                 false
                    Other.main();,                               false
                    class Own extends Other {},                  false
                    """)
    void aMainMayBeCalledFromAnyPackage(String test, boolean calls) throws IOException {
        OtherSourceSets sets = of("src/main/java/p/Own.java");
        OtherSourceSets old = of("old/src/p/Own.java");
        assertThat(sets.nameMain("Own")).isFalse();
        write("src/test/java/it/OwnTest.java", test, StandardCharsets.UTF_8);
        write("old/test/deep/er/OwnTest.java", test, StandardCharsets.UTF_16);

        assertThat(sets.nameMain("Own")).isEqualTo(calls);
        assertThat(old.nameMain("Own")).isEqualTo(calls);
        assertThat(sets.mention("Own")).isFalse();
    }

    @Test
    void whatIsNoSourceOfALanguageHasNoTests() throws IOException {
        OtherSourceSets sets = of("src/main/examples/p/Own.java");
        write("src/test/java/it/OwnTest.java", "Own.main(null);", StandardCharsets.UTF_8);
        write("src/test/java/p/OwnTest.java", "Own.main(null);", StandardCharsets.UTF_8);
        assertThat(sets.nameMain("Own")).isFalse();
        assertThat(sets.mention("main")).isFalse();
    }

    @Test
    void otherPackagesAndOtherLayoutsDoNot() throws IOException {
        OtherSourceSets sets = of("src/main/java/p/Own.java");
        write("src/test/java/p/q/OwnTest.java", "compute", StandardCharsets.UTF_8);
        write("src/test/java/OwnTest.java", "compute", StandardCharsets.UTF_8);
        write("src/test/java/p/notes.txt", "compute", StandardCharsets.UTF_8);
        write("other/test/java/p/OwnTest.java", "compute", StandardCharsets.UTF_8);
        assertThat(sets.mention("compute")).isFalse();
        assertThat(of("main/java/p/Own.java").mention("compute")).isFalse();
    }

    @Test
    void aSetWithoutThePackageAndOneOfTheSameNameElsewhereDoNot() throws IOException {
        write("src/it/java/x/OwnTest.java", "compute", StandardCharsets.UTF_8);
        write("other/test/java/p/OwnTest.java", "compute", StandardCharsets.UTF_8);
        assertThat(of("src/main/java/p/q/Own.java").mention("compute")).isFalse();
        assertThat(of("other/main/java/p/Own.java").mention("compute")).isFalse();
        assertThat(of("src/test/java/p/Own.java").mention("compute")).isFalse();
    }

    @Test
    void aFileWithoutAFolderForItsLanguageHasNeighbours() throws IOException {
        OtherSourceSets sets = of("src/main/Own.java");
        assertThat(sets.mention("compute")).isFalse();
        write("src/test/OwnTest.java", "compute", StandardCharsets.UTF_8);
        assertThat(sets.mention("compute")).isTrue();
    }

    @Test
    void whereNobodyCanLookAnythingMayBeMentioned() {
        assertThat(new OtherSourceSets(project.resolve("gone/src/main/java/Own.java")).mention("compute"))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "src/main/java, src/test/java, .java, true",
        "src/main/groovy, src/test/groovy, .groovy, true",
        "src/main/kotlin, src/test/kotlin, .kt, true",
        "src/main/scala, src/test/scala, .scala, true",
        "src/main/java17, src/it/java, .java, true",
        "src/main/java, src/test/java, .md, false",
        "src/main/resources, src/test/java, .java, false",
        "src, test, .java, true",
        "src, tests, .scala, true",
        "src, examples, .java, false",
    })
    void whereTestsAreAndWhatTheyAreWrittenIn(String own, String other, String suffix, boolean asked)
            throws IOException {
        OtherSourceSets sets = of(own + "/p/Own.java");
        write(other + "/p/OwnTest" + suffix, "compute(); Own.main(null);", StandardCharsets.UTF_8);

        assertThat(sets.mention("compute")).isEqualTo(asked);
        assertThat(sets.nameMain("Own")).isEqualTo(asked);
    }

    @Test
    void filesAmongFoldersAndFoldersThatAreNamedAsFilesAreNoReasonToGiveUp() throws IOException {
        OtherSourceSets sets = of("src/main/java/p/Own.java");
        write("src/notes.java", "compute", StandardCharsets.UTF_8);
        write("src/test/notes.java", "compute", StandardCharsets.UTF_8);
        write("src/test/java/p/old.java/Own.txt", "compute", StandardCharsets.UTF_8);
        assertThat(sets.mention("compute")).isFalse();
        assertThat(sets.nameMain("Own")).isFalse();
    }

    @Test
    void aNameThatIsNotAsciiCanBeThatOfAnyClassWithAMain() throws IOException {
        OtherSourceSets sets = of("src/main/java/p/Own.java");
        write("src/test/java/p/OwnTest.java", "Gr\u00f6\u00dfe.main(null);", StandardCharsets.UTF_8);
        assertThat(sets.nameMain("Gr\u00f6\u00dfe")).isTrue();

        write("src/test/java/p/OwnTest.java", "Gr\u00f6\u00dfe.mainly(null);", StandardCharsets.UTF_8);
        assertThat(sets.nameMain("Gr\u00f6\u00dfe")).isFalse();
    }

    @Test
    void allOfSomeNamesInOneFile() throws IOException {
        OtherSourceSets sets = of("src/main/java/p/Own.java");
        write("src/test/java/p/A.java", "compute", StandardCharsets.UTF_8);
        write("src/test/java/p/B.java", "Own", StandardCharsets.UTF_8);
        assertThat(sets.mention(List.of("compute", "Own"))).isFalse();
        assertThat(sets.mention(List.of("Own"))).isTrue();
    }
}
