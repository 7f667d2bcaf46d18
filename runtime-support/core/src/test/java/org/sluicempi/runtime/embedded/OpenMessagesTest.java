package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;
import static org.sluicempi.runtime.SendMode.STANDARD;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.api.RankBody;

/**
 * A message that is still being computed must not keep those of others from a receive that takes any: the blocking
 * program would not have sent it yet. Rank 1 has a message open until rank 0 has answered rank 2.
 */
@Timeout(60)
class OpenMessagesTest {
    private static final int GO = 90;

    private static void run(String timing, RankBody root) {
        EmbeddedOptions options = EmbeddedOptions.ranks(3);
        options = timing.equals("link") ? options.withLink(LinkModel.parse("1gbit,100us")) : options;
        options = timing.equals("delays") ? options.withDelays(5, 500_000) : options;
        EmbeddedJob.run(options, rank -> {
                    Communicator world = rank.world();
                    switch (world.rank()) {
                        case 0 -> root.run(rank);
                        case 1 -> {
                            DeltaStream stream = world.openDelta(Buffers.of(1, 1), 0, 5);
                            stream.piece(0, 1);
                            world.send(STANDARD, Buffers.ints(0), 2, GO);
                            world.recv(Buffers.ints(0), 2, GO);
                            stream.piece(1, 2);
                            stream.end(2);
                            world.send(STANDARD, Buffers.of(11, 11), 0, 5);
                        }
                        default -> {
                            world.recv(Buffers.ints(0), 1, GO);
                            world.send(STANDARD, Buffers.of(2, 2), 0, 5);
                            world.recv(Buffers.ints(0), 0, GO);
                            world.send(STANDARD, Buffers.ints(0), 1, GO);
                        }
                    }
                })
                .orThrow();
    }

    private static int[] receive(Communicator world, int source, int tag) {
        UserBuffer into = Buffers.ints(2);
        world.recv(into, source, tag);
        return Buffers.intsOf(into);
    }

    private static void go(Communicator world) {
        world.send(STANDARD, Buffers.ints(0), 2, GO);
    }

    @ParameterizedTest
    @ValueSource(strings = {"instant", "link", "delays"})
    void aReceiveFromAnySourceTakesWhatIsComplete(String timing) {
        run(timing, rank -> {
            Communicator world = rank.world();
            assertThat(receive(world, ANY_SOURCE, 5)).containsExactly(2, 2);
            go(world);
            assertThat(receive(world, ANY_SOURCE, ANY_TAG)).containsExactly(1, 1);
            assertThat(receive(world, ANY_SOURCE, ANY_TAG)).containsExactly(11, 11);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"instant", "link", "delays"})
    void aProbeFindsWhatIsComplete(String timing) {
        run(timing, rank -> {
            Communicator world = rank.world();
            assertThat(world.probe(ANY_SOURCE, ANY_TAG)).isEqualTo(new Status(2, 5, 8, false));
            assertThat(world.iprobe(1, 5)).isEmpty();
            receive(world, 2, 5);
            go(world);
            assertThat(world.probe(ANY_SOURCE, ANY_TAG)).isEqualTo(new Status(1, 5, 8, false));
            assertThat(receive(world, 1, 5)).containsExactly(1, 1);
            assertThat(receive(world, 1, 5)).containsExactly(11, 11);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"instant", "link", "delays"})
    void earlierReceivesComeFirst(String timing) {
        run(timing, rank -> {
            Communicator world = rank.world();
            UserBuffer[] into = {Buffers.ints(2), Buffers.ints(2), Buffers.ints(2)};
            Request any = world.irecv(into[0], ANY_SOURCE, 5);
            Request fromOne = world.irecv(into[1], 1, ANY_TAG);
            any.await();
            go(world);
            Request last = world.irecv(into[2], 1, 5);
            last.await();
            fromOne.await();
            assertThat(Buffers.intsOf(into[0])).containsExactly(2, 2);
            assertThat(Buffers.intsOf(into[1])).containsExactly(1, 1);
            assertThat(Buffers.intsOf(into[2])).containsExactly(11, 11);
        });
    }

    /** Of one sender only: then the receive from any source, posted first, gets the first message. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anOpenMessageKeepsItsPlace(boolean postedBefore) {
        EmbeddedJob.run(1, rank -> {
                    keepsItsPlace(rank.self(), postedBefore);
                    // and leaves nothing behind by which the next one would not
                    keepsItsPlace(rank.self(), postedBefore);
                })
                .orThrow();
    }

    private static void keepsItsPlace(Communicator self, boolean postedBefore) {
        UserBuffer first = Buffers.ints(1);
        UserBuffer second = Buffers.ints(1);
        Request any = postedBefore ? self.irecv(first, ANY_SOURCE, ANY_TAG) : null;
        DeltaStream stream = self.openDelta(Buffers.of(1), 0, 5);
        stream.piece(0, 1);
        self.send(STANDARD, Buffers.of(2), 0, 6);
        assertThat(self.iprobe(ANY_SOURCE, ANY_TAG)).isEmpty();
        assertThat(self.iprobe(ANY_SOURCE, 6)).isPresent();
        Request one = postedBefore ? any : self.irecv(first, ANY_SOURCE, ANY_TAG);
        Request two = self.irecv(second, 0, ANY_TAG);
        assertThat(one.test()).isEmpty();
        // a probe that has found the second has come past a receive, which is the first one's
        assertThat(two.test().isPresent()).isEqualTo(postedBefore);
        stream.end(1);
        one.await();
        two.await();
        assertThat(Buffers.intsOf(first)).containsExactly(1);
        assertThat(Buffers.intsOf(second)).containsExactly(2);
    }

    /** The open message may still need the second receive: another sender can take the first one from it, as here. */
    @Test
    void aLaterMessageLeavesTheOpenOneWhatItMayStillNeed() {
        EmbeddedJob.run(3, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        UserBuffer[] into = {Buffers.ints(2), Buffers.ints(2), Buffers.ints(2)};
                        Request[] any = new Request[3];
                        Arrays.setAll(any, k -> world.irecv(into[k], ANY_SOURCE, 5));
                        world.send(STANDARD, Buffers.ints(0), 1, GO);
                        any[0].await();
                        world.send(STANDARD, Buffers.ints(0), 1, GO);
                        any[1].await();
                        any[2].await();
                        assertThat(Arrays.stream(into).map(i -> Buffers.intsOf(i)[0]))
                                .containsExactly(2, 1, 11);
                    } else if (world.rank() == 1) {
                        world.recv(Buffers.ints(0), 0, GO);
                        DeltaStream stream = world.openDelta(Buffers.of(1, 1), 0, 5);
                        stream.piece(0, 1);
                        world.send(STANDARD, Buffers.of(11, 11), 0, 5);
                        world.send(STANDARD, Buffers.ints(0), 2, GO);
                        world.recv(Buffers.ints(0), 0, GO);
                        stream.piece(1, 2);
                        stream.end(2);
                    } else {
                        world.recv(Buffers.ints(0), 1, GO);
                        world.send(STANDARD, Buffers.of(2, 2), 0, 5);
                    }
                })
                .orThrow();
    }

    /** No message that is still open can go there, so nobody has to wait for one. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aReceiveThatNoOpenMessageCanHaveIsServedAtOnce(boolean otherPosted) {
        EmbeddedJob.run(1, rank -> {
                    Communicator self = rank.self();
                    UserBuffer first = Buffers.ints(1);
                    UserBuffer second = Buffers.ints(1);
                    Request any = otherPosted ? self.irecv(first, ANY_SOURCE, ANY_TAG) : null;
                    Request two = self.irecv(second, ANY_SOURCE, 2);
                    DeltaStream stream = self.openDelta(Buffers.of(1), 0, 1);
                    stream.piece(0, 1);
                    self.send(STANDARD, Buffers.of(2), 0, 2);
                    two.await();
                    assertThat(Buffers.intsOf(second)).containsExactly(2);
                    stream.end(1);
                    Request one = otherPosted ? any : self.irecv(first, ANY_SOURCE, ANY_TAG);
                    one.await();
                    assertThat(Buffers.intsOf(first)).containsExactly(1);
                })
                .orThrow();
    }

    @Test
    void aMessageThatEndsFindsItsReceiveWhileAnotherIsOpen() {
        EmbeddedJob.run(1, rank -> {
                    Communicator self = rank.self();
                    UserBuffer[] into = {Buffers.ints(1), Buffers.ints(1)};
                    Request[] any = {self.irecv(into[0], ANY_SOURCE, 1), self.irecv(into[1], ANY_SOURCE, 2)};
                    DeltaStream[] open = {self.openDelta(Buffers.of(1), 0, 1), self.openDelta(Buffers.of(2), 0, 2)};
                    for (int k = 1; k >= 0; k--) {
                        open[k].piece(0, 1);
                        open[k].end(1);
                        any[k].await();
                        assertThat(Buffers.intsOf(into[k])).containsExactly(k + 1);
                    }
                })
                .orThrow();
    }

    /**
     * While a message is open, the ones behind it keep their places too: they go to the first receive that it leaves
     * them, not to a later one that it could not have had.
     */
    @Test
    void messagesBehindAnOpenOneTakeTheFirstReceiveThatIsLeft() {
        EmbeddedJob.run(1, rank -> {
                    Communicator self = rank.self();
                    UserBuffer[] into = {Buffers.ints(1), Buffers.ints(1), Buffers.ints(1), Buffers.ints(1)};
                    Request three = self.irecv(into[0], ANY_SOURCE, 3);
                    Request any = self.irecv(into[1], ANY_SOURCE, ANY_TAG);
                    Request one = self.irecv(into[2], ANY_SOURCE, 1);
                    DeltaStream stream = self.openDelta(Buffers.of(1), 0, 3);
                    stream.piece(0, 1);
                    self.send(STANDARD, Buffers.of(2), 0, 1);
                    self.send(STANDARD, Buffers.of(3), 0, 1);
                    Request lateOne = self.irecv(into[3], ANY_SOURCE, 1);
                    self.send(STANDARD, Buffers.of(4), 0, 1);
                    assertThat(self.iprobe(ANY_SOURCE, 1)).isEmpty();
                    stream.end(1);
                    three.await();
                    any.await();
                    one.await();
                    lateOne.await();
                    assertThat(Arrays.stream(into).map(i -> Buffers.intsOf(i)[0]))
                            .containsExactly(1, 2, 3, 4);
                })
                .orThrow();
    }
}
