package org.sluicempi.launcher.warm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WarmCacheTest {
    @TempDir
    Path temp;

    private Path java;
    private Path jar;

    @BeforeEach
    void files() throws IOException {
        java = write("jdk/bin/java", "");
        write("jdk/release", "JAVA_VERSION=\"25\"");
        write("jdk/lib/modules", "classes");
        jar = write("lib/core.jar", "core");
    }

    @Test
    void each_version_of_each_part_has_one_of_its_own() throws IOException {
        WarmCache first = cache("MPICH");
        assertThat(cache("MPICH")).isEqualTo(first);
        assertThat(cache("OPEN_MPI").place()).isNotEqualTo(first.place());
        assertThat(cache("OPEN_MPI").state()).isEqualTo(first.state());

        write("jdk/release", "JAVA_VERSION=\"25.0.1\"");
        WarmCache otherJava = cache("MPICH");
        Files.setLastModifiedTime(jar, FileTime.from(Instant.EPOCH));
        WarmCache otherTime = cache("MPICH");
        write("lib/core.jar", "same");
        Files.setLastModifiedTime(jar, FileTime.from(Instant.EPOCH));
        WarmCache otherBytes = cache("MPICH");

        assertThat(List.of(first.state(), otherJava.state(), otherTime.state(), otherBytes.state()))
                .doesNotHaveDuplicates();
        assertThat(List.of(otherJava.place(), otherTime.place(), otherBytes.place()))
                .containsOnly(first.place());
    }

    @Test
    void what_cannot_be_read_has_none() throws IOException {
        Files.delete(jar);
        assertThat(WarmCache.of(temp, java, "MPICH", List.of(jar))).isEmpty();
        assertThat(WarmCache.of(temp, temp.resolve("no/java"), "MPICH", List.of()))
                .isEmpty();
    }

    @Test
    void a_jvm_is_given_the_file_and_told_to_be_silent() throws IOException {
        WarmCache cache = cache("MPICH");
        assertThat(cache.isMade()).isFalse();
        assertThat(cache.optionsIfMade()).isEmpty();
        cache.keep(write("caches/aot/new/file", "made"));

        assertThat(cache.isMade()).isTrue();
        assertThat(cache.file()).hasContent("made").hasParentRaw(temp.resolve("caches/aot"));
        assertThat(cache.optionsIfMade()).containsExactly("-XX:AOTCache=" + cache.file(), "-Xlog:aot*=off");
    }

    @Test
    void one_that_is_made_takes_the_place_of_earlier_ones_and_of_those_long_unused() throws IOException {
        WarmCache other = cache("OPEN_MPI");
        other.keep(write("caches/aot/new/other", "other"));
        WarmCache first = cache("MPICH");
        first.keep(write("caches/aot/new/first", "first"));
        Path unused = write("caches/aot/ranks-0-0.aot", "of a Sluice that is gone");
        Files.setLastModifiedTime(unused, FileTime.from(Instant.now().minus(Duration.ofDays(90))));
        Path foreign = write("caches/aot/notes.aot", "not ours");
        write("lib/core.jar", "another version");
        WarmCache second = cache("MPICH");
        second.fail();

        second.keep(write("caches/aot/new/second", "second"));
        second.keep(write("caches/aot/new/again", "again"));

        assertThat(second.file()).hasContent("again");
        assertThat(second.hasFailed()).isFalse();
        assertThat(other.isMade()).isTrue();
        assertThat(List.of(first.file(), unused)).noneMatch(Files::exists);
        assertThat(foreign).exists();
    }

    @Test
    void use_keeps_it_and_a_failure_is_forgotten_after_a_day() throws IOException {
        WarmCache cache = cache("MPICH");
        cache.keep(write("caches/aot/new/file", "made"));
        FileTime old = FileTime.from(Instant.now().minus(Duration.ofDays(2)));
        Files.setLastModifiedTime(cache.file(), old);
        assertThat(cache.optionsIfMade()).isNotEmpty();
        assertThat(Files.getLastModifiedTime(cache.file())).isGreaterThan(old);

        cache.fail();
        assertThat(cache.hasFailed()).isTrue();
        Files.setLastModifiedTime(
                cache.file()
                        .resolveSibling(cache.file().getFileName().toString().replace(".aot", ".failed")),
                old);
        assertThat(cache.hasFailed()).isFalse();
    }

    private WarmCache cache(String library) {
        return WarmCache.of(temp.resolve("caches"), java, library, List.of(jar)).orElseThrow();
    }

    private Path write(String name, String text) throws IOException {
        Path file = temp.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
