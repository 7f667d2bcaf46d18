package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;

/** The place of a message among others of its envelope is that of its begin, whatever has left by then. */
@Timeout(60)
class OpenMessagesPlaceTest {
    /** @return engine, elements of a message, and how many of them are final when the plain messages are sent */
    static Stream<Arguments> speeds() {
        EmbeddedOptions two = EmbeddedOptions.ranks(2);
        return Stream.of(two, two.withEagerLimit(0), two.withLink(LinkModel.parse("1gbit,50us,eager=2k")))
                .flatMap(engine -> Stream.of(10, 2_000, 50_000)
                        .flatMap(length ->
                                Stream.of(0, 1, length / 2, length).map(ready -> Arguments.of(engine, length, ready))));
    }

    private static UserBuffer filled(int length, int value) {
        int[] array = new int[length];
        java.util.Arrays.fill(array, value);
        return new UserBuffer(array, 0, length, BasicType.INT);
    }

    private static int received(Communicator comm, int length) {
        int[] array = new int[length + 1];
        comm.recv(new UserBuffer(array, 0, length + 1, BasicType.INT), 0, 3);
        assertThat(array[length - 1]).isEqualTo(array[0]);
        return array[0];
    }

    @ParameterizedTest
    @MethodSource("speeds")
    void isThatOfTheBegin(EmbeddedOptions engine, int length, int ready) {
        EmbeddedJob.run(engine.withDeltaSize(64), rank -> {
                    Communicator comm = rank.world();
                    if (comm.rank() == 0) {
                        DeltaSend first = DeltaSend.begin(comm, filled(length, 1), 1, 3, true);
                        DeltaSend second = DeltaSend.begin(comm, filled(length, 2), 1, 3, true);
                        DeltaSend late = DeltaSend.begin(comm, filled(length, 5), 1, 3, true)
                                .announceAtEnd();
                        second.deltaSendData(0, ready);
                        late.deltaSendData(0, ready);
                        var third = comm.isend(SendMode.STANDARD, filled(length, 3), 1, 3);
                        first.deltaSendData(0, ready);
                        DeltaSend fourth = DeltaSend.begin(comm, filled(length, 4), 1, 3, true);
                        fourth.deltaSendData(0, ready);
                        first.deltaSendEnd();
                        second.deltaSendEnd();
                        third.await();
                        fourth.deltaSendEnd();
                        late.deltaSendEnd();
                    } else {
                        for (int k = 1; k <= 5; k++) {
                            assertThat(received(comm, length)).isEqualTo(k);
                        }
                    }
                })
                .orThrow();
    }

    @Test
    void whatWasBegunBeforeAnEndThatAnnouncesComesFirst() {
        EmbeddedJob.run(EmbeddedOptions.ranks(2).withDeltaSize(64), rank -> {
                    Communicator comm = rank.world();
                    if (comm.rank() == 0) {
                        DeltaSend first = DeltaSend.begin(comm, filled(2_000, 1), 1, 3, true);
                        DeltaSend late = DeltaSend.begin(comm, filled(2_000, 2), 1, 3, true)
                                .announceAtEnd();
                        late.deltaSendData(0, 1_000);
                        late.deltaSendEnd();
                        first.deltaSendEnd();
                    } else {
                        assertThat(received(comm, 2_000)).isEqualTo(1);
                        assertThat(received(comm, 2_000)).isEqualTo(2);
                    }
                })
                .orThrow();
    }

    /** What no other message would overtake goes plain if nothing of it has left, as if it had not been begun before. */
    @Test
    void amongMessagesToOthersAMessageStaysPlain() {
        FakeCommunicator comm = new FakeCommunicator();
        DeltaSend send = DeltaSend.begin(SendMode.STANDARD, comm, filled(2_000, 1), 1, 3, new DeltaOptions(64, false));
        comm.send(SendMode.STANDARD, filled(1, 2), 2, 3);
        new FakeCommunicator().send(SendMode.STANDARD, filled(1, 2), 1, 3);
        send.deltaSendEnd();
        assertThat(comm.stream).isNull();
        assertThat(comm.sent).hasSize(2);
    }

    @Test
    void anotherThreadIsNotOrdered() throws InterruptedException {
        FakeCommunicator comm = new FakeCommunicator();
        DeltaSend send = DeltaSend.begin(SendMode.STANDARD, comm, filled(2_000, 1), 1, 3, new DeltaOptions(64, false));
        Thread other = new Thread(() -> comm.send(SendMode.STANDARD, filled(1, 2), 1, 3));
        other.start();
        other.join();
        assertThat(comm.stream).isNull();
        comm.send(SendMode.STANDARD, filled(1, 2), 1, 3);
        assertThat(comm.stream).isNotNull();
        send.deltaSendEnd();
        assertThat(comm.stream.total).isEqualTo(2_000);
    }

    private static DeltaSend begun(Communicator comm, int length, int dest) {
        return DeltaSend.begin(SendMode.STANDARD, comm, filled(length, 1), dest, 3, new DeltaOptions(64, false));
    }

    /** A plain send takes its time: if another thread ends the second message meanwhile, that one would come first. */
    @Test
    void whatAnotherThreadEndsMeanwhileStaysBehind() {
        List<Integer> order = Collections.synchronizedList(new ArrayList<>());
        Deque<DeltaSend> inBetween = new ArrayDeque<>();
        FakeCommunicator comm = new FakeCommunicator() {
            @Override
            public void send(SendMode mode, UserBuffer data, int dest, int tag) {
                if (!inBetween.isEmpty()) {
                    ended(inBetween.pop());
                }
                order.add(data.count());
            }

            @Override
            public DeltaStream openDelta(SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
                order.add(data.count());
                return super.openDelta(mode, data, dest, tag, announce);
            }
        };
        DeltaSend first = begun(comm, 10, 1);
        inBetween.add(begun(comm, 20, 1));
        first.deltaSendEnd();
        inBetween.forEach(OpenMessagesPlaceTest::ended);
        assertThat(order).containsExactly(10, 20);
    }

    private static void ended(DeltaSend send) {
        CompletableFuture.runAsync(send::deltaSendEnd, run -> new Thread(run).start())
                .join();
    }

    /** Nobody waits for a place behind it: one to another rank, one that has gone, or one that began earlier. */
    @Test
    void aMessageThatNoneFollowsStaysPlain() {
        FakeCommunicator comm = new FakeCommunicator();
        DeltaSend earlier = begun(comm, 10, 2);
        DeltaSend first = begun(comm, 20, 1);
        DeltaSend other = begun(comm, 30, 2).announceAtEnd();
        first.deltaSendEnd();
        earlier.deltaSendEnd();
        other.deltaSendEnd();
        assertThat(comm.opened).isEmpty();
    }
}
