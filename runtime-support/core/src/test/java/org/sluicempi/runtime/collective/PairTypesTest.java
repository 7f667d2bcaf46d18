package org.sluicempi.runtime.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.PairType;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.face.LocalReduction;

/** Reductions of values with their places, and those within one rank. */
@Timeout(60)
class PairTypesTest {
    private static final int COUNT = 9;
    private static final byte GAP = 77;

    private static ByteBuffer pairs(PairType type, boolean direct) {
        int bytes = COUNT * type.extent();
        ByteBuffer buffer = direct ? ByteBuffer.allocateDirect(bytes) : ByteBuffer.allocate(bytes);
        for (int k = 0; k < bytes; k++) {
            buffer.put(k, GAP);
        }
        return buffer.order(ByteOrder.nativeOrder());
    }

    private static void put(PairType type, ByteBuffer buffer, int k, int value, int index) {
        int at = k * type.extent();
        switch (type) {
            case SHORT_INT -> buffer.putShort(at, (short) value);
            case LONG_INT -> buffer.putLong(at, value * (1L << 40));
            case FLOAT_INT -> buffer.putFloat(at, value / 4f);
            case DOUBLE_INT -> buffer.putDouble(at, value / 8.0);
        }
        buffer.putInt(at + type.indexAt(), index);
    }

    @ParameterizedTest
    @EnumSource(PairType.class)
    void theLowestIndexOfTheBestValueIsFound(PairType type) {
        Random random = new Random(type.ordinal());
        int ranks = 5;
        int[][] values = new int[ranks][];
        for (int r = 0; r < ranks; r++) {
            values[r] = random.ints(COUNT, -3, 4).toArray();
        }
        EmbeddedJob.run(ranks, rank -> {
                    int me = rank.world().rank();
                    for (StandardOps op : new StandardOps[] {StandardOps.MINLOC, StandardOps.MAXLOC}) {
                        for (Collectives all : Forms.of(rank.world())) {
                            ByteBuffer own = pairs(type, me % 2 == 0);
                            ByteBuffer expected = pairs(type, false);
                            for (int k = 0; k < COUNT; k++) {
                                put(type, own, k, values[me][k], 10 * me);
                                int best = best(values, k, op == StandardOps.MAXLOC ? 1 : -1);
                                put(type, expected, k, values[best][k], 10 * best);
                            }
                            ByteBuffer result = pairs(type, me % 2 == 1);
                            all.allreduce(
                                    new UserBuffer(own, 0, COUNT, type), new UserBuffer(result, 0, COUNT, type), op);
                            assertThat(result).isEqualTo(expected);
                            byte[] inArray = new byte[own.capacity()];
                            own.get(0, inArray);
                            all.allreduce(null, new UserBuffer(inArray, 0, COUNT, type), op);
                            assertThat(inArray).isEqualTo(expected.array());
                        }
                    }
                })
                .orThrow();
    }

    private static int best(int[][] values, int k, int sign) {
        int best = 0;
        for (int r = 1; r < values.length; r++) {
            best = sign * Integer.compare(values[r][k], values[best][k]) > 0 ? r : best;
        }
        return best;
    }

    @Test
    void withinARankAnyStorageWillDo() {
        ByteBuffer in = ByteBuffer.allocateDirect(24).order(ByteOrder.nativeOrder());
        in.putInt(4, 5).putInt(8, 6);
        int[] inout = {1, 2, 3};
        LocalReduction.combine(new UserBuffer(in, 1, 2, BasicType.INT), ints(inout, 1, 2), StandardOps.SUM);
        assertThat(inout).containsExactly(1, 7, 9);
        LocalReduction.combine(ints(inout, 0, 2), new UserBuffer(in, 1, 2, BasicType.INT), StandardOps.PROD);
        assertThat(new int[] {in.getInt(4), in.getInt(8)}).containsExactly(5, 42);
        LocalReduction.combine(ints(inout, 0, 1), ints(inout, 2, 1), StandardOps.REPLACE);
        LocalReduction.combine(ints(inout, 1, 1), ints(inout, 2, 1), StandardOps.NO_OP);
        assertThat(inout).containsExactly(1, 7, 1);
        ReduceOp minus = new ReduceOp() {
            @Override
            public boolean commutative() {
                return false;
            }

            @Override
            public void combine(UserBuffer left, UserBuffer right) {
                ((int[]) right.storage())[0] = ((int[]) left.storage())[0] - ((int[]) right.storage())[0];
            }
        };
        LocalReduction.combine(ints(inout, 1, 1), ints(inout, 0, 1), minus);
        assertThat(inout).containsExactly(6, 7, 1);
    }

    @Test
    void whatDoesNotFitIsRefused() {
        int[] three = new int[3];
        UserBuffer pair = new UserBuffer(new byte[8], 0, 1, PairType.FLOAT_INT);
        refused(ErrorClass.COUNT, ints(three, 0, 2), ints(three, 0, 3), StandardOps.SUM);
        refused(ErrorClass.TYPE, new UserBuffer(new long[1], 0, 1, BasicType.LONG), ints(three, 0, 1), StandardOps.SUM);
        refused(ErrorClass.BUFFER, ints(three, 2, 2), ints(three, 0, 2), StandardOps.SUM);
        refused(ErrorClass.BUFFER, null, ints(three, 0, 2), StandardOps.SUM);
        refused(ErrorClass.OP, ints(three, 0, 1), ints(three, 1, 1), null);
        refused(ErrorClass.OP, ints(three, 0, 1), ints(three, 1, 1), StandardOps.MINLOC);
        refused(ErrorClass.OP, pair, pair, StandardOps.SUM);
    }

    private static void refused(ErrorClass expected, UserBuffer in, UserBuffer inout, ReduceOp op) {
        assertThatThrownBy(() -> LocalReduction.combine(in, inout, op))
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(expected));
    }

    private static UserBuffer ints(int[] array, int offset, int count) {
        return new UserBuffer(array, offset, count, BasicType.INT);
    }
}
