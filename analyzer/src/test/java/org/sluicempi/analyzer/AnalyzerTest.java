package org.sluicempi.analyzer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.dependence.LoopPlanner;
import org.sluicempi.analyzer.dependence.SitePlanner;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Rule;

class AnalyzerTest {
    @TempDir
    Path folder;

    @Test
    void findsSitesOfBothDialectsInOneTree() throws IOException {
        ProgramFolder program =
                new ProgramFolder(folder).with("a/Pair.java", """
                        package a;
                        import mpi.*;
                        class Pair {
                            static void run(double[] x) throws MPIException {
                                MPI.COMM_WORLD.send(x, 1000, MPI.DOUBLE, 1, 0);
                                MPI.COMM_WORLD.recv(x, 1000, MPI.DOUBLE, 1, 0);
                            }
                        }
                        """).with("b/Pair.java", """
                        package b;
                        import mpi.MPI;
                        class Pair {
                            static void run(double[] x) {
                                MPI.COMM_WORLD.Send(x, 0, 1000, MPI.DOUBLE, 1, 0);
                                MPI.COMM_WORLD.Recv(x, 0, 1000, MPI.DOUBLE, 1, 0);
                            }
                        }
                        """);

        assertThat(program.remarks())
                .containsExactly(
                        "a/Pair.java:5:9 SL101",
                        "a/Pair.java:6:9 SL102",
                        "b/Pair.java:5:9 SL101",
                        "b/Pair.java:6:9 SL102");
        assertThat(program.analyze().files())
                .flatExtracting(file -> file.sites())
                .extracting(site -> site.dialect())
                .containsExactly("openmpi", "openmpi", "mpj", "mpj");
    }

    /** Each number takes two of the 65,535 places that a class file has for constants; the last ones are for the added calls. */
    @ParameterizedTest
    @CsvSource({"2000, SL001", "32650, SL119"})
    void aClassFullOfConstantsGetsNoMore(int numbers, String rule) throws IOException {
        StringBuilder tables = new StringBuilder();
        for (int from = 0; from < numbers; from += 5000) {
            tables.append("static double[] t").append(from).append("() { return new double[] {");
            for (int i = from; i < Math.min(numbers, from + 5000); i++) {
                tables.append(i).append(".5, ");
            }
            tables.append("}; }\n");
        }
        Files.writeString(folder.resolve("Full.java"), """
                        import mpi.*;
                        class Full {
                            static void run(double[] x) throws MPIException {
                                for (int i = 0; i < 100; i++) {
                                    x[i] = i;
                                }
                                MPI.COMM_WORLD.send(x, 100, MPI.DOUBLE, 1, 0);
                            }
                        """ + tables + "}\n");

        SourceTree tree = new SourceTree(List.of(folder), List.of(), StandardCharsets.UTF_8, 17);
        assertThat(new Analyzer().analyze(tree, Progress.NONE).files())
                .flatExtracting(file -> file.sites())
                .flatExtracting(site -> site.remarks())
                .extracting(remark -> remark.rule().name())
                .containsExactly(rule);
    }

    /** A method has 255 parameters at most, its object and each half of a long number among them; the message is one. */
    @ParameterizedTest
    @CsvSource({"static, int, 252, SL001", "static, int, 253, SL119", "'', int, 252, SL119", "static, long, 127, SL119"
    })
    void aMethodFullOfParametersGetsNoMore(String modifier, String type, int others, String rule) throws IOException {
        String parameters =
                IntStream.range(0, others).mapToObj(i -> ", " + type + " p" + i).collect(Collectors.joining());
        Files.writeString(
                folder.resolve("Full.java"), """
                        import mpi.*;
                        class Full {
                            private %s void fill(double[] x, int n%s) {
                                for (int i = 0; i < n; i++) {
                                    x[i] = i;
                                }
                            }
                            %s void run(double[] x) throws MPIException {
                                fill(x, 100%s);
                                MPI.COMM_WORLD.send(x, 100, MPI.DOUBLE, 1, 0);
                            }
                        }
                        """.formatted(modifier, parameters, modifier, ", 0".repeat(others)));

        SourceTree tree = new SourceTree(List.of(folder), List.of(), StandardCharsets.UTF_8, 17);
        assertThat(new Analyzer().analyze(tree, Progress.NONE).everyRemark())
                .extracting(remark -> remark.rule().name())
                .containsExactly(rule);
    }

    @Test
    void findsOutWhatATreeSpeaks() throws IOException {
        assertThat(dialect("import mpi.*; class A { void f() { MPI.COMM_WORLD . send(b, n, MPI.INT, 1, 2); } }"))
                .isEqualTo("openmpi");
        assertThat(dialect("import mpi.MPI; class A { int r = MPI.COMM_WORLD.Rank(); }"))
                .isEqualTo("mpj");
        assertThat(dialect("import mpi.*; class A { void f() { yield: for (;;) { MPI.COMM_WORLD.Rank(); } } }"))
                .isEqualTo("mpj");
        assertThat(dialect("class Mail { void f(Mailer mailer) { mailer.send(a, 5, b, 1, 0); } }"))
                .isEqualTo("none");
    }

    @Test
    void typesTellADialectWhereNoCallDoes() throws IOException {
        assertThat(dialect("import mpi.*; class A { Info info; }")).isEqualTo("openmpi");
        assertThat(dialect("import mpi.*; class A { Cartcomm grid; }")).isEqualTo("mpj");
        assertThat(dialect("import mpi.*; class A { MPI all; }")).isEqualTo("openmpi");
        assertThat(dialect("import mpi.*; class A { Info info; Cartcomm grid; }"))
                .isEqualTo("none");
        assertThat(dialect("import mpi.*; import java.io.File; class A { File file; Cartcomm grid; }"))
                .isEqualTo("mpj");
        assertThat(dialect("import mpi.*; class Info { Cartcomm grid; }")).isEqualTo("mpj");
    }

    private String dialect(String text) throws IOException {
        return new Analyzer()
                .scan(new ProgramFolder(folder).with("A.java", text).tree(), Progress.NONE)
                .dialect()
                .map(Dialect::id)
                .orElse("none");
    }

    @Test
    void aTreeWithoutMpiHasNoFilesAndNoRemarks() throws IOException {
        Analysis analysis = new ProgramFolder(folder)
                .with("A.java", "class A {}")
                .with("B.java", "class B { void f( }")
                .analyze();

        assertThat(analysis.files()).isEmpty();
        assertThat(analysis.remarks()).isEmpty();
        assertThat(analysis.filesScanned()).isEqualTo(2);
    }

    @Test
    void refusesRootsThatCannotBeUsed() throws IOException {
        Path missing = folder.resolve("missing");
        Path text = Files.writeString(folder.resolve("notes.txt"), "mpi.Comm");

        assertThatThrownBy(() -> analyze(missing))
                .isInstanceOf(InputException.class)
                .hasMessage(missing + ": does not exist");
        assertThatThrownBy(() -> analyze(folder))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(folder + ": no .java file in it");
        assertThatThrownBy(() -> analyze(text))
                .isInstanceOf(InputException.class)
                .hasMessage(text + ": is not a folder and not a .java file");
    }

    @Test
    void refusesClassPathEntriesThatCannotBeUsed() throws IOException {
        ProgramFolder program = new ProgramFolder(folder.resolve("src")).with("A.java", "class A {}");
        Path missing = folder.resolve("missing.jar");
        Path torn = Files.writeString(folder.resolve("torn.jar"), "no jar");

        assertThatThrownBy(() -> new Analyzer()
                        .analyze(
                                new SourceTree(program.tree().roots(), List.of(missing), StandardCharsets.UTF_8, 17),
                                Progress.NONE))
                .isInstanceOf(InputException.class)
                .hasMessage(missing + ": class path entry does not exist");
        assertThatThrownBy(() -> program.classPath(torn).analyze())
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(torn + ": class path entry is no jar that can be read");
    }

    @Test
    void aSyntaxErrorIsRemarkedWhereItIsAndDoesNotHideOtherFiles() throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("Bad.java", "import mpi.*;\nclass Bad {\n\tvoid f( {} }\n")
                .with("Good.java", """
                        import mpi.*;
                        class Good {
                            void f(int[] a) throws MPIException { MPI.COMM_WORLD.send(a, 1000, MPI.INT, 1, 0); }
                        }
                        """);

        assertThat(program.remarks()).containsExactly("Bad.java:3:10 SL011", "Good.java:3:43 SL101");
        assertThat(program.analyze().remarks())
                .singleElement()
                .satisfies(remark -> assertThat(remark.message()).isEqualTo("syntax error: unexpected \"{\""));
    }

    @Test
    void whatFailsForOneFileLeavesThatFileAlone() throws IOException {
        String text = """
                import mpi.*;
                class %s {
                    void f(int[] a) throws MPIException { MPI.COMM_WORLD.send(a, 1000, MPI.INT, 1, 0); }
                }
                """;
        ProgramFolder program = new ProgramFolder(folder)
                .with("Bad.java", text.formatted("Bad"))
                .with("Good.java", text.formatted("Good"));
        SitePlanner planner = file -> {
            if (file.file().endsWith("Bad.java")) {
                throw new StackOverflowError();
            }
            return new LoopPlanner().plan(file);
        };

        Analysis analysis = new Analyzer(planner).analyze(program.tree(), Progress.NONE);

        assertThat(analysis.faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.toString())
                        .contains("Bad.java:3:43: analysis SL016: internal error", "StackOverflowError"));
        assertThat(analysis.files().get(0).steps()).isEmpty();
        assertThat(analysis.files().get(1).sites().get(0).remarks().get(0).rule())
                .isEqualTo(Rule.SL101);
    }

    @Test
    void theUsersFaultIsNotOurs() throws IOException {
        ProgramFolder program = new ProgramFolder(folder).with("A.java", """
                import mpi.*;
                class A {
                    void f(int[] a) throws MPIException { MPI.COMM_WORLD.send(a, 1000, MPI.INT, 1, 0); }
                }
                """);
        SitePlanner planner = file -> {
            throw new InputException("no");
        };

        assertThatThrownBy(() -> new Analyzer(planner).analyze(program.tree(), Progress.NONE))
                .isInstanceOf(InputException.class)
                .hasMessage("no");
    }

    @Test
    void everyLanguageLevelThatTheParserKnowsCanBeModelled() throws IOException {
        ProgramFolder program = new ProgramFolder(folder).with("A.java", """
                        import mpi.*;
                        class A {
                            void f(int[] a) throws MPIException { MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); }
                            void g(int[] a) throws MPIException { a.missing(); MPI.COMM_WORLD.send(a, 1, MPI.INT, 1, 0); }
                        }
                        """);

        for (int release : new int[] {5, 8, 26}) {
            assertThat(program.release(release).remarks())
                    .as("release " + release)
                    .containsExactly("A.java:3:43 SL101", "A.java:4:56 SL011");
        }
        assertThat(program.analyze()
                        .files()
                        .get(0)
                        .sites()
                        .get(1)
                        .remarks()
                        .get(0)
                        .remedy())
                .hasValue("make the program compile, or run Sluice on Java 26, whose library it may need");
    }

    private static Analysis analyze(Path root) {
        return new Analyzer()
                .analyze(new SourceTree(List.of(root), List.of(), StandardCharsets.UTF_8, 17), Progress.NONE);
    }
}
