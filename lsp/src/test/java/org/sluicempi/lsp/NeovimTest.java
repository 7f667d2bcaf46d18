package org.sluicempi.lsp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.launcher.program.Installation;

/** Neovim without a screen: opens a program, reads what is said of it, takes the action, saves. */
final class NeovimTest {
    private static final long MINUTES = 4;

    @TempDir
    Path folder;

    @Test
    void opens_reads_acts_saves_and_the_program_prints_what_it_did() throws Exception {
        boolean installed = isInstalled();
        assertThat(installed || System.getenv("CI") == null)
                .as("under CI Neovim has to be there: Debian's package is called neovim")
                .isTrue();
        assumeTrue(installed, "no nvim");
        Path file = Ring.write(folder.resolve("project"));
        String original = Ring.run(Ring.TEXT, folder.resolve("before"));

        String said = edit(file);

        String after = Files.readString(file);
        assertThat(said)
                .contains("SL001 information at 16", "SL002 information at 19", "hint at")
                .contains("applied");
        assertThat(after).contains("deltaRecv(", "import mpi.DeltaRecv;").contains(".send(data, n,");
        assertThat(Ring.run(after, folder.resolve("after"))).isEqualTo(original);
        assertThat(said).contains("undone").contains("after the undo: as before");
    }

    private String edit(Path file) throws Exception {
        Path script = folder.resolve("session.lua");
        try (var in = NeovimTest.class.getResourceAsStream("session.lua")) {
            Files.write(script, in.readAllBytes());
        }
        Path report = folder.resolve("report.txt");
        ProcessBuilder builder =
                new ProcessBuilder("nvim", "--headless", "--clean", "-n", "-c", "luafile " + script, file.toString());
        builder.environment()
                .putAll(Map.of(
                        "SLUICE_REPORT", report.toString(),
                        "SLUICE_JAVA", Installation.java().toString(),
                        "SLUICE_CLASSES", System.getProperty("java.class.path"),
                        "SLUICE_MAIN", StandardStreams.class.getName(),
                        "XDG_STATE_HOME", folder.toString(),
                        "XDG_CACHE_HOME", folder.toString()));
        Path output = folder.resolve("nvim.txt");
        Process nvim = builder.redirectErrorStream(true)
                .redirectInput(new File("/dev/null"))
                .redirectOutput(output.toFile())
                .start();
        try {
            boolean ended = nvim.waitFor(MINUTES, TimeUnit.MINUTES);
            String printed = Files.readString(output) + (Files.exists(report) ? Files.readString(report) : "");
            assertThat(ended).as(printed).isTrue();
            assertThat(nvim.exitValue()).as(printed).isZero();
            return printed;
        } finally {
            nvim.destroyForcibly();
        }
    }

    private static boolean isInstalled() throws InterruptedException {
        try {
            return new ProcessBuilder(List.of("nvim", "--version"))
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** What the command line's verb does. */
    static final class StandardStreams {
        private StandardStreams() {}

        public static void main(String[] args) throws Exception {
            System.exit(EditorServer.serveStandardStreams());
        }
    }
}
