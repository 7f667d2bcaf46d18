package org.sluicempi.maven;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.input.TreeFiles;

/**
 * Tells whether the input of a goal is what it was the last time.
 *
 * @param file where it is kept between builds
 */
record Fingerprint(Path file) {
    /**
     * Of all that an analysis depends on: names and content of all sources, class path (names, sizes and times of jars and of the
     * files in folders), language level, encoding, whether it is the whole program, the Java that runs, version of the plugin, and the folder that paths in remarks
     * start from.
     */
    static String of(SourceTree tree) throws MojoExecutionException {
        try {
            MessageDigest digest = digest();
            add(digest, version(), Runtime.version().toString(), System.getProperty("java.home"));
            add(digest, Path.of("").toAbsolutePath().toString());
            add(
                    digest,
                    tree.encoding().name(),
                    Integer.toString(tree.release()),
                    Boolean.toString(tree.isWholeProgram()));
            for (Path entry : tree.classPath()) {
                add(digest, "class path", entry.toString());
                for (Path each : Files.isDirectory(entry) ? filesBelow(entry, "") : Set.of(entry)) {
                    add(digest, each.toString(), stamp(each));
                }
            }
            for (Path root : tree.roots()) {
                add(digest, "sources", root.toString());
                for (Path source : filesBelow(root, ".java")) {
                    byte[] bytes = Files.isReadable(source) ? Files.readAllBytes(source) : new byte[0];
                    add(digest, source.toString(), Integer.toString(bytes.length), "" + Files.isReadable(source));
                    digest.update(bytes);
                }
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read the sources: " + e, e);
        }
    }

    /** Of some texts, in their order. */
    static String of(String... texts) throws MojoExecutionException {
        MessageDigest digest = digest();
        add(digest, texts);
        return HexFormat.of().formatHex(digest.digest());
    }

    boolean matches(String now) throws MojoExecutionException {
        try {
            return Files.exists(file) && Files.readString(file).equals(now);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read " + file, e);
        }
    }

    void remember(String now) throws MojoExecutionException {
        Output.write(file, now);
    }

    void forget() throws MojoExecutionException {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot delete " + file, e);
        }
    }

    /** Those that belong to a tree, links followed, and hidden ones. */
    private static Set<Path> filesBelow(Path folder, String ending) throws IOException {
        Set<Path> found = new TreeSet<>(TreeFiles.below(folder).files());
        try (Stream<Path> files = Files.walk(folder.toAbsolutePath().normalize())) {
            files.filter(Files::isRegularFile).forEach(found::add);
        }
        found.removeIf(file -> !file.toString().endsWith(ending));
        return found;
    }

    private static String stamp(Path entry) throws IOException {
        return Files.size(entry) + " " + Files.getLastModifiedTime(entry).to(TimeUnit.NANOSECONDS);
    }

    private static MessageDigest digest() throws MojoExecutionException {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new MojoExecutionException("this Java has no SHA-256", e);
        }
    }

    private static void add(MessageDigest digest, String... texts) {
        for (String text : texts) {
            digest.update(text.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
        }
    }

    private static String version() throws IOException {
        Properties properties = new Properties();
        try (InputStream in = Fingerprint.class.getResourceAsStream("version.properties")) {
            if (in == null) {
                throw new IOException("version.properties is missing from the plugin's jar");
            }
            properties.load(in);
        }
        return properties.getProperty("version");
    }
}
