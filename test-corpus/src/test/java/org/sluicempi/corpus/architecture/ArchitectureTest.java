package org.sluicempi.corpus.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Holds the arrows of docs/architecture: shells, launcher, transformer, analyzer; faces, core. */
class ArchitectureTest {
    @Test
    void theCoreDependsOnTheJdkAlone() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.sluicempi.runtime..", "java..", "jdk.jfr..")
                .check(Modules.CORE.classes());
    }

    /** A JVM may lack that module: only what is loaded for a profiled run names it. */
    @Test
    void theFlightRecorderIsKnownInOnePlace() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.sluicempi.runtime.trace..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jdk.jfr..")
                .check(Modules.CORE.classes());
    }

    @Test
    void facesDependOnTheCoreAlone() {
        for (Modules face : Modules.faces()) {
            classes()
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage("mpi..", "mpjdev..", "mpjbuf..", "org.sluicempi.runtime..", "java..")
                    .check(face.classes());
        }
    }

    @Test
    void theAnalyzerKnowsNothingOfEditingOrShells() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.sluicempi.transformer..",
                        "org.sluicempi.launcher..",
                        "org.sluicempi.lsp..",
                        "org.sluicempi.cli..",
                        "org.sluicempi.maven..",
                        "org.sluicempi.runtime..",
                        "org.apache.maven..",
                        "picocli..",
                        "mpi..")
                .check(Modules.ANALYZER.classes());
    }

    @Test
    void theTransformerKnowsNothingOfShells() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.sluicempi.launcher..",
                        "org.sluicempi.lsp..",
                        "org.sluicempi.cli..",
                        "org.sluicempi.maven..",
                        "org.apache.maven..",
                        "picocli..",
                        "spoon..",
                        "mpi..")
                .check(Modules.TRANSFORMER.classes());
    }

    @Test
    void theLauncherKnowsNothingOfShellsNorOfWhatItStarts() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.sluicempi.lsp..",
                        "org.sluicempi.cli..",
                        "org.sluicempi.maven..",
                        "org.sluicempi.runtime..",
                        "org.apache.maven..",
                        "picocli..",
                        "mpi..")
                .check(Modules.LAUNCHER.classes());
    }

    @Test
    void theLanguageServerKnowsNoShellAndNoDecision() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.sluicempi.cli..",
                        "org.sluicempi.maven..",
                        "org.sluicempi.runtime..",
                        "org.sluicempi.analyzer.model..",
                        "org.sluicempi.analyzer.dependence..",
                        "org.sluicempi.transformer.edit..",
                        "org.sluicempi.transformer.verify..",
                        "picocli..",
                        "spoon..",
                        "mpi..")
                .check(Modules.LSP.classes());
        noClasses()
                .that()
                .resideOutsideOfPackage("org.sluicempi.lsp.project..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.maven..", "org.eclipse.aether..")
                .check(Modules.LSP.classes());
    }

    @Test
    void theCommandLineOnlyStartsTheLanguageServer() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.sluicempi.lsp.*..", "org.eclipse.lsp4j..", "com.google.gson..")
                .check(Modules.CLI.classes());
    }

    @Test
    void whoEditsAndWhoVerifiesShareNoCode() {
        noClasses()
                .that()
                .resideInAPackage("org.sluicempi.transformer.verify..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.sluicempi.transformer.edit..")
                .check(Modules.TRANSFORMER.classes());
        noClasses()
                .that()
                .resideInAPackage("org.sluicempi.transformer.edit..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.sluicempi.transformer.verify..")
                .check(Modules.TRANSFORMER.classes());
    }

    @Test
    void plansAndEditsSpeakOfTextAndKnowNothingOfMpi() {
        classes()
                .that()
                .resideInAPackage("org.sluicempi.analyzer.plan..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.sluicempi.analyzer.plan..",
                        "org.sluicempi.analyzer.rule..",
                        "org.sluicempi.analyzer.source..",
                        "org.jspecify..",
                        "java..")
                .check(Modules.ANALYZER.classes());
        noClasses()
                .that()
                .resideInAPackage("org.sluicempi.transformer.edit..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.sluicempi.analyzer.dialect..", "org.sluicempi.analyzer.dependence..")
                .check(Modules.TRANSFORMER.classes());
    }

    @Test
    void shellsDoNotKnowEachOther() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.sluicempi.maven..", "org.apache.maven..")
                .check(Modules.CLI.classes());
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.sluicempi.cli..", "org.sluicempi.lsp..", "picocli..")
                .check(Modules.MAVEN_PLUGIN.classes());
    }

    @ParameterizedTest
    @EnumSource
    void nobodyShowsWindows(Modules module) {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.swing..", "java.applet..")
                .check(module.classes());
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsCalledUtil(Modules module) {
        noClasses()
                .should()
                .haveSimpleNameEndingWith("Util")
                .orShould()
                .haveSimpleNameEndingWith("Utils")
                .orShould()
                .haveSimpleNameEndingWith("Helper")
                .check(module.classes());
    }

    @ParameterizedTest
    @EnumSource(names = {"CORE", "ANALYZER", "TRANSFORMER", "LAUNCHER", "LSP", "CLI", "MAVEN_PLUGIN"})
    void staticFieldsAreFinal(Modules module) {
        fields().that().areStatic().should().beFinal().allowEmptyShould(true).check(module.classes());
    }

    @ParameterizedTest
    @EnumSource
    void everyPackageSaysWhatItIsFor(Modules module) throws IOException {
        Set<Path> folders;
        try (Stream<Path> files = Files.walk(module.sources())) {
            folders = files.filter(f -> f.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .collect(Collectors.toSet());
        }
        assertThat(folders)
                .isNotEmpty()
                .allSatisfy(folder -> assertThat(Files.readString(folder.resolve("package-info.java")))
                        .matches("(?s)/\\*\\*.{60,}?\\*/.*"));
    }

    @Test
    void everyModuleIsImported() {
        for (Modules module : Modules.values()) {
            assertThat(module.classes().size()).as(module.name()).isGreaterThan(3);
        }
    }

    @Test
    void aWrongArrowIsSeen() {
        assertThatThrownBy(() -> noClasses()
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("org.sluicempi.transformer..")
                        .check(Modules.CLI.classes()))
                .isInstanceOf(AssertionError.class);
        assertThat(List.of(Modules.values())).hasSize(9);
    }
}
