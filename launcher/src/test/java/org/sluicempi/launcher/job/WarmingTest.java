package org.sluicempi.launcher.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.launcher.launch.MpiLauncher;
import org.sluicempi.launcher.launch.WarmUp;
import org.sluicempi.launcher.warm.WarmCache;

/** With a launcher that starts one rank and a Java that writes what it is to keep. */
class WarmingTest {
    /** Writes its arguments into the file that the option names. */
    private static final String KEEPING = """
            #!/bin/sh
            case $1 in
            -XX:AOTCacheOutput=*) echo "$@" > "${1#*=}" ;;
            -XX:AOTMode=on) test -f "${2#*=}" ;;
            *) exit 3 ;;
            esac
            """;

    @TempDir
    Path temp;

    private Path java;
    private WarmCache cache;
    private WarmUp warmUp;

    @BeforeEach
    void tools() throws IOException {
        java = script("jdk/bin/java", KEEPING);
        Files.writeString(temp.resolve("jdk/release"), "JAVA_VERSION=\"25\"");
        Files.createDirectories(temp.resolve("jdk/lib"));
        Files.writeString(temp.resolve("jdk/lib/modules"), "");
        Path launcher = script("launcher", "#!/bin/sh\nshift 2\nPMI_RANK=0 exec \"$@\"\n");
        Path jar = Files.writeString(temp.resolve("core.jar"), "");
        cache = WarmCache.of(temp.resolve("a b"), java, "x", List.of(jar)).orElseThrow();
        warmUp = WarmUp.under(new MpiLauncher(List.of(launcher.toString()), MpiLauncher.Kind.OTHER, ""), java, cache);
    }

    @Test
    void what_one_rank_has_learnt_is_kept() throws Exception {
        assertThat(new Warming(warmUp).run()).isEmpty();

        assertThat(Files.readString(cache.file()))
                .contains("-cp " + temp.resolve("core.jar") + " mpi.WarmUp ")
                .contains("--enable-native-access=ALL-UNNAMED");
        assertThat(entries()).containsExactly(cache.file());
    }

    @Test
    void two_at_once_do_not_disturb_each_other() throws Exception {
        Optional<?>[] problems = new Optional<?>[2];
        Thread other = new Thread(() -> {
            try {
                problems[1] = new Warming(warmUp).run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        other.start();
        problems[0] = new Warming(warmUp).run();
        other.join();

        assertThat(problems).containsOnly(Optional.empty());
        assertThat(entries()).containsExactly(cache.file());
    }

    @Test
    void a_warm_up_that_fails_leaves_nothing_but_the_knowledge_of_it() throws Exception {
        script("jdk/bin/java", "#!/bin/sh\necho no library here; exit 1\n");

        assertThat(new Warming(warmUp).run()).contains("no library here");

        assertThat(cache.isMade()).isFalse();
        assertThat(cache.hasFailed()).isTrue();
        assertThat(entries()).hasSize(1).allMatch(file -> file.toString().endsWith(".failed"));
    }

    @Test
    void what_no_program_could_use_is_not_kept() throws Exception {
        script("jdk/bin/java", KEEPING.replace("test -f \"${2#*=}\"", "echo does not fit; exit 1"));

        assertThat(new Warming(warmUp).run()).contains("does not fit");

        assertThat(cache.isMade()).isFalse();
    }

    @Test
    void a_folder_that_cannot_be_made_is_a_reason() throws Exception {
        Files.writeString(temp.resolve("a b"), "a file");

        assertThat(new Warming(warmUp).run())
                .hasValueSatisfying(why -> assertThat(why).contains("cannot read or write"));
    }

    private List<Path> entries() throws IOException {
        try (Stream<Path> files = Files.list(cache.folder())) {
            return files.toList();
        }
    }

    private Path script(String name, String text) throws IOException {
        Path file = temp.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
