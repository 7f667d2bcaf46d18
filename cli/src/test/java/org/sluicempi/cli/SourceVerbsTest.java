package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every verb that looks at sources, and patches and plans, which one verb makes and another takes. */
final class SourceVerbsTest {
    @TempDir
    Path temp;

    private Path sources;
    private String root;
    private Programs programs;

    @BeforeEach
    void folder() throws Exception {
        sources = Files.createDirectories(temp.toRealPath().resolve("my sources"));
        root = sources.toString();
        programs = new Programs(sources);
    }

    @Test
    void diff_prints_a_patch_that_git_applies_and_leaves_the_sources_alone() throws Exception {
        Path file = programs.pair();
        Path patch = temp.resolve("the.patch");

        Cli printed = Cli.run("diff", "--base", root, root);
        Cli stored = Cli.run("diff", "--base", root, "-o", patch.toString(), root);

        assertThat(printed.code()).isZero();
        assertThat(printed.out()).contains("+++ b/app/Pair.java").isEqualTo(Files.readString(patch));
        assertThat(stored.err()).contains("git -C '" + root + "' apply " + patch.toRealPath());
        assertThat(file).content().isEqualTo(Programs.PAIR);
        assertThat(git("init", "-q")).isZero();
        assertThat(git("apply", patch.toString())).isZero();
        assertThat(file).content().contains("deltaSendBegin(data, n, MPI.DOUBLE, 1, 7)");
        assertThat(Cli.run("diff", "--base", root, root).out()).isEmpty();
    }

    @Test
    void a_stored_plan_is_shown_and_carried_out_later_unless_the_sources_have_changed() throws Exception {
        Path file = programs.pair();
        String patch = Cli.run("diff", "--base", root, root).out();
        Path plan = temp.resolve("plan.json");

        Files.writeString(plan, Cli.run("analyze", "--format", "plan", root).out());

        assertThat(Cli.run("analyze", "--plan", plan.toString()).out())
                .contains("passed SL001")
                .endsWith("Next: sluice diff --plan " + plan + "   shows the changes\n");
        assertThat(Cli.run("diff", "--base", root, "--plan", plan.toString()).out())
                .isNotEmpty()
                .isEqualTo(patch);
        Cli applied = Cli.run("apply", "--plan", plan.toString());
        assertThat(applied.code()).as(applied.err()).isZero();
        assertThat(file).content().contains("deltaSendBegin");
        assertThat(Cli.run("undo", root).code()).isZero();
        assertThat(file).content().isEqualTo(Programs.PAIR);

        Files.writeString(file, Programs.PAIR.replace("20000", "30000"));
        Cli late = Cli.run("apply", "--plan", plan.toString());
        assertThat(late.code()).isEqualTo(2);
        assertThat(late.err()).contains("changed since it was analysed");
    }

    @Test
    void a_plan_that_is_none_and_sources_that_are_not_named_are_refused() throws Exception {
        Path file = programs.pair();

        Cli none = Cli.run("diff", "--plan", file.toString());
        Cli gone = Cli.run("diff", "--plan", root + "/nowhere");
        Cli both = Cli.run("diff", "--plan", file.toString(), root);
        Cli neither = Cli.run("diff");

        assertThat(new int[] {none.code(), gone.code(), both.code(), neither.code()})
                .containsOnly(2);
        assertThat(none.err()).contains("--plan " + file + ": not a plan");
        assertThat(gone.err()).contains("--plan " + root + "/nowhere: cannot be read");
        assertThat(both.err()).contains("name no others beside it");
        assertThat(neither.err()).contains("which sources?");
    }

    @Test
    void every_verb_refuses_a_folder_without_mpi() throws Exception {
        programs.write("Plain.java", "class Plain {}");

        for (String verb : new String[] {"analyze", "diff", "apply"}) {
            Cli cli = Cli.run(verb, root);
            assertThat(cli.code()).as(verb).isEqualTo(2);
            assertThat(cli.out()).as(verb).isEmpty();
        }
    }

    @Test
    void a_file_that_cannot_be_decoded_is_named_by_every_verb_and_ends_it_if_there_is_no_other() throws Exception {
        Path file = sources.resolve("Latin.java");
        Files.write(file, Programs.PAIR.replace("sum ", "s\u00fcm ").getBytes(StandardCharsets.ISO_8859_1));

        for (String verb : List.of("analyze", "diff", "apply")) {
            Cli alone = Cli.run(verb, root);
            assertThat(alone.code()).as(verb).isEqualTo(2);
            assertThat(alone.err())
                    .as(verb)
                    .contains("1 file could not be analysed", file + ": analysis SL011: byte 0xFC");
        }
        assertThat(Cli.run("analyze", root).out())
                .contains(
                        "1 file read, 1 not analysed (SL011), no call sends or receives", "No file could be analysed.")
                .doesNotContain("Nothing to change");
        programs.write("Silent.java", "class Silent { int n = mpi.MPI.COMM_WORLD.hashCode(); }");
        for (String verb : List.of("analyze", "diff", "apply")) {
            Cli silent = Cli.run(verb, root);
            assertThat(silent.code()).as(verb).isEqualTo(2);
            assertThat(silent.out()).as(verb).doesNotContain("Nothing to change.");
            assertThat(silent.err()).as(verb).contains("1 file could not be analysed", "Latin.java");
        }
        assertThat(Cli.run("analyze", root).out()).contains("Nothing to change in the files that could be analysed.");
        programs.pair();
        Cli beside = Cli.run("diff", "--base", root, root);
        assertThat(beside.code()).isZero();
        assertThat(beside.out()).contains("+++ b/app/Pair.java");
        assertThat(beside.err()).contains("1 file could not be analysed", "Latin.java");
        assertThat(Cli.run("analyze", "--encoding", "ISO-8859-1", root).err()).isEmpty();
    }

    @Test
    void a_patch_that_cannot_be_written_is_bad_input_that_names_the_file() throws Exception {
        programs.pair();

        Cli nowhere = Cli.run("diff", "-o", root + "/missing/the.patch", root);
        Cli folder = Cli.run("diff", "-o", root, root);

        assertThat(nowhere.code()).isEqualTo(2);
        assertThat(nowhere.err())
                .contains("-o " + root + "/missing/the.patch: cannot be written: its folder does not exist");
        assertThat(folder.code()).isEqualTo(2);
        assertThat(folder.err()).contains("-o " + root + ": cannot be written: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"analyze", "diff", "apply", "--help", "--version"})
    void output_that_is_lost_is_no_success(String verb) throws Exception {
        programs.pair();
        StringWriter err = new StringWriter();
        Writer full = new Writer() {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                throw new IOException("No space left on device");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        String[] words = verb.startsWith("-") ? new String[] {verb} : new String[] {verb, root};

        int code = Main.execute(new PrintWriter(full), new PrintWriter(err), words);

        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).contains("the output could not be written");
    }

    private int git(String... words) throws Exception {
        String[] command = new String[words.length + 3];
        command[0] = "git";
        command[1] = "-C";
        command[2] = root;
        System.arraycopy(words, 0, command, 3, words.length);
        Process process = new ProcessBuilder(command).inheritIO().start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }
}
