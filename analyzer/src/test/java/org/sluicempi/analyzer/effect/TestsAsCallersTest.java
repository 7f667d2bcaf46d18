package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.analyzer.effect.CallersTest.OPEN;
import static org.sluicempi.analyzer.effect.CallersTest.catchers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;

/** Tests of a package are not asked to be read, and may call what it hides from others. */
class TestsAsCallersTest {
    private static final String MAIN =
            "import mpi.*; class Main { static int probe(int x) { return 1 / x; } public static void main(String[] args) { probe(1); } }";

    private static final String ALONE = MAIN.replace("static int probe", "private static int probe");

    @TempDir
    Path project;

    private List<String> of(String program, String test) throws IOException {
        Path tests = Files.createDirectories(project.resolve("src/test/java"));
        Files.writeString(tests.resolve("MainTest.java"), test);
        return catchers(new ProgramFolder(Files.createDirectories(project.resolve("src/main/java"))), program);
    }

    @Test
    void aMethodThatTheyMentionMayBeCalledByThem() throws IOException {
        assertThat(of(MAIN, "class MainTest { }")).isEmpty();
        assertThat(of(MAIN, "class MainTest { void t() { try { Main.probe(0); } catch (Exception e) { } } }"))
                .containsExactly(OPEN);
        assertThat(of(
                        MAIN.replace("static int probe", "private static int probe"),
                        "class MainTest { String s = \"probe\"; }"))
                .isEmpty();
    }

    @Test
    void mainIsCalledWhereTheClassIsMentionedToo() throws IOException {
        assertThat(of(ALONE, "class OtherTest { void t() { Other.main(null); } }"))
                .isEmpty();
        assertThat(of(ALONE, "class OtherTest { Main m; }")).isEmpty();
        assertThat(of(ALONE, "class OtherTest { void t() { Main.main(null); } }"))
                .containsExactly(OPEN);
    }

    @Test
    void theyMakeObjectsToo() throws IOException {
        String made =
                "import mpi.*; class Main { int y = probe(1); Main() { } private static int probe(int x) { return 1 / x; }"
                        + " public static void main(String[] args) { new Main(); } }";
        String test = "class T { void t() { try { new Main(); } catch (Exception e) { } } }";

        assertThat(of(made, "class T { }")).isEmpty();
        assertThat(of(made, test)).containsExactly(OPEN);
    }
}
