package org.sluicempi.corpus.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.corpus.program.SourceRoot;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.FileChange;

/** The patch of a root is taken by {@code git apply} and has the same effect as the transformation. */
class PatchTest {
    @ParameterizedTest
    @MethodSource("org.sluicempi.corpus.program.Programs#roots")
    void gitAppliesThePatch(SourceRoot root, @TempDir Path folder) throws IOException, InterruptedException {
        Path base = folder.toRealPath().resolve("tree");
        SourceRoot copy = Scratch.copy(root, base, p -> p.text().getBytes(root.encoding()));
        Analysed analysed = Analysed.of(root);
        assertThat(analysed.changes()).isNotEmpty();
        String patch = new Sluice().diff(List.copyOf(analysed.changes().values()), root.directory());
        Path file = Files.write(folder.resolve("sluice.patch"), patch.getBytes(root.encoding()));

        git(base, "init", "-q");
        git(base, "apply", "--check", file.toString());
        git(base, "apply", file.toString());

        for (FileChange change : analysed.changes().values()) {
            Path patched = copy.directory().resolve(root.directory().relativize(change.file()));
            assertThat(Files.readAllBytes(patched)).as(patched.toString()).isEqualTo(change.afterBytes());
        }
        assertThat(Programs.of(root).stream().filter(p -> analysed.change(p).isEmpty()))
                .allSatisfy(p -> assertThat(
                                copy.directory().resolve(root.directory().relativize(p.file())))
                        .content(root.encoding())
                        .isEqualTo(p.text()));
    }

    private static void git(Path folder, String... arguments) throws IOException, InterruptedException {
        List<String> command = Stream.concat(
                        Stream.of("git", "-c", "core.autocrlf=false", "-c", "core.whitespace=cr-at-eol"),
                        Stream.of(arguments))
                .toList();
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("GIT_CONFIG_NOSYSTEM", "1");
        builder.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as("%s: %s", command, output).isZero();
    }
}
