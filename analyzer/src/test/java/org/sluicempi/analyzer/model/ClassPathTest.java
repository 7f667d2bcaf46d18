package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.plan.SitePlan;

/** Programs that need classes of a class path. */
class ClassPathTest {
    private static final String USER = """
            import mpi.*;
            import lib.Lib;
            class Main {
                Lib field;
                void f(int[] a) throws MPIException { MPI.COMM_WORLD.send(a, Lib.SIZE, MPI.INT, 1, 0); }
                void g(int[] a) throws MPIException { MPI.COMM_WORLD.recv(a, 1, MPI.INT, 1, 0); }
            }
            """;

    @TempDir
    Path folder;

    private Path classes;
    private ProgramFolder program;

    @BeforeEach
    void compileLibrary() throws IOException {
        classes = Files.createDirectories(folder.resolve("classes"));
        Path source = Files.createDirectories(folder.resolve("lib")).resolve("Lib.java");
        Files.writeString(source, """
                package lib;
                public class Lib {
                    public static final int SIZE;
                    static {
                        System.setProperty("sluice.test.initialised", "yes");
                        SIZE = 3;
                    }
                }
                """);
        int failed = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(System.out, System.err, "-d", classes.toString(), source.toString());
        assertThat(failed).isZero();
        program = new ProgramFolder(folder.resolve("src")).with("Main.java", USER);
    }

    @Test
    void aMethodThatLacksAClassIsLeftAloneAndTheOthersAreNot() throws IOException {
        assertThat(program.remarks()).containsExactly("Main.java:5:43 SL011", "Main.java:6:43 SL102");
        SitePlan broken = program.analyze().files().get(0).sites().get(0);

        assertThat(broken.remarks())
                .singleElement()
                .satisfies(remark -> assertThat(remark.toString())
                        .endsWith("Main.java:5:43: analysis SL011: the method does not compile: 5:66: Lib cannot be"
                                + " resolved to a variable; to allow it, add the jar or class folder that holds 'lib'"
                                + " with --class-path"));
    }

    @Test
    void aClassThatLacksItsSuperclassIsLeftAloneForThatReason() throws IOException {
        program = program.with("Main.java", USER.replaceFirst("class Main", "class Main extends lib.Base"));

        assertThat(program.analyze().files().get(0).sites())
                .hasSize(2)
                .allSatisfy(site -> assertThat(site.remarks().get(0).message())
                        .startsWith("the header of the class does not compile: "));
    }

    @Test
    void userClassesAreReadButNeverInitialised() throws IOException {
        System.clearProperty("sluice.test.initialised");

        assertThat(program.classPath(classes).remarks())
                .containsExactly("Main.java:5:43 SL101", "Main.java:6:43 SL102");

        assertThat(System.getProperty("sluice.test.initialised")).isNull();
    }

    @Test
    void classesNewerThanThisPlatformAreRead() throws IOException {
        Path file = classes.resolve("lib/Lib.class");
        byte[] bytes = Files.readAllBytes(file);
        bytes[7] = 120;
        Files.write(file, bytes);

        assertThat(program.classPath(classes).remarks())
                .containsExactly("Main.java:5:43 SL101", "Main.java:6:43 SL102");
    }

    @Test
    void theApiOnTheClassPathDecidesTheDialect() throws IOException, URISyntaxException {
        Path api = Path.of(mpi.Comm.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path core = Path.of(org.sluicempi.runtime.Rank.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());

        List<SitePlan> sites = program.classPath(classes)
                .classPath(api)
                .classPath(core)
                .analyze()
                .files()
                .get(0)
                .sites();

        assertThat(sites).extracting(SitePlan::dialect).containsExactly("openmpi", "openmpi");
        assertThat(sites)
                .allSatisfy(
                        site -> assertThat(site.remarks().get(0).rule().id()).isNotEqualTo("SL011"));
    }
}
