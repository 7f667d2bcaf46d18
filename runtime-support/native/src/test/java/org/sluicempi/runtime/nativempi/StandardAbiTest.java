package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.runtime.nativempi.programs.Deltas;
import org.sluicempi.runtime.nativempi.programs.PointToPoint;

/**
 * The table of the standard ABI. No library with that ABI is in common distributions yet, so these run on a layer over
 * MPICH that has its handles, constants and statuses: {@code src/test/c/standard_abi.c}.
 */
class StandardAbiTest {
    @TempDir
    static Path folder;

    private static Path library;

    @BeforeAll
    static void compile() throws IOException {
        if (Installed.MPICH.compiler().isEmpty()) {
            String text = "MPICH AND ITS COMPILER ARE NOT INSTALLED: the standard ABI is not tested here";
            System.err.println(text);
            assertThat(System.getenv("CI")).as(text).isNull();
            return;
        }
        library = folder.resolve("libmpi_abi.so.1");
        String source = Path.of("src/test/c/standard_abi.c").toAbsolutePath().toString();
        String compiler = Installed.MPICH.compiler().get();
        Child.run(List.of(compiler, "-shared", "-fPIC", "-o", library.toString(), source), Map.of(), 60)
                .fine();
    }

    @Test
    void pointToPointWorks() throws IOException {
        if (library != null) {
            String output = run(PointToPoint.class);
            assertThat(output).containsPattern("rank 0 checked \\d{2}").containsPattern("rank 1 checked \\d{3}");
        }
    }

    @Test
    void messagesTravelInPieces() throws IOException {
        if (library != null) {
            assertThat(run(Deltas.class)).containsPattern("rank 1 checked \\d+");
        }
    }

    private static String run(Class<?> program) throws IOException {
        List<String> command = Installed.MPICH.launch(2);
        command.addAll(Child.java(List.of(), program));
        Map<String, String> environment = new HashMap<>(Installed.MPICH.environment());
        environment.put(LibraryNames.VARIABLE, library.toString());
        return Child.run(command, environment, 60).fine().output();
    }
}
