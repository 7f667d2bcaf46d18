package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** A message has no more elements than its begin said, whether it began or not. */
class MostElementsTest {
    @Test
    void moreAreRefused() {
        FakeCommunicator comm = new FakeCommunicator();
        UserBuffer data = new UserBuffer(new double[100], 0, 64, BasicType.DOUBLE);
        for (DeltaOptions options : new DeltaOptions[] {new DeltaOptions(64, false), null}) {
            DeltaSend send = DeltaSend.begin(SendMode.STANDARD, comm, data, 1, 7, options);
            assertThatThrownBy(() -> send.deltaSendEnd(65))
                    .isInstanceOfSatisfying(
                            MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(ErrorClass.COUNT));
        }
        assertThat(comm.sent).isEmpty();
    }
}
