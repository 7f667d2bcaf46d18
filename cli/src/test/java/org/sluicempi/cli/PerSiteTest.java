package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code diff --per-site}: a patch for each call, which git applies to the sources as they are. */
final class PerSiteTest {
    @TempDir
    Path temp;

    private Path sources;
    private Path patches;

    @BeforeEach
    void program() throws Exception {
        sources = Files.createDirectory(temp.resolve("src"));
        patches = temp.resolve("patches");
        new Programs(sources).pair();
    }

    private Cli diff() {
        return Cli.run("diff", "--base", temp.toString(), "--per-site", patches.toString(), sources.toString());
    }

    private List<String> names() throws Exception {
        try (Stream<Path> files = Files.list(patches)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private String applied(String patch) throws Exception {
        new Programs(sources).pair();
        List<String> git = List.of("git", "apply", patches.resolve(patch).toString());
        Process process = new ProcessBuilder(git)
                .directory(temp.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return Files.readString(sources.resolve("app/Pair.java"));
    }

    @Test
    void each_patch_changes_one_call_of_the_sources_as_they_are() throws Exception {
        Cli diff = diff();

        assertThat(diff.code()).as(diff.err()).isZero();
        assertThat(diff.out()).isEmpty();
        assertThat(diff.err()).contains("2 patches in " + patches);
        assertThat(names())
                .containsExactly("0001-app.Pair-16-13.patch", "0002-app.Pair-19-13.patch", "sluice-patches.txt");
        assertThat(applied(names().get(0))).contains("sendData.deltaSendEnd();").doesNotContain("deltaWait");
        assertThat(applied(names().get(1))).contains("recvData.deltaWait").doesNotContain("deltaSend");
    }

    @Test
    void a_second_run_replaces_what_the_first_has_written() throws Exception {
        diff();
        new Programs(sources).write("app/Pair.java", Programs.PAIR.replace("int n = 20000", "int n = 5"));

        Cli again = diff();

        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.err()).contains("0 patches in ");
        assertThat(names()).containsExactly("sluice-patches.txt");
    }

    @Test
    void a_folder_with_files_of_others_stays_as_it_is() throws Exception {
        Path mine = Files.createDirectories(patches).resolve("mine.patch");
        Files.writeString(mine, "mine");

        Cli refused = diff();

        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains(patches + ": holds files that Sluice has not written");
        assertThat(names()).containsExactly("mine.patch");
    }
}
