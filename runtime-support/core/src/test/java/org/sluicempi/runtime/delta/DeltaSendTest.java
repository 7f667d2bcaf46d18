package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.FakeStream.Piece;

/** What leaves when. */
class DeltaSendTest {
    private static final DeltaOptions EIGHT_DOUBLES = new DeltaOptions(64, false);

    private final FakeCommunicator comm = new FakeCommunicator();

    private DeltaSend begin(UserBuffer data, DeltaOptions options) {
        return DeltaSend.begin(SendMode.STANDARD, comm, data, 1, 7, options);
    }

    private static UserBuffer doubles(int offset, int count) {
        return new UserBuffer(new double[offset + count], offset, count, BasicType.DOUBLE);
    }

    @Test
    void whatIsNotDeclaredLeavesAtTheEnd() {
        DeltaSend send = begin(doubles(0, 20), EIGHT_DOUBLES);
        send.deltaSendData(8, 16);
        send.deltaSendEnd();
        assertThat(comm.stream.pieces).containsExactly(new Piece(8, 16), new Piece(0, 8), new Piece(16, 20));
        assertThat(comm.stream.total).isEqualTo(20);
        assertThat(comm.sent).isEmpty();
    }

    @Test
    void noPieceIsLargerThanTheLimit() {
        DeltaSend send = begin(doubles(0, 25), EIGHT_DOUBLES);
        send.deltaSendData(8, 16);
        send.deltaSendEnd();
        assertThat(comm.stream.pieces)
                .containsExactly(new Piece(8, 16), new Piece(0, 8), new Piece(16, 24), new Piece(24, 25));
    }

    @Test
    void neighboursMergeIntoOnePiece() {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        send.deltaSendData(0, 3);
        send.deltaSendData(5, 8);
        assertThat(comm.stream).isNull();
        send.deltaSendData(3, 5);
        assertThat(comm.stream.pieces).containsExactly(new Piece(0, 8));
    }

    @Test
    void descendingRangesLeaveFromTheTop() {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        for (int i = 63; i >= 32; i--) {
            send.deltaSendData(i, i + 1);
        }
        assertThat(comm.stream.pieces)
                .containsExactly(new Piece(56, 64), new Piece(48, 56), new Piece(40, 48), new Piece(32, 40));
    }

    @Test
    void rangesAreIndicesOfTheArrayAndAreClippedToTheMessage() {
        DeltaSend send = begin(doubles(100, 16), EIGHT_DOUBLES);
        send.deltaSendData(Integer.MIN_VALUE, 100);
        send.deltaSendData(116, Integer.MAX_VALUE);
        send.deltaSendData(110, 90);
        assertThat(comm.stream).isNull();
        send.deltaSendData(0, 108);
        assertThat(comm.stream.pieces).containsExactly(new Piece(0, 8));
        send.deltaSendData(Integer.MIN_VALUE, Integer.MAX_VALUE);
        assertThat(comm.stream.pieces).containsExactly(new Piece(0, 8), new Piece(8, 16));
        send.deltaSendEnd();
        assertThat(comm.stream.total).isEqualTo(16);
    }

    @Test
    void everythingBelowAPlaceIsDeclaredAtOnce() {
        DeltaSend send = begin(doubles(10, 32), EIGHT_DOUBLES);
        send.deltaSendData(5);
        send.deltaSendData(14);
        send.deltaSendData(14);
        send.deltaSendData(12);
        assertThat(comm.stream).isNull();
        send.deltaSendData(19);
        assertThat(comm.stream.pieces).containsExactly(new Piece(0, 8));
        send.deltaSendData(1000);
        assertThat(comm.stream.pieces)
                .containsExactly(new Piece(0, 8), new Piece(8, 16), new Piece(16, 24), new Piece(24, 32));
    }

    @ParameterizedTest
    @ValueSource(ints = {Communicator.PROC_NULL, 0})
    void messagesToNobodyAndToOneselfAreNotCut(int dest) {
        DeltaSend send = DeltaSend.begin(SendMode.STANDARD, comm, doubles(0, 64), dest, 7, EIGHT_DOUBLES);
        send.deltaSendData(0, 64);
        send.deltaSendEnd();
        assertThat(comm.stream).isNull();
        assertThat(comm.sent).hasSize(1);
    }

    @Test
    void aLoopUpToTheLargestIntGoesOn() {
        int wrapped = Integer.MAX_VALUE + 1;
        assertThat(begin(doubles(0, 64), EIGHT_DOUBLES).deltaStrip(9, wrapped)).isGreaterThan(9);
        assertThat(DeltaSend.none().deltaStrip(9, wrapped)).isGreaterThan(9);
        assertThat(begin(doubles(0, 64), EIGHT_DOUBLES).deltaStrip(Integer.MAX_VALUE, wrapped))
                .as("the strip of the largest int itself")
                .isEqualTo(wrapped);
        assertThat(DeltaSend.none().deltaStrip(Integer.MAX_VALUE, wrapped)).isEqualTo(wrapped);
    }

    @Test
    void aShortMessageIsNotCut() {
        DeltaSend send = begin(doubles(0, 100), DeltaOptions.ADAPTIVE);
        assertThat(send.deltaStrip(0, 100)).isEqualTo(100);
        send.deltaSendData(0, 100);
        send.deltaSendEnd();
        assertThat(comm.sent).hasSize(1);
    }

    @Test
    void aRangeSentAlreadyIsNotSentAgain() {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        send.deltaSendData(0, 24);
        send.deltaSendData(0, 24);
        send.deltaSendData(4, 40);
        send.deltaSendEnd();
        assertThat(comm.stream.total).isEqualTo(64);
    }

    /** @param size bytes of an element that holds something; 24 are all of it */
    private static Datatype threeDoublesApart(int size) {
        return new Datatype() {
            @Override
            public int size() {
                return size;
            }

            @Override
            public int extent() {
                return 3;
            }

            @Override
            public BasicType base() {
                return BasicType.DOUBLE;
            }
        };
    }

    @Test
    void elementsOfADerivedTypeLeaveWhole() {
        Datatype three = threeDoublesApart(24);
        UserBuffer data = new UserBuffer(new double[100], 10, 30, three);
        DeltaSend send = begin(data, new DeltaOptions(48, false));
        send.deltaSendData(10, 15);
        send.deltaSendData(15, 17);
        assertThat(comm.stream.pieces).containsExactly(new Piece(0, 2));
        send.deltaSendData(17, 100);
        send.deltaSendEnd();
        assertThat(comm.stream.total).isEqualTo(30);
    }

    @Test
    void aTypeWithGapsIsNotCut() {
        Datatype gaps = threeDoublesApart(8);
        DeltaSend send = begin(new UserBuffer(new double[100], 10, 30, gaps), EIGHT_DOUBLES);
        send.deltaSendData(0, 100);
        send.deltaSendEnd();
        assertThat(comm.stream).isNull();
    }

    @Test
    void stripsEndWhereAPieceEnds() {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        for (int i0 = 0, i1; i0 < 64; i0 = i1) {
            i1 = send.deltaStrip(i0, 64);
            assertThat(i1).isGreaterThan(i0).isLessThanOrEqualTo((i0 / 8 + 1) * 8);
            send.deltaSendData(i0, i1);
        }
        assertThat(comm.stream.pieces).hasSize(8);
        send.deltaSendEnd();
    }

    @Test
    void stripsComeToAnEndAtTheLargestInt() {
        DeltaSend send = begin(doubles(0, 64), EIGHT_DOUBLES);
        int i = Integer.MAX_VALUE - 20;
        int strips = 0;
        while (i < Integer.MAX_VALUE) {
            int next = send.deltaStrip(i, Integer.MAX_VALUE, Integer.MAX_VALUE);
            assertThat(next).isGreaterThan(i);
            i = next;
            strips++;
        }
        assertThat(strips).isPositive();
        assertThat(send.deltaStrip(5, 5)).isEqualTo(5);
        assertThat(send.deltaStrip(6, 5)).isEqualTo(5);
        assertThat(send.deltaStrip(Integer.MIN_VALUE, Integer.MAX_VALUE, 0)).isGreaterThan(Integer.MIN_VALUE);
    }
}
