package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.RawMemory;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** Places are elements of the storage, whatever its memory holds. */
class OtherElementsTest {
    private final FakeCommunicator comm = new FakeCommunicator();

    private DeltaSend begun(Object array, int count, BasicType base, boolean check) {
        UserBuffer data = new UserBuffer(new RawMemory(array), 0, count, base);
        return DeltaSend.begin(SendMode.STANDARD, comm, data, 1, 3, new DeltaOptions(64, check));
    }

    @Test
    void smallerElementsAreCutWhereAWholeOneOfTheDatatypeIsFinal() {
        DeltaSend send = begun(new byte[4_000], 1_000, BasicType.INT, false);
        for (int k = 0; k < 63; k++) {
            send.deltaSendData(k, k + 1);
        }
        assertThat(comm.stream).isNull();
        send.deltaSendData(63, 64);
        assertThat(comm.stream.pieces).containsExactly(new FakeStream.Piece(0, 16));
        send.deltaSendEnd();
        assertThat(comm.stream.total).isEqualTo(1_000);
    }

    @Test
    void largerOnesAreNotCut() {
        DeltaSend send = begun(new int[1_000], 4_000, BasicType.BYTE, false);
        send.deltaSendData(0, 1_000);
        send.deltaSendEnd();
        assertThat(comm.stream).isNull();
        assertThat(comm.sent).hasSize(1);
    }

    @Test
    void elementsOfTheSameSizeAreAsTheDatatypes() {
        DeltaSend send = begun(new long[1_000], 1_000, BasicType.DOUBLE, false);
        send.deltaSendData(0, 8);
        assertThat(comm.stream.pieces).containsExactly(new FakeStream.Piece(0, 8));
        send.deltaSendEnd();
    }

    @Test
    void anEndBeforeWhatIsFinalCountsElementsOfTheDatatype() {
        DeltaSend send = begun(new byte[40], 10, BasicType.INT, false);
        send.deltaSendData(0, 20);
        send.deltaSendEnd(5);
        DeltaSend beyond = begun(new byte[40], 10, BasicType.INT, false);
        beyond.deltaSendData(0, 21);
        assertThatThrownBy(() -> beyond.deltaSendEnd(5)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void whatIsWrittenAfterItWasFinalIsSeenByItsPlace() {
        byte[] array = new byte[4_000];
        DeltaSend send = begun(array, 1_000, BasicType.INT, true);
        send.deltaSendData(0, 3_990);
        array[3_985] = 1;
        assertThatThrownBy(send::deltaSendEnd)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("3985");
    }
}
