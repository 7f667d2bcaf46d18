package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.cli.console.Console;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.launcher.program.WorkFolder;

final class SourceProgramTest {
    @TempDir
    Path folder;

    @Test
    void a_tree_is_scanned_once_for_its_dialect_and_its_analysis() throws Exception {
        new Programs(folder).pair();
        StringWriter said = new StringWriter();
        Console terminal = new Console(new PrintWriter(said), new PrintWriter(said), false, true, false);
        SourceProgram program = new SourceProgram(terminal, new LanguageOptions(), folder);
        Installation installation = Installation.ofThisJvm();

        try (WorkFolder work = WorkFolder.create()) {
            Path face = installation.face(program.dialect().orElseThrow());
            Path classes = program.build(true, "app.Pair", installation.compilePath(face, List.of()), work);

            assertThat(classes.resolve("app/Pair.class"))
                    .content(StandardCharsets.ISO_8859_1)
                    .contains("deltaSendBegin");
        }
        // The first thing that a step says is shown, however fast it is.
        assertThat(said.toString()).containsOnlyOnce("sluice: scan 0 of 1");
    }
}
