package org.sluicempi.launcher.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.TreeFiles;

/** Makes sure that a program's main class is there before a job is started for it. */
public final class MainClass {
    private MainClass() {}

    /**
     * Looks the class up.
     *
     * @param where what to name in the message
     * @throws InputException if no entry has the class, with the classes of the same simple name, or if an entry that
     *     was looked through before it was found is a jar that cannot be read
     */
    public static void check(String name, List<Path> classPath, String where) throws IOException {
        String file = name.replace('.', '/') + ".class";
        String simple = file.substring(file.lastIndexOf('/') + 1);
        List<String> alike = new ArrayList<>();
        for (Path entry : classPath) {
            for (String candidate : classesNamed(simple, entry)) {
                if (candidate.equals(file)) {
                    return;
                }
                alike.add(candidate
                        .substring(0, candidate.length() - ".class".length())
                        .replace('/', '.'));
            }
        }
        throw new InputException(where + ": no class " + name
                + (alike.isEmpty() ? "" : "; did you mean " + String.join(" or ", alike) + "?"));
    }

    private static List<String> classesNamed(String simple, Path entry) throws IOException {
        if (Files.isDirectory(entry)) {
            Path root = entry.toAbsolutePath().normalize();
            return TreeFiles.below(root).files().stream()
                    .filter(file -> file.endsWith(simple))
                    .map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .toList();
        }
        return ProgramJar.read(
                entry,
                jar -> jar.stream()
                        .map(java.util.zip.ZipEntry::getName)
                        .filter(name -> name.equals(simple) || name.endsWith("/" + simple))
                        .toList());
    }
}
