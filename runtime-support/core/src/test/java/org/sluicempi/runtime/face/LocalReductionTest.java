package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;

class LocalReductionTest {
    @Test
    void buffersAreCombinedWhatTheirStorageIs() {
        ByteBuffer right = ByteBuffer.allocateDirect(24).order(ByteOrder.nativeOrder());
        right.putInt(4, 10).putInt(8, 20);
        int[] left = {0, 1, 2};
        LocalReduction.combine(
                new UserBuffer(left, 1, 2, BasicType.INT), new UserBuffer(right, 1, 2, BasicType.INT), StandardOps.SUM);
        assertThat(right.getInt(4)).isEqualTo(11);
        assertThat(right.getInt(8)).isEqualTo(22);
        assertThat(right.getInt(12)).isZero();
        assertThat(left).containsExactly(0, 1, 2);
    }

    @Test
    void differentCountsAreRefused() {
        assertThatThrownBy(() -> LocalReduction.combine(
                        new UserBuffer(new int[2], 0, 2, BasicType.INT),
                        new UserBuffer(new int[1], 0, 1, BasicType.INT),
                        StandardOps.SUM))
                .isInstanceOf(MpiError.class)
                .hasMessageContaining("2 elements cannot be combined with 1");
    }

    @Test
    void gapsOfADerivedTypeStayAsTheyAre() {
        Datatype second = DerivedDatatype.resized(BasicType.INT, 2);
        int[] inout = {1, 7, 2, 8};
        ReplacesByLeft op = new ReplacesByLeft();
        LocalReduction.combine(
                new UserBuffer(new int[] {5, 0, 6, 0}, 0, 2, second), new UserBuffer(inout, 0, 2, second), op);
        assertThat(inout).containsExactly(5, 7, 6, 8);
        assertThat(op.calls).isEqualTo(1);
    }

    /** Copies element by element. */
    private static final class ReplacesByLeft extends ArrayFunction {
        private int calls;

        ReplacesByLeft() {
            super(true);
        }

        @Override
        protected void apply(Object in, Object inout, int count, Datatype type) {
            calls++;
            for (int k = 0; k < count; k++) {
                ((int[]) inout)[k * type.extent()] = ((int[]) in)[k * type.extent()];
            }
        }
    }
}
