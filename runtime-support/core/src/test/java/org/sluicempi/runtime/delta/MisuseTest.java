package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

class MisuseTest {
    private static final DeltaOptions CHECKED = new DeltaOptions(64, true);

    private final FakeCommunicator comm = new FakeCommunicator();
    private final double[] array = new double[64];

    private DeltaSend begin() {
        return DeltaSend.begin(SendMode.STANDARD, comm, new UserBuffer(array, 0, 64, BasicType.DOUBLE), 1, 7, CHECKED);
    }

    @Test
    void aRangeDeclaredTwiceIsReported() {
        DeltaSend send = begin();
        send.deltaSendData(0, 24);
        assertThatThrownBy(() -> send.deltaSendData(20, 30))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("deltaSendData(20, 30): buffer range [20, 24) was declared final before,"
                        + " by deltaSendData(0, 24)");
    }

    @Test
    void aRangeWrittenAfterItWasDeclaredIsReported() {
        DeltaSend send = begin();
        send.deltaSendData(0, 24);
        array[17] = 1;
        assertThatThrownBy(send::deltaSendEnd)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("deltaSendEnd: buffer range [17, 18) was written after deltaSendData(0, 24)"
                        + " had declared it final");
        assertThat(comm.stream.abandoned).contains("[17, 18)");
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 23})
    void aWriteToTheFirstOrLastPlaceOfARangeIsReported(int place) {
        DeltaSend send = begin();
        send.deltaSendData(8, 24);
        array[place] = 1;
        assertThatThrownBy(send::deltaSendEnd)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("[" + place + ", " + (place + 1) + ")");
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 24})
    void aWriteBesideARangeIsNone(int place) {
        DeltaSend send = begin();
        send.deltaSendData(8, 24);
        array[place] = 1;
        send.deltaSendEnd();
        assertThat(comm.stream.total).isEqualTo(64);
    }

    @Test
    void aFrontierMayBeDeclaredAgain() {
        DeltaSend send = begin();
        send.deltaSendData(10);
        send.deltaSendData(10);
        send.deltaSendData(5);
        array[40] = 3;
        send.deltaSendData(60);
        send.deltaSendEnd();
        assertThat(comm.stream.total).isEqualTo(64);
    }

    @Test
    void withoutCheckingNothingIsSaid() {
        DeltaSend send = DeltaSend.begin(
                SendMode.STANDARD,
                comm,
                new UserBuffer(array, 0, 64, BasicType.DOUBLE),
                1,
                7,
                new DeltaOptions(64, false));
        send.deltaSendData(0, 24);
        send.deltaSendData(0, 24);
        array[17] = 1;
        send.deltaSendEnd();
        assertThat(comm.stream.total).isEqualTo(64);
    }

    static Stream<Arguments> storages() {
        return Stream.of(
                Arguments.of(new byte[40], BasicType.BYTE),
                Arguments.of(new byte[40], BasicType.PACKED),
                Arguments.of(new boolean[40], BasicType.BOOLEAN),
                Arguments.of(new char[40], BasicType.CHAR),
                Arguments.of(new short[40], BasicType.SHORT),
                Arguments.of(new int[40], BasicType.INT),
                Arguments.of(new long[40], BasicType.LONG),
                Arguments.of(new float[40], BasicType.FLOAT),
                Arguments.of(new double[40], BasicType.DOUBLE),
                Arguments.of(ByteBuffer.allocateDirect(40), BasicType.BYTE),
                Arguments.of(ByteBuffer.allocateDirect(160).order(ByteOrder.nativeOrder()), BasicType.INT),
                Arguments.of(CharBuffer.allocate(40), BasicType.CHAR),
                Arguments.of(ShortBuffer.allocate(40), BasicType.SHORT),
                Arguments.of(IntBuffer.allocate(40), BasicType.INT),
                Arguments.of(LongBuffer.allocate(40), BasicType.LONG),
                Arguments.of(FloatBuffer.allocate(40), BasicType.FLOAT),
                Arguments.of(DoubleBuffer.allocate(40), BasicType.DOUBLE));
    }

    @ParameterizedTest
    @MethodSource("storages")
    void writesAreSeenInEveryKindOfBuffer(Object storage, BasicType type) {
        DeltaSend send = DeltaSend.begin(SendMode.STANDARD, comm, new UserBuffer(storage, 5, 35, type), 1, 7, CHECKED);
        send.deltaSendData(5, 30);
        write(storage, type, 21);
        assertThatThrownBy(send::deltaSendEnd)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("[21, 22)");
    }

    private static void write(Object storage, BasicType type, int at) {
        if (storage instanceof boolean[] a) {
            a[at] = true;
        } else if (storage instanceof char[] a) {
            a[at] = 'x';
        } else if (storage.getClass().isArray()) {
            java.lang.reflect.Array.setByte(storage, at, (byte) 1);
        } else if (storage instanceof ByteBuffer b) {
            b.put(at * type.size(), (byte) 1);
        } else if (storage instanceof CharBuffer b) {
            b.put(at, 'x');
        } else if (storage instanceof ShortBuffer b) {
            b.put(at, (short) 1);
        } else if (storage instanceof IntBuffer b) {
            b.put(at, 1);
        } else if (storage instanceof LongBuffer b) {
            b.put(at, 1);
        } else if (storage instanceof FloatBuffer b) {
            b.put(at, 1);
        } else {
            ((DoubleBuffer) storage).put(at, 1);
        }
    }
}
