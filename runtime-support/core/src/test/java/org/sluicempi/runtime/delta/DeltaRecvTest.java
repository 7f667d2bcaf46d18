package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

class DeltaRecvTest {
    private final FakeCommunicator comm = new FakeCommunicator();
    private final FakeRequest request = comm.request;
    private final UserBuffer into = new UserBuffer(new double[1100], 100, 1000, BasicType.DOUBLE);

    private DeltaRecv post() {
        return DeltaRecv.post(comm, into, Communicator.ANY_SOURCE, Communicator.ANY_TAG, true);
    }

    @Test
    void waitsInElementsOfTheMessage() {
        request.willArrive(0, 500);
        request.willArrive(500, 1000);
        DeltaRecv recv = post();
        recv.deltaWaitData(100, 110);
        recv.deltaWaitData(110, 600);
        assertThat(request.calls).containsExactly("await 0 10");
        recv.deltaWaitData(90, 2000);
        assertThat(request.calls).containsExactly("await 0 10", "await 0 1000");
    }

    @Test
    void emptyInvertedAndOutsideRangesWaitForTheStartOnly() {
        request.willArrive(0, 10);
        request.willArrive(10, 1000);
        DeltaRecv recv = post();
        recv.deltaWaitData(150, 150);
        recv.deltaWaitData(300, 200);
        recv.deltaWaitData(Integer.MIN_VALUE, 100);
        recv.deltaWaitData(1100, Integer.MAX_VALUE);
        assertThat(request.calls).containsExactly("await 0 1");
        assertThat(request.toCome).hasSize(1);
    }

    @Test
    void theFirstWaitFailsAsTheReceiveEvenForNothing() {
        request.failure = new MpiError(ErrorClass.TRUNCATE, "message of 1001 elements");
        DeltaRecv recv = post();
        assertThatThrownBy(() -> recv.deltaWaitData(100, 100)).isSameAs(request.failure);
        assertThatThrownBy(() -> recv.deltaWaitData(50, 60)).isSameAs(request.failure);
    }

    @Test
    void aStripLeavesItToTheWaitToFail() {
        request.failure = new MpiError(ErrorClass.TRUNCATE, "message of 1001 elements");
        DeltaRecv recv = post();
        int end = recv.deltaStrip(0, 1000);
        assertThat(end).isBetween(1, 1000);
        assertThatThrownBy(() -> recv.deltaWaitData(0, end)).isSameAs(request.failure);
    }

    @Test
    void aReceiveOfNothingFailsAtTheFirstWaitToo() {
        request.failure = new MpiError(ErrorClass.TRUNCATE, "message of 1 element");
        UserBuffer nothing = new UserBuffer(new double[5], 0, 0, BasicType.DOUBLE);
        DeltaRecv recv = DeltaRecv.post(comm, nothing, Communicator.ANY_SOURCE, Communicator.ANY_TAG, true);
        assertThatThrownBy(() -> recv.deltaWaitData(0, 5)).isSameAs(request.failure);
    }

    @Test
    void rangesMayBeAwaitedInAnyOrder() {
        request.willArrive(400, 600);
        request.willArrive(900, 1000);
        request.willArrive(0, 400);
        request.willArrive(600, 900);
        DeltaRecv recv = post();
        recv.deltaWaitData(500, 700);
        assertThat(request.arrived.get(400, 600).cardinality()).isEqualTo(200);
        recv.deltaWaitData(1000, 1100);
        assertThat(request.toCome).hasSize(2);
        recv.deltaWaitData(100, 101);
        assertThat(request.toCome).hasSize(1);
    }

    @Test
    void aShortMessageReleasesAllWaits() {
        request.willArrive(0, 10);
        DeltaRecv recv = post();
        recv.deltaWaitData(1000, 1100);
        recv.deltaWaitData(100, 1100);
        assertThat(recv.deltaStrip(0, 1000)).isEqualTo(1000);
        assertThat(request.toCome).isEmpty();
    }

    @Test
    void waitIsIdempotent() {
        request.willArrive(0, 1000);
        DeltaRecv recv = post();
        assertThat(recv.deltaWait()).isSameAs(request.status);
        assertThat(recv.deltaWait()).isSameAs(request.status);
        assertThat(request.calls).containsExactly("await");
        recv.deltaWaitData(100, 1100);
        assertThat(request.calls).containsExactly("await");
        assertThat(recv.deltaStrip(0, 1000)).isEqualTo(1000);
    }

    @Test
    void whenFalseThePostBlocks() {
        request.willArrive(0, 1000);
        DeltaRecv recv = DeltaRecv.post(comm, into, 1, 7, false);
        assertThat(request.toCome).isEmpty();
        recv.deltaWaitData(0, 2000);
        assertThat(recv.deltaStrip(0, 1000)).isEqualTo(1000);
        assertThat(recv.deltaWait()).isSameAs(request.status);
        assertThat(request.calls).containsExactly("await");
    }

    @Test
    void noneReturnsAtOnce() {
        DeltaRecv none = DeltaRecv.none();
        none.deltaWaitData(0, 10);
        assertThat(none.deltaStrip(3, 8)).isEqualTo(8);
        assertThat(none.deltaWait()).isNull();
    }

    @Test
    void failuresComeFromWaits() {
        request.willArrive(0, 10);
        request.failure = new MpiError(ErrorClass.TRUNCATE, "message of 1001 elements");
        DeltaRecv recv = post();
        assertThatThrownBy(() -> recv.deltaWaitData(100, 200)).isSameAs(request.failure);
        assertThatThrownBy(recv::deltaWait).isSameAs(request.failure);
    }

    @Test
    void stripsFollowWhatHasArrived() {
        request.willArrive(0, 100);
        request.willArrive(100, 150);
        request.willArrive(150, 1000);
        DeltaRecv recv = post();
        int first = recv.deltaStrip(0, 1000);
        assertThat(first).isEqualTo(128);
        recv.deltaWaitData(100, 100 + first);
        request.arrives(150, 700);
        int second = recv.deltaStrip(first, 1000);
        assertThat(second).isEqualTo(700);
        recv.deltaWaitData(100 + first, 100 + second);
        request.toCome.clear();
        assertThat(recv.deltaStrip(second, 1000)).isEqualTo(1000);
    }

    @Test
    void stripsCountElementsPerIteration() {
        request.willArrive(0, 10);
        DeltaRecv recv = post();
        request.arrives(0, 800);
        assertThat(recv.deltaStrip(0, 250, 4)).isEqualTo(200);
        assertThat(recv.deltaStrip(Integer.MAX_VALUE - 5, Integer.MAX_VALUE, Integer.MAX_VALUE))
                .isEqualTo(Integer.MAX_VALUE);
        assertThat(recv.deltaStrip(9, 9)).isEqualTo(9);
        assertThat(recv.deltaStrip(9, 2)).isEqualTo(2);
    }

    @Test
    void aLoopUpToTheLargestIntGoesOn() {
        request.willArrive(0, 10);
        int wrapped = Integer.MAX_VALUE + 1;
        assertThat(post().deltaStrip(9, wrapped)).isGreaterThan(9);
        assertThat(DeltaRecv.none().deltaStrip(9, wrapped)).isGreaterThan(9);
        assertThat(post().deltaStrip(Integer.MAX_VALUE, wrapped))
                .as("the strip of the largest int itself")
                .isEqualTo(wrapped);
        assertThat(DeltaRecv.none().deltaStrip(Integer.MAX_VALUE, wrapped)).isEqualTo(wrapped);
    }

    /** @param size bytes of an element that holds something; 24 are all of it */
    private static UserBuffer threeDoublesApart(int size) {
        Datatype type = new Datatype() {
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
        return new UserBuffer(new double[310], 10, 100, type);
    }

    @Test
    void elementsOfADerivedTypeAreAwaitedWhole() {
        request.willArrive(0, 1);
        request.willArrive(1, 2);
        request.willArrive(2, 100);
        DeltaRecv recv =
                DeltaRecv.post(comm, threeDoublesApart(24), Communicator.ANY_SOURCE, Communicator.ANY_TAG, true);
        recv.deltaWaitData(10, 14);
        assertThat(request.calls).containsExactly("await 0 2");
        recv.deltaWaitData(15, 16);
        assertThat(request.calls).hasSize(1);
        recv.deltaWaitData(16, 17);
        assertThat(request.calls).containsExactly("await 0 2", "await 2 3");
    }

    @Test
    void aTypeWithGapsIsAwaitedAsAWhole() {
        request.willArrive(0, 1);
        request.willArrive(1, 100);
        DeltaRecv recv =
                DeltaRecv.post(comm, threeDoublesApart(8), Communicator.ANY_SOURCE, Communicator.ANY_TAG, true);
        recv.deltaWaitData(10, 11);
        assertThat(request.calls).containsExactly("await 0 100");
        assertThat(request.toCome).isEmpty();
    }
}
