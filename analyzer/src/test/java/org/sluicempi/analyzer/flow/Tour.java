package org.sluicempi.analyzer.flow;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Small programs that together use every construct of the language, chapter by chapter. */
public final class Tour {
    private static final Path FOLDER = Path.of("src/test/resources/flow/tour");

    private Tour() {}

    static List<Path> files() throws IOException {
        return javaFiles(FOLDER);
    }

    public static Project compiled(Path output) throws IOException {
        return Project.compiled(files(), List.of(), StandardCharsets.UTF_8, output);
    }

    /** All Java files of a folder that declare types, in order. */
    static List<Path> javaFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("module-info.java") && !file.endsWith("package-info.java"))
                    .sorted()
                    .toList();
        }
    }
}
