package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.api.LinkModel;

/** What happens between ranks beyond one message after the other. */
@Timeout(60)
class DeltaOnEngineTest {
    private static final int N = 1_000;

    private static final EmbeddedOptions PIECES_OF_64 = EmbeddedOptions.ranks(2).withDeltaSize(64);

    private static UserBuffer ints(int[] array) {
        return new UserBuffer(array, 0, array.length, BasicType.INT);
    }

    private static int[] filled(int value) {
        int[] array = new int[N];
        Arrays.fill(array, value);
        return array;
    }

    private static void sendDelta(Communicator comm, int[] array, int tag) {
        DeltaSend send = DeltaSend.begin(comm, ints(array), 1, tag, true);
        send.deltaSendData(0, array.length);
        send.deltaSendEnd();
    }

    private static void assertError(ErrorClass expected, Runnable call) {
        assertThatThrownBy(call::run)
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(expected));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void postedReceivesMatchInOrderWhateverIsAwaitedFirst(long seed) {
        int messages = 40;
        EmbeddedOptions options = PIECES_OF_64.withEagerLimit(EmbeddedOptions.UNLIMITED);
        EmbeddedJob.run(seed % 2 == 0 ? options : options.withDelays(seed, 50_000), rank -> {
                    Communicator comm = rank.world();
                    Random random = new Random(seed);
                    if (comm.rank() == 0) {
                        for (int k = 0; k < messages; k++) {
                            if (random.nextBoolean()) {
                                comm.send(SendMode.STANDARD, ints(filled(k)), 1, 5);
                            } else {
                                sendDelta(comm, filled(k), 5);
                            }
                        }
                    } else {
                        receiveInAnyOrder(comm, messages, random);
                    }
                })
                .orThrow();
    }

    private static void receiveInAnyOrder(Communicator comm, int messages, Random random) {
        List<Supplier<Status>> waits = new ArrayList<>();
        List<int[]> buffers = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        for (int k = 0; k < messages; k++) {
            int[] buffer = new int[N];
            buffers.add(buffer);
            order.add(k);
            if (random.nextBoolean()) {
                Request request = comm.irecv(ints(buffer), 0, 5);
                waits.add(request::await);
            } else {
                DeltaRecv recv = DeltaRecv.post(comm, ints(buffer), Communicator.ANY_SOURCE, 5, true);
                waits.add(recv::deltaWait);
            }
        }
        Collections.shuffle(order, random);
        for (int k : order) {
            assertThat(waits.get(k).get().count(BasicType.INT)).isEqualTo(N);
            assertThat(buffers.get(k)).as("message %d", k).containsOnly(k);
        }
    }

    @Test
    void severalMessagesMayBeOpenAtOnce() {
        EmbeddedJob.run(PIECES_OF_64, rank -> {
                    Communicator comm = rank.world();
                    int[] first = filled(1);
                    int[] second = filled(2);
                    if (comm.rank() == 0) {
                        DeltaSend one = DeltaSend.begin(comm, ints(first), 1, 1, true);
                        DeltaSend two = DeltaSend.begin(comm, ints(second), 1, 2, true);
                        for (int i = 0; i < N; i += 10) {
                            one.deltaSendData(i, i + 10);
                            two.deltaSendData(N - i - 10, N - i);
                        }
                        comm.send(SendMode.STANDARD, ints(filled(3)), 1, 3);
                        two.deltaSendEnd();
                        one.deltaSendEnd();
                    } else {
                        int[] third = new int[N];
                        comm.recv(ints(third), 0, 3);
                        assertThat(third).containsOnly(3);
                        Arrays.fill(first, 0);
                        Arrays.fill(second, 0);
                        DeltaRecv one = DeltaRecv.post(comm, ints(first), 0, 1, true);
                        comm.recv(ints(second), 0, 2);
                        one.deltaWaitData(N - 1, N);
                        assertThat(first[N - 1]).isEqualTo(1);
                        assertThat(second).containsOnly(2);
                        one.deltaWait();
                        assertThat(first).containsOnly(1);
                    }
                })
                .orThrow();
    }

    @Test
    void aPieceCanBeUsedBeforeTheMessageEnds() {
        EmbeddedJob.run(PIECES_OF_64, rank -> {
                    Communicator comm = rank.world();
                    if (comm.rank() == 0) {
                        int[] array = filled(1);
                        DeltaSend send = DeltaSend.begin(comm, ints(array), 1, 1, true);
                        send.deltaSendData(0, 500);
                        comm.recv(ints(new int[1]), 1, 2);
                        Arrays.fill(array, 500, N, 2);
                        send.deltaSendEnd();
                    } else {
                        int[] array = new int[N];
                        DeltaRecv recv = DeltaRecv.post(comm, ints(array), 0, 1, true);
                        recv.deltaWaitData(100, 400);
                        assertThat(Arrays.copyOfRange(array, 100, 400)).containsOnly(1);
                        comm.send(SendMode.STANDARD, ints(new int[1]), 0, 2);
                        recv.deltaWaitData(0, N);
                        assertThat(Arrays.copyOfRange(array, 500, N)).containsOnly(2);
                        assertThat(recv.deltaWait().count(BasicType.INT)).isEqualTo(N);
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMessageTooLongIsAnErrorAtTheReceiver(boolean cut) {
        EmbeddedJob.run(PIECES_OF_64, rank -> {
                    Communicator comm = rank.world();
                    if (comm.rank() == 0) {
                        if (cut) {
                            sendDelta(comm, filled(1), 1);
                        } else {
                            comm.send(SendMode.STANDARD, ints(filled(1)), 1, 1);
                        }
                    } else {
                        int[] array = new int[N + 10];
                        UserBuffer into = new UserBuffer(array, 0, N - 1, BasicType.INT);
                        DeltaRecv recv = DeltaRecv.post(comm, into, 0, 1, true);
                        assertError(ErrorClass.TRUNCATE, recv::deltaWait);
                        assertError(ErrorClass.TRUNCATE, () -> recv.deltaWaitData(0, N));
                        assertThat(Arrays.copyOfRange(array, N - 1, N + 10)).containsOnly(0);
                    }
                })
                .orThrow();
    }

    @Test
    void anAbandonedMessageIsAnErrorAtTheReceiver() {
        EmbeddedJob.run(PIECES_OF_64, rank -> {
                    Communicator comm = rank.world();
                    if (comm.rank() == 0) {
                        DeltaSend send = DeltaSend.begin(comm, ints(filled(1)), 1, 1, true);
                        send.deltaSendData(0, 500);
                        send.abandon("the loop was left by an exception");
                        comm.send(SendMode.STANDARD, ints(filled(2)), 1, 1);
                    } else {
                        int[] array = new int[N];
                        DeltaRecv recv = DeltaRecv.post(comm, ints(array), 0, 1, true);
                        assertThatThrownBy(() -> recv.deltaWaitData(0, N))
                                .isInstanceOf(MpiError.class)
                                .hasMessageContaining("the loop was left by an exception");
                        assertThat(comm.recv(ints(array), 0, 1).count(BasicType.INT))
                                .isEqualTo(N);
                        assertThat(array).containsOnly(2);
                    }
                })
                .orThrow();
    }

    @Test
    void aSenderThatEndsWithoutTheEndIsAnErrorAtTheReceiver() {
        JobResult result = EmbeddedJob.run(PIECES_OF_64, rank -> {
            Communicator comm = rank.world();
            if (comm.rank() == 0) {
                DeltaSend.begin(comm, ints(filled(1)), 1, 1, true).deltaSendData(0, 500);
            } else {
                DeltaRecv recv = DeltaRecv.post(comm, ints(new int[N]), 0, 1, true);
                recv.deltaWait();
            }
        });
        assertThat(result.exitCode()).isNotZero();
        assertThat(result.failures()).isNotEmpty();
        assertThat(result.failures().get(0).rank()).isEqualTo(1);
        assertThat(result.failures().get(0).cause()).isInstanceOf(MpiError.class);
    }

    @Test
    void aReceiveFromNobodyIsComplete() {
        EmbeddedJob.run(1, rank -> {
                    DeltaRecv recv = DeltaRecv.post(rank.world(), ints(new int[N]), Communicator.PROC_NULL, 1, true);
                    recv.deltaWaitData(0, N);
                    assertThat(recv.deltaStrip(0, N)).isEqualTo(N);
                    assertThat(recv.deltaWait()).isEqualTo(Status.EMPTY);
                })
                .orThrow();
    }

    @Test
    void aReceiveThatIsRefusedIsRefusedAtThePost() {
        EmbeddedJob.run(
                        1,
                        rank -> assertError(
                                ErrorClass.RANK, () -> DeltaRecv.post(rank.world(), ints(new int[N]), 5, 1, true)))
                .orThrow();
    }

    @Test
    void ranksOfAChainPassOnWhatHasArrived() {
        EmbeddedOptions link = EmbeddedOptions.ranks(4).withLink(LinkModel.parse("1gbit,50us"));
        EmbeddedJob.run(link, DeltaOnEngineTest::passOn).orThrow();
    }

    private static void passOn(Rank rank) {
        Communicator comm = rank.world();
        int me = comm.rank();
        int last = comm.size() - 1;
        int n = 200_000;
        int[] in = new int[n];
        int[] out = new int[n];
        DeltaRecv recv = me == 0 ? DeltaRecv.none() : DeltaRecv.post(comm, ints(in), me - 1, 1, true);
        DeltaSend send = me == last ? DeltaSend.none() : DeltaSend.begin(comm, ints(out), me + 1, 1, true);
        for (int i0 = 0, i1; i0 < n; i0 = i1) {
            i1 = send.deltaStrip(i0, recv.deltaStrip(i0, n));
            recv.deltaWaitData(i0, i1);
            for (int i = i0; i < i1; i++) {
                out[i] = in[i] + i;
            }
            send.deltaSendData(i0, i1);
        }
        if (me < last) {
            send.deltaSendEnd();
        }
        recv.deltaWait();
        for (int i = 0; i < n; i++) {
            if (out[i] != (me + 1) * i) {
                throw new AssertionError("rank " + me + ": element " + i + " is " + out[i]);
            }
        }
    }
}
