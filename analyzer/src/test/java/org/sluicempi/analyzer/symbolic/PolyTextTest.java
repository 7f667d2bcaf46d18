package org.sluicempi.analyzer.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PolyTextTest {
    private static final Poly I = Poly.of(RandomPolys.SYMBOLS.get(0));
    private static final Poly M = Poly.of(RandomPolys.SYMBOLS.get(2));
    private static final Poly N = Poly.of(RandomPolys.SYMBOLS.get(3));

    @Test
    void writesWhatAPersonWouldWrite() {
        assertThat(PolyText.of(I.times(N))).isEqualTo("i * n");
        assertThat(PolyText.of(I.plus(1).times(N))).isEqualTo("(i + 1) * n");
        assertThat(PolyText.of(I.plus(1).times(N).plus(M))).isEqualTo("(i + 1) * n + m");
        assertThat(PolyText.of(I.times(2).plus(2))).isEqualTo("2 * i + 2");
        assertThat(PolyText.of(I.minus(Poly.ONE))).isEqualTo("i - 1");
        assertThat(PolyText.of(N.minus(I))).isEqualTo("n - i");
        assertThat(PolyText.of(Poly.of(5).minus(I))).isEqualTo("5 - i");
        assertThat(PolyText.of(I.times(-1))).isEqualTo("-i");
        assertThat(PolyText.of(Poly.ZERO)).isEqualTo("0");
    }

    @Test
    void numbersBeyondIntWrapAroundAsTheyDoInTheProgram() {
        assertThat(PolyText.of(I.plus((1L << 32) + 24))).isEqualTo("i + 24");
        assertThat(PolyText.of(I.plus(Integer.MAX_VALUE + 2L))).isEqualTo("i - 2147483647");
        assertThat(PolyText.of(I.plus(Integer.MAX_VALUE + 1L))).isEqualTo("i - 0x80000000");
        assertThat(PolyText.of(I.times(N).plus(M.times(N).times(1L << 31)))).isEqualTo("(i - 0x80000000 * m) * n");
        assertThat(PolyText.of(I.times(N).plus(I).minus(M.times(1L << 31)))).isEqualTo("(n + 1) * i - 0x80000000 * m");
        assertThat(PolyText.of(I.times(1L << 32))).isEqualTo("0");
        assertThat(PolyText.ofLong(I.plus(1L << 32))).isEqualTo("(long) i + 4294967296L");
    }

    @Test
    void castsSoThatNothingIsComputedInInt() {
        assertThat(PolyText.ofLong(M.times(N))).isEqualTo("(long) m * n");
        assertThat(PolyText.ofLong(I.plus(1).times(N))).isEqualTo("((long) i + 1) * n");
        assertThat(PolyText.ofLong(I.plus(M))).isEqualTo("(long) i + m");
        assertThat(PolyText.ofLong(M.times(N).plus(I))).isEqualTo("(long) m * n + i");
    }

    @Test
    void textHasTheValueOfThePolynomial() {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        RandomPolys random = new RandomPolys(seed);
        for (int round = 0; round < 2000; round++) {
            Poly poly = random.next(3, 5);
            Map<Symbol, BigInteger> values = random.values(20);
            BigInteger expected = RandomPolys.evaluate(poly, values);
            assertThat(Arithmetic.evaluate(PolyText.of(poly), values))
                    .as("seed %d, round %d: %s", seed, round, PolyText.of(poly))
                    .isEqualTo(expected);
            assertThat(Arithmetic.evaluate(PolyText.ofLong(poly).replace("(long) ", ""), values))
                    .as("seed %d, round %d: %s", seed, round, PolyText.ofLong(poly))
                    .isEqualTo(expected);
        }
    }

    @Test
    void nothingOfALongTextIsComputedInInt() {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        RandomPolys random = new RandomPolys(seed);
        for (int round = 0; round < 2000; round++) {
            Poly poly = random.next(3, 5);
            Map<Symbol, BigInteger> values = random.values(Integer.MAX_VALUE / 2 - 1);
            String text = PolyText.ofLong(poly);
            assertThat(Arithmetic.inJava(text, values).longValue())
                    .as("seed %d, round %d: %s", seed, round, text)
                    .isEqualTo(RandomPolys.evaluate(poly, values).longValue());
        }
    }

    @Test
    void negatesInLong() {
        Map<Symbol, BigInteger> values = Map.of(RandomPolys.SYMBOLS.get(0), BigInteger.valueOf(Integer.MIN_VALUE));
        assertThat(Arithmetic.inJava(PolyText.ofLong(I.times(-1)), values)).isEqualTo(1L << 31);
    }
}
