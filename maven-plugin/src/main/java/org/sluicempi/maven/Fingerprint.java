package org.sluicempi.maven;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.sluicempi.analyzer.input.SourceTree;

/**
 * Tells whether the input of a goal is what it was the last time: names and content of all sources, class path (names,
 * sizes and times), language level, encoding, which sources are left out, version of the plugin.
 *
 * @param file where it is kept between builds
 */
record Fingerprint(Path file) {

    static String of(SourceTree tree, SourceFilter filter, Path output) throws MojoExecutionException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            add(digest, version(), output.toString(), tree.encoding().name(), Integer.toString(tree.release()));
            add(digest, filter.toString());
            for (Path entry : tree.classPath()) {
                add(digest, entry.toString(), stamp(entry));
            }
            for (Path root : tree.roots()) {
                add(digest, root.toString());
                for (Path source : sources(root)) {
                    add(digest, source.toString());
                    digest.update(Files.readAllBytes(source));
                }
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read the sources: " + e, e);
        } catch (NoSuchAlgorithmException e) {
            throw new MojoExecutionException("this Java has no SHA-256", e);
        }
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

    private static List<Path> sources(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private static String stamp(Path entry) throws IOException {
        return Files.size(entry) + " " + Files.getLastModifiedTime(entry).toMillis();
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
