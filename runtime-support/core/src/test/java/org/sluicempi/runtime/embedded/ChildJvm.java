package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;

/** Compiles small programs and runs them with the launcher in a JVM of their own. */
public final class ChildJvm {
    public record Outcome(int exitCode, String out, String err) {}

    private final Path folder;

    public ChildJvm(Path folder) {
        this.folder = folder;
    }

    static String core() throws Exception {
        return new File(Launcher.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .getPath();
    }

    /** Compiles a class against the core alone; returns the class path to run it with. */
    public Path compile(String name, String source) throws Exception {
        Path file = folder.resolve("src").resolve(name + ".java");
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Files.createDirectories(file.getParent());
        Files.writeString(file, source);
        int result = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-cp",
                        core() + File.pathSeparator + classes,
                        "-d",
                        classes.toString(),
                        file.toString());
        assertThat(result).isZero();
        return classes;
    }

    public Outcome launch(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(java(), "-Xshare:auto", "-cp", core()));
        command.add(Launcher.class.getName());
        command.addAll(List.of(arguments));
        return run(command);
    }

    /** As {@code java} runs a program alone. */
    public Outcome plain(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(java()));
        command.addAll(List.of(arguments));
        return run(command);
    }

    Outcome run(List<String> command) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(input()))
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS))
                    .as("end of " + command)
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        return new Outcome(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private File input() throws IOException {
        return Files.writeString(folder.resolve("in.txt"), "first line\n").toFile();
    }

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
