package org.sluicempi.corpus.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.corpus.program.Programs;

/** What the runtime's queues may be made of. */
class QueuesTest {
    /**
     * An {@code ArrayDeque} that has no memory to grow throws, and has lost all its members: it puts the new one where the first
     * is and then finds itself empty. Messages, pieces and operations under way must not be lost for that.
     */
    @ParameterizedTest
    @ValueSource(strings = {"runtime-support/core", "runtime-support/native"})
    void noneLosesItsMembersForWantOfMemory(String module) throws IOException {
        Path sources = Programs.module().getParent().resolve(module).resolve("src/main/java");
        try (Stream<Path> files = Files.walk(sources)) {
            List<Path> with = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> read(file).contains("ArrayDeque"))
                    .toList();
            assertThat(with).isEmpty();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
