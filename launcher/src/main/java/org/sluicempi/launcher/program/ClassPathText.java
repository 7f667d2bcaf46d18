package org.sluicempi.launcher.program;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;

/** Class paths as text. */
public final class ClassPathText {
    private ClassPathText() {}

    /**
     * The entries, with {@code DIR/*} replaced by the jars in that folder, sorted.
     *
     * @param option the option that the text came from, for the message
     * @throws InputException if an entry does not exist
     */
    public static List<Path> parse(String text, String option) {
        List<Path> entries = new ArrayList<>();
        for (String entry : text.split(File.pathSeparator)) {
            if (entry.isEmpty()) {
                continue;
            }
            boolean wildcard = entry.equals("*") || entry.endsWith("/*") || entry.endsWith(File.separator + "*");
            Path path = Path.of(wildcard ? "./" + entry.substring(0, entry.length() - 1) : entry);
            if (wildcard && entry.startsWith(File.separator)) {
                path = Path.of(entry.substring(0, entry.length() - 1));
            }
            if (wildcard ? !Files.isDirectory(path) : !Files.isReadable(path)) {
                throw new InputException(option + " " + text + ": " + entry + " does not exist or cannot be read");
            }
            if (wildcard) {
                entries.addAll(jarsIn(path));
            } else {
                entries.add(path);
            }
        }
        return List.copyOf(entries);
    }

    public static String join(Collection<Path> entries) {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static List<Path> jarsIn(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
