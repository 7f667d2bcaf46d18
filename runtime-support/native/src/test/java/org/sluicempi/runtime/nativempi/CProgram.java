package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Compiles C for a test, with the compiler wrapper of an MPI library. */
final class CProgram {
    private static final Path SOURCES = Path.of("src", "test", "c");

    private CProgram() {}

    /** The program made of a source of this module's tests. */
    static Path compile(Installed library, String source, Path folder) throws IOException {
        return compile(library, SOURCES.resolve(source), folder);
    }

    /** The program made of any source. */
    static Path compile(Installed library, Path source, Path folder) throws IOException {
        Path program = folder.resolve(source.getFileName().toString().replace(".c", ""));
        make(library, source, program);
        return program;
    }

    /** Makes a shared library. */
    static void share(Installed library, String source, Path target) throws IOException {
        make(library, SOURCES.resolve(source), target, "-shared", "-fPIC", "-std=gnu11");
    }

    /** Without a compiler the test is skipped, aloud; where {@code CI} is set, that is a failure. */
    private static void make(Installed library, Path source, Path target, String... options) throws IOException {
        if (library.compiler().isEmpty()) {
            String text = "THERE IS NO mpicc OF " + library + ": not tested against C";
            System.err.println(text);
            assertThat(System.getenv("CI")).as(text).isNull();
            assumeTrue(false, text);
        }
        List<String> command = new ArrayList<>(List.of(library.compiler().orElseThrow(), "-w"));
        command.addAll(List.of(options));
        command.addAll(List.of(source.toString(), "-o", target.toString()));
        Child.run(command, Map.of(), 60).fine();
    }
}
