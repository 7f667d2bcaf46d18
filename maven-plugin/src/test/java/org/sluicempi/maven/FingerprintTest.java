package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.SourceTree;

final class FingerprintTest {
    @TempDir
    Path dir;

    private Path source;
    private String before;
    private List<Path> classPath = List.of();

    @BeforeEach
    void oneSource() throws Exception {
        source = Files.writeString(Files.createDirectory(dir.resolve("src")).resolve("A.java"), "class A {}");
        before = now(17);
    }

    @Test
    void the_same_input_has_the_same_fingerprint() throws Exception {
        assertThat(now(17)).isEqualTo(before);
    }

    @Test
    void a_change_of_content_of_names_and_of_settings_is_seen() throws Exception {
        assertThat(now(11)).isNotEqualTo(before);
        assertThat(Fingerprint.of(tree(17).wholeProgram(true))).isNotEqualTo(before);
        Files.writeString(source, "class A  {}");
        String edited = now(17);
        Files.move(source, source.resolveSibling("B.java"));

        assertThat(edited).isNotEqualTo(before);
        assertThat(now(17)).isNotIn(before, edited);
    }

    @Test
    void a_change_of_a_class_in_a_folder_is_seen() throws Exception {
        Path file =
                Files.writeString(Files.createDirectories(dir.resolve("lib/p")).resolve("C.class"), "one");
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
        classPath = List.of(dir.resolve("lib"));
        String first = now(17);
        Files.writeString(file, "two!");
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
        String longer = now(17);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1));
        String later = now(17);
        Files.move(file, file.resolveSibling("D.class"));

        assertThat(Set.of(before, first, longer, later, now(17))).hasSize(5);
    }

    @Test
    void what_stands_behind_a_link_counts() throws Exception {
        Path other = Files.createDirectories(dir.resolve("other"));
        Path linked = Files.writeString(other.resolve("L.java"), "class L {}");
        Files.createSymbolicLink(source.resolveSibling("linked"), other);
        String first = now(17);
        Files.writeString(linked, "class L { }");

        assertThat(Set.of(before, first, now(17))).hasSize(3);
    }

    /** Whatever is edited, added, moved or taken away in whatever order: trees are the same if and only if their fingerprints are. */
    @Test
    void fingerprints_are_the_same_for_the_same_trees_only() throws Exception {
        long seed = Long.getLong("sluice.seed", 5);
        Random random = new Random(seed);
        Map<Map<Path, String>, String> known = new HashMap<>();
        Map<Path, String> tree = new TreeMap<>(Map.of(source, "class A {}"));
        for (int step = 0; step < 300; step++) {
            Path file = dir.resolve("src")
                    .resolve("pq".charAt(random.nextInt(2)) + "/" + "ABC".charAt(random.nextInt(3)) + ".java");
            if (tree.containsKey(file) && random.nextBoolean()) {
                Files.delete(file);
                tree.remove(file);
            } else {
                String text = " ".repeat(random.nextInt(2)) + "class A {}";
                Files.writeString(Files.createDirectories(file.getParent()).resolve(file.getFileName()), text);
                tree.put(file, text);
            }
            String now = now(17);
            assertThat(known.computeIfAbsent(Map.copyOf(tree), unused -> now))
                    .as("step %d of seed %d", step, seed)
                    .isEqualTo(now);
        }
        assertThat(Set.copyOf(known.values())).hasSameSizeAs(known.keySet());
        assertThat(known).hasSizeBetween(20, 299);
    }

    @Test
    void it_is_kept_until_it_is_forgotten() throws Exception {
        Fingerprint kept = new Fingerprint(dir.resolve("target/transform.fingerprint"));
        assertThat(kept.matches(before)).isFalse();

        kept.remember(before);
        assertThat(kept.matches(before)).isTrue();
        assertThat(kept.matches("other")).isFalse();

        kept.forget();
        assertThat(kept.matches(before)).isFalse();
    }

    private String now(int release) throws Exception {
        return Fingerprint.of(tree(release));
    }

    private SourceTree tree(int release) {
        return new SourceTree(List.of(dir.resolve("src")), classPath, StandardCharsets.UTF_8, release);
    }
}
