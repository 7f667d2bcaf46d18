package org.sluicempi.lsp.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.Contents;

/** The bytes of files on the disk, read again when size, time or identity of a file says that it has changed. */
final class DiskTexts implements Contents {
    /** A file that was written so shortly before may be written again without a sign. */
    private static final Duration UNSURE = Duration.ofSeconds(2);

    private final Map<Path, Kept> kept = new ConcurrentHashMap<>();

    private record Sign(
            FileTime modified, long size, @Nullable Object key) {
        static Sign of(Path file) throws IOException {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return new Sign(now.lastModifiedTime(), now.size(), now.fileKey());
        }
    }

    private record Kept(Sign sign, byte[] bytes) {}

    @Override
    public byte[] read(Path file) throws IOException {
        Sign now = Sign.of(file);
        Kept before = kept.get(file);
        if (before != null && before.sign.equals(now)) {
            return before.bytes;
        }
        byte[] bytes = Files.readAllBytes(file);
        if (now.modified.toInstant().isBefore(Instant.now().minus(UNSURE))) {
            kept.put(file, new Kept(now, bytes));
        } else {
            kept.remove(file);
        }
        return bytes;
    }
}
