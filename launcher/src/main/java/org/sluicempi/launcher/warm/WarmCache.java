package org.sluicempi.launcher.warm;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * The ahead-of-time cache of a JVM for programs whose class path begins with certain jars: classes as they are loaded and
 * linked, and profiles of methods. The JVM itself looks whether a cache fits, and does without one that does not.
 *
 * @param folder that it lies in, among others; need not exist
 * @param place names the Java, what starts the ranks, and the jars: of one place the latest state is kept
 * @param state names the versions of all these
 */
public record WarmCache(Path folder, String place, String state, List<Path> jars) {
    /** The first Java that has profiles of methods in its caches. */
    public static final int JAVA_VERSION = 25;

    /** Those that no program has used for so long are deleted when another one is made. */
    private static final Duration UNUSED = Duration.ofDays(60);

    private static final Duration NOT_AGAIN = Duration.ofDays(1);

    private static final String ENDING = ".aot";
    private static final String BEGIN = "ranks-";
    private static final String FAILED = ".failed";
    private static final int DIGITS = 16;

    public WarmCache {
        jars = List.copyOf(jars);
    }

    /**
     * The one for these jars.
     *
     * @param caches see {@link CacheFolder}
     * @param java the command
     * @param starter what starts the ranks: a library, or an engine
     * @param jars that the class path of all ranks begins with, in their order
     * @return empty if a file cannot be read
     */
    public static Optional<WarmCache> of(Path caches, Path java, String starter, List<Path> jars) {
        try {
            Path home = java.toRealPath().resolve("../..").normalize();
            StringBuilder place = new StringBuilder(home + "\n" + starter);
            StringBuilder state = new StringBuilder(Files.readString(home.resolve("release")));
            state.append(stamp(home.resolve("lib").resolve("modules")));
            for (Path jar : jars) {
                place.append('\n').append(jar.toAbsolutePath());
                state.append('\n').append(stamp(jar)).append(' ').append(checksum(jar));
            }
            return Optional.of(
                    new WarmCache(caches.resolve("aot"), digest(place.toString()), digest(state.toString()), jars));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Where it lies if it has been made. */
    public Path file() {
        return folder.resolve(BEGIN + place + "-" + state + ENDING);
    }

    /** Whether a JVM may be told to use it. */
    public boolean isMade() {
        return Files.isReadable(file());
    }

    /** Whether somebody has tried to make it today, in vain. */
    public boolean hasFailed() {
        return Files.exists(failure())
                && modified(failure()).isAfter(Instant.now().minus(NOT_AGAIN));
    }

    /** Whether it is missing, nobody has tried in vain today, and its folder can be written; the folder is there then. */
    public boolean canBeMade() {
        if (isMade() || hasFailed()) {
            return false;
        }
        try {
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, "sluice-", null));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Options of a JVM that uses it, and says nothing where that cannot be; none where it has not been made. */
    public List<String> optionsIfMade() {
        if (!isMade()) {
            return List.of();
        }
        touch();
        return List.of("-XX:AOTCache=" + file(), "-Xlog:aot*=off");
    }

    /** That it is in use, which keeps it; nothing where the folder cannot be written. */
    private void touch() {
        try {
            Files.setLastModifiedTime(file(), FileTime.from(Instant.now()));
        } catch (IOException e) {
            // Another user's folder; its owner touches it.
            System.getLogger(WarmCache.class.getName()).log(System.Logger.Level.DEBUG, "cannot be touched", e);
        }
    }

    /** That it could not be made. */
    public void fail() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(failure(), "");
    }

    /**
     * Takes a file in its place, at once for all who start meanwhile, and deletes those that nobody needs any more.
     *
     * @param made in the same folder or one below
     */
    public void keep(Path made) throws IOException {
        Files.move(made, file(), StandardCopyOption.ATOMIC_MOVE);
        Files.deleteIfExists(failure());
        Instant old = Instant.now().minus(UNUSED);
        try (DirectoryStream<Path> others =
                Files.newDirectoryStream(folder, BEGIN + "*{" + ENDING + "," + FAILED + "}")) {
            for (Path other : others) {
                boolean earlier = other.getFileName().toString().startsWith(BEGIN + place + "-");
                if (!other.equals(file()) && (earlier || modified(other).isBefore(old))) {
                    Files.deleteIfExists(other);
                }
            }
        }
    }

    private Path failure() {
        return folder.resolve(BEGIN + place + "-" + state + FAILED);
    }

    /** Long ago if another process has just deleted it. */
    private static Instant modified(Path file) {
        return Instant.ofEpochMilli(new File(file.toString()).lastModified());
    }

    private static String stamp(Path file) throws IOException {
        return Files.size(file) + " " + Files.getLastModifiedTime(file).toMillis();
    }

    /** Builds that can be repeated give all their jars one time, and the JVM looks at time and size alone. */
    private static long checksum(Path jar) throws IOException {
        CRC32 checksum = new CRC32();
        checksum.update(Files.readAllBytes(jar));
        return checksum.getValue();
    }

    private static String digest(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
