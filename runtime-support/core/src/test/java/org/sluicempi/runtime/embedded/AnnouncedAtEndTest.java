package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaSend;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;

/** Pieces that travel ahead of their message: nobody sees it before its end, and its place is that of the end. */
@Timeout(60)
class AnnouncedAtEndTest {
    private static final int COUNT = 4000;

    static Stream<EmbeddedOptions> engines() {
        return Stream.of(
                EmbeddedOptions.ranks(2),
                EmbeddedOptions.ranks(2).withLink(LinkModel.parse("100MB/s,1ms,eager=8k")),
                EmbeddedOptions.ranks(2).withLink(LinkModel.parse("100MB/s,1ms,eager=0")));
    }

    /** A header of the same envelope is sent while the payload's pieces are on their way. */
    @ParameterizedTest
    @MethodSource("engines")
    void whatIsSentBeforeTheEndComesFirst(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        UserBuffer data = Buffers.of(Buffers.counting(COUNT, 1));
                        DeltaStream stream = world.openDelta(data, 1, 3, false);
                        stream.piece(0, 1000);
                        stream.piece(3000, COUNT);
                        world.send(STANDARD, Buffers.of(-1.0), 1, 3);
                        stream.piece(1000, 3000);
                        stream.end(COUNT);
                    } else {
                        double[] header = new double[COUNT];
                        double[] payload = new double[COUNT];
                        Status first = world.recv(Buffers.of(header), 0, 3);
                        Status second = world.recv(Buffers.of(payload), Communicator.ANY_SOURCE, 3);
                        assertThat(first.bytes()).isEqualTo(8);
                        assertThat(header[0]).isEqualTo(-1.0);
                        assertThat(second.bytes()).isEqualTo(8L * COUNT);
                        assertThat(payload).isEqualTo(Buffers.counting(COUNT, 1));
                    }
                })
                .orThrow();
    }

    /** Its place is that of its end, but what was begun before has its own before that. */
    @Test
    void whatWasBegunBeforeItStaysBeforeIt() {
        EmbeddedJob.run(EmbeddedOptions.ranks(2).withDeltaSize(800), rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        DeltaSend begun = DeltaSend.begin(world, Buffers.doubles(500), 1, 3, true);
                        DeltaSend atEnd = DeltaSend.begin(world, Buffers.doubles(1000), 1, 3, true)
                                .announceAtEnd();
                        atEnd.deltaSendData(0, 400);
                        atEnd.deltaSendEnd();
                        begun.deltaSendEnd();
                    } else {
                        assertThat(world.recv(Buffers.doubles(1000), 0, 3).bytes())
                                .isEqualTo(4000);
                        assertThat(world.recv(Buffers.doubles(1000), 0, 3).bytes())
                                .isEqualTo(8000);
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void noProbeSeesItBeforeTheEndAndNoneEverIfItIsGivenUp(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        DeltaStream stream = world.openDelta(Buffers.of(Buffers.counting(COUNT, 1)), 1, 3, false);
                        stream.piece(0, COUNT);
                        world.send(STANDARD, Buffers.of(1.0), 1, 4);
                        world.recv(Buffers.doubles(1), 1, 5);
                        stream.abandon("not needed");
                        world.send(STANDARD, Buffers.of(2.0), 1, 6);
                    } else {
                        world.recv(Buffers.doubles(1), 0, 4);
                        assertThat(world.iprobe(0, 3)).isEmpty();
                        world.send(STANDARD, Buffers.of(1.0), 0, 5);
                        world.recv(Buffers.doubles(1), 0, 6);
                        assertThat(world.iprobe(Communicator.ANY_SOURCE, Communicator.ANY_TAG))
                                .isEmpty();
                    }
                })
                .orThrow();
    }
}
