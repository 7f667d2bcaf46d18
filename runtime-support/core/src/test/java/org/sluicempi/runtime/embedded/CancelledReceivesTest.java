package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;
import static org.sluicempi.runtime.embedded.InterruptedWaitsTest.interrupted;

import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.wait.Waiter;

/**
 * What has waited behind a message in pieces matches as soon as a receive is cancelled, or a message taken back, that kept it
 * from that: it needs no end of a message for it.
 */
@Timeout(60)
class CancelledReceivesTest {
    private static final int OPEN = 1;
    private static final int PLAIN = 2;

    static Stream<EmbeddedOptions> engines() {
        EmbeddedOptions three = EmbeddedOptions.ranks(3);
        return Stream.of(three, three.withLink(LinkModel.parse("1gbit,100us")), three.withDelays(5, 500_000));
    }

    private interface Part {
        /** @param told for what the two say to each other beside their messages */
        void play(Communicator world, Communicator told) throws Exception;
    }

    /** Rank 0 receives from any source, twice with any tag and once the plain message; rank 1 has the one in pieces open. */
    private interface Receiver {
        void receive(Communicator world, Communicator told, UserBuffer[] into, Request[] receives);
    }

    private static void run(EmbeddedOptions options, Receiver receiver, Part sender, Part third) {
        EmbeddedJob.run(options, rank -> {
                    Communicator world = rank.world();
                    Communicator told = world.dup();
                    if (world.rank() == 0) {
                        UserBuffer[] into = {Buffers.ints(2), Buffers.ints(2), Buffers.ints(2)};
                        Request[] receives = new Request[3];
                        Arrays.setAll(receives, k -> world.irecv(into[k], ANY_SOURCE, k < 2 ? ANY_TAG : PLAIN));
                        go(told, 1);
                        await(told, 1);
                        receiver.receive(world, told, into, receives);
                    } else if (world.rank() == 1) {
                        await(told, 0);
                        sender.play(world, told);
                    } else {
                        third.play(world, told);
                    }
                })
                .orThrow();
    }

    private static void go(Communicator told, int dest) {
        told.send(STANDARD, Buffers.ints(0), dest, 0);
    }

    private static void await(Communicator told, int source) {
        told.recv(Buffers.ints(0), source, 0);
    }

    private static DeltaStream begun(Communicator world) {
        DeltaStream stream = world.openDelta(Buffers.of(1, 1), 0, OPEN);
        stream.piece(0, 1);
        return stream;
    }

    private static void end(DeltaStream stream) {
        stream.piece(1, 2);
        stream.end(2);
    }

    /** Its synchronous send ends before the message in pieces does. */
    private static void sendBehindAnOpenOne(Communicator world, Communicator told) {
        DeltaStream stream = begun(world);
        Request send = world.isend(SYNCHRONOUS, Buffers.of(2, 2), 0, PLAIN);
        go(told, 0);
        send.await();
        end(stream);
    }

    private static void cancel(Request receive) {
        receive.cancel();
        assertThat(receive.await().cancelled()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aCancelledReceiveLetsAMessageGoToALaterOne(EmbeddedOptions options) {
        run(
                options,
                (world, told, into, receives) -> {
                    cancel(receives[0]);
                    receives[2].await();
                    receives[1].await();
                    assertThat(Buffers.intsOf(into[1])).containsExactly(1, 1);
                    assertThat(Buffers.intsOf(into[2])).containsExactly(2, 2);
                },
                CancelledReceivesTest::sendBehindAnOpenOne,
                (world, told) -> {});
    }

    /** As it does where a message of another sender takes the receive. */
    @ParameterizedTest
    @MethodSource("engines")
    void aServedReceiveLetsAMessageGoToALaterOne(EmbeddedOptions options) {
        run(
                options,
                (world, told, into, receives) -> {
                    go(told, 2);
                    for (int k : new int[] {0, 2, 1}) {
                        receives[k].await();
                    }
                    assertThat(Arrays.stream(into).map(i -> Buffers.intsOf(i)[1]))
                            .containsExactly(3, 1, 2);
                },
                CancelledReceivesTest::sendBehindAnOpenOne,
                (world, told) -> {
                    await(told, 0);
                    world.send(STANDARD, Buffers.of(3, 3), 0, OPEN);
                });
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aLaterMessageDoesNotOvertake(EmbeddedOptions options) {
        run(
                options,
                (world, told, into, receives) -> {
                    cancel(receives[0]);
                    cancel(receives[1]);
                    Request open = world.irecv(into[0], 1, OPEN);
                    go(told, 1);
                    open.await();
                    assertThat(Buffers.intsOf(into[0])).containsExactly(1, 1);
                    receives[2].await();
                    assertThat(Buffers.intsOf(into[2])).containsExactly(2, 2);
                    world.recv(into[1], 1, PLAIN);
                    assertThat(Buffers.intsOf(into[1])).containsExactly(4, 4);
                },
                (world, told) -> {
                    DeltaStream stream = begun(world);
                    world.send(STANDARD, Buffers.of(2, 2), 0, PLAIN);
                    go(told, 0);
                    await(told, 0);
                    world.send(STANDARD, Buffers.of(4, 4), 0, PLAIN);
                    end(stream);
                },
                (world, told) -> {});
    }

    /** It names its source: the open message then goes there before it has come to its end. */
    @ParameterizedTest
    @MethodSource("engines")
    void aCancelledReceiveLeavesAnOpenMessageToOneThatNamesItsSource(EmbeddedOptions options) {
        run(
                options,
                (world, told, into, receives) -> {
                    cancel(receives[1]);
                    UserBuffer rest = Buffers.ints(2);
                    Request named = world.irecv(rest, 1, ANY_TAG);
                    cancel(receives[0]);
                    named.awaitElements(0, 1);
                    assertThat(Buffers.intsOf(rest)).containsExactly(1, 0);
                    go(told, 1);
                    named.await();
                    assertThat(Buffers.intsOf(rest)).containsExactly(1, 1);
                    receives[2].await();
                },
                (world, told) -> {
                    DeltaStream stream = begun(world);
                    go(told, 0);
                    await(told, 0);
                    end(stream);
                    world.send(STANDARD, Buffers.of(2, 2), 0, PLAIN);
                },
                (world, told) -> {});
    }

    /** A probe lets its receive have the message that it waits for. */
    @Test
    void aThreadThatWaitsForPartsHearsOfTheMatch() {
        EmbeddedJob.run(1, rank -> {
                    Communicator self = rank.self();
                    UserBuffer into = Buffers.ints(2);
                    Request first = self.irecv(into, ANY_SOURCE, ANY_TAG);
                    DeltaStream stream = begun(self);
                    self.send(STANDARD, Buffers.of(2, 2), 0, PLAIN);
                    Thread waiting = new Thread(() -> first.awaitElements(0, 1));
                    waiting.start();
                    while (!(LockSupport.getBlocker(waiting) instanceof Waiter)) {
                        Thread.yield();
                    }
                    assertThat(self.iprobe(ANY_SOURCE, PLAIN)).isPresent();
                    waiting.join();
                    assertThat(Buffers.intsOf(into)).containsExactly(1, 0);
                    end(stream);
                    first.await();
                    self.recv(Buffers.ints(2), 0, PLAIN);
                })
                .orThrow();
    }

    /** The message that the receive would have got is free now, for whoever waits in a probe. */
    @Test
    void anInterruptedReceiveLeavesItsMessageToAProbe() {
        EmbeddedJob.run(1, rank -> {
                    Communicator self = rank.self();
                    Request first = self.irecv(Buffers.ints(2), ANY_SOURCE, ANY_TAG);
                    Request second = self.irecv(Buffers.ints(2), ANY_SOURCE, ANY_TAG);
                    DeltaStream stream = begun(self);
                    self.send(STANDARD, Buffers.of(2, 2), 0, PLAIN);
                    Status[] probed = new Status[1];
                    Thread prober = new Thread(() -> probed[0] = self.probe(ANY_SOURCE, PLAIN));
                    prober.start();
                    while (!(LockSupport.getBlocker(prober) instanceof Waiter)) {
                        Thread.yield();
                    }
                    interrupted(second::awaitAsBlocking, ErrorClass.OTHER, "taken back");
                    prober.join();
                    assertThat(probed[0]).isEqualTo(new Status(0, PLAIN, 8, false));
                    end(stream);
                    first.await();
                })
                .orThrow();
    }
}
