package org.sluicempi.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The zip, unpacked as {@code unzip} does it, with the permissions that it holds.
 *
 * @param home the one folder in it
 * @param work where commands are run
 * @param environment of commands, beside that of this JVM
 */
record Unpacked(Path home, Path work, Map<String, String> environment) {
    private static final Path ZIP = Path.of(Objects.requireNonNull(System.getProperty("sluice.zip")));

    /** What a command printed, in whatever channel. */
    record Result(int code, String output) {}

    static Unpacked into(Path folder, Path work) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(ZIP, Map.of("enablePosixFileAttributes", true));
                Stream<Path> entries = Files.walk(zip.getPath("/"))) {
            for (Path entry : (Iterable<Path>) entries::iterator) {
                Path target = folder.resolve(zip.getPath("/").relativize(entry).toString());
                if (Files.isDirectory(entry)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(entry, target);
                    Files.setPosixFilePermissions(target, Files.getPosixFilePermissions(entry));
                }
            }
        }
        try (Stream<Path> inside = Files.list(folder)) {
            List<Path> homes = inside.toList();
            assertThat(homes).hasSize(1);
            return new Unpacked(homes.get(0), work, Map.of());
        }
    }

    Unpacked with(String variable, Object value) {
        Map<String, String> more = new HashMap<>(environment);
        more.put(variable, value.toString());
        return new Unpacked(home, work, more);
    }

    Path launcher() {
        return home.resolve("bin/sluice");
    }

    Result sluice(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(launcher().toString()));
        command.addAll(List.of(arguments));
        return run(command);
    }

    Result run(List<String> command) throws IOException, InterruptedException {
        Path output = Files.createTempFile(work, "output", "");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(work.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(20, TimeUnit.MINUTES)).as(command.toString()).isTrue();
        return new Result(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
    }
}
