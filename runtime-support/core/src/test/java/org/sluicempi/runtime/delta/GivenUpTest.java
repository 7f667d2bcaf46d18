package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** What the receiver of a message is told that its sender gives up. */
class GivenUpTest {
    private static final int N = 64;

    private final FakeCommunicator comm = new FakeCommunicator();

    private DeltaSend begin() {
        UserBuffer data = new UserBuffer(new double[N], 0, N, BasicType.DOUBLE);
        return DeltaSend.begin(SendMode.STANDARD, comm, data, 1, 7, new DeltaOptions(N, false));
    }

    @Test
    void abandonTellsTheReceiverIfAnythingHasLeft() {
        DeltaSend send = begin();
        send.deltaSendData(16);
        send.abandon("left the loop");
        assertThat(comm.stream.abandoned).isEqualTo("left the loop");
        assertThatThrownBy(send::deltaSendEnd).isInstanceOf(IllegalStateException.class);
        assertThat(comm.sent).isEmpty();
    }

    /** The text of an exception may be null, and a stream without a reason would be one that has ended well. */
    @Test
    void abandonTellsTheReceiverWithoutAReasonToo() {
        DeltaSend send = begin();
        send.deltaSendData(16);
        send.abandon(null);
        assertThat(comm.stream.abandoned).contains("given the message up");
    }

    @ParameterizedTest
    @ValueSource(strings = {"the author's own words", ""})
    void theReceiverGetsTheReasonOfACheckedExceptionToo(String words) {
        DeltaSend send = begin();
        send.deltaSendData(16);
        IOException refusal = new IOException(words.isEmpty() ? null : words);
        assertThatThrownBy(() -> send.end(N, new Refusing(refusal))).isSameAs(refusal);
        assertThat(comm.stream.abandoned).contains(words.isEmpty() ? "given the message up" : words);
    }

    private record Refusing(IOException refusal) implements Blocking<IOException> {
        @Override
        public void check(int count) {
            throw new MpiError(ErrorClass.COUNT, "not told to anybody");
        }

        @Override
        public IOException refused(MpiError error) {
            return refusal;
        }

        @Override
        public void send(int count) {
            throw new AssertionError("sent " + count);
        }
    }
}
