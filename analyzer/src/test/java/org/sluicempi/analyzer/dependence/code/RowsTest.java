package org.sluicempi.analyzer.dependence.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import org.sluicempi.analyzer.symbolic.Symbol;

class RowsTest {
    private static final Poly I = Poly.of(Symbol.value("i", "i"));
    private static final Poly N = Poly.of(Symbol.value("n", "n"));

    /** {@code 1 <= i <= n}. */
    private static final Prover INSIDE = Prover.knowing(List.of(I.plus(-1), N.minus(I)));

    @Test
    void constantsAreComparedAsTheProgramComputesThem() {
        assertThat(Rows.isZero(Poly.ZERO)).isTrue();
        assertThat(Rows.isZero(Poly.of(1L << 32))).isTrue();
        assertThat(Rows.isZero(Poly.of(3))).isFalse();
        assertThat(Rows.isZero(I)).isFalse();
        assertThat(Rows.isNeverZero(Poly.of(-1), INSIDE)).isTrue();
        assertThat(Rows.isNeverZero(Poly.of(-1L << 32), INSIDE)).isFalse();
        assertThat(Rows.isNeverZero(Poly.of((1L << 32) + 1), INSIDE)).isTrue();
        assertThat(Rows.isNeverZero(Poly.ZERO, INSIDE)).isFalse();
    }

    @Test
    void factsTellRowsOnOneSideOfTheOther() {
        assertThat(Rows.isNeverZero(I.minus(N).plus(-1), INSIDE)).isTrue();
        assertThat(Rows.isNeverZero(N.minus(I).plus(1), INSIDE)).isTrue();
        assertThat(Rows.isNeverZero(I, INSIDE)).isTrue();
        assertThat(Rows.isNeverZero(N.minus(I), INSIDE)).isFalse();
        assertThat(Rows.isNeverZero(I.plus(-1), INSIDE)).isFalse();
    }

    /** Three times a positive number may be 2<sup>32</sup>, which is 0 again. */
    @Test
    void aDistanceThatMayGoRoundIsNotTold() {
        assertThat(Rows.isNeverZero(I.times(2), INSIDE)).isTrue();
        assertThat(Rows.isNeverZero(I.times(3), INSIDE)).isFalse();
        assertThat(Rows.isNeverZero(I.times(N), INSIDE)).isFalse();
    }

    @Test
    void aTestSaysWhatIsNotEqual() {
        assertThat(Rows.areOthers(N.plus(1))).isEqualTo("n + 1 != 0");
        assertThat(Rows.areOthers(N.times(-1).plus(-1))).isEqualTo("n + 1 != 0");
        assertThat(Rows.areOthers(I.minus(N))).isEqualTo("i != n");
        assertThat(Rows.areOthers(N.plus(-4))).isEqualTo("n != 4");
    }
}
