package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.input.Progress;

/** A class file that names a class of the program belongs to it, whether its source is there or not. */
class KnowingClassesTest {
    private static final String SHAPE = """
            package p;
            public class Shape {
                public interface Sided { int sides(); }
                public int of(int x) { return x; }
                static Object all = new Object[0];
            }
            """;

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
                public static void main(String[] args) throws MPIException { shape = new Shape(); g(MPI.COMM_WORLD); }
            }
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "class Gen extends Shape { public int of(int x) { return 1; } } | SL114",
                "class Gen { Shape shape = new Shape(); } | SL114",
                "class Gen { Shape[][] shapes = new Shape[1][1]; } | SL114",
                "class Gen { class In { class Deep { void f() { new Shape(); } } } } | SL114",
                "class Gen implements Shape.Sided { public int sides() { return 3; } } | SL114",
                "class Gen { void f() { Shape.all = null; } } | SL114",
                "class Gen { void f() { System.out.println(); } } | SL001",
                "class Gen { class In { } void f() { new In(); } } | SL001"
            })
    void countAsPartsOfTheProgram(String type, String rule) throws IOException {
        ProgramFolder program = new ProgramFolder(folder.resolve("tree"))
                .with("p/Shape.java", SHAPE)
                .with("p/A.java", PROGRAM)
                .classPath(compiled("package p; " + type));
        assertThat(rules(program)).containsExactly(rule);

        program.with("p/Gen.java", "package p; class Gen { }");
        assertThat(rules(program)).as("a source goes before the class").containsExactly("SL001");
    }

    @Test
    void aSignOfNestedClassesMayBePartOfAName() throws IOException {
        String shape = SHAPE.replace("public class Shape", "class Sh$ape");
        ProgramFolder program = new ProgramFolder(folder.resolve("tree"))
                .with("p/Shape.java", shape)
                .with("p/A.java", PROGRAM.replace("Shape", "Sh$ape"))
                .classPath(compiled(shape, "package p; class Gen { Sh$ape shape = new Sh$ape(); }"));

        assertThat(rules(program)).containsExactly("SL114");
    }

    /** The loader takes the first, whichever that is. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void oneOfTwoOfTheSameNameMayBeAPart(boolean first) throws IOException {
        Path part = compiled("package p; class Gen { Shape shape = new Shape(); }");
        Path none = compiled("package p; class Gen { }");
        assertThat(rules(new ProgramFolder(folder.resolve("tree"))
                        .with("p/Shape.java", SHAPE)
                        .with("p/A.java", PROGRAM)
                        .classPath(first ? part : none)
                        .classPath(first ? none : part)))
                .containsExactly("SL114");
    }

    /** As an archive of a whole application does. */
    @Test
    void anEntryMayHoldTheApiToo() throws IOException {
        Path classes = compiled("package p; class Gen { Shape shape = new Shape(); }");
        Path api = Path.of("../runtime-support/openmpi-api/target/classes");
        try (Stream<Path> files = Files.walk(api.resolve("mpi"))) {
            for (Path file : files.toList()) {
                Path copy = classes.resolve(api.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
        ProgramFolder program = new ProgramFolder(folder.resolve("tree"))
                .with("p/Shape.java", SHAPE)
                .with("p/A.java", PROGRAM)
                .classPath(classes)
                .classPath(Path.of("../runtime-support/core/target/classes"));
        assertThat(rules(program)).containsExactly("SL114");

        program.with("p/Gen.java", "package p; class Gen { }");
        assertThat(rules(program)).containsExactly("SL001");
    }

    /** Whose source lies in another module, say. */
    @Test
    void aClassOfTheClassPathMeansItself() throws IOException {
        Path project = folder.resolve("project");
        new ProgramFolder(project)
                .with("pom.xml", "<project/>")
                .with("app/pom.xml", "<project/>")
                .with("lib/pom.xml", "<project/>")
                .with("lib/src/main/java/p/Gen.java", "package p; class Gen { }");
        ProgramFolder app = new ProgramFolder(project.resolve("app/src/main/java"))
                .with("p/Shape.java", SHAPE)
                .with("p/A.java", PROGRAM.replace("shape = ", "new Gen(); shape = "));
        app.classPath(compiled("package p; class Gen { }"));
        assertThat(rules(app)).containsExactly("SL001");
    }

    /** The unnamed package is one in each folder: another program's class of the same name says nothing of this one. */
    @Test
    void theirSourcesAreThoseOfTheirOwnFolder() throws IOException {
        String shape = SHAPE.replace("package p;", "");
        ProgramFolder program = new ProgramFolder(folder.resolve("tree"))
                .with("one/Shape.java", shape)
                .with("one/A.java", PROGRAM.replace("package p;", ""))
                .classPath(compiled(shape, "class Gen { Shape shape = new Shape(); }"));
        assertThat(rules(program)).containsExactly("SL114");

        program.with("other/Gen.java", "class Gen { }");
        assertThat(rules(program)).containsExactly("SL114");

        program.with("one/Gen.java", "class Gen { }");
        assertThat(rules(program)).containsExactly("SL001");
    }

    private static List<String> rules(ProgramFolder program) {
        return new Analyzer()
                .analyze(program.tree(), Progress.NONE).everyRemark().stream()
                        .map(remark -> remark.rule().id())
                        .toList();
    }

    /** A folder with the classes of the program that are no part of MPI, and another one. */
    private Path compiled(String gen) throws IOException {
        return compiled(SHAPE, gen);
    }

    private Path compiled(String shape, String gen) throws IOException {
        Path sources = Files.createTempDirectory(folder, "sources");
        Path classes = Files.createTempDirectory(folder, "classes");
        List<String> arguments = Stream.of(
                        "-nowarn",
                        "-d",
                        classes.toString(),
                        Files.writeString(sources.resolve("Shape.java"), shape).toString(),
                        Files.writeString(sources.resolve("Gen.java"), gen).toString())
                .toList();
        int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertThat(status).isZero();
        return classes;
    }
}
