package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.READY;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.api.LinkModel;

/** The end of a message in pieces in synchronous mode waits for the start of its receive, however short it is. */
@Timeout(60)
class SynchronousPiecesTest {
    private static final int COUNT = 100;
    private static final int TAG = 3;

    static Stream<EmbeddedOptions> engines() {
        return Stream.of(
                EmbeddedOptions.ranks(2),
                EmbeddedOptions.ranks(2).withLink(LinkModel.parse("100MB/s,1ms,eager=8k")),
                EmbeddedOptions.ranks(2).withLink(LinkModel.parse("100MB/s,1ms,eager=0")));
    }

    private static void send(SendMode mode, Communicator world, boolean announce, int total) {
        UserBuffer data = Buffers.of(Buffers.counting(COUNT, 1));
        DeltaStream stream = world.openDelta(mode, data, 1, TAG, announce);
        if (total > 0) {
            stream.piece(0, total / 2);
            stream.piece(total / 2, total);
        }
        stream.end(total);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theEndWaitsForTheReceiveAndNotForAProbe(EmbeddedOptions options) {
        int[] totals = {COUNT, 10, 0};
        AtomicBoolean[] receiving =
                Stream.generate(AtomicBoolean::new).limit(2L * totals.length).toArray(AtomicBoolean[]::new);
        EmbeddedJob.run(options, rank -> {
                    Communicator world = rank.world();
                    for (int k = 0; k < receiving.length; k++) {
                        int total = totals[k / 2];
                        if (world.rank() == 0) {
                            send(SYNCHRONOUS, world, k % 2 == 0, total);
                            assertThat(receiving[k]).isTrue();
                        } else {
                            assertThat(world.probe(0, TAG).bytes()).isEqualTo(8L * total);
                            Thread.sleep(50);
                            receiving[k].set(true);
                            double[] into = new double[COUNT];
                            world.recv(Buffers.of(into), k % 2 == 0 ? 0 : Communicator.ANY_SOURCE, TAG);
                            double[] expected = new double[COUNT];
                            System.arraycopy(Buffers.counting(COUNT, 1), 0, expected, 0, total);
                            assertThat(into).isEqualTo(expected);
                        }
                    }
                })
                .orThrow();
    }

    /** A message in ready mode is one in standard mode: its receive may come later. */
    @Test
    void otherModesDoNotWait() {
        EmbeddedJob.run(EmbeddedOptions.ranks(2), rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        send(READY, world, true, COUNT);
                        send(STANDARD, world, true, COUNT);
                        world.send(STANDARD, Buffers.of(1), 1, TAG + 1);
                    } else {
                        world.recv(Buffers.ints(1), 0, TAG + 1);
                        world.recv(Buffers.doubles(COUNT), 0, TAG);
                        world.recv(Buffers.doubles(COUNT), 0, TAG);
                    }
                })
                .orThrow();
    }

    /** The receive has started, although it refuses what has come. */
    @Test
    void aReceiveThatIsTooShortEndsTheSendToo() {
        EmbeddedJob.run(EmbeddedOptions.ranks(2), rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        send(SYNCHRONOUS, world, true, COUNT);
                    } else {
                        Errors.assertError(() -> world.recv(Buffers.doubles(2), 0, TAG), ErrorClass.TRUNCATE, "tag 3");
                    }
                })
                .orThrow();
    }

    @Test
    void twoThatSendToEachOtherWaitForEver() {
        JobResult result = EmbeddedJob.run(EmbeddedOptions.ranks(2), rank -> {
            Communicator world = rank.world();
            int other = 1 - world.rank();
            DeltaStream stream = world.openDelta(SYNCHRONOUS, Buffers.doubles(COUNT), other, TAG, true);
            stream.piece(0, COUNT);
            stream.end(COUNT);
        });
        assertThat(result.reason()).contains("deadlock", "rank 1: Send to 0 tag 3 on world, 100 DOUBLE");
    }
}
