package org.sluicempi.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.distribution.Unpacked.Result;

/** Programs on the native engine start from what the zip's jars have taught a JVM. */
final class WarmTest {
    private static final String MPIRUN = "mpirun.openmpi";

    /** A launcher whose programs end at once unless they may use the cache that they are given. */
    private static final String STRICT = """
            #!/bin/sh
            [ "$1" = --version ] && exec MPIRUN --version
            asked=
            for word; do
                shift
                [ "$word" = '-Xlog:aot*=off' ] && word=-XX:AOTMode=on asked=yes
                set -- "$@" "$word"
            done
            [ -n "$asked" ] || { echo 'no cache was asked for'; exit 9; }
            exec MPIRUN "$@"
            """;

    @TempDir
    Path temp;

    private Unpacked sluice;

    @BeforeEach
    void unpack() throws IOException {
        assumeThat(has(MPIRUN)).isTrue();
        Path work = Files.createDirectories(temp.resolve("some work"));
        sluice = Unpacked.into(Files.createDirectories(temp.resolve("un packed")), work)
                .with("SLUICE_CACHE", temp.resolve("caches"))
                .with("OMPI_ALLOW_RUN_AS_ROOT", 1)
                .with("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", 1);
        assumeThat(Files.size(sluice.home().resolve("native/sluice-native.jar")))
                .as("built on a JDK 25")
                .isGreaterThan(100_000);
    }

    @Test
    void a_run_uses_the_cache_that_was_made_and_says_nothing_of_one_that_is_broken() throws Exception {
        Path strict = Files.writeString(sluice.work().resolve("strict"), STRICT.replace("MPIRUN", MPIRUN));
        Files.setPosixFilePermissions(strict, PosixFilePermissions.fromString("rwxr-xr-x"));

        Result cold = program("./strict");
        Result made = command("warm", "--mpi", "openmpi", "--api", "openmpi");
        Result warm = program("./strict");

        assertThat(cold.code()).as(cold.output()).isEqualTo(9);
        assertThat(made.code()).as(made.output()).isZero();
        assertThat(warm.output()).doesNotContainIgnoringCase("aot");
        assertThat(warm.code()).as(warm.output()).isZero();

        Path cache = cache();
        assertThat(made.output()).contains(cache.toString());
        Files.write(cache, Arrays.copyOf(Files.readAllBytes(cache), 100_000));
        Result broken = program(MPIRUN);
        assertThat(broken.output()).doesNotContainIgnoringCase("aot");
        assertThat(broken.code()).as(broken.output()).isZero();
    }

    /** Any program of this API; one that is in the zip needs no compiler. */
    private Result program(String launcher) throws IOException, InterruptedException {
        String face = sluice.home().resolve("api/openmpi.jar").toString();
        return command(
                "run",
                "-n",
                "2",
                "--engine",
                "native",
                "--launcher",
                launcher,
                "--api",
                "openmpi",
                "--class-path",
                face,
                "mpi.WarmUp",
                "1");
    }

    /** What the script starts; the script would also keep its own classes, behind the end of this test. */
    private Result command(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dsluice.home=" + sluice.home(),
                "-cp",
                sluice.home() + "/lib/*",
                "org.sluicempi.cli.Main"));
        command.addAll(List.of(arguments));
        return sluice.run(command);
    }

    private Path cache() throws IOException {
        try (Stream<Path> files = Files.list(temp.resolve("caches/aot"))) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            return all.get(0);
        }
    }

    private static boolean has(String command) {
        return Arrays.stream(Objects.requireNonNull(System.getenv("PATH")).split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
    }
}
