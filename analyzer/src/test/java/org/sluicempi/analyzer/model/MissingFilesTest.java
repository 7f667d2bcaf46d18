package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.input.Progress;

/** A class of the program's own package that is not there may do what only the package may. */
class MissingFilesTest {
    private static final String PROGRAM = """
            package p;
            import mpi.*;
            class A {
                static Shape shape;
                static void g(Comm comm) throws MPIException {
                    int[] a = new int[1000];
                    for (int i = 0; i < 1000; i++) a[i] = shape.of(i);
                    comm.send(a, 1000, MPI.INT, 1, 0);
                }
                public static void main(String[] args) throws MPIException { Setup.go(); g(MPI.COMM_WORLD); }
            }
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "'', new Shape(), SL001",
        "'', Gen.make(), SL114",
        "'', new Gen(), SL114",
        "'', Gen.SHAPE, SL114",
        "'', p.Gen.make(), SL114",
        "'', new p.Gen(), SL114",
        "import p.Gen;, Gen.make(), SL114",
        "import static p.Gen.*;, make(), SL114",
        "import p.gen.Gen;, (Shape) Gen.make(), SL114",
        "'', (Shape) p.gen.more.Gen.make(), SL114",
        "import pp.Gen;, (Shape) Gen.make(), SL001",
        "'', q.p.Gen.make(), SL001",
        "'', Other.make(), SL001",
        "'', gen.make(), SL001",
        "'', (Shape) q.Gen.make(), SL001",
        "import q.Gen;, (Shape) Gen.make(), SL001",
        "import q.*;, (Shape) Gen.make(), SL114"
    })
    void seesWhatThePackageSees(String imports, String value, String rule) throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("p/Shape.java", "package p; class Shape { int of(int x) { return x; } }")
                .with("p/Other.java", "package p; class Other { static Shape make() { return new Shape(); } }")
                .with(
                        "p/Setup.java",
                        "package p; %s class Setup { static void go() { A.shape = %s; } }".formatted(imports, value))
                .with("p/A.java", PROGRAM);

        assertThat(new Analyzer().analyze(program.tree(), Progress.NONE).everyRemark())
                .extracting(remark -> remark.rule().id())
                .containsExactly(rule);
    }

    @ParameterizedTest
    @CsvSource({
        "org.one.gen.Gen, SL114",
        "org.one.Gen, SL114",
        "org.two.Gen, SL001",
        "org.one.main.gen.Gen, SL114",
        "org.Gen, SL114",
        "com.one.main.Gen, SL001"
    })
    void isOfTheProgramIfItBeginsLikeIt(String missing, String rule) throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("Shape.java", "package org.one.main; public class Shape { public int of(int x) { return x; } }")
                .with(
                        "Setup.java",
                        "package org.one.main; import %s; class Setup { static void go() { A.shape = (Shape) Gen.make(); } }"
                                .formatted(missing))
                .with("A.java", PROGRAM.replace("package p;", "package org.one.main;"));

        assertThat(new Analyzer().analyze(program.tree(), Progress.NONE).everyRemark())
                .extracting(remark -> remark.rule().id())
                .containsExactly(rule);
    }
}
