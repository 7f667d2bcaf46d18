package org.sluicempi.analyzer.symbolic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PolyTest {
    private static final Symbol I = RandomPolys.SYMBOLS.get(0);
    private static final Symbol N = RandomPolys.SYMBOLS.get(3);

    @Test
    void operationsAgreeWithExactArithmetic() {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        RandomPolys random = new RandomPolys(seed);
        for (int round = 0; round < 2000; round++) {
            Poly a = random.next(2, 9);
            Poly b = random.next(2, 9);
            Map<Symbol, BigInteger> values = random.values(1000);
            BigInteger x = RandomPolys.evaluate(a, values);
            BigInteger y = RandomPolys.evaluate(b, values);
            String what = "seed " + seed + ", round " + round + ": " + a + " and " + b;
            assertThat(RandomPolys.evaluate(a.plus(b), values)).as(what).isEqualTo(x.add(y));
            assertThat(RandomPolys.evaluate(a.minus(b), values)).as(what).isEqualTo(x.subtract(y));
            assertThat(RandomPolys.evaluate(a.times(b), values)).as(what).isEqualTo(x.multiply(y));
        }
    }

    @Test
    void aQuotientIsExactOrNone() {
        Poly poly = Poly.of(I).times(6).plus(Poly.of(N).times(-9)).plus(3);
        assertThat(poly.dividedBy(3))
                .contains(Poly.of(I).times(2).plus(Poly.of(N).times(-3)).plus(1));
        assertThat(poly.dividedBy(-3))
                .contains(Poly.of(I).times(-2).plus(Poly.of(N).times(3)).plus(-1));
        assertThat(poly.dividedBy(6)).isEmpty();
        assertThat(Poly.ZERO.dividedBy(7)).contains(Poly.ZERO);
        assertThat(Poly.of(Long.MIN_VALUE).dividedBy(1)).contains(Poly.of(Long.MIN_VALUE));
    }

    @Test
    void puttingAValueInAgreesWithEvaluatingIt() {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        RandomPolys random = new RandomPolys(seed);
        for (int round = 0; round < 1000; round++) {
            Poly poly = random.next(3, 5);
            Poly value = random.next(1, 5);
            Map<Symbol, BigInteger> values = random.values(100);
            Map<Symbol, BigInteger> replaced = new java.util.HashMap<>(values);
            replaced.put(I, RandomPolys.evaluate(value, values));
            assertThat(RandomPolys.evaluate(poly.with(I, value), values))
                    .as("seed %d, round %d: %s with i = %s", seed, round, poly, value)
                    .isEqualTo(RandomPolys.evaluate(poly, replaced));
        }
    }

    @Test
    void equalSumsAreEqualHoweverTheyAreWritten() {
        Poly i = Poly.of(I);
        Poly n = Poly.of(N);

        assertThat(i.plus(1).times(n).minus(n)).isEqualTo(n.times(i));
        assertThat(i.minus(i)).isEqualTo(Poly.ZERO);
        assertThat(Poly.of(0)).isEqualTo(Poly.ZERO);
    }

    @Test
    void aCoefficientThatLeavesLongIsAnError() {
        Poly large = Poly.of(Long.MAX_VALUE);

        assertThatThrownBy(() -> large.plus(1)).isInstanceOf(CoefficientOverflowException.class);
        assertThatThrownBy(() -> large.times(2)).isInstanceOf(CoefficientOverflowException.class);
        assertThatThrownBy(() -> Poly.of(Long.MIN_VALUE).times(-1)).isInstanceOf(CoefficientOverflowException.class);
        assertThat(large.times(-1).plus(-1)).isEqualTo(Poly.of(Long.MIN_VALUE));
    }

    @Test
    void knowsCoefficientsAndDegrees() {
        Poly poly = Poly.of(I).times(Poly.of(N)).plus(Poly.of(I).times(3)).plus(7);

        assertThat(poly.coefficient(I)).isEqualTo(Poly.of(N).plus(3));
        assertThat(poly.degree(I)).isEqualTo(1);
        assertThat(poly.degree()).isEqualTo(2);
        assertThat(poly.constant()).isEmpty();
        assertThat(poly.minus(poly).constant()).hasValue(0);
    }

    @Test
    void constantSymbolsAreReplacedByTheirValue() {
        Symbol size = Symbol.constant("SIZE", "SIZE", 64);

        assertThat(Poly.of(size).times(2).plus(Poly.of(I)).evaluated())
                .isEqualTo(Poly.of(I).plus(128));
    }
}
