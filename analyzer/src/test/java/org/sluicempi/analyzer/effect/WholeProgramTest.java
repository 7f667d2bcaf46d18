package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.analyzer.effect.CallersTest.OPEN;
import static org.sluicempi.analyzer.effect.CallersTest.catchers;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;

/** Where the user says that nobody outside uses the classes of the program, all who may catch are known. */
class WholeProgramTest {
    @TempDir
    Path folder;

    @Test
    void publicMethodsHaveNoUnknownCallers() throws IOException {
        String text = "import mpi.*;\npublic class Main { public void f() { probe(1); }\n"
                + "static int probe(int x) { return 1 / x; } public static void main(String[] args) { new Main().f(); } }";

        assertThat(catchers(new ProgramFolder(folder), text)).containsExactly(OPEN);
        assertThat(catchers(new ProgramFolder(folder).wholeProgram(), text)).isEmpty();
    }

    @Test
    void initialisersOfPublicClassesHaveNoUnknownUsers() throws IOException {
        String text =
                "import mpi.*;\npublic class Main { static int n = probe(1); static int probe(int x) { return 1 / x; } }";

        assertThat(catchers(new ProgramFolder(folder), text)).containsExactly(OPEN);
        assertThat(catchers(new ProgramFolder(folder).wholeProgram(), text)).isEmpty();
    }

    @Test
    void whatLibrariesKnowTheyMayCall() throws IOException {
        assertThat(
                        catchers(
                                new ProgramFolder(folder).wholeProgram(),
                                "import mpi.*;\npublic class Main implements Runnable { public void run() { probe(1); }\n"
                                        + "static int probe(int x) { return 1 / x; } public static void main(String[] args) { } }"))
                .containsExactly(OPEN);
    }
}
