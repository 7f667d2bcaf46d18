package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The {@code sluice} script, in a folder with a space in its name, with a Maven and a Java that only say what they got. */
final class LauncherScriptTest {
    @TempDir
    Path temp;

    private Path home;
    private Path tools;

    private record Result(int code, String output) {}

    @BeforeEach
    void copyScript() throws IOException {
        home = Files.createDirectories(temp.resolve("my sluice"));
        tools = Files.createDirectories(temp.resolve("tools/bin"));
        Files.copy(Path.of("..", "sluice"), executable(home.resolve("sluice"), ""), REPLACE);
        Files.createDirectories(home.resolve("cli/src/main/java"));
        Files.writeString(home.resolve("pom.xml"), "<project/>");
        Files.writeString(home.resolve("cli/src/main/java/A.java"), "class A {}");
        java("17.0.1");
        executable(tools.resolve("mvn"), "#!/bin/sh\necho \"mvn in $PWD\"\n");
    }

    @Test
    void the_first_start_builds_in_one_line_and_the_second_does_not_build() throws Exception {
        Result first = run("analyze", "a b");
        Result second = run("--version");

        assertThat(first.output())
                .startsWith("sluice: building (first start, takes a minute or two)\njava ")
                .contains("<org.sluicempi.cli.Main>", "<analyze>", "<a b>");
        assertThat(first.output()).contains("<" + home + "/cli/target/sluice/lib/*>");
        assertThat(first.code()).isEqualTo(7);
        assertThat(Files.readString(home.resolve("cli/target/build.log"))).isEqualTo("mvn in " + home + "\n");
        Files.delete(home.resolve("cli/target/build.log"));
        assertThat(second.code()).isEqualTo(7);
        assertThat(home.resolve("cli/target/build.log")).doesNotExist();
    }

    @Test
    void it_builds_again_when_a_source_is_newer() throws Exception {
        run();
        Files.delete(home.resolve("cli/target/build.log"));
        Files.setLastModifiedTime(
                home.resolve("cli/src/main/java/A.java"),
                FileTime.from(Instant.now().plusSeconds(5)));

        run();

        assertThat(home.resolve("cli/target/build.log")).exists();
    }

    @Test
    void a_build_is_announced_where_nobody_sits_at_a_terminal_too() throws Exception {
        assertThat(run().output()).contains("sluice: building (first start, takes a minute or two)");
        assertThat(run().output()).doesNotContain("building");
    }

    @Test
    void a_failed_build_shows_its_errors_and_is_tried_again() throws Exception {
        executable(tools.resolve("mvn"), "#!/bin/sh\necho '[INFO] fine'; echo '[ERROR] A.java:1: broken'; exit 1\n");

        Result result = run();

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.output())
                .contains("[ERROR] A.java:1: broken", "build.log")
                .doesNotContain("fine", "java <");
        executable(tools.resolve("mvn"), "#!/bin/sh\nexit 0\n");
        assertThat(run().code()).isEqualTo(7);
    }

    @Test
    void an_old_java_is_named() throws Exception {
        java("11.0.2");

        Result result = run();

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.output()).contains("needs Java 17 or newer", tools + "/java", "is version 11.0.2");
    }

    @Test
    void a_java_home_without_java_is_named() throws Exception {
        Result result = run(List.of("JAVA_HOME=/nowhere"));

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.output()).contains("JAVA_HOME is /nowhere");
    }

    @Test
    void it_finds_its_home_through_a_symbolic_link() throws Exception {
        Path link = Files.createSymbolicLink(tools.resolve("linked"), home.resolve("sluice"));

        Result result = start(List.of(), List.of(link.toString()));

        assertThat(result.code()).isEqualTo(7);
        assertThat(result.output()).contains("-Dsluice.home=" + home);
    }

    private static final java.nio.file.StandardCopyOption REPLACE = java.nio.file.StandardCopyOption.REPLACE_EXISTING;

    private Result run(String... args) throws Exception {
        List<String> command =
                new java.util.ArrayList<>(List.of(home.resolve("sluice").toString()));
        command.addAll(List.of(args));
        return start(List.of(), command);
    }

    private Result run(List<String> environment) throws Exception {
        return start(environment, List.of(home.resolve("sluice").toString()));
    }

    private Result start(List<String> environment, List<String> command) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).directory(temp.toFile());
        builder.environment().remove("JAVA_HOME");
        builder.environment().put("PATH", tools + ":/usr/bin:/bin");
        for (String variable : environment) {
            builder.environment().put(variable.split("=")[0], variable.split("=")[1]);
        }
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Result(process.exitValue(), output);
    }

    /** A Java that prints its arguments and exits with 7. */
    private void java(String version) throws IOException {
        executable(tools.resolve("java"), """
                #!/bin/sh
                if [ "$1" = -version ]; then echo 'openjdk version "VERSION" 2024-01-01'; exit 0; fi
                printf java; for a; do printf ' <%s>' "$a"; done; echo
                exit 7
                """.replace("VERSION", version));
    }

    private static Path executable(Path file, String text) throws IOException {
        Files.writeString(file, text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
