package org.sluicempi.corpus.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.sluicempi.corpus.program.Dialect;
import org.sluicempi.corpus.program.Programs;

/** Random programs behave as before after the transformation, and the second transformation changes nothing. */
class FuzzTest {
    private static final int CASES = Integer.getInteger("sluice.fuzz", 80);
    private static final long SEED = Long.getLong("sluice.seed", 20_261_121);
    private static final int BATCH = 40;
    private static final int ATTEMPTS = 120;

    private final Trial trial = new Trial(Programs.module().resolve("target/fuzz"));

    @Test
    void randomPrograms() {
        List<Case> openMpi = new ArrayList<>();
        List<Case> mpj = new ArrayList<>();
        LongStream.range(SEED, SEED + CASES)
                .mapToObj(s -> new Generator(s).make())
                .forEach(c -> (c.dialect() == Dialect.OPENMPI ? openMpi : mpj).add(c));

        run(openMpi);
        run(mpj);

        assertThat(trial.changed())
                .as("cases that the compiler changed, from seed %s", SEED)
                .isGreaterThan(CASES / 4);
    }

    @Test
    void seedsGiveDifferentPrograms() {
        Set<String> texts = new HashSet<>();
        LongStream.range(0, 50)
                .forEach(s ->
                        texts.add(CasePrinter.print(new Generator(s).make()).replaceAll("Case\\w+", "Case")));

        assertThat(texts).hasSizeGreaterThan(48);
        assertThat(new Generator(7).make()).isEqualTo(new Generator(7).make());
    }

    @Test
    void shrinkingKeepsTheFailure() {
        Case made = new Generator(4).make();
        Case small = new Shrinker(c -> CasePrinter.print(c).contains("rank == 1"), 500).shrink(made);

        assertThat(small.phases()).hasSize(1);
        assertThat(small.phases().get(0).repeats()).isEqualTo(1);
        assertThat(CasePrinter.print(small))
                .hasSizeLessThanOrEqualTo(CasePrinter.print(made).length());
    }

    private void run(List<Case> cases) {
        for (int from = 0; from < cases.size(); from += BATCH) {
            Map<Case, String> failures = trial.failures(cases.subList(from, Math.min(cases.size(), from + BATCH)));
            if (!failures.isEmpty()) {
                throw new AssertionError(describe(failures));
            }
        }
    }

    private String describe(Map<Case, String> failures) {
        Case first = failures.keySet().iterator().next();
        Trial shrinking = new Trial(Programs.module().resolve("target/fuzz-shrink"));
        Case small = new Shrinker(c -> !shrinking.failures(List.of(c)).isEmpty(), ATTEMPTS).shrink(first);
        Map<Case, String> again = shrinking.failures(List.of(small));
        return failures.size() + " cases fail, seeds "
                + failures.keySet().stream().map(Case::seed).toList()
                + "; rerun with -Dsluice.seed=" + first.seed() + " -Dsluice.fuzz=1\n" + failures.get(first)
                + "\nshrunk:\n" + CasePrinter.print(small)
                + again.getOrDefault(small, "(does not fail any more)");
    }
}
