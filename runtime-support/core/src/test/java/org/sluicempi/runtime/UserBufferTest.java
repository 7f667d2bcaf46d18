package org.sluicempi.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class UserBufferTest {
    private static final int LENGTH = 5000;

    /** All storages of a type: array, heap and direct byte buffer, heap and direct typed buffer. */
    private static List<Object> storages(BasicType type) {
        List<Object> all = new ArrayList<>();
        all.add(array(type));
        for (boolean direct : new boolean[] {false, true}) {
            ByteBuffer raw = direct
                    ? ByteBuffer.allocateDirect(LENGTH * type.size())
                    : ByteBuffer.allocate(LENGTH * type.size());
            raw.order(ByteOrder.nativeOrder());
            all.add(raw);
            all.addAll(typedViews(raw.duplicate().order(ByteOrder.nativeOrder()), type));
        }
        return all;
    }

    private static List<Object> typedViews(ByteBuffer raw, BasicType type) {
        return switch (type) {
            case CHAR -> List.of(raw.asCharBuffer());
            case SHORT -> List.of(raw.asShortBuffer());
            case INT -> List.of(raw.asIntBuffer());
            case LONG -> List.of(raw.asLongBuffer());
            case FLOAT -> List.of(raw.asFloatBuffer());
            case DOUBLE -> List.of(raw.asDoubleBuffer());
            default -> List.of();
        };
    }

    private static Object array(BasicType type) {
        return switch (type) {
            case BYTE, PACKED -> new byte[LENGTH];
            case BOOLEAN -> new boolean[LENGTH];
            case CHAR -> new char[LENGTH];
            case SHORT -> new short[LENGTH];
            case INT -> new int[LENGTH];
            case LONG -> new long[LENGTH];
            case FLOAT -> new float[LENGTH];
            case DOUBLE -> new double[LENGTH];
        };
    }

    private static byte[] content(UserBuffer buffer) {
        ByteBuffer out = ByteBuffer.allocate((int) buffer.bytes());
        buffer.copyTo(0, buffer.count(), out);
        return out.array();
    }

    private static byte[] randomContent(Random random, BasicType type, int bytes) {
        byte[] content = new byte[bytes];
        random.nextBytes(content);
        if (type == BasicType.BOOLEAN) {
            for (int k = 0; k < bytes; k++) {
                content[k] &= 1;
            }
        } else if (type == BasicType.FLOAT || type == BasicType.DOUBLE) {
            // the exponent stays below that of a NaN, whose bits a copy need not keep
            for (int k = type.size() - 1; k < bytes; k += type.size()) {
                content[k] &= 0x3f;
            }
        }
        return content;
    }

    @ParameterizedTest
    @EnumSource(BasicType.class)
    void everyStorageCopiesToEveryOther(BasicType type) {
        long seed = Long.getLong("sluice.seed", new Random().nextLong());
        Random random = new Random(seed);
        for (Object from : storages(type)) {
            for (Object to : storages(type)) {
                for (int count : new int[] {0, 1, 7, LENGTH - 20}) {
                    UserBuffer source = new UserBuffer(from, random.nextInt(20), count, type);
                    UserBuffer target = new UserBuffer(to, random.nextInt(20), count, type);
                    byte[] content = randomContent(random, type, count * type.size());
                    source.copyFrom(0, count, ByteBuffer.wrap(content));
                    source.copyTo(target, source.bytes());
                    assertThat(content(target))
                            .as("seed %d, %s to %s, %d elements", seed, from.getClass(), to.getClass(), count)
                            .isEqualTo(content);
                }
            }
        }
    }

    @Test
    void positionAndLimitOfAUsersBufferAreNeitherUsedNorChanged() {
        for (Object storage : storages(BasicType.INT)) {
            if (storage instanceof Buffer buffer) {
                buffer.position(3).limit(5);
                UserBuffer user = new UserBuffer(buffer, 10, 4, BasicType.INT);
                user.check();
                new UserBuffer(new int[] {1, 2, 3, 4}, 0, 4, BasicType.INT).copyTo(user, 16);
                UserBuffer back = new UserBuffer(new int[4], 0, 4, BasicType.INT);
                user.copyTo(back, 16);
                assertThat((int[]) back.storage()).containsExactly(1, 2, 3, 4);
                assertThat(buffer.position()).isEqualTo(3);
                assertThat(buffer.limit()).isEqualTo(5);
            }
        }
    }

    @Test
    void whatIsNotKnownToBeApartMayOverlap() {
        int[] array = new int[8];
        UserBuffer lower = new UserBuffer(array, 0, 4, BasicType.INT);
        assertThat(lower.mayOverlap(new UserBuffer(array, 3, 4, BasicType.INT))).isTrue();
        assertThat(lower.mayOverlap(new UserBuffer(array, 4, 4, BasicType.INT))).isFalse();
        assertThat(lower.mayOverlap(new UserBuffer(new int[8], 0, 4, BasicType.INT)))
                .isFalse();
        IntBuffer view = IntBuffer.wrap(array);
        assertThat(lower.mayOverlap(new UserBuffer(view, 0, 4, BasicType.INT))).isTrue();
        UserBuffer hidden = new UserBuffer(view.asReadOnlyBuffer(), 0, 4, BasicType.INT);
        assertThat(lower.mayOverlap(hidden)).isTrue();
        assertThat(hidden.mayOverlap(lower)).isTrue();
    }

    @Test
    void onlyTheGivenElementsChange() {
        int[] into = {9, 9, 9, 9, 9, 9};
        new UserBuffer(into, 1, 4, BasicType.INT).slice(1, 3).copyFrom(0, 2, bytes(5, 6));
        assertThat(into).containsExactly(9, 9, 5, 6, 9, 9);
        int[] behind = {9, 9, 9, 9, 9, 9};
        new UserBuffer(new int[] {1, 2}, 0, 2, BasicType.INT).copyTo(new UserBuffer(behind, 1, 5, BasicType.INT), 8, 8);
        assertThat(behind).containsExactly(9, 9, 9, 1, 2, 9);
    }

    @Test
    void gapsOfADatatypeAreSteppedOver() {
        Datatype pairs = new Resized(BasicType.INT, 2, 3);
        int[] from = {1, 2, 0, 3, 4, 0, 5, 6};
        int[] into = new int[9];
        UserBuffer source = new UserBuffer(from, 0, 3, pairs);
        source.check();
        source.copyTo(new UserBuffer(into, 1, 3, pairs), source.bytes());
        assertThat(into).containsExactly(0, 1, 2, 0, 3, 4, 0, 5, 6);
        int[] dense = new int[6];
        source.copyTo(new UserBuffer(dense, 0, 6, BasicType.INT), source.bytes());
        assertThat(dense).containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void aPartOfAnElementAtTheEndIsDropped() {
        int[] into = {7, 7};
        new UserBuffer(new byte[] {1, 0, 0, 0, 1, 0}, 0, 6, BasicType.BYTE)
                .copyTo(new UserBuffer(into, 0, 2, BasicType.INT), 6);
        assertThat(into[1]).isEqualTo(7);
    }

    @Test
    void checksNameWhatIsWrong() {
        assertError(new UserBuffer(new int[5], 0, -1, BasicType.INT), ErrorClass.COUNT, "-1");
        assertError(new UserBuffer(new int[5], -2, 1, BasicType.INT), ErrorClass.BUFFER, "-2");
        assertError(new UserBuffer(new int[5], 3, 3, BasicType.INT), ErrorClass.BUFFER, "3 to 6", "5 INT");
        assertError(new UserBuffer(null, 0, 1, BasicType.INT), ErrorClass.BUFFER, "null");
        assertError(new UserBuffer(new int[5], 0, 1, BasicType.DOUBLE), ErrorClass.TYPE, "int[]", "DOUBLE");
        assertError(new UserBuffer("text", 0, 1, BasicType.BYTE), ErrorClass.TYPE, "java.lang.String");
        assertError(new UserBuffer(new Object[5], 0, 1, BasicType.BYTE), ErrorClass.TYPE, "java.lang.Object[]");
        assertError(new UserBuffer(new int[5], 0, 1, null), ErrorClass.TYPE, "null");
        assertError(new UserBuffer(new int[5], 0, Integer.MAX_VALUE, BasicType.INT), ErrorClass.BUFFER, "2147483647");
        new UserBuffer(null, 0, 0, BasicType.INT).check();
        new UserBuffer(new int[5], 5, 0, BasicType.INT).check();
    }

    private static void assertError(UserBuffer buffer, ErrorClass expected, String... words) {
        MpiError error = catchThrowableOfType(MpiError.class, buffer::check);
        assertThat(error).isNotNull();
        assertThat(error.errorClass()).isEqualTo(expected);
        assertThat(error).hasMessageContainingAll(words);
    }

    private static ByteBuffer bytes(int... values) {
        ByteBuffer bytes = ByteBuffer.allocate(values.length * 4).order(ByteOrder.nativeOrder());
        bytes.asIntBuffer().put(values);
        return bytes;
    }

    private record Resized(BasicType base, int elements, int extent) implements Datatype {
        @Override
        public int size() {
            return elements * base.size();
        }
    }

    @Test
    void memoryHoldsElementsOfAnyType() {
        int[] array = {1, 2, 3, 4, 5};
        UserBuffer doubles = new UserBuffer(RawMemory.of(array, BasicType.DOUBLE), 1, 1, BasicType.DOUBLE);
        doubles.check();
        double[] got = new double[1];
        doubles.copyTo(new UserBuffer(got, 0, 1, BasicType.DOUBLE), 8);
        long expected = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN ? (4L << 32) + 3 : (3L << 32) + 4;
        assertThat(Double.doubleToRawLongBits(got[0])).isEqualTo(expected);
        UserBuffer bytes = new UserBuffer(RawMemory.of(array, BasicType.BYTE), 3, 10, BasicType.BYTE);
        bytes.copyFrom(0, 10, ByteBuffer.wrap(new byte[] {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
        assertThat(array[1]).isEqualTo(0x01010101);
        assertThat(array[4]).isEqualTo(5);
        byte[] all = new byte[20];
        new UserBuffer(RawMemory.of(array, BasicType.BYTE), 0, 20, BasicType.BYTE)
                .copyTo(new UserBuffer(all, 0, 20, BasicType.BYTE), 20);
        assertThat(Arrays.copyOfRange(all, 3, 13)).containsOnly(1);
        assertThat(all[13]).isZero();
        assertError(
                new UserBuffer(RawMemory.of(array, BasicType.DOUBLE), 0, 3, BasicType.DOUBLE),
                ErrorClass.BUFFER,
                "0 to 3",
                "2");
    }

    @Test
    void memoryIsLongerThanOneCopyOfIt() {
        double[] from = new double[5000];
        Arrays.setAll(from, k -> k);
        float[] target = new float[10_000];
        new UserBuffer(from, 0, 5000, BasicType.DOUBLE)
                .copyTo(new UserBuffer(RawMemory.of(target, BasicType.DOUBLE), 0, 5000, BasicType.DOUBLE), 40_000);
        double[] back = new double[5000];
        new UserBuffer(RawMemory.of(target, BasicType.LONG), 0, 5000, BasicType.LONG)
                .copyTo(new UserBuffer(back, 0, 5000, BasicType.DOUBLE), 40_000);
        assertThat(back).isEqualTo(from);
        assertThat(RawMemory.of(from, BasicType.DOUBLE)).isSameAs(from);
    }
}
