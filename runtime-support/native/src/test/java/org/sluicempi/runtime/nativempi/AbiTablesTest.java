package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.library.Abi;

/** The table of each installed library says what its {@code mpi.h} says, as a C program prints it. */
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
        Map<String, Long> table = new TreeMap<>();
        table(library).forEach((name, text) -> {
            if (!text.startsWith("@") && !text.startsWith("*")) {
                long number = Long.decode(text);
                // Eight hexadecimal digits are the bits of an int.
                table.put(name, text.length() == 10 && text.startsWith("0x") ? (int) number : number);
            }
        });
        assertThat(table).hasSizeGreaterThan(50);

        Map<String, String> expressions = new TreeMap<>();
        table.keySet().forEach(name -> expressions.put(name, SPECIAL.getOrDefault(name, name)));

        assertThat(header(library, expressions)).containsExactlyInAnyOrderEntriesOf(table);
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void symbolsAreThoseOfTheHeader(Installed library) throws IOException {
        Map<String, String> expressions = new TreeMap<>();
        table(library).forEach((name, text) -> {
            if (text.startsWith("@")) {
                expressions.put(name, "(void *) " + name + " == (void *) &" + text.substring(1));
            }
        });
        assertThat(expressions.isEmpty()).isEqualTo(library != Installed.OPEN_MPI);

        assertThat(header(library, expressions))
                .allSatisfy((name, same) -> assertThat(same).as(name).isOne());
    }

    private static Map<String, String> table(Installed library) throws IOException {
        Properties all = new Properties();
        try (InputStream in = Abi.class.getResourceAsStream(library.table() + ".properties")) {
            all.load(in);
        }
        Map<String, String> entries = new TreeMap<>();
        all.forEach((name, text) -> entries.put((String) name, (String) text));
        return entries;
    }

    /** The values of C expressions, by the names that they are given here. */
    private Map<String, Long> header(Installed library, Map<String, String> expressions) throws IOException {
        StringBuilder program = new StringBuilder("#include <mpi.h>\n#include <stddef.h>\n#include <stdio.h>\n");
        // Fault tolerance is an extension with names of its own in MPICH.
        program.append("#ifdef MPICH\n#define MPI_ERR_PROC_FAILED MPIX_ERR_PROC_FAILED\n#endif\n");
        program.append("int main(void) {\n");
        expressions.forEach((name, expression) ->
                program.append("printf(\"%s %ld\\n\", \"" + name + "\", (long) (" + expression + "));\n"));
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
