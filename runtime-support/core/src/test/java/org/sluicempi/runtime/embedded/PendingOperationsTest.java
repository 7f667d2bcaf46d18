package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.RankBody;

/** What docs/nonblocking.md says of operations that have been started: their number, their buffers, their end. */
@Timeout(60)
class PendingOperationsTest {
    /** Doubles: far below and far above the eager limit. */
    private static final int SMALL = 10;

    private static final int LARGE = 100_000;

    private static void alone(RankBody body) {
        EmbeddedJob.run(1, body).orThrow();
    }

    @Test
    void tensOfThousandsOfOperationsMayBePending() {
        alone(rank -> {
            int n = 20_000;
            List<Request> pending = new ArrayList<>();
            for (int k = 0; k < n; k++) {
                pending.add(rank.self().isend(SYNCHRONOUS, Buffers.of(k), 0, k));
            }
            for (int k = 0; k < n; k++) {
                UserBuffer into = Buffers.ints(1);
                rank.self().recv(into, 0, k);
                assertThat(Buffers.intsOf(into)[0]).isEqualTo(k);
            }
            pending.forEach(Request::await);
            for (int k = n - 1; k >= 0; k--) {
                pending.set(k, rank.self().irecv(Buffers.ints(1), 0, k));
            }
            for (int k = 0; k < n; k++) {
                rank.self().send(STANDARD, Buffers.of(k), 0, k);
            }
            for (Request receive : pending) {
                assertThat(receive.test()).isPresent();
            }
        });
    }

    /** Arrays that move under way: many of them, young when the operation starts, old when it ends. */
    @Test
    void heapArraysMayMoveWhileAnOperationIsPending() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    int peer = 1 - world.rank();
                    List<Request> pending = new ArrayList<>();
                    List<double[]> received = new ArrayList<>();
                    for (int k = 0; k < 100; k++) {
                        int count = k % 2 == 0 ? SMALL : LARGE / 10;
                        double[] into = new double[count];
                        received.add(into);
                        pending.add(world.irecv(Buffers.of(into), peer, k));
                    }
                    litter();
                    for (int k = 0; k < 100; k++) {
                        int count = received.get(k).length;
                        pending.add(world.isend(STANDARD, Buffers.of(Buffers.counting(count, k)), peer, k));
                        if (k % 20 == 0) {
                            litter();
                        }
                    }
                    pending.forEach(Request::await);
                    for (int k = 0; k < 100; k++) {
                        assertThat(received.get(k)).isEqualTo(Buffers.counting(received.get(k).length, k));
                    }
                })
                .orThrow();
    }

    /** Garbage enough that what survives is moved. */
    private static void litter() {
        double[][] waste = new double[64][];
        for (int k = 0; k < 1000; k++) {
            waste[k % waste.length] = new double[2000];
        }
        System.gc();
        assertThat(waste[0]).hasSize(2000);
    }

    @Test
    void aPendingRequestKeepsItsBufferAlive() {
        alone(rank -> {
            List<Request> pending = new ArrayList<>();
            WeakReference<double[]> sent = startLargeSend(rank.self(), pending);
            litter();
            assertThat(sent.get()).isNotNull();
            UserBuffer into = Buffers.doubles(LARGE);
            rank.self().recv(into, 0, 1);
            pending.get(0).await();
            assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(LARGE, 1));
        });
    }

    private static WeakReference<double[]> startLargeSend(Communicator self, List<Request> pending) {
        double[] data = Buffers.counting(LARGE, 1);
        pending.add(self.isend(STANDARD, Buffers.of(data), 0, 1));
        return new WeakReference<>(data);
    }

    /** The message is on its way all the same; nothing but the status is lost. */
    @Test
    void anOperationThatNobodyWaitsForGoesOnToItsEnd() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    UserBuffer into = Buffers.doubles(LARGE);
                    if (world.rank() == 0) {
                        world.isend(STANDARD, Buffers.of(Buffers.counting(LARGE, 1)), 1, 1);
                        litter();
                        world.recv(Buffers.ints(0), 1, 2);
                    } else {
                        world.recv(into, 0, 1);
                        assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(LARGE, 1));
                        world.send(STANDARD, Buffers.ints(0), 0, 2);
                    }
                })
                .orThrow();
    }
}
