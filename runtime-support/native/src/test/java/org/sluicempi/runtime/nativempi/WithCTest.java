package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.WithC;

/** What only a C program of the same library can tell: that messages are its own kind, that the tables are right. */
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

    /** Every entry of the table that is a number against the header that C programs are compiled with. */
    @ParameterizedTest
    @MethodSource("libraries")
    void theTableSaysWhatTheHeaderSays(Installed library, @TempDir Path folder) throws IOException {
        Properties table = new Properties();
        try (var in = Abi.class.getResourceAsStream(library.table() + ".properties")) {
            table.load(in);
        }
        StringBuilder source = new StringBuilder("#include <mpi.h>\n#include <stdio.h>\n#include <stddef.h>\n"
                + "#define SAY(name, value) printf(\"%s=%lld\\n\", name, (long long) (value))\n"
                + "int main(void) {\n"
                + "SAY(\"status.bytes\", sizeof(MPI_Status)); SAY(\"handle.bytes\", sizeof(MPI_Comm));\n"
                + "SAY(\"status.source\", offsetof(MPI_Status, MPI_SOURCE));\n"
                + "SAY(\"status.tag\", offsetof(MPI_Status, MPI_TAG));\n"
                + "SAY(\"status.error\", offsetof(MPI_Status, MPI_ERROR));\n");
        Map<String, Long> numbers = new HashMap<>();
        for (String name : table.stringPropertyNames()) {
            String text = table.getProperty(name);
            boolean known = !name.equals("MPI_ERR_PROC_FAILED");
            if (Character.isLetterOrDigit(text.charAt(0)) || text.startsWith("-")) {
                if (known) {
                    numbers.put(name, Long.decode(text));
                }
                if (known && name.startsWith("MPI_")) {
                    source.append("SAY(\"").append(name).append("\", ");
                    source.append(text.startsWith("0x") ? "(unsigned) " : "")
                            .append(name)
                            .append(");\n");
                }
            } else if (text.startsWith("@")) {
                // The address of the symbol, compared where both are known: in C.
                source.append("extern char ").append(text.substring(1)).append("_unused;\n");
                source.append("SAY(\"").append(name).append("\", (void *) ").append(name);
                source.append(" == (void *) &").append(text.substring(1)).append(");\n");
                numbers.put(name, 1L);
            }
        }
        source.append("return 0;\n}\n");
        Path file = Files.writeString(folder.resolve("table.c"), source.toString());
        String said = Child.run(List.of(CProgram.compile(library, file, folder).toString()), Map.of(), 20)
                .fine()
                .output();
        assertThat(numbers).hasSizeGreaterThan(90);
        numbers.forEach((name, value) -> assertThat(said).containsPattern("(?m)^\\Q" + name + "=" + value + "\\E$"));
    }
}
