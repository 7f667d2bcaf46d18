package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
        "import pp.Gen;, (Shape) Gen.make(), SL114",
        "'', q.p.Gen.make(), SL001",
        "'', Other.make(), SL001",
        "'', gen.make(), SL114",
        "'', (Shape) q.Gen.make(), SL114",
        "import q.Gen;, (Shape) Gen.make(), SL114",
        "import q.*;, (Shape) Gen.make(), SL114",
        "import q.gen;, (Shape) gen.make(), SL001",
        "import org.gen.Gen;, (Shape) Gen.make(), SL001",
        "import static q.Gen.SHAPE;, SHAPE, SL114",
        "import mpi.Gen;, (Shape) Gen.make(), SL001",
        "'', new gen(), SL114",
        "'', SHAPE, SL114"
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

    /** No compiler misses what only a file without MPI names. */
    @ParameterizedTest
    @CsvSource({
        "'', A.shape = new Shape();, SL001",
        "'', A.shape = new Gen();, SL114",
        "'', A.shape = Gen.make();, SL114",
        "'', a(Gen::make);, SL114",
        "import p.Gen;, A.shape = Gen.make();, SL114",
        "import static p.Gen.make;, A.shape = make();, SL114",
        "import static p.Gen.*;, A.shape = make();, SL114",
        "import q.Gen;, A.shape = (Shape) Gen.make();, SL114",
        "import java.util.*;, A.shape = Gen.make();, SL114",
        "import java.util.*;, A.shape = (Shape) List.of().get(0);, SL001",
        "import java.util.Map.*;, A.shape = (Shape) Entry.comparingByKey();, SL001",
        "import org.gen.Gen;, A.shape = (Shape) Gen.make();, SL001",
        "import org.gen.*;, A.shape = (Shape) Gen.make();, SL001",
        "import q.*;, A.shape = (Shape) Gen.make();, SL114",
        "import p.gen.*;, A.shape = (Shape) Gen.make();, SL114",
        "import static p.Color.*;, A.shape = (Shape) RED.shape();, SL001",
        "'', String.valueOf(A.shape).length();, SL001",
        "'', Object Gen = A.shape; Gen.hashCode();, SL001",
        "import java.util.Map;, A.shape = (Shape) Map.Entry.comparingByKey();, SL001",
        "import static java.util.Map.*;, A.shape = Gen.make();, SL114",
        "'', Other.make();, SL001"
    })
    void missesWhatAFileWithoutMpiNames(String imports, String statement, String rule) throws IOException {
        assertThat(beside("package p; %s class Boot { static void go() { %s } }".formatted(imports, statement)))
                .containsExactly(rule);
    }

    @ParameterizedTest
    @CsvSource({
        "class Boot extends Gen { }, SL114",
        "class Boot<T extends Color> { }, SL001",
        "'class Boot<T extends Color, U> extends Other<T> { }', SL001",
        "class Boot extends Other implements Runnable { public void run() { } }, SL001",
        "class Boot implements Gen<Shape> { }, SL114",
        "class Boot { Object LOG; Object f() { return LOG.toString(); } }, SL001"
    })
    void missesWhatAFileWithoutMpiIsDerivedFrom(String type, String rule) throws IOException {
        assertThat(beside("package p; " + type)).containsExactly(rule);
    }

    @ParameterizedTest
    @CsvSource({"p, SL114", "p.more, SL114", "org.two, SL001", "'', SL001"})
    void anotherProgramMissesItsOwn(String packageName, String rule) throws IOException {
        String declared = packageName.isEmpty() ? "" : "package " + packageName + ";";
        assertThat(beside(declared + " class Boot { Object o = new Gen(); }")).containsExactly(rule);
    }

    /** One of the same name in another package is another one. */
    @ParameterizedTest
    @CsvSource({
        "package q;, '', SL114",
        "package p;, '', SL001",
        "package q;, import q.*;, SL001",
        "package q;, import q.Gen;, SL001",
        "package q;, import q.Other;, SL114"
    })
    void tellsPackagesApart(String other, String imports, String rule) throws IOException {
        String gen = " public class Gen { public static Object make() { return null; } }";
        ProgramFolder program = new ProgramFolder(folder)
                .with("p/Shape.java", "package p; class Shape { int of(int x) { return x; } }")
                .with("q/Other.java", "package q; public class Other { }")
                .with("other/Gen.java", other + gen)
                .with(
                        "p/Setup.java",
                        "package p; %s class Setup { static void go() { A.shape = (Shape) Gen.make(); } }"
                                .formatted(imports))
                .with("p/A.java", PROGRAM);
        assertThat(rules(program)).containsExactly(rule);

        program.with("p/A.java", PROGRAM.replace("Setup.go();", ""));
        assertThat(rules(program)).containsExactly(rule);
    }

    private static List<String> rules(ProgramFolder program) {
        return new Analyzer()
                .analyze(program.tree(), Progress.NONE).everyRemark().stream()
                        .map(remark -> remark.rule().id())
                        .toList();
    }

    private List<String> beside(String file) throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with("p/Shape.java", "package p; class Shape { int of(int x) { return x; } }")
                .with("p/Other.java", "package p; class Other { static Shape make() { return new Shape(); } }")
                .with("p/Color.java", "package p; enum Color { RED, GREEN; Shape shape() { return null; } }")
                .with("other/Boot.java", file)
                .with("p/A.java", PROGRAM.replace("Setup.go();", ""));
        return rules(program);
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
