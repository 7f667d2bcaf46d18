package org.sluicempi.transformer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;

/** The sources below a root. */
final class SourceFiles {
    private SourceFiles() {}

    /**
     * Every {@code .java} file below the root, sorted. Not entered are hidden folders, the excluded one, and the output
     * folder of a build tool, which stands beside its build file; a package may well be called {@code build}.
     *
     * @param root a folder, or a single file
     */
    static List<Path> below(Path root, Path excluded) {
        Path hidden = excluded.toAbsolutePath().normalize();
        if (Files.isRegularFile(root)) {
            return List.of(root);
        }
        List<Path> found = new ArrayList<>();
        try {
            collect(root, hidden, found);
        } catch (IOException | UncheckedIOException e) {
            throw new InputException(root + ": cannot be read: " + e.getMessage(), e);
        }
        return found;
    }

    private static boolean isBuildOutput(Path folder) {
        String name = folder.getFileName().toString();
        return name.equals("target") && Files.exists(folder.resolveSibling("pom.xml"))
                || name.equals("build")
                        && (Files.exists(folder.resolveSibling("build.gradle"))
                                || Files.exists(folder.resolveSibling("build.gradle.kts")));
    }

    private static void collect(Path folder, Path excluded, List<Path> found) throws IOException {
        List<Path> entries;
        try (Stream<Path> listed = Files.list(folder)) {
            entries = listed.sorted().toList();
        }
        for (Path entry : entries) {
            boolean enter = Files.isDirectory(entry)
                    && !entry.getFileName().toString().startsWith(".")
                    && !isBuildOutput(entry)
                    && !entry.toAbsolutePath().normalize().equals(excluded);
            if (enter) {
                collect(entry, excluded, found);
            } else if (Files.isRegularFile(entry) && entry.toString().endsWith(".java")) {
                found.add(entry);
            }
        }
    }
}
