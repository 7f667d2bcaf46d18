package org.sluicempi.transformer.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.SiteChange;

/** A folder with one patch for each call that can be changed alone; each applies to the sources as they are. */
public final class SitePatches {
    /** Names the patches of the folder, one a line, so that a later run knows what it may replace. */
    static final String INDEX = "sluice-patches.txt";

    private SitePatches() {}

    /**
     * Writes the patches, in the place of those that an earlier call has written.
     *
     * @param folder created if missing
     * @param base folder that the paths in the patches start from
     * @return the patches in the order of the changes, named by number, file, line and column
     * @throws InputException if the folder holds files of others or cannot be written, or a change has no patch
     */
    public static List<Path> write(List<SiteChange> changes, Path base, Path folder) {
        List<String> names = new ArrayList<>();
        List<byte[]> patches = new ArrayList<>();
        for (SiteChange change : changes) {
            names.add(name(names.size() + 1, change));
            patches.add(Patch.of(List.of(change.change()), base));
        }
        try {
            clear(folder);
            Files.createDirectories(folder);
            Files.write(folder.resolve(INDEX), names);
            for (int i = 0; i < names.size(); i++) {
                Files.write(folder.resolve(names.get(i)), patches.get(i));
            }
        } catch (IOException e) {
            throw new InputException(folder + ": cannot be written: " + e.getMessage(), e);
        }
        return names.stream().map(folder::resolve).toList();
    }

    private static String name(int number, SiteChange change) {
        FileChange file = change.change();
        String path = FileChange.relative(file.root(), file.file()).toString();
        String plain = path.replaceFirst("\\.java$", "").replaceAll("[^A-Za-z0-9_$]+", ".");
        String site = change.sites().get(0).replace(':', '-');
        return String.format(Locale.ROOT, "%04d-%s-%s.patch", number, plain, site);
    }

    private static void clear(Path folder) throws IOException {
        if (Files.exists(folder.resolve(INDEX))) {
            for (String name : Files.readAllLines(folder.resolve(INDEX))) {
                if (name.matches("[\\w.$-]+\\.patch")) {
                    Files.deleteIfExists(folder.resolve(name));
                }
            }
            Files.delete(folder.resolve(INDEX));
        }
        if (!Files.exists(folder)) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw new InputException(folder + ": is a file; name an empty or new folder");
        }
        try (Stream<Path> entries = Files.list(folder)) {
            if (entries.findAny().isPresent()) {
                throw new InputException(
                        folder + ": holds files that Sluice has not written; name an empty or new folder");
            }
        }
    }
}
