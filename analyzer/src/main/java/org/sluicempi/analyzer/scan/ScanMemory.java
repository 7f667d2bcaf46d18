package org.sluicempi.analyzer.scan;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.words.FileWords;

/**
 * What single files were found to hold, kept from one scan to the next, for whoever scans a tree again and again while few of
 * its files change. For the same bytes the answers are the same. Not for several threads.
 */
public final class ScanMemory {
    private final boolean keeping;
    private final Map<Path, FileFacts> known = new HashMap<>();
    private final Map<Path, Outside> outside = new HashMap<>();
    private Object settings = "";

    private record Outside(byte[] bytes, FileWords words) {}

    private ScanMemory(boolean keeping) {
        this.keeping = keeping;
    }

    /** For one scan: keeps nothing, so that a tree may be of any size. */
    public static ScanMemory none() {
        return new ScanMemory(false);
    }

    /** Keeps the bytes of all files, and what is in them. */
    public static ScanMemory keeping() {
        return new ScanMemory(true);
    }

    /** Forgets everything that was found under other settings. */
    void begin(Object newSettings) {
        if (!settings.equals(newSettings)) {
            known.clear();
            outside.clear();
            settings = newSettings;
        }
    }

    /** What is known of a file with these bytes. */
    FileFacts of(SourceFile file, byte[] bytes, Supplier<FileFacts> found) {
        FileFacts before = known.get(file.path());
        if (before != null && before.isOf(file, bytes)) {
            return before;
        }
        FileFacts now = found.get();
        if (keeping) {
            known.put(file.path(), now);
        }
        return now;
    }

    /** The words of a file with these bytes that is not in the tree. */
    FileWords wordsOutside(Path file, byte[] bytes, Supplier<FileWords> found) {
        Outside before = outside.get(file);
        if (before != null && Arrays.equals(before.bytes(), bytes)) {
            return before.words();
        }
        FileWords now = found.get();
        if (keeping) {
            outside.put(file, new Outside(bytes, now));
        }
        return now;
    }

    /** Forgets files that are no longer there. */
    void keepOnly(Collection<SourceFile> files) {
        Set<Path> present = files.stream().map(SourceFile::path).collect(Collectors.toSet());
        known.keySet().retainAll(present);
    }
}
