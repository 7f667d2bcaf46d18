package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** A stream that fails in the middle: the program's loop does not see it, and nothing is sent twice or forgotten. */
class FailingPiecesTest {
    private static final int N = 64;
    private static final DeltaOptions EIGHT_DOUBLES = new DeltaOptions(64, false);

    /** Fails at one call of a kind, and from then on if it lasts. */
    private static final class Faulty extends FakeCommunicator {
        private int calls;
        private final int failing;
        private final boolean lasting;
        private final Throwable fault;

        Faulty(int failing, boolean lasting, Throwable fault) {
            this.failing = failing;
            this.lasting = lasting;
            this.fault = fault;
        }

        private void call() {
            calls++;
            if (calls == failing || lasting && calls > failing) {
                if (fault instanceof Error error) {
                    throw error;
                }
                throw (RuntimeException) fault;
            }
        }

        @Override
        public DeltaStream openDelta(SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
            call();
            DeltaStream whole = super.openDelta(mode, data, dest, tag, announce);
            return new DeltaStream() {
                @Override
                public int pieceLimit() {
                    return whole.pieceLimit();
                }

                @Override
                public boolean idle() {
                    call();
                    return whole.idle();
                }

                @Override
                public void piece(int from, int to) {
                    call();
                    whole.piece(from, to);
                }

                @Override
                public void end(int total) {
                    whole.end(total);
                }

                @Override
                public void abandon(String reason) {
                    whole.abandon(reason);
                }
            };
        }
    }

    static Stream<Arguments> faults() {
        return Stream.of(new MpiError(ErrorClass.NO_MEM, "planted"), new OutOfMemoryError("planted"))
                .flatMap(fault -> Stream.iterate(1, call -> call + 1)
                        .limit(24)
                        .flatMap(call -> Stream.of("up", "down", "below").map(way -> Arguments.of(fault, call, way))));
    }

    private static DeltaSend run(FakeCommunicator comm, String way) {
        UserBuffer data = new UserBuffer(new double[N], 0, N, BasicType.DOUBLE);
        DeltaSend send = DeltaSend.begin(SendMode.STANDARD, comm, data, 1, 7, EIGHT_DOUBLES);
        for (int k = 0; k < N; k += 16) {
            assertThat(send.deltaStrip(k, N)).isGreaterThan(k);
            if (way.equals("below")) {
                send.deltaSendData(k + 16);
            } else {
                int from = way.equals("up") ? k : N - k - 16;
                send.deltaSendData(from, from + 16);
            }
        }
        return send;
    }

    /** {@link FakeStream} fails the test if an element is sent twice or is missing at the end. */
    @ParameterizedTest
    @MethodSource("faults")
    void thatFailsOnceIsTriedAgainAtTheEnd(Throwable fault, int call, String way) {
        Faulty comm = new Faulty(call, false, fault);
        run(comm, way).deltaSendEnd();
        if (comm.stream == null) {
            assertThat(comm.sent).hasSize(1);
        } else {
            assertThat(comm.stream.total).isEqualTo(N);
        }
    }

    @ParameterizedTest
    @MethodSource("faults")
    void thatGoesOnFailingIsAnErrorOfTheEnd(Throwable fault, int call, String way) {
        Faulty comm = new Faulty(call, true, fault);
        DeltaSend send = run(comm, way);
        if (comm.stream == null) {
            send.deltaSendEnd();
            assertThat(comm.sent).hasSize(1);
        } else if (comm.stream.sent.cardinality() < N) {
            assertThatThrownBy(send::deltaSendEnd).isSameAs(fault);
            assertThat(comm.stream.abandoned).contains("planted");
        }
    }

    @Test
    void rangesOutsideAreNoErrorWhateverTheyAre() {
        int[] places = {Integer.MIN_VALUE, -1, 0, 5, 63, 64, 65, Integer.MAX_VALUE};
        for (int from : places) {
            for (int to : places) {
                FakeCommunicator comm = new FakeCommunicator();
                UserBuffer data = new UserBuffer(new double[N], 0, N, BasicType.DOUBLE);
                DeltaSend send = DeltaSend.begin(SendMode.STANDARD, comm, data, 1, 7, EIGHT_DOUBLES);
                send.deltaSendData(3, 20);
                send.deltaSendData(from, to);
                send.deltaSendData(to);
                // A loop up to and with the largest int counts up to that, and has no end from there.
                int end = to == Integer.MIN_VALUE && from != Integer.MAX_VALUE ? Integer.MAX_VALUE : to;
                assertThat(send.deltaStrip(from, to, from)).isBetween(Math.min(from, end), Math.max(from, end));
                send.deltaSendEnd();
                assertThat(comm.stream == null ? comm.sent.size() : comm.stream.total / N)
                        .isEqualTo(1);
            }
        }
    }
}
