package org.sluicempi.analyzer.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The programs of the test corpus and the samples are lowered to what the compiler makes of them. */
class CorpusTest {
    /** @param face part of the path of the binding's classes */
    @ParameterizedTest
    @CsvSource({
        "../test-corpus/src/main/corpus/openmpi, openmpi-api, UTF-8, 200",
        "../test-corpus/src/main/corpus/openmpi-latin1, openmpi-api, ISO-8859-1, 1",
        "../test-corpus/src/main/corpus/openmpi-reflection, openmpi-api, UTF-8, 5",
        "../test-corpus/src/main/corpus/openmpi-exchange, openmpi-api, UTF-8, 20",
        "../test-corpus/src/main/corpus/mpj, mpj-api, UTF-8, 50",
        "../test-corpus/src/main/corpus/mpj-assigned, mpj-api, UTF-8, 3",
        "../sample-apps/openmpi/src/main/java, openmpi-api, UTF-8, 20"
    })
    void stepsAreWhatTheCompilerWrites(Path folder, String face, String encoding, int atLeast, @TempDir Path output)
            throws IOException {
        Project project = Project.compiled(readable(folder), classPath(face), Charset.forName(encoding), output);
        Comparer comparer = new Comparer(project).compare(name -> true);
        assertThat(comparer.mismatches()).isEmpty();
        assertThat(comparer.methods()).isGreaterThan(atLeast);
    }

    /** The compiler does not take files that begin with a byte order mark. */
    private static List<Path> readable(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path file : Tour.javaFiles(folder)) {
            if (Files.readAllBytes(file)[0] != (byte) 0xEF) {
                files.add(file);
            }
        }
        return files;
    }

    private static List<Path> classPath(String face) {
        List<Path> found = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.contains(face)
                        || entry.contains("runtime-core")
                        || entry.contains("runtime-support" + File.separator + "core"))
                .map(Path::of)
                .toList();
        assertThat(found).as("classes of %s on the class path", face).isNotEmpty();
        return found;
    }
}
