package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.SourceTree;

final class FingerprintTest {
    @TempDir
    Path dir;

    private Path source;
    private String before;
    private List<String> excludes = List.of();

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
        excludes = List.of("B.java");
        assertThat(now(17)).isNotEqualTo(before);
        excludes = List.of();
        Files.writeString(source, "class A  {}");
        String edited = now(17);
        Files.move(source, source.resolveSibling("B.java"));

        assertThat(edited).isNotEqualTo(before);
        assertThat(now(17)).isNotIn(before, edited);
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
        return Fingerprint.of(
                new SourceTree(List.of(dir.resolve("src")), List.of(), StandardCharsets.UTF_8, release),
                new SourceFilter(List.of(), excludes),
                dir.resolve("out"));
    }
}
