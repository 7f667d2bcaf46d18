package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.api.RankBody;

/** Waiting for messages: for one of several, for parts, by several threads, and no longer. */
@Timeout(60)
class RequestsTest {
    private static void pair(RankBody body) {
        EmbeddedJob.run(2, body).orThrow();
    }

    @Test
    void cancelWorksUntilTheMatch() {
        EmbeddedJob.run(1, rank -> {
                    Communicator self = rank.self();
                    Request cancelled = self.irecv(Buffers.ints(1), 0, 1);
                    cancelled.cancel();
                    assertThat(cancelled.await().cancelled()).isTrue();
                    UserBuffer into = Buffers.ints(1);
                    Request tooLate = self.irecv(into, 0, 1);
                    self.send(STANDARD, Buffers.of(8), 0, 1);
                    tooLate.cancel();
                    assertThat(tooLate.await().cancelled()).isFalse();
                    assertThat(Buffers.intsOf(into)).containsExactly(8);
                })
                .orThrow();
    }

    /** Nobody else does: the receiver has posted its receive and is not in MPI. */
    @Test
    void awaitAnyHandlesWhatHasArrivedAtTheReceiver() {
        CountDownLatch sent = new CountDownLatch(1);
        EmbeddedJob.run(EmbeddedOptions.ranks(2).withLink(LinkModel.parse("1gbit,1ms,eager=0")), rank -> {
                    Communicator world = rank.world();
                    Request request;
                    if (world.rank() == 0) {
                        world.recv(Buffers.ints(0), 1, 9);
                        request = world.isend(STANDARD, Buffers.of(5), 1, 1);
                        assertThat(rank.awaitAny(Arrays.asList(null, request))).isEqualTo(1);
                        sent.countDown();
                    } else {
                        UserBuffer into = Buffers.ints(1);
                        request = world.irecv(into, 0, 1);
                        world.isend(STANDARD, Buffers.ints(0), 0, 9);
                        sent.await();
                        request.await();
                        assertThat(Buffers.intsOf(into)).containsExactly(5);
                    }
                })
                .orThrow();
    }

    @Test
    void awaitAnyFindsTheOneThatIsComplete() {
        pair(rank -> {
            Communicator world = rank.world();
            if (world.rank() == 0) {
                world.recv(Buffers.ints(0), 1, 9);
                world.send(STANDARD, Buffers.of(5), 1, 2);
                world.recv(Buffers.ints(0), 1, 9);
            } else {
                Request one = world.irecv(Buffers.ints(1), 0, 1);
                Request two = world.irecv(Buffers.ints(1), 0, 2);
                world.send(STANDARD, Buffers.ints(0), 0, 9);
                assertThat(rank.awaitAny(Arrays.asList(one, null, two))).isEqualTo(2);
                assertThat(rank.awaitAny(Arrays.asList(null, null))).isEqualTo(-1);
                assertThat(one.test()).isEmpty();
                assertThat(two.test()).isPresent();
                assertThat(two.await()).isEqualTo(two.await());
                one.cancel();
                world.send(STANDARD, Buffers.ints(0), 0, 9);
            }
        });
    }

    @Test
    void aPlainMessageArrivesAsAWholeForThoseWhoAskForParts() {
        pair(rank -> {
            Communicator world = rank.world();
            if (world.rank() == 0) {
                world.recv(Buffers.ints(0), 1, 9);
                world.send(STANDARD, Buffers.of(1, 2, 3), 1, 2);
            } else {
                Request request = world.irecv(Buffers.ints(5), 0, 2);
                assertThat(request.arrivedUpTo(1)).isEqualTo(1);
                world.send(STANDARD, Buffers.ints(0), 0, 9);
                request.awaitElements(4, 5);
                assertThat(request.arrivedUpTo(1)).isEqualTo(Integer.MAX_VALUE);
                assertThat(request.test()).isEqualTo(Optional.of(new Status(0, 2, 12, false)));
            }
        });
    }

    @Test
    void severalThreadsOfARankShareItsMailbox() {
        pair(rank -> {
            Communicator world = rank.world();
            int peer = 1 - world.rank();
            Thread[] threads = new Thread[4];
            int[] sums = new int[threads.length];
            for (int t = 0; t < threads.length; t++) {
                int tag = t;
                threads[t] = new Thread(() -> {
                    for (int k = 0; k < 500; k++) {
                        Request send = world.isend(STANDARD, Buffers.of(k), peer, tag);
                        UserBuffer into = Buffers.ints(1);
                        world.recv(into, peer, tag);
                        sums[tag] += Buffers.intsOf(into)[0] == k ? 1 : 0;
                        send.await();
                    }
                });
                threads[t].start();
            }
            for (Thread thread : threads) {
                thread.join();
            }
            assertThat(sums).containsOnly(500);
        });
    }

    @Test
    void anInterruptedThreadStillWaitsAndStaysInterrupted() {
        pair(rank -> {
            Communicator world = rank.world();
            if (world.rank() == 0) {
                Thread.currentThread().interrupt();
                world.recv(Buffers.ints(1), 1, 0);
                assertThat(Thread.interrupted()).isTrue();
            } else {
                Thread.sleep(50);
                world.send(STANDARD, Buffers.of(1), 0, 0);
            }
        });
    }
}
