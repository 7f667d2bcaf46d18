package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The verbs that look at sources, on small programs. */
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
    void analyze_ends_with_the_next_command() throws Exception {
        programs.pair();

        Cli cli = Cli.run("analyze", root);

        assertThat(cli.code()).isZero();
        assertThat(cli.out()).contains("Pair.java:16:13: passed SL001", "Pair.java:19:13: passed SL002");
        assertThat(cli.out().stripTrailing()).endsWith("Next: sluice diff '" + root + "'   shows the changes");
        assertThat(cli.err()).isEmpty();
    }

    @Test
    void analyze_writes_json() throws Exception {
        programs.pair();

        Cli cli = Cli.run("analyze", "--format", "json", root);

        assertThat(cli.code()).isZero();
        assertThat(cli.out())
                .startsWith("{")
                .contains("\"schemaVersion\"", "\"SL001\"")
                .doesNotContain("Next:");
    }

    @Test
    void analyze_fails_on_the_kinds_and_rules_that_were_named_and_on_no_other() throws Exception {
        programs.pair();

        Cli passed = Cli.run("analyze", root, "--fail-on", "passed");
        Cli rule = Cli.run("analyze", root, "--fail-on", "SL999");

        assertThat(passed.code()).isEqualTo(1);
        assertThat(passed.err()).contains("2 remarks that --fail-on (passed) names", "Pair.java:16:13");
        assertThat(Cli.run("analyze", root, "--fail-on", "missed,sl011").code()).isZero();
        assertThat(Cli.run("analyze", root, "--fail-on", "SL002").code()).isEqualTo(1);
        assertThat(rule.code()).isEqualTo(2);
        assertThat(rule.err()).contains("--fail-on SL999");
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
    void apply_changes_and_undo_restores() throws Exception {
        Path file = programs.pair();

        Cli applied = Cli.run("apply", root);
        String changed = Files.readString(file);
        List<Path> sourcesWhileApplied;
        try (Stream<Path> files = Files.walk(sources)) {
            sourcesWhileApplied =
                    files.filter(each -> each.toString().endsWith(".java")).toList();
        }
        Cli again = Cli.run("apply", root);
        Cli undone = Cli.run("undo", root);
        Cli nothing = Cli.run("undo", root);

        assertThat(applied.code()).isZero();
        assertThat(sourcesWhileApplied).containsExactly(file);
        assertThat(applied.out()).contains("changed " + file, "1 files changed", "sluice undo '" + root + "'");
        assertThat(changed).contains("deltaSendBegin");
        assertThat(again.code()).isZero();
        assertThat(again.out()).contains("Nothing to change");
        assertThat(undone.code()).isZero();
        assertThat(undone.out()).contains("restored " + file);
        assertThat(file).content().isEqualTo(Programs.PAIR);
        assertThat(nothing.code()).isEqualTo(2);
        assertThat(nothing.err()).contains("nothing to undo");
    }

    @Test
    void undo_leaves_a_file_that_was_edited_since_names_it_and_restores_the_others() throws Exception {
        Path file = programs.pair();
        Path edited = programs.write("app/Other.java", Programs.PAIR.replace("class Pair", "class Other"));
        Cli.run("apply", root);
        Files.writeString(edited, "edited");

        Cli cli = Cli.run("undo", root);

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.out()).contains("restored " + file, "1 files are as they were before apply");
        assertThat(cli.err()).contains("not restored: " + edited + ": changed since apply; its original is");
        assertThat(file).content().isEqualTo(Programs.PAIR);
        assertThat(edited).content().isEqualTo("edited");
    }

    @Test
    void apply_in_a_folder_that_cannot_be_written_changes_nothing_and_says_so() throws Exception {
        Path file = programs.pair();
        org.junit.jupiter.api.Assumptions.assumeTrue(
                becomesReadOnly(sources.resolve("app")), "this user may write anywhere");

        Cli cli = Cli.run("apply", root);

        writable(sources.resolve("app"));
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("Pair.java").doesNotContain("\tat ");
        assertThat(file).content().isEqualTo(Programs.PAIR);
    }

    @Test
    void apply_without_a_place_for_the_originals_changes_nothing_and_says_so() throws Exception {
        Path file = programs.pair();
        Path inTheWay = programs.write(".sluice", "a file");

        Cli cli = Cli.run("apply", root);

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains(inTheWay.toString()).doesNotContain("\tat ");
        assertThat(file).content().isEqualTo(Programs.PAIR);
    }

    @Test
    void a_missing_folder_an_empty_one_and_one_without_mpi_are_told_apart() throws Exception {
        Cli missing = Cli.run("analyze", root + "/nowhere");
        Cli empty = Cli.run("analyze", root);
        programs.write("Plain.java", "class Plain {}");
        Cli noMpi = Cli.run("analyze", root);

        assertThat(missing.err()).isEqualTo("sluice: " + root + "/nowhere: no such file or folder\n");
        assertThat(empty.err()).contains(root + ": no .java file in it");
        assertThat(noMpi.err()).contains(root + ": none of 1 source files uses MPI");
        assertThat(new int[] {missing.code(), empty.code(), noMpi.code()}).containsOnly(2);
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
    void a_missing_class_path_entry_and_an_unknown_character_set_are_named() throws Exception {
        programs.pair();

        assertThat(Cli.run("analyze", "--class-path", "no.jar", root).err()).contains("--class-path no.jar");
        assertThat(Cli.run("analyze", "--encoding", "utf-9", root).err()).contains("--encoding utf-9");
        assertThat(Cli.run("analyze", "--release", "7", root).err()).contains("--release 7");
    }

    @Test
    void a_syntax_error_in_a_file_without_mpi_does_not_matter() throws Exception {
        programs.pair();
        programs.write("app/Broken.java", "class Broken { int }");

        Cli cli = Cli.run("analyze", root);

        assertThat(cli.code()).isZero();
        assertThat(cli.out()).contains("passed SL001").doesNotContain("Broken.java");
    }

    @Test
    void a_syntax_error_in_a_file_with_mpi_is_a_remark_and_the_others_go_on() throws Exception {
        programs.pair();
        programs.write(
                "app/Broken.java",
                Programs.PAIR.replace("class Pair", "class Broken").replace("0.5 * i", "0.5 *"));

        Cli cli = Cli.run("analyze", root);

        assertThat(cli.code()).isZero();
        assertThat(cli.out()).contains("Broken.java:14:", "SL011", "Pair.java:16:13: passed SL001");
        assertThat(Cli.run("analyze", root, "--fail-on", "SL011").code()).isEqualTo(1);
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

    private static boolean becomesReadOnly(Path folder) throws Exception {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        return !Files.isWritable(folder);
    }

    private static void writable(Path folder) throws Exception {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
