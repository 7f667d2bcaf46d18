package org.sluicempi.analyzer.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.Launcher;
import spoon.reflect.code.CtExpression;

/** A bound is given away only where no {@code int} that the program computes for it lies on its other side. */
class BoundTest {
    private static final CtExpression<?> SOURCE = new Launcher().getFactory().createLiteral(0);
    private static final Poly N = variable("n");
    private static final Poly M = variable("m");
    private static final Poly LENGTH = Poly.of(Symbol.length("a", "a.length"));

    private static Poly variable(String name) {
        return Poly.of(Symbol.value(name, name));
    }

    private static boolean isCertain(Poly written, boolean upper, Poly... facts) {
        return Bound.of(written, written, SOURCE, upper)
                .knowing(List.of(facts))
                .poly()
                .isPresent();
    }

    @Test
    void aVariableAsItIsDoesNotWrap() {
        assertThat(isCertain(N, false)).isTrue();
        assertThat(isCertain(N, true)).isTrue();
    }

    @Test
    void whatIsTakenAwayMattersAtTheUpperEnd() {
        assertThat(isCertain(N.plus(-1), true)).isFalse();
        assertThat(isCertain(N.plus(-1), false)).isTrue();
        assertThat(isCertain(LENGTH.plus(-1), true)).isTrue();
        assertThat(isCertain(N.plus(-1), true, N)).isTrue();
        assertThat(isCertain(N.plus(-1), true, N.minus(M).plus(-1))).isTrue();
        assertThat(isCertain(N.plus(-2), true, N.minus(M).plus(-1))).isFalse();
    }

    @Test
    void whatIsAddedMattersAtTheLowerEnd() {
        assertThat(isCertain(N.plus(1), false)).isFalse();
        assertThat(isCertain(N.plus(1), true)).isTrue();
        assertThat(isCertain(LENGTH.plus(1), false)).isFalse();
        assertThat(isCertain(N.plus(1), false, M.minus(N).plus(-1))).isTrue();
        assertThat(isCertain(N.plus(1), false, Poly.of(Integer.MAX_VALUE - 1).minus(N)))
                .isTrue();
    }

    @Test
    void differencesAndProductsNeedMore() {
        assertThat(isCertain(N.minus(M), true)).isFalse();
        assertThat(isCertain(N.minus(M), true, N, M)).isTrue();
        assertThat(isCertain(N.minus(M), false, N, M)).isTrue();
        assertThat(isCertain(N.minus(M), true, N.minus(M).plus(5))).isTrue();
        assertThat(isCertain(N.minus(M), true, M.minus(N).plus(5))).isFalse();
        assertThat(isCertain(N.minus(M), false, M.minus(N).plus(5))).isTrue();
        assertThat(isCertain(N.minus(M), false, N.minus(M).plus(5))).isFalse();
        assertThat(isCertain(N.plus(M), true)).isFalse();
        assertThat(isCertain(N.plus(M), true, M)).isTrue();
        assertThat(isCertain(N.times(M), true, N, M)).isFalse();
        assertThat(isCertain(N.times(2), true, N)).isFalse();
    }

    @Test
    void constantsOfASumMayWrapToo() {
        assertThat(isCertain(Poly.of(Integer.MAX_VALUE), false)).isTrue();
        assertThat(isCertain(Poly.of(Integer.MAX_VALUE + 1L), false)).isFalse();
        assertThat(isCertain(Poly.of(Integer.MIN_VALUE), true)).isTrue();
        assertThat(isCertain(Poly.of(Integer.MIN_VALUE - 1L), true)).isFalse();
    }

    /** Every {@code int} on the way of what is certain is tried near the ends of the numbers. */
    @Test
    void whatIsCertainHoldsForNumbersNearTheEnds() {
        int[] ends = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1, 0, 1, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        Random random = new Random(seed);
        int certain = 0;
        for (int round = 0; round < 400; round++) {
            int n = random.nextInt(3) - 1;
            int m = random.nextInt(3) - 1;
            int constant = random.nextInt(7) - 3;
            boolean upper = random.nextBoolean();
            List<Poly> facts = List.of(N, M, N.minus(M), N.minus(M).plus(-1), M.minus(N)).stream()
                    .filter(fact -> random.nextInt(3) == 0)
                    .toList();
            Poly written = N.times(n).plus(M.times(m)).plus(constant);
            if (!isCertain(written, upper, facts.toArray(Poly[]::new))) {
                continue;
            }
            certain++;
            for (int x : ends) {
                for (int y : ends) {
                    long value = (long) n * x + (long) m * y + constant;
                    boolean possible = facts.stream().allMatch(fact -> at(fact, x, y) >= 0);
                    boolean passed = upper ? (int) value > value : (int) value < value;
                    assertThat(possible && passed)
                            .as("seed %d: %s at %d, %d", seed, written, x, y)
                            .isFalse();
                }
            }
        }
        assertThat(certain).isPositive();
    }

    private static long at(Poly poly, int n, int m) {
        return poly.with(Symbol.value("n", "n"), Poly.of(n))
                .with(Symbol.value("m", "m"), Poly.of(m))
                .constant()
                .orElseThrow();
    }
}
