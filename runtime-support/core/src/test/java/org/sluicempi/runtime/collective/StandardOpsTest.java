package org.sluicempi.runtime.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

class StandardOpsTest {
    private static final Datatype DOUBLE2 = new Pair(BasicType.DOUBLE);

    private record Pair(BasicType base) implements Datatype {
        @Override
        public int size() {
            return 2 * base.size();
        }

        @Override
        public int extent() {
            return 2;
        }
    }

    @ParameterizedTest
    @EnumSource(StandardOps.class)
    void everyTypeIsEitherReducedOrRefusedByName(StandardOps op) {
        Set<BasicType> refused = EnumSet.noneOf(BasicType.class);
        for (BasicType type : BasicType.values()) {
            UserBuffer in = Values.buffer(type, Values.filled(type, 2, 1), 0, 2);
            UserBuffer inout = Values.buffer(type, Values.filled(type, 2, 2), 0, 2);
            try {
                op.combine(in, inout);
            } catch (MpiError e) {
                assertThat(e.errorClass()).isEqualTo(ErrorClass.OP);
                assertThat(e).hasMessageContaining(op.name()).hasMessageContaining(type.name());
                refused.add(type);
            }
        }
        assertThat(refused)
                .isEqualTo(
                        switch (op) {
                            case SUM, PROD, MAX, MIN -> EnumSet.of(BasicType.BOOLEAN, BasicType.PACKED);
                            case LAND, LOR, LXOR -> EnumSet.of(BasicType.FLOAT, BasicType.DOUBLE, BasicType.PACKED);
                            case BAND, BOR, BXOR ->
                                EnumSet.of(BasicType.BOOLEAN, BasicType.FLOAT, BasicType.DOUBLE, BasicType.PACKED);
                            case MINLOC, MAXLOC -> EnumSet.allOf(BasicType.class);
                            case REPLACE, NO_OP -> EnumSet.noneOf(BasicType.class);
                        });
    }

    @Test
    void locationOpsTakeTheLowerIndexOfEqualValues() {
        double[] in = {1, 7, 2, 5, 3, 9, 0.0, 4};
        assertThat(combined(StandardOps.MINLOC, in, 1, 3, 3, 2, 2, 1, -0.0, 6))
                .containsExactly(1, 3, 2, 5, 2, 1, 0.0, 4);
        assertThat(combined(StandardOps.MAXLOC, in, 1, 3, 3, 2, 2, 1, -0.0, 6))
                .containsExactly(1, 3, 3, 2, 3, 9, 0.0, 4);
    }

    @Test
    void integerArithmeticWrapsAndFloatsRoundOnce() {
        byte[] bytes = {100};
        StandardOps.SUM.combine(
                new UserBuffer(new byte[] {100}, 0, 1, BasicType.BYTE), new UserBuffer(bytes, 0, 1, BasicType.BYTE));
        assertThat(bytes[0]).isEqualTo((byte) 200);
        float a = 1.1f;
        float b = 3.7e7f;
        float[] floats = {b};
        StandardOps.PROD.combine(
                new UserBuffer(new float[] {a}, 0, 1, BasicType.FLOAT), new UserBuffer(floats, 0, 1, BasicType.FLOAT));
        assertThat(floats[0]).isEqualTo(a * b);
    }

    @Test
    void offsetsAreRespected() {
        int[] inout = {1, 2, 3};
        StandardOps.SUM.combine(
                new UserBuffer(new int[] {10, 20, 30}, 1, 1, BasicType.INT),
                new UserBuffer(inout, 2, 1, BasicType.INT));
        assertThat(inout).containsExactly(1, 2, 23);
    }

    @Test
    void arithmeticOnPairsIsRefused() {
        UserBuffer pair = new UserBuffer(new double[2], 0, 1, DOUBLE2);
        assertThatThrownBy(() -> StandardOps.SUM.combine(pair, pair))
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(ErrorClass.OP));
    }

    private static double[] combined(StandardOps op, double[] in, double... inout) {
        op.combine(new UserBuffer(in, 0, in.length / 2, DOUBLE2), new UserBuffer(inout, 0, in.length / 2, DOUBLE2));
        return inout;
    }
}
