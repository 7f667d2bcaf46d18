package org.sluicempi.transformer.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.dependence.write.CountingHeader;
import org.sluicempi.analyzer.dependence.write.RangeCall;
import org.sluicempi.analyzer.dependence.write.Strips;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.HandPlan;
import org.sluicempi.transformer.parse.ParsedSource;
import org.sluicempi.transformer.verify.Verifier;

/**
 * Random steps on random programs in random layouts. The verifier carries the same plan out on the syntax tree, with no
 * code in common but the added texts, so a misplaced line or brace shows.
 */
class RandomPlansTest {
    private static final Path FILE = Path.of("T.java");
    private static final List<String> SITES = List.of("1:1", "2:1", "3:1");

    @Test
    void theTextIsWhatTheTreeSays() throws Exception {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        int steps = 0;
        for (int round = 0; round < 300; round++) {
            Random random = new Random(seed + round);
            RandomProgram program = new RandomProgram(random);
            SourceText before = source(program.text());
            FilePlan plan = plan(before, steps(program, before, random));
            String after = program.text();
            try {
                after = FileEditor.edits(ParsedSource.of(before), plan).apply(program.text());
                Verifier.check(ParsedSource.of(before), source(after), plan);
                assertThat(after.replace("\r\n", "").contains("\r")).isFalse();
                assertThat(after.lines().filter(String::isBlank).count())
                        .as("no blank lines are added")
                        .isEqualTo(
                                program.text().lines().filter(String::isBlank).count());
                assertThat(after.lines().filter(RandomPlansTest::endsInSpace).count())
                        .as("no line gets white space at its end")
                        .isLessThanOrEqualTo(program.text()
                                .lines()
                                .filter(RandomPlansTest::endsInSpace)
                                .count());
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(
                        "seed " + (seed + round) + "\n" + program.text() + "\n" + plan.steps() + "\n" + after, e);
            }
            steps += plan.steps().size();
        }
        assertThat(steps).isGreaterThan(700);
    }

    private static List<Step> steps(RandomProgram program, SourceText text, Random random) {
        List<Step> steps = new ArrayList<>();
        Set<Span> stripped = new HashSet<>();
        int number = 0;
        for (Span sequence : program.sequences()) {
            for (int place = random.nextInt(9); place < 2; place++) {
                String site = SITES.get(random.nextInt(SITES.size()));
                steps.add(new Step.Finally(site, sequence, "s" + number++ + ".complete();"));
            }
        }
        for (RandomProgram.Placed placed : program.statements()) {
            String site = SITES.get(random.nextInt(SITES.size()));
            String name = "v" + number++;
            switch (random.nextInt(6)) {
                case 0 ->
                    steps.add(new Step.Before(site, placed.span().start(), Step.Rank.STATEMENT, name + ".before();"));
                case 1 -> steps.add(new Step.Behind(site, placed.span().end(), name + ".after();"));
                case 2 ->
                    steps.add(new Step.Before(
                            site, placed.span().start(), Step.Rank.CLOSEST, "S " + name + " = begin();"));
                case 3 ->
                    steps.add(new Step.Before(
                            site, placed.span().start(), Step.Rank.DECLARATION, "S " + name + " = none();"));
                default -> {}
            }
            if (placed.call() && random.nextInt(3) == 0) {
                steps.add(
                        random.nextBoolean()
                                ? new Step.Replace(site, placed.span(), name + ".end();")
                                : new Step.Wrap(
                                        site,
                                        placed.span(),
                                        "if (" + name + ".left())",
                                        inner(random, site, name + ".first();"),
                                        inner(random, site, name + ".last();"),
                                        true));
            }
            if (placed.loop().isPresent()) {
                steps.addAll(steps(placed, placed.loop().get(), text, site, name, stripped, random));
            }
        }
        return steps;
    }

    private static List<Step.Inner> inner(Random random, String site, String statement) {
        return random.nextBoolean() ? List.of() : List.of(new Step.Inner(site, statement));
    }

    private static List<Step> steps(
            RandomProgram.Placed placed,
            RandomProgram.Loop loop,
            SourceText text,
            String site,
            String name,
            Set<Span> stripped,
            Random random) {
        List<Step> steps = new ArrayList<>();
        Span whole = new Span(loop.header().start(), placed.span().end());
        if (random.nextInt(3) == 0) {
            steps.add(new Step.Finally(site, whole, name + ".complete();"));
        }
        if (random.nextBoolean()) {
            return steps;
        }
        List<RangeCall> waits = random.nextBoolean() ? List.of() : List.of(HandPlan.call(site, name, "a", "b", 1));
        List<RangeCall> sends = List.of(HandPlan.call(site, name, "c", "d", 1 + random.nextInt(2)));
        if (random.nextBoolean()) {
            waits.forEach(call -> steps.add(new Step.First(site, loop.body(), call.waiting())));
            sends.forEach(call -> steps.add(new Step.Last(site, loop.body(), call.sending())));
        } else if (stripped.add(placed.span())) {
            steps.addAll(new Strips(
                            whole,
                            new CountingHeader(
                                    text,
                                    "i",
                                    Optional.of(loop.lower()),
                                    loop.condition(),
                                    loop.upper(),
                                    loop.inclusive()),
                            name + "from",
                            name + "to",
                            waits,
                            sends)
                    .steps(site));
        }
        return steps;
    }

    private static boolean endsInSpace(String line) {
        return !line.equals(line.stripTrailing());
    }

    private static FilePlan plan(SourceText text, List<Step> steps) {
        Position position = new Position(FILE, 1, 1);
        List<SitePlan> sites = new ArrayList<>();
        for (String site : SITES) {
            Remark remark = new Remark(Rule.SL001, position, "flows", Optional.empty(), List.of());
            sites.add(new SitePlan(site, position, new Span(0, 1), "openmpi", Optional.of("v"), List.of(remark)));
        }
        return new FilePlan(FILE, FILE, text.sha256(), "UTF-8", sites, steps);
    }

    private static SourceText source(String text) throws Exception {
        return SourceText.of(FILE, text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }
}
