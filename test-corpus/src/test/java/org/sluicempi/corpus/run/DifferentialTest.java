package org.sluicempi.corpus.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Eager;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.corpus.program.SourceRoot;
import org.sluicempi.transformer.change.FileChange;

/** Every program does the same after the transformation as before, under every setting, and really cuts its messages. */
class DifferentialTest {
    /** What is under way together with others is not cut. */
    private static final Set<Rule> WHOLE = Set.of(Rule.SL004, Rule.SL005, Rule.SL006);

    private static final boolean ALL = "all".equals(System.getProperty("sluice.settings"));

    private static final Duration LIMIT = Duration.ofSeconds(60);

    @TestFactory
    Stream<DynamicContainer> sameAsOriginal() {
        return Programs.roots().stream().map(root -> {
            List<Program> programs =
                    Programs.of(root).stream().filter(Program::runs).toList();
            Built built = Built.of(Analysed.of(root), programs, work(root));
            return DynamicContainer.dynamicContainer(
                    root.name(),
                    programs.stream()
                            .map(p -> DynamicTest.dynamicTest(
                                    p.name(),
                                    () -> Assertions.assertTimeoutPreemptively(LIMIT, () -> check(built, p)))));
        });
    }

    @Test
    void someProgramOfEachRootChanges() {
        for (SourceRoot root : Programs.roots()) {
            assertThat(Analysed.of(root).changes()).as(root.name()).isNotEmpty();
        }
    }

    private static void check(Built built, Program program) {
        Execution execution = new Execution(program.mainClass(), program.arguments());
        Version original = built.original(program);
        Optional<Version> transformed = built.transformed(program);
        String error = built.broken().get(program.root().directory().relativize(program.file()));
        if (error != null) {
            throw new AssertionError("the transformed program does not compile:\n" + error);
        }
        if (transformed.isEmpty()) {
            original(execution, program, original, program.ranks().get(0), strictest(program));
            return;
        }
        Set<Integer> used = new HashSet<>();
        for (int ranks : program.ranks()) {
            for (Eager eager : Eager.values()) {
                if (program.eager().contains(eager)) {
                    Outcome expected = original(execution, program, original, ranks, eager);
                    compare(execution, original, transformed.get(), ranks, eager, expected, used);
                }
            }
        }
        if (program.cuts()) {
            everySiteIsUsed(built, program, transformed.get(), used);
        }
    }

    /**
     * A rank that fails ends the job wherever the others are then, perhaps before they come to their own sites: such a
     * program shows only that it uses one.
     */
    private static void everySiteIsUsed(Built built, Program program, Version transformed, Set<Integer> used) {
        Set<String> passed = passed(built, program).map(SitePlan::id).collect(Collectors.toSet());
        Set<String> unused = unused(built, program, transformed, used);
        assertThat(unused)
                .as("of %s: passed sites at which no message was cut or asked for in parts", passed)
                .hasSizeLessThan(program.exitCode() == 0 || passed.isEmpty() ? 1 : passed.size());
    }

    /** What is left as it is needs to show only that it is a program that runs. */
    private static Eager strictest(Program program) {
        return program.eager().stream().min(Comparator.naturalOrder()).orElseThrow();
    }

    private static Outcome original(Execution execution, Program program, Version original, int ranks, Eager eager) {
        Outcome expected = execution.run(
                original, original, new Setting(ranks, eager, 0, 0, Setting.Side.NONE, false), new Pieces());
        assertThat(expected.exitCode())
                .as("original, %s ranks: %s", ranks, expected)
                .isEqualTo(program.exitCode());
        assertThat(expected.isEmpty()).as("original prints nothing").isFalse();
        return expected;
    }

    private static void compare(
            Execution execution,
            Version original,
            Version transformed,
            int ranks,
            Eager eager,
            Outcome expected,
            Set<Integer> used) {
        for (Setting setting : settings(ranks, eager)) {
            Pieces pieces = new Pieces();
            Outcome actual = execution.run(original, transformed, setting, pieces);
            if (!actual.sameAs(expected)) {
                throw new AssertionError(setting + "\nexpected " + expected + "\nbut was  " + actual);
            }
            used.addAll(pieces.cut());
            used.addAll(pieces.awaited());
        }
    }

    /**
     * The strictest one and another: with its eager limits each number of ranks sees them all. With {@code
     * -Dsluice.settings=all} each eager limit does.
     */
    private static List<Setting> settings(int ranks, Eager eager) {
        List<Setting> others = new ArrayList<>();
        others.add(new Setting(ranks, eager, 1024, 17L * ranks + eager.ordinal(), Setting.Side.ALL, false));
        others.add(new Setting(ranks, eager, 0, 0, Setting.Side.ALL, false));
        if (ranks > 1) {
            Setting.Side side = (ranks + eager.ordinal()) % 2 == 0 ? Setting.Side.EVEN : Setting.Side.ODD;
            others.add(new Setting(ranks, eager, 200, 0, side, false));
        }
        List<Setting> settings = new ArrayList<>();
        settings.add(new Setting(ranks, eager, 64, 0, Setting.Side.ALL, true));
        settings.addAll(ALL ? others : List.of(others.get((ranks + eager.ordinal()) % others.size())));
        return settings;
    }

    /** Sites that the report calls passed although no run cut their message, or asked for a part of it. */
    private static Set<String> unused(Built built, Program program, Version transformed, Set<Integer> used) {
        Set<Integer> lines = used.stream().map(transformed.lines()::original).collect(Collectors.toSet());
        FileChange change = built.analysed().change(program).orElseThrow();
        return passed(built, program)
                .filter(site -> lines.stream()
                        .noneMatch(line -> lineOf(change, site.call().start()) <= line
                                && line <= lineOf(change, site.call().end())))
                .map(SitePlan::id)
                .collect(Collectors.toSet());
    }

    private static Stream<SitePlan> passed(Built built, Program program) {
        return built.analysed().change(program).orElseThrow().plan().sites().stream()
                .filter(site -> site.remarks().stream()
                        .anyMatch(r -> r.rule().kind() == Kind.PASSED && !WHOLE.contains(r.rule())));
    }

    private static long lineOf(FileChange change, int offset) {
        return 1
                + change.before()
                        .substring(0, offset)
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
    }

    private static Path work(SourceRoot root) {
        return Programs.module().resolve("target/corpus").resolve(root.name());
    }
}
