package org.sluicempi.analyzer.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files count as compiled together with a tree of one file. */
class SurroundingsTest {
    @TempDir
    Path project;

    private Path write(String file) throws IOException {
        Path path = project.resolve(file);
        Files.createDirectories(path.getParent());
        return Files.exists(path) ? path : Files.createFile(path);
    }

    /**
     * @param root of the tree
     * @param file the only one in it
     */
    private Surroundings around(String root, String file, String packageName) throws IOException {
        Path path = write(file);
        Path folder = project.resolve(root);
        return Surroundings.of(List.of(folder), List.of(new SourceFile(path, path, folder)), tree -> packageName);
    }

    private boolean isSeen(String other, String root, String file, String packageName) throws IOException {
        Path path = write(other);
        return around(root, file, packageName).files().contains(path);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pom.xml",
                "build.gradle",
                "build.gradle.kts",
                "settings.gradle",
                "settings.gradle.kts",
                "build.xml",
                "build.sbt"
            })
    void aBuildFileMakesAProject(String build) throws IOException {
        assertThat(isSeen("anything/T.java", "src/main/java", "src/main/java/p/Halo.java", "p"))
                .isFalse();
        write(build);
        assertThat(isSeen("anything/T.java", "src/main/java", "src/main/java/p/Halo.java", "p"))
                .isTrue();
    }

    @Test
    void aFolderOfThatNameMakesNone() throws IOException {
        Files.createDirectory(project.resolve("pom.xml"));
        assertThat(isSeen("anything/T.java", "src/main/java", "src/main/java/p/Halo.java", "p"))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            src/main/java,              true
            src/main/java17,            true
            src/main/clojure,           true
            src/main/groovy,            true
            src/main/kotlin,            true
            src/main/scala,             true
            src/test/javaFX,            true
            src/main/corpus,            false
            src/test/corpus,            false
            src/it/corpus,              true
            lib/main/corpus,            true
            corpus,                     true
            resources/x,                false
            src/main/resources,         false
            node_modules/x,             false
            .hidden/x,                  false
            target/x,                   false
            build/x,                    false
            lib/target/x,               true
            lib/build/x,                true
            """)
    void foldersThatABuildToolCompiles(String root, boolean isPart) throws IOException {
        write("pom.xml");
        assertThat(isSeen("anything/T.java", root, root + "/p/Halo.java", "p")).isEqualTo(isPart);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            part,                     part/src/main/corpus/p/Halo.java,       p
            src/main/java/p/resources, src/main/java/p/resources/Halo.java,   p.resources
            src/main/p,               src/main/p/Halo.java,                   p
            src/main/p/Halo.java,     src/main/p/Halo.java,                   p
            """)
    void aPartOfAProjectBelongsToItWhateverItsPackagesAreCalled(String root, String file, String packageName)
            throws IOException {
        write("pom.xml");
        assertThat(isSeen("anything/T.java", root, file, packageName)).isTrue();
    }

    @Test
    void aProjectMayLieInAPackage() throws IOException {
        write("p/pom.xml");
        assertThat(isSeen("p/anything/T.java", "p/q", "p/q/Halo.java", "p.q")).isTrue();
    }

    @Test
    void buildFilesThatStandFarAboveEachOtherAreOfTwoProjects() throws IOException {
        write("pom.xml");
        write("far/between/lib/pom.xml");
        String root = "far/between/lib/src/main/java";
        assertThat(isSeen("anything/T.java", root, root + "/p/Halo.java", "p")).isFalse();
        write("far/pom.xml");
        assertThat(isSeen("anything/T.java", root, root + "/p/Halo.java", "p")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            pom.xml,        src/test/java/q/T.java,                     true
            pom.xml,        src/test/java/q/T.groovy,                   true
            pom.xml,        src/test/java/q/T.kt,                       true
            pom.xml,        src/test/java/q/T.kts,                      true
            pom.xml,        src/test/java/q/T.scala,                    true
            pom.xml,        src/test/java/q/T.clj,                      true
            pom.xml,        src/test/java/q/T.gvy,                      true
            pom.xml,        src/test/java/q/T.jsh,                      true
            pom.xml,        src/test/java/q/T.bsh,                      true
            pom.xml,        src/test/java/q/T.py,                       false
            pom.xml,        src/test/java/q/T.txt,                      false
            pom.xml,        src/test/java/q/T.gradle.kts,               false
            pom.xml,        src/test/java/q/.T.java,                    false
            pom.xml,        src/test/java/.q/T.java,                    false
            pom.xml,        src/test/java/sluice/T.java,                true
            pom.xml,        target/generated-sources/sluice/T.java,     false
            pom.xml,        target/generated-sources/a/sluice/T.java,   true
            pom.xml,        target/generated/T.java,                    true
            pom.xml,        target/classes/T.java,                      false
            build.gradle,   build/generated/T.java,                     true
            build.gradle,   build/classes/T.java,                       false
            pom.xml,        src/test/java/target/q/T.java,              true
            pom.xml,        src/test/java/build/q/T.java,               true
            pom.xml,        src/main/archetype-resources/T.java,        false
            pom.xml,        src/main/resources/T.java,                  false
            pom.xml,        src/resources/T.java,                       true
            pom.xml,        lib/main/resources/T.java,                  true
            pom.xml,        lib/node_modules/T.java,                    false
            """)
    void filesThatABuildToolCompiles(String build, String other, boolean seen) throws IOException {
        write(build);
        assertThat(isSeen(other, "src/main/java", "src/main/java/p/Halo.java", "p"))
                .isEqualTo(seen);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            none,           src/test/resources,     src/test/resources/q/T.kt,          true
            pom.xml,        src/test/resources/x,   src/main/resources/x/q/T.java,      false
            src/pom.xml,    src/main/java,          test/java/q/T.java,                 false
            src/main/.git/HEAD, src/main/java,      test/q/T.java,                      false
            none,           src/java,               test/q/T.java,                      true
            none,           src/lib/java,           test/q/T.java,                      false
            none,           src/parts,              test/parts/q/T.java,                true
            none,           src/parts,              test/q/T.java,                      false
            none,           parts,                  test/q/T.java,                      false
            none,           src/test,               src/jmh/q/T.java,                   true
            none,           src/tests,              src/jmh/q/T.java,                   true
            none,           src/main,               src/jmh/q/T.java,                   true
            none,           src/java,               src/jmh/q/T.java,                   false
            none,           lib/main,               lib/jmh/q/T.java,                   false
            none,           src,                    target/generated-sources/q/T.java,  true
            none,           src,                    target/generated-test-sources/T.java, true
            none,           src,                    build/generated/q/T.java,           true
            none,           src,                    target/q/T.java,                    false
            none,           src,                    build/q/T.java,                     false
            none,           src,                    test.java,                          false
            """)
    void foldersThatAreNamedLikeSources(String build, String root, String other, boolean seen) throws IOException {
        write(build);
        assertThat(isSeen(other, root, root + "/p/Halo.java", "p")).isEqualTo(seen);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "src", "source", "sources", "main", "test", "tests", "clojure", "groovy", "kotlin", "scala", "java",
                "java17"
            })
    void whatASourceRootMayBeCalled(String root) throws IOException {
        assertThat(isSeen("it/T.java", root, root + "/p/Halo.java", "p")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            src,            true
            source,         true
            sources,        true
            main,           true
            test,           true
            tests,          true
            it,             true
            clojure,        true
            groovy,         true
            kotlin,         true
            scala,          true
            java,           true
            gen,            true
            generated,      true
            test-unit,      true
            test_unit,      true
            test.unit,      true
            testUnit,       true
            test2,          true
            testsrc,        true
            testgen,        true
            unit-src,       true
            unit_test,      true
            unit.tests,     true
            more-gen,       true
            more-java,      true
            unitTest,       true
            unitTests,      true
            docs,           false
            """)
    void whatFoldersBesideASourceRootMayBeCalled(String folder, boolean seen) throws IOException {
        assertThat(isSeen(folder + "/T.java", "java21", "java21/p/Halo.java", "p"))
                .isEqualTo(seen);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            p/Halo.java,        p,      p/T.java,           true
            p/Halo.java,        p,      p/deep/T.java,      true
            p/Halo.java,        p,      q/T.java,           true
            Halo.java,          '',     T.java,             true
            Halo.java,          '',     deep/T.java,        false
            src/Halo.java,      '',     src/deep/T.java,    false
            src/Halo.java,      '',     test/deep/T.java,   true
            Halo.java,          '',     Deep.java/T.java,   false
            x/Halo.java,        p,      x/T.java,           true
            x/Halo.java,        p,      x/deep/T.java,      false
            x/Halo.java,        p,      q/T.java,           false
            x/Halo.java,        p.q.p.q.p.q.p.q.p.q.p.q.p.q.p.q.p.q.p.q.p.q.p.q.p.q, x/T.java,  true
            """)
    void whatLiesAroundASingleFile(String file, String packageName, String other, boolean seen) throws IOException {
        assertThat(isSeen(other, file, file, packageName)).isEqualTo(seen);
        assertThat(around(file, file, packageName).files()).allMatch(Files::isRegularFile);
    }

    @Test
    void aTreeMayHoldOtherLanguagesAtAnyDepth() throws IOException {
        assertThat(isSeen("parts/deep/T.kt", "parts", "parts/Halo.java", "")).isTrue();
    }

    @Test
    void aRootWithoutFilesIsPassedOver() throws IOException {
        Path file = write("src/main/java/p/Halo.java");
        Path test = write("src/test/java/p/T.java");
        Path root = project.resolve("src/main/java");
        Surroundings found = Surroundings.of(
                List.of(project.resolve("empty"), root), List.of(new SourceFile(file, file, root)), tree -> "p");
        assertThat(found.files()).containsExactly(test);
    }

    @Test
    void aFileCountsOnceHoweverManyLinksLeadToIt() throws IOException {
        write("pom.xml");
        Path file = write("src/main/java/p/Halo.java");
        Path test = write("src/test/java/p/T.java");
        Files.createSymbolicLink(project.resolve("src/test/java/p/Halo.java"), file);
        Files.createSymbolicLink(project.resolve("src/test/more"), project.resolve("src/test/java"));
        Files.createSymbolicLink(project.resolve("src/test/loop"), project);
        Files.createSymbolicLink(project.resolve("src/test/Gone.java"), project.resolve("gone"));
        Surroundings found = around("src/main/java", "src/main/java/p/Halo.java", "p");
        assertThat(found.files())
                .singleElement()
                .satisfies(one -> assertThat(one).hasSameTextualContentAs(test));
        assertThat(found.complete()).isTrue();
    }
}
