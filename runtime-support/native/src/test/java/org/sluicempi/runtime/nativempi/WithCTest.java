package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.WithC;

/** What only a C program of the same library can tell: that messages are its own kind. */
class WithCTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aCRankAndAJavaRankUnderstandEachOther(Installed library, @TempDir Path folder) throws IOException {
        Path program = CProgram.compile(library, "partner.c", folder);
        List<String> command = new ArrayList<>(library.launch(1));
        command.addAll(Child.java(List.of(), WithC.class));
        command.addAll(List.of(":", "-n", "1", program.toString()));
        Map<String, String> environment = new HashMap<>(library.environment());
        environment.put("SLUICE_DELTA", "off");
        Child child = Child.run(command, environment, 60).fine();
        assertThat(child.output()).contains("C rank fine").containsPattern("rank 0 checked 70\\d{3}");
    }
}
