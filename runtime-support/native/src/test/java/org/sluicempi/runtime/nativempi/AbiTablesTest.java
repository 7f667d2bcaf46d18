package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The numbers in the table of each installed library are those of its {@code mpi.h}, as a C program prints them. */
class AbiTablesTest {
    private static final Map<String, String> SPECIAL = Map.of(
            "handle.bytes", "sizeof(MPI_Comm)",
            "status.bytes", "sizeof(MPI_Status)",
            "status.source", "offsetof(MPI_Status, MPI_SOURCE)",
            "status.tag", "offsetof(MPI_Status, MPI_TAG)",
            "status.error", "offsetof(MPI_Status, MPI_ERROR)");

    @TempDir
    Path folder;

    private static List<Installed> libraries() {
        return Installed.all().stream()
                .filter(library -> library.compiler().isPresent())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void numbersAreThoseOfTheHeader(Installed library) throws IOException {
        Map<String, Long> table = numbers(library.table());
        assertThat(table).hasSizeGreaterThan(20);

        Map<String, Long> header = header(library, new ArrayList<>(table.keySet()));

        assertThat(header).containsExactlyInAnyOrderEntriesOf(table);
    }

    /** The entries that are no symbols of the library. */
    private static Map<String, Long> numbers(String name) throws IOException {
        Properties all = new Properties();
        try (InputStream in = Abi.class.getResourceAsStream(name + ".properties")) {
            all.load(in);
        }
        Map<String, Long> numbers = new TreeMap<>();
        all.forEach((key, text) -> {
            String value = (String) text;
            if (!value.startsWith("@") && !value.startsWith("*")) {
                long number = Long.decode(value);
                // Eight hexadecimal digits are the bits of an int.
                numbers.put((String) key, value.length() == 10 && value.startsWith("0x") ? (int) number : number);
            }
        });
        return numbers;
    }

    private Map<String, Long> header(Installed library, List<String> names) throws IOException {
        StringBuilder program = new StringBuilder("#include <mpi.h>\n#include <stddef.h>\n#include <stdio.h>\n");
        // Fault tolerance is an extension with names of its own in MPICH.
        program.append("#ifdef MPICH\n#define MPI_ERR_PROC_FAILED MPIX_ERR_PROC_FAILED\n#endif\n");
        program.append("int main(void) {\n");
        for (String name : names) {
            String expression = SPECIAL.getOrDefault(name, name);
            program.append("printf(\"%s %ld\\n\", \"" + name + "\", (long) " + expression + ");\n");
        }
        Path source = Files.writeString(folder.resolve("table.c"), program + "return 0;\n}\n");
        Path binary = folder.resolve("table");
        List<String> compile =
                List.of(library.compiler().orElseThrow(), "-w", "-o", binary.toString(), source.toString());
        Child.run(compile, Map.of(), 60).fine();
        Map<String, Long> values = new TreeMap<>();
        Child.run(List.of(binary.toString()), Map.of(), 20)
                .fine()
                .output()
                .lines()
                .forEach(line -> {
                    String[] words = line.split(" ");
                    values.put(words[0], Long.parseLong(words[1]));
                });
        return values;
    }
}
