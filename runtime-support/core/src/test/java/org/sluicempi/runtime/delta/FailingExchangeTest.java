package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Exchanging;

/** What an exchange leaves behind whose send fails when the receive is under way. */
class FailingExchangeTest {
    private static final UserBuffer DATA = new UserBuffer(new double[64], 0, 64, BasicType.DOUBLE);

    /** Has the last parts of a message fail. */
    private static FakeCommunicator failing(Throwable fault) {
        return new FakeCommunicator() {
            @Override
            public DeltaStream openDelta(SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
                DeltaStream whole = super.openDelta(mode, data, dest, tag, announce);
                return new DeltaStream() {
                    @Override
                    public int pieceLimit() {
                        return whole.pieceLimit();
                    }

                    @Override
                    public boolean idle() {
                        return whole.idle();
                    }

                    @Override
                    public void piece(int from, int to) {
                        whole.piece(from, to);
                    }

                    @Override
                    public void end(int total) {
                        FailingExchangeTest.<RuntimeException>thrown(fault);
                    }

                    @Override
                    public void abandon(String reason) {
                        whole.abandon(reason);
                    }
                };
            }
        };
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void thrown(Throwable fault) throws E {
        throw (E) fault;
    }

    /** A receive that has, or has not, met its message. */
    private static final class Posted implements Request {
        private final boolean met;
        private boolean takenBack;
        private boolean awaited;

        Posted(boolean met) {
            this.met = met;
        }

        boolean underWay() {
            return !takenBack && !awaited;
        }

        @Override
        public boolean takeBack() {
            takenBack = !met;
            return takenBack;
        }

        @Override
        public Status await() {
            assertThat(met).isTrue();
            awaited = true;
            return Status.EMPTY;
        }

        @Override
        public Optional<Status> test() {
            throw new AssertionError("not expected");
        }

        @Override
        public void cancel() {
            throw new AssertionError("not expected");
        }

        @Override
        public void awaitElements(int from, int to) {
            throw new AssertionError("not expected");
        }

        @Override
        public int arrivedUpTo(int from) {
            throw new AssertionError("not expected");
        }
    }

    static Stream<Throwable> faults() {
        return Stream.of(new OutOfMemoryError("planted"), new IllegalStateException("planted"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void isNoReceive(Throwable fault) {
        for (boolean met : new boolean[] {false, true}) {
            Posted receive = new Posted(met);
            Communicator comm = failing(fault);
            DeltaSend send = DeltaSend.begin(SendMode.STANDARD, comm, DATA, 1, 7, new DeltaOptions(64, false));
            send.deltaSendData(0, 64);
            Exchanging<MpiError> exchange =
                    new Exchanging<>(comm, n -> {}, () -> receive, n -> DATA, 1, 7, error -> error);
            assertThatThrownBy(() -> exchange.end(send, 64)).isSameAs(fault);
            assertThat(receive.underWay()).as("met %s", met).isFalse();
        }
    }

    /** An error of the engine is told by the call; the receive is waited for, as the blocking call does. */
    @ParameterizedTest
    @MethodSource("faults")
    void isNoReceiveAfterAnErrorOfTheEngine(Throwable reason) {
        Posted receive = new Posted(true);
        Communicator comm = failing(new MpiError(ErrorClass.NO_MEM, "planted", reason));
        DeltaSend send = DeltaSend.begin(SendMode.STANDARD, comm, DATA, 1, 7, new DeltaOptions(64, false));
        send.deltaSendData(0, 64);
        Exchanging<IllegalArgumentException> exchange = new Exchanging<>(
                comm, n -> {}, () -> receive, n -> DATA, 1, 7, error -> new IllegalArgumentException(error));
        assertThatThrownBy(() -> exchange.end(send, 64)).isInstanceOf(IllegalArgumentException.class);
        assertThat(receive.underWay()).isFalse();
    }
}
