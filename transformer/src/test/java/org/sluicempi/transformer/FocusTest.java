package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Focus;
import org.sluicempi.analyzer.ScannedTree;
import org.sluicempi.analyzer.input.Contents;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.transformer.change.FileChange;

/** One file or one site of a tree, on what an editor shows, asked for again and again. */
final class FocusTest {
    private static final String PAIR = """
            package app;
            import mpi.MPI;
            import mpi.MPIException;
            final class Pair {
                static void exchange(double[] a, double[] b, int n) throws MPIException {
                    for (int i = 0; i < n; i++) {
                        a[i] = Scale.FACTOR * i;
                    }
                    MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 7);
                    MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 1, 7);
                    double sum = 0;
                    for (int i = 0; i < n; i++) {
                        sum += b[i];
                    }
                    System.out.println(sum);
                }
            }
            """;

    @TempDir
    Path folder;

    private Path write(String name, String text) throws Exception {
        Path file = folder.resolve("app").resolve(name + ".java");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private SourceTree tree(Contents contents) {
        return new SourceTree(List.of(folder), List.of(), StandardCharsets.UTF_8, 17, contents);
    }

    private static List<Rule> rules(Analysis analysis) {
        return analysis.everyRemark().stream().map(remark -> remark.rule()).toList();
    }

    @Test
    void a_file_is_looked_at_as_it_is_shown_and_nothing_else_is_said() throws Exception {
        Path pair = write("Pair", "package app; final class Pair {}");
        write("Scale", "package app; final class Scale { static final double FACTOR = 0.5; }");
        write("Other", PAIR.replace("Pair", "Other"));
        Contents shown = file -> file.equals(pair) ? PAIR.getBytes(StandardCharsets.UTF_8) : Files.readAllBytes(file);
        Sluice sluice = new Sluice();
        ScannedTree scanned = sluice.scan(tree(shown), Progress.NONE);

        Analysis analysis = sluice.analyze(scanned, Focus.on(pair), Progress.NONE);

        assertThat(rules(analysis)).containsExactly(Rule.SL001, Rule.SL002);
        assertThat(analysis.files())
                .singleElement()
                .satisfies(plan -> assertThat(plan.file()).isEqualTo(pair));
        FileChange change = sluice.transform(analysis).get(0);
        assertThat(change.before()).isEqualTo(PAIR);
        assertThat(change.after()).contains("deltaSendBegin(", "deltaRecv(");
        assertThat(pair).hasContent("package app; final class Pair {}");
    }

    @Test
    void one_site_brings_along_what_it_needs_and_nothing_of_the_others() throws Exception {
        Path pair = write("Pair", PAIR);
        write("Scale", "package app; final class Scale { static final double FACTOR = 0.5; }");
        Sluice sluice = new Sluice();
        ScannedTree scanned = sluice.scan(tree(Contents.OF_FILES), Progress.NONE);
        List<SitePlan> sites = sluice.analyze(scanned, Focus.on(pair), Progress.NONE)
                .files()
                .get(0)
                .sites();

        String second = alone(sluice, scanned, pair, sites.get(1));
        assertThat(second)
                .contains("import mpi.DeltaRecv;", "deltaRecv(b, n", ".send(a, n, MPI.DOUBLE, 1, 7);")
                .doesNotContain("DeltaSend");
        assertThat(alone(sluice, scanned, pair, sites.get(0)))
                .contains("import mpi.DeltaSend;", ".recv(b, n, MPI.DOUBLE, 1, 7);")
                .doesNotContain("DeltaRecv");
    }

    private static String alone(Sluice sluice, ScannedTree scanned, Path file, SitePlan site) {
        Analysis analysis = sluice.analyze(scanned, new Focus(file, Optional.of(site.id())), Progress.NONE);
        return sluice.transform(analysis).get(0).after();
    }

    @Test
    void what_is_remembered_changes_no_answer() throws Exception {
        Path pair = write("Pair", PAIR);
        Path scale = write("Scale", "package app; final class Scale { static final double FACTOR = 0.5; }");
        Sluice remembering = Sluice.remembering();
        List<String> steps = List.of(
                PAIR,
                PAIR.replace("a[i] =", "a[0] ="),
                PAIR.replace("MPI.DOUBLE, 1", "MPI.DOUBLE, rank"),
                PAIR.replace("final class", "final class class"),
                PAIR);
        List<List<Rule>> seen = new ArrayList<>();
        for (String text : steps) {
            Files.writeString(pair, text);
            Analysis kept = focused(remembering, pair);
            assertThat(kept).isEqualTo(focused(new Sluice(), pair));
            seen.add(rules(kept));
        }
        assertThat(seen.get(0)).containsExactly(Rule.SL001, Rule.SL002).isEqualTo(seen.get(4));
        assertThat(seen.get(1)).isNotEqualTo(seen.get(0));
        assertThat(seen.get(3)).containsExactly(Rule.SL011);

        Files.delete(scale);
        assertThat(focused(remembering, pair)).isEqualTo(focused(new Sluice(), pair));
        assertThat(rules(focused(remembering, pair))).contains(Rule.SL011);
    }

    private Analysis focused(Sluice sluice, Path file) {
        return sluice.analyze(sluice.scan(tree(Contents.OF_FILES), Progress.NONE), Focus.on(file), Progress.NONE);
    }

    @Test
    void a_file_that_is_shown_otherwise_meanwhile_is_not_changed() throws Exception {
        Path pair = write("Pair", PAIR);
        write("Scale", "package app; final class Scale { static final double FACTOR = 0.5; }");
        StringBuilder text = new StringBuilder(PAIR);
        Contents shown =
                file -> file.equals(pair) ? text.toString().getBytes(StandardCharsets.UTF_8) : Files.readAllBytes(file);
        Sluice sluice = new Sluice();
        Analysis analysis = sluice.analyze(sluice.scan(tree(shown), Progress.NONE), Focus.on(pair), Progress.NONE);
        text.append("// more\n");

        assertThatThrownBy(() -> sluice.transform(analysis))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("changed since it was analysed");
    }
}
