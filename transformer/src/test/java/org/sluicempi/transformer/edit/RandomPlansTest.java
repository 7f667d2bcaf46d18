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
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.plan.Step.RangeCall;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
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
            FilePlan plan = plan(before, steps(program, random));
            String after = program.text();
            try {
                after = FileEditor.edits(ParsedSource.of(before), plan).apply(program.text());
                Verifier.check(before, source(after), plan);
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

    private static List<Step> steps(RandomProgram program, Random random) {
        List<Step> steps = new ArrayList<>();
        Set<Span> stripped = new HashSet<>();
        int number = 0;
        for (RandomProgram.Placed placed : program.statements()) {
            String site = SITES.get(random.nextInt(SITES.size()));
            String name = "v" + number++;
            switch (random.nextInt(6)) {
                case 0 -> steps.add(new Step.Insert(site, placed.span().start(), true, name + ".before();"));
                case 1 -> steps.add(new Step.Insert(site, placed.span().end(), false, name + ".after();"));
                case 2 -> steps.add(new Step.BeginSend(site, placed.span().start(), "S", name, "begin()"));
                default -> {}
            }
            if (placed.call() && random.nextInt(3) == 0) {
                steps.add(
                        random.nextBoolean()
                                ? new Step.EndSend(site, placed.span(), name)
                                : new Step.EndTestedSend(site, placed.span(), name));
            }
            if (placed.loop().isPresent() && random.nextInt(3) == 0) {
                Span whole = new Span(
                        placed.loop().get().header().start(), placed.span().end());
                steps.add(new Step.Complete(site, whole, name + ".complete();"));
            }
            if (placed.loop().isPresent() && random.nextBoolean()) {
                List<RangeCall> waits = random.nextBoolean() ? List.of() : List.of(new RangeCall(site, name, "a", "b"));
                List<RangeCall> sends = List.of(new RangeCall(site, name, "c", "d", 1 + random.nextInt(2)));
                RandomProgram.Loop loop = placed.loop().get();
                if (random.nextBoolean()) {
                    Span whole = new Span(loop.header().start(), placed.span().end());
                    steps.add(new Step.Annotate(site, whole, loop.body(), waits, sends));
                } else if (stripped.add(placed.span())) {
                    Span whole = new Span(loop.header().start(), placed.span().end());
                    steps.add(new Step.Strip(
                            site,
                            whole,
                            loop.header(),
                            loop.body(),
                            "i",
                            loop.lower(),
                            loop.operator(),
                            loop.upper(),
                            loop.inclusive(),
                            name + "from",
                            name + "to",
                            waits,
                            sends));
                }
            }
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
