package org.sluicempi.launcher.program;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A temporary folder that is gone afterwards. */
public final class WorkFolder implements AutoCloseable {
    private static final String PREFIX = "sluice-";
    private static final Duration ABANDONED = Duration.ofDays(1);

    private final Path path;

    private WorkFolder(Path path) {
        this.path = path;
    }

    public static WorkFolder create() throws IOException {
        return new WorkFolder(Files.createTempDirectory(PREFIX));
    }

    /** In another folder than those of the system, which may lie on another disk. */
    public static WorkFolder in(Path folder) throws IOException {
        return new WorkFolder(Files.createTempDirectory(folder, PREFIX));
    }

    /** Deletes those of {@link #in} that somebody who was killed has left long ago. */
    public static void discardAbandoned(Path folder) throws IOException {
        long old = Instant.now().minus(ABANDONED).toEpochMilli();
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, PREFIX + "*")) {
            for (Path each : left) {
                long modified = each.toFile().lastModified();
                // 0: its owner has deleted it meanwhile.
                if (modified != 0 && modified < old) {
                    new WorkFolder(each).close();
                }
            }
        }
    }

    /** A folder in it, created if missing. */
    public Path folder(String name) throws IOException {
        return Files.createDirectories(path.resolve(name));
    }

    @Override
    public void close() throws IOException {
        Files.walkFileTree(path, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path dir, @Nullable IOException problem) throws IOException {
                Files.delete(dir);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
