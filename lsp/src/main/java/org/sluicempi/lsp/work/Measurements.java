package org.sluicempi.lsp.work;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.transformer.profile.Profile;
import org.sluicempi.transformer.profile.SiteTimes;

/**
 * What runs of programs have measured: the recordings in {@code target/sluice} of the nearest folder above a file that has some, the
 * project's being the last. Read again when they change.
 */
public final class Measurements {
    private static final Path PLACE = Path.of("target", "sluice");

    /** By the recordings' files. */
    private final Map<List<Path>, Known> known = new HashMap<>();

    private record Known(Map<Path, FileTime> files, Optional<SiteTimes> times) {}

    /**
     * What the calls of a file have cost; empty if there is no recording that can be read, or one is older than what the editor
     * shows, whose lines may be others.
     *
     * @param folder of the project
     */
    public synchronized Optional<SiteTimes> of(Path folder, OpenDocument document, Charset encoding) {
        try {
            Map<Path, FileTime> files = nearest(folder, document.file());
            if (files.isEmpty() || !isAsRecorded(document, encoding, files)) {
                return Optional.empty();
            }
            List<Path> names = List.copyOf(files.keySet());
            Known before = known.get(names);
            if (before == null || !before.files.equals(files)) {
                before = new Known(files, read(names));
                known.put(names, before);
            }
            return before.times;
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static boolean isAsRecorded(OpenDocument document, Charset encoding, Map<Path, FileTime> files)
            throws IOException {
        FileTime written = Files.getLastModifiedTime(document.file());
        return files.values().stream().allMatch(recorded -> recorded.compareTo(written) >= 0)
                && new String(Files.readAllBytes(document.file()), encoding).equals(document.text());
    }

    private static Map<Path, FileTime> nearest(Path top, Path file) throws IOException {
        for (Path folder = file; !folder.equals(top); ) {
            @Nullable Path above = folder.getParent();
            if (above == null) {
                break;
            }
            folder = above;
            Map<Path, FileTime> found = recordings(folder.resolve(PLACE));
            if (!found.isEmpty()) {
                return found;
            }
        }
        return Map.of();
    }

    private static Map<Path, FileTime> recordings(Path place) throws IOException {
        Map<Path, FileTime> files = new TreeMap<>();
        if (Files.isDirectory(place)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(place, "*.jfr")) {
                for (Path file : found) {
                    files.put(file, Files.getLastModifiedTime(file));
                }
            }
        }
        return files;
    }

    /** Empty if they are no recordings: that is nothing to bother an editor with. */
    private static Optional<SiteTimes> read(List<Path> files) {
        try {
            return Optional.of(SiteTimes.of(Profile.read(files)));
        } catch (InputException e) {
            return Optional.empty();
        }
    }
}
