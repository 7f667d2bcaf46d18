package org.sluicempi.analyzer.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProverTest {
    private static final Poly I = Poly.of(RandomPolys.SYMBOLS.get(0));
    private static final Poly M = Poly.of(RandomPolys.SYMBOLS.get(2));
    private static final Poly N = Poly.of(RandomPolys.SYMBOLS.get(3));

    @Test
    void provesWhatLoopsNeed() {
        Prover inRow = Prover.knowing(List.of(I, N.minus(I).plus(-1)));

        assertThat(inRow.isNonNegative(N)).isTrue();
        assertThat(inRow.isAtLeast(I.plus(1).times(N), I.times(N))).isTrue();
        assertThat(inRow.isAtLeast(I.times(N).plus(N).plus(-1), I.times(N).plus(I)))
                .isTrue();
        assertThat(inRow.and(N.minus(M)).isAtLeast(N, M)).isTrue();
    }

    @Test
    void doesNotProveWhatDoesNotFollow() {
        Prover inRow = Prover.knowing(List.of(I, N.minus(I).plus(-1)));

        assertThat(inRow.isAtLeast(N, M)).isFalse();
        assertThat(inRow.isNonNegative(M)).isFalse();
        assertThat(inRow.isNonNegative(I.plus(-1))).isFalse();
        assertThat(Prover.knowing(List.of()).isNonNegative(I)).isFalse();
    }

    @Test
    void lengthsAreNotNegative() {
        Poly length = Poly.of(Symbol.length("a", "a.length"));

        assertThat(Prover.knowing(List.of()).isNonNegative(length)).isTrue();
        assertThat(Prover.knowing(List.of()).isNonNegative(length.plus(-1))).isFalse();
    }

    @Test
    void whatItProvesNoSolverRefutes() {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        RandomPolys random = new RandomPolys(seed);
        int proved = 0;
        try (AffineSolver solver = new AffineSolver(RandomPolys.SYMBOLS)) {
            for (int round = 0; round < 1500; round++) {
                List<Poly> facts = new ArrayList<>();
                for (int i = 0; i < 1 + round % 4; i++) {
                    facts.add(random.affine(2));
                }
                Poly goal = random.affine(2);
                if (round % 2 == 0) {
                    goal = facts.get(0)
                            .plus(facts.get(facts.size() - 1).times(2))
                            .plus(round % 3);
                }
                if (Prover.knowing(facts).isNonNegative(goal)) {
                    proved++;
                    assertThat(solver.follows(facts, goal))
                            .as("seed %d, round %d: %s >= 0 from %s", seed, round, goal, facts)
                            .isTrue();
                }
            }
        }
        assertThat(proved).as("seed %d", seed).isGreaterThan(200);
    }

    @Test
    void whatItRemembersChangesNoAnswer() {
        for (int seed = 0; seed < 40; seed++) {
            RandomPolys random = new RandomPolys(seed);
            List<Poly> facts = List.of(random.affine(1), random.affine(1), random.affine(2), I);
            Prover asked = Prover.knowing(facts);
            List<Poly> questions = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                questions.add(random.affine(2));
                questions.add(random.next(2, 2));
                questions.add(facts.get(i % 4).plus(i - 2));
            }
            questions.forEach(asked::isNonNegative);

            assertThat(questions)
                    .allSatisfy(question -> assertThat(asked.isNonNegative(question))
                            .isEqualTo(Prover.knowing(facts).isNonNegative(question)));
        }
    }
}
