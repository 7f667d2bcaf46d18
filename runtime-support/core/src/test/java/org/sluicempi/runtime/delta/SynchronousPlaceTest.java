package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** A synchronous message is one that is announced at its end, whatever the engine makes of it. */
class SynchronousPlaceTest {
    private static final int N = 2_000;

    private final List<Boolean> announced = new ArrayList<>();
    private final FakeCommunicator comm = new FakeCommunicator() {
        @Override
        public DeltaStream openDelta(SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
            announced.add(announce);
            return super.openDelta(mode, data, dest, tag, announce);
        }
    };

    private DeltaSend begun(SendMode mode) {
        UserBuffer data = new UserBuffer(new int[N], 0, N, BasicType.INT);
        return DeltaSend.begin(mode, comm, data, 1, 3, new DeltaOptions(64, false));
    }

    @Test
    void nothingAnnouncesItBeforeItsEnd() {
        DeltaSend send = begun(SendMode.SYNCHRONOUS);
        comm.send(SendMode.STANDARD, new UserBuffer(new int[1], 0, 1, BasicType.INT), 1, 3);
        comm.openSends.beforeFree(comm);
        comm.openSends.abandonAll("the end of MPI");
        assertThat(announced).isEmpty();
        send.deltaSendData(0, N / 2);
        send.deltaSendEnd();
        assertThat(announced).containsExactly(false);
        assertThat(comm.stream.total).isEqualTo(N);
    }

    @Test
    void whatWasBegunInAnotherModeComesBeforeItsEnd() {
        DeltaSend late = begun(SendMode.SYNCHRONOUS);
        DeltaSend first = begun(SendMode.READY);
        late.deltaSendData(0, N / 2);
        late.deltaSendEnd();
        assertThat(announced).containsExactly(false, true);
        first.deltaSendEnd();
    }

    @Test
    void afterItsCommunicatorWasFreedItIsRefusedAndForgotten() {
        DeltaSend send = begun(SendMode.SYNCHRONOUS);
        comm.openSends.beforeFree(comm);
        comm.free();
        assertThatThrownBy(send::deltaSendEnd).isInstanceOf(MpiError.class).hasMessageContaining("freed");
        assertThat(announced).isEmpty();
    }

    /** An exchange that receives into it may forget it. */
    @Test
    void mayShareMemoryWithWhatIsReceived() {
        UserBuffer other = new UserBuffer(new int[1], 0, 1, BasicType.INT);
        assertThat(begun(SendMode.SYNCHRONOUS).mayOverlap(other)).isFalse();
        int[] shared = new int[N];
        UserBuffer data = new UserBuffer(shared, 0, N, BasicType.INT);
        DeltaSend send = DeltaSend.begin(SendMode.SYNCHRONOUS, comm, data, 1, 3, new DeltaOptions(64, false));
        assertThat(send.mayOverlap(data)).isTrue();
    }
}
