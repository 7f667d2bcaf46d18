package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.SendMode.SYNCHRONOUS;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaSend;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.job.EmbeddedRank;

/** Messages that are begun and never ended, because the program left their loop in another way. */
@Timeout(60)
class UnendedMessagesTest {
    private static final int N = 10_000;

    static Stream<EmbeddedOptions> engines() {
        EmbeddedOptions two = EmbeddedOptions.ranks(2).withDeltaSize(512);
        return Stream.of(two, two.withEagerLimit(0), two.withLink(LinkModel.parse("1gbit,1ms")));
    }

    /** The receiver is told by {@code MPI.Finalize}, whether anything has left or not. */
    @ParameterizedTest
    @MethodSource("engines")
    void areAnErrorAtTheirReceiverWhenMpiEnds(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    rank.start();
                    if (w.rank() == 0) {
                        DeltaSend.begin(w, Buffers.doubles(N), 1, 1, true).deltaSendData(0, N / 2);
                        DeltaSend.begin(w, Buffers.doubles(N), 1, 2, true);
                        DeltaSend.begin(w, Buffers.doubles(1), 1, 3, true);
                        DeltaSend.begin(w, Buffers.doubles(N), 1, 4, true).announceAtEnd();
                        DeltaSend.begin(w, Buffers.doubles(N), 1, 5, true).deltaSendData(0, N / 2);
                        DeltaSend.begin(SYNCHRONOUS, w, Buffers.doubles(N), 1, 6, true)
                                .deltaSendData(0, N / 2);
                        rank.finish();
                    } else {
                        UserBuffer into = Buffers.doubles(N);
                        Request early = w.irecv(into, 0, 2);
                        for (int tag : new int[] {1, 3}) {
                            assertError(() -> w.recv(into, 0, tag), ErrorClass.PROC_FAILED, "rank 0", "MPI.Finalize");
                        }
                        assertError(early::await, ErrorClass.PROC_FAILED, "rank 0");
                        assertThat(w.iprobe(0, 4)).isEmpty();
                        assertThat(w.iprobe(0, 6)).isEmpty();
                        rank.finish();
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void areForgottenIfTheyWereToBeAnnouncedAtTheirEnd(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    rank.start();
                    if (w.rank() == 0) {
                        for (int k = 0; k < 200; k++) {
                            DeltaSend forgotten = DeltaSend.begin(w, Buffers.doubles(N), 1, 1, true)
                                    .announceAtEnd();
                            forgotten.deltaSendData(0, N / 2);
                            if (k % 2 == 0) {
                                forgotten.abandon("not told to anybody");
                            }
                        }
                        assertThat(((EmbeddedRank) rank).station().unended()).isEmpty();
                        w.send(STANDARD, Buffers.of(1.5), 1, 1);
                    } else {
                        UserBuffer into = Buffers.doubles(N);
                        assertThat(w.recv(into, Communicator.ANY_SOURCE, 1).bytes())
                                .isEqualTo(8);
                        assertThat(Buffers.doublesOf(into)).startsWith(1.5, 0);
                        assertThat(w.iprobe(Communicator.ANY_SOURCE, Communicator.ANY_TAG))
                                .isEmpty();
                    }
                    rank.finish();
                })
                .orThrow();
    }

    /** There the message is the blocking send at its end: what has been declared of it is not noticed either. */
    @ParameterizedTest
    @MethodSource("engines")
    void areForgottenBetweenGroups(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    rank.start();
                    Communicator own = w.split(w.rank(), 0).orElseThrow();
                    Communicator other = own.interConnect(0, w, 1 - w.rank(), 1);
                    if (w.rank() == 0) {
                        DeltaSend forgotten = DeltaSend.begin(other, Buffers.doubles(N), 0, 1, true);
                        forgotten.deltaSendData(0, N / 2);
                        forgotten.abandon("not told to anybody");
                        DeltaSend.begin(other, Buffers.doubles(N), 0, 1, true).deltaSendData(0, N / 2);
                        DeltaSend told = DeltaSend.begin(other, Buffers.of(1.5, 2.5), 0, 1, true);
                        told.deltaSendData(0, 2);
                        told.deltaSendEnd(1);
                    } else {
                        assertThat(other.recv(Buffers.doubles(N), 0, 1).bytes()).isEqualTo(8);
                    }
                    rank.finish();
                })
                .orThrow();
    }

    /** A probe fails as the receive would, and takes nothing; a matched probe takes the message. */
    @ParameterizedTest
    @MethodSource("engines")
    void areToldByEveryProbe(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        for (int k = 0; k < 3; k++) {
                            DeltaStream stream = w.openDelta(Buffers.doubles(N), 1, 1);
                            stream.piece(0, 100);
                            stream.abandon("out of ideas");
                        }
                        Request last = w.isend(STANDARD, Buffers.of(2.5), 1, 1);
                        w.send(STANDARD, Buffers.ints(0), 1, 2);
                        last.await();
                    } else {
                        assertError(() -> w.probe(0, 1), ErrorClass.PROC_FAILED, "out of ideas");
                        assertError(() -> w.probe(-1, -1), ErrorClass.PROC_FAILED, "out of ideas");
                        assertError(() -> w.iprobe(0, 1), ErrorClass.PROC_FAILED, "out of ideas");
                        assertError(() -> w.recv(Buffers.doubles(N), 0, 1), ErrorClass.PROC_FAILED, "out of ideas");
                        assertError(() -> w.mprobe(-1, 1), ErrorClass.PROC_FAILED, "out of ideas");
                        w.probe(0, 2);
                        assertError(() -> w.improbe(0, 1), ErrorClass.PROC_FAILED, "out of ideas");
                        MatchedMessage last = w.mprobe(0, 1);
                        assertThat(last.status().bytes()).isEqualTo(8);
                        last.recv(Buffers.doubles(1));
                        w.recv(Buffers.ints(0), 0, 2);
                    }
                })
                .orThrow();
    }

    /** Nothing of a message that may be too long is handed out before its length is known. */
    @ParameterizedTest
    @MethodSource("engines")
    void aMessageThatMayBeTooLongIsWaitedFor(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    for (int length : new int[] {N, 50}) {
                        if (w.rank() == 0) {
                            DeltaStream stream = w.openDelta(Buffers.of(Buffers.counting(N, 1)), 1, 1);
                            stream.piece(0, 50);
                            w.send(STANDARD, Buffers.ints(0), 1, 2);
                            w.recv(Buffers.ints(0), 1, 3);
                            if (length > 50) {
                                stream.piece(50, length);
                            }
                            stream.end(length);
                        } else {
                            UserBuffer into = Buffers.doubles(100);
                            Request request = w.irecv(into, 0, 1);
                            w.recv(Buffers.ints(0), 0, 2);
                            assertThat(request.arrivedUpTo(0)).isZero();
                            assertThat(Buffers.doublesOf(into)).containsOnly(0);
                            w.send(STANDARD, Buffers.ints(0), 0, 3);
                            if (length == N) {
                                assertError(() -> request.awaitElements(0, 1), ErrorClass.TRUNCATE, "80000", "800");
                                assertError(request::await, ErrorClass.TRUNCATE, "80000", "800");
                                assertThat(Buffers.doublesOf(into)).containsOnly(0);
                            } else {
                                request.awaitElements(0, 1);
                                assertThat(request.await().bytes()).isEqualTo(400);
                                assertThat(Buffers.doublesOf(into))
                                        .startsWith(1, 2)
                                        .endsWith(0, 0);
                            }
                        }
                    }
                })
                .orThrow();
    }
}
