package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.DerivedDatatype;

/** How a message in pieces ends: when it is a plain one after all, and when arguments are refused. */
class DeltaSendEndTest {
    private static final DeltaOptions EIGHT_DOUBLES = new DeltaOptions(64, false);

    private final FakeCommunicator comm = new FakeCommunicator();

    private DeltaSend begin(UserBuffer data, DeltaOptions options) {
        return DeltaSend.begin(SendMode.STANDARD, comm, data, 1, 7, options);
    }

    private static UserBuffer doubles(int offset, int count) {
        return new UserBuffer(new double[offset + count], offset, count, BasicType.DOUBLE);
    }

    @ParameterizedTest
    @EnumSource(names = "BUFFERED", mode = EnumSource.Mode.EXCLUDE)
    void theModeIsThatOfTheBegin(SendMode mode) {
        for (DeltaOptions options : new DeltaOptions[] {EIGHT_DOUBLES, null}) {
            DeltaSend send = DeltaSend.begin(mode, comm, doubles(0, 64), 1, 7, options);
            send.deltaSendData(0, 64);
            send.deltaSendEnd();
            DeltaSend late =
                    DeltaSend.begin(mode, comm, doubles(0, 64), 1, 7, options).announceAtEnd();
            late.deltaSendData(0, 64);
            late.deltaSendEnd();
        }
        assertThat(comm.opened).hasSize(2);
        assertThat(comm.sent).hasSize(2);
        assertThat(comm.modes).containsExactly(mode, mode, mode, mode);
    }

    @Test
    void noPieceBeforeTheEndMeansOnePlainSend() {
        UserBuffer data = doubles(3, 7);
        DeltaSend send = begin(data, EIGHT_DOUBLES);
        send.deltaSendData(3, 10);
        send.deltaSendEnd();
        assertThat(comm.stream).isNull();
        assertThat(comm.sent).containsExactly(new FakeCommunicator.Sent(data, 1, 7));
    }

    @Test
    void whenFalseNothingLeavesBeforeTheEnd() {
        UserBuffer data = doubles(0, 64);
        DeltaSend send = DeltaSend.begin(comm, data, 1, 7, false);
        assertThat(send.deltaStrip(0, 64)).isEqualTo(64);
        send.deltaSendData(0, 64);
        send.deltaSendData(64);
        send.deltaSendEnd();
        assertThat(comm.stream).isNull();
        assertThat(comm.sent).containsExactly(new FakeCommunicator.Sent(data, 1, 7));
    }

    @Test
    void sizeToldAtTheEnd() {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        send.deltaSendData(20);
        send.deltaSendEnd(21);
        assertThat(comm.stream.total).isEqualTo(21);

        DeltaSend plain = begin(doubles(0, 64), EIGHT_DOUBLES);
        plain.deltaSendEnd(0);
        assertThat(comm.sent).hasSize(1);
        assertThat(comm.sent.get(0).data().count()).isZero();
    }

    /** Whether anything has left depends on speed; what the end says must not. */
    @ParameterizedTest
    @ValueSource(ints = {16, 3, 1})
    void sizeToldAtTheEndMustCoverWhatWasDeclared(int declared) {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        send.deltaSendData(64 - declared, 64);
        assertThatThrownBy(() -> send.deltaSendEnd(63))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("63");
        assertThat(comm.stream.abandoned).contains("63");
        assertThat(comm.sent).isEmpty();
    }

    @Test
    void whatIsDeclaredOfADatatypeWithGapsIsNotComparedWithTheSizeToldAtTheEnd() {
        Datatype apart = DerivedDatatype.resized(BasicType.DOUBLE, 0, 2);
        DeltaSend send = begin(new UserBuffer(new double[128], 0, 64, apart), EIGHT_DOUBLES);
        send.deltaSendData(0, 128);
        send.deltaSendEnd(1);
        assertThat(comm.sent.get(0).data().count()).isEqualTo(1);
    }

    @Test
    void aMessageThatIsNotCutIsRefusedAsOneThatIs() {
        DeltaSend send = begin(doubles(3, 64), new DeltaOptions(0, false));
        send.deltaSendData(67, 90);
        send.deltaSendData(-5, 3);
        send.deltaSendData(9, 5);
        send.deltaSendData(50);
        send.deltaSendEnd(47);
        assertThat(comm.sent).hasSize(1);

        DeltaSend refused = begin(doubles(3, 64), new DeltaOptions(0, false));
        refused.deltaSendData(50, 51);
        assertThatThrownBy(() -> refused.deltaSendEnd(47)).isInstanceOf(IllegalStateException.class);
        assertThat(comm.stream.abandoned).contains("47");
    }

    @Test
    void whatWasDeclaredIsKnownEvenIfItWasForgotten() {
        DeltaSend send = begin(doubles(0, 8_000), EIGHT_DOUBLES);
        send.deltaSendData(7_999, 8_000);
        for (int k = 0; k < 7_000; k += 3) {
            send.deltaSendData(k, k + 1);
        }
        assertThatThrownBy(() -> send.deltaSendEnd(7_999)).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 16})
    void whatHasBecomeBadSinceTheBeginIsRefusedWhetherAnythingHasLeftOrNot(int declared) {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        send.deltaSendData(declared);
        comm.freed = true;
        assertThatThrownBy(send::deltaSendEnd)
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(ErrorClass.COMM));
        assertThat(comm.stream.abandoned).isEqualTo("communicator was freed");
        assertThat(comm.sent).isEmpty();
    }

    /** A receiver whose errors are fatal must not end the job with another code than its cause. */
    @Test
    void aRefusalIsMadeBeforeTheReceiverIsTold() {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        send.deltaSendData(16);
        assertThatThrownBy(() -> send.end(65, new Blocking<RuntimeException>() {
                    @Override
                    public void check(int count) {}

                    @Override
                    public RuntimeException refused(MpiError error) {
                        assertThat(comm.stream.abandoned).isNull();
                        return new IllegalArgumentException("planted", error);
                    }

                    @Override
                    public void send(int count) {
                        throw new AssertionError("not expected");
                    }
                }))
                .hasMessage("planted");
        assertThat(comm.stream.abandoned).isEqualTo("planted");
    }

    @Test
    void aRefusedEndForgetsAMessageThatIsAnnouncedThere() {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES).announceAtEnd();
        assertThatThrownBy(() -> send.deltaSendEnd(65)).isInstanceOf(MpiError.class);
        assertThat(comm.stream).isNull();
    }

    /** A receive with any tag sees them all. */
    @Test
    void aMessageWithAnotherTagDoesNotOvertake() {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        comm.send(SendMode.STANDARD, doubles(0, 1), 2, 8);
        assertThat(comm.stream).isNull();
        comm.send(SendMode.STANDARD, doubles(0, 1), 1, 8);
        assertThat(comm.stream).isNotNull();
        send.deltaSendEnd();
        assertThat(comm.stream.total).isEqualTo(64);
    }

    @Test
    void aPlainEndLeavesWhatWasBegunAfterItUnannouncedWhereNoOtherThreadSendsMeanwhile() {
        comm.threads = ThreadLevel.SERIALIZED;
        DeltaSend first = begin(doubles(0, 64), EIGHT_DOUBLES);
        DeltaSend second = begin(doubles(0, 32), EIGHT_DOUBLES);
        first.deltaSendEnd();
        second.deltaSendEnd();
        assertThat(comm.stream).isNull();
        assertThat(comm.sent).extracting(sent -> sent.data().count()).containsExactly(64, 32);
    }

    @Test
    void aRefusedPlainEndKeepsNoPlace() {
        comm.threads = ThreadLevel.SERIALIZED;
        DeltaSend first = begin(doubles(0, 64), EIGHT_DOUBLES);
        DeltaSend second = begin(doubles(0, 32), EIGHT_DOUBLES);
        assertThatThrownBy(() -> first.end(64, new Blocking<RuntimeException>() {
                    @Override
                    public void check(int count) {}

                    @Override
                    public RuntimeException refused(MpiError error) {
                        return error;
                    }

                    @Override
                    public void send(int count) {
                        throw new IllegalArgumentException("planted");
                    }
                }))
                .hasMessage("planted");
        assertThat(comm.stream).isNull();
        comm.send(SendMode.STANDARD, doubles(0, 1), 1, 7);
        assertThat(comm.stream).isNotNull();
        second.deltaSendEnd();
    }

    /** The thread that has begun a message keeps its place, whoever computes and ends it. */
    @Test
    void aMessageThatIsHandedOverKeepsItsPlace() throws Exception {
        DeltaSend first = begin(doubles(0, 64), EIGHT_DOUBLES);
        DeltaSend second = begin(doubles(0, 32), EIGHT_DOUBLES);
        Thread other = new Thread(second::deltaSendEnd);
        other.start();
        other.join();
        assertThat(comm.sent).isEmpty();
        assertThat(comm.opened).containsExactly(64, 32);
        first.deltaSendEnd();
        assertThat(comm.sent).isEmpty();
    }

    /** What the blocking send would refuse is refused as it would, and a longer message than was begun all the same. */
    @ParameterizedTest
    @CsvSource({"-1, COUNT, the count is negative: -1", "65, COUNT, at most 64 elements", "70, BUFFER, outside"})
    void sizeToldAtTheEndMustFit(int count, ErrorClass expected, String words) {
        DeltaSend send = begin(new UserBuffer(new double[69], 0, 64, BasicType.DOUBLE), EIGHT_DOUBLES);
        send.deltaSendData(16);
        assertThatThrownBy(() -> send.deltaSendEnd(count))
                .hasMessageContaining(words)
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(expected));
        assertThat(comm.stream.abandoned).contains(words);
    }

    @Test
    void refusedArgumentsAreRefusedByTheEnd() {
        DeltaSend badRank = DeltaSend.begin(SendMode.STANDARD, comm, doubles(0, 64), 9, 7, EIGHT_DOUBLES);
        badRank.deltaSendData(0, 64);
        assertThatThrownBy(badRank::deltaSendEnd)
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(ErrorClass.RANK));
        DeltaSend badCount = begin(new UserBuffer(new double[4], 0, -3, BasicType.DOUBLE), EIGHT_DOUBLES);
        badCount.deltaSendData(0, 64);
        assertThatThrownBy(badCount::deltaSendEnd)
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(ErrorClass.COUNT));
        assertThat(comm.stream).isNull();
    }

    @Test
    void beginNeverThrows() {
        Object[] storages = {null, new double[4], new int[64], "text", java.nio.IntBuffer.allocate(64)};
        for (Object storage : storages) {
            for (int offset : new int[] {-1, 0, 5, Integer.MAX_VALUE}) {
                for (int count : new int[] {-1, 0, 64, Integer.MAX_VALUE}) {
                    for (Datatype type : new Datatype[] {null, BasicType.DOUBLE}) {
                        DeltaSend send = begin(new UserBuffer(storage, offset, count, type), EIGHT_DOUBLES);
                        send.deltaSendData(0, 64);
                        send.deltaSendData(64);
                        assertThat(send.deltaStrip(0, 64)).isEqualTo(64);
                    }
                }
            }
        }
        begin(null, EIGHT_DOUBLES).deltaSendData(1);
        DeltaSend.begin(null, doubles(0, 64), 1, 7, true).deltaSendData(64);
        DeltaSend.begin(SendMode.STANDARD, comm, doubles(0, 64), 1, -7, EIGHT_DOUBLES)
                .deltaSendData(64);
        comm.free();
        begin(doubles(0, 64), EIGHT_DOUBLES).deltaSendData(64);
        assertThat(comm.stream).isNull();
    }

    @Test
    void endsOnce() {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        send.deltaSendEnd();
        assertThatThrownBy(send::deltaSendEnd).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> send.deltaSendEnd(3)).isInstanceOf(IllegalStateException.class);
        send.deltaSendData(0, 64);
        assertThat(send.deltaStrip(0, 64)).isEqualTo(64);
        send.abandon("late");
        assertThat(comm.stream).isNull();
    }

    @Test
    void noneDoesNothing() {
        DeltaSend none = DeltaSend.none();
        none.deltaSendData(0, 5);
        none.deltaSendData(5);
        none.abandon("nothing");
        assertThat(none.deltaStrip(2, 9)).isEqualTo(9);
        assertThatThrownBy(none::deltaSendEnd).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> none.deltaSendEnd(2)).isInstanceOf(IllegalStateException.class);
    }
}
