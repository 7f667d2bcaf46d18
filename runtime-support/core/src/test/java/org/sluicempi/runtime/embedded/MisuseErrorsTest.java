package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.RawMemory;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.RankBody;

@Timeout(60)
class MisuseErrorsTest {
    private static void alone(RankBody body) {
        EmbeddedJob.run(1, body).orThrow();
    }

    @Test
    void argumentsAreCheckedAtTheCall() {
        alone(rank -> {
            Communicator w = rank.world();
            UserBuffer one = Buffers.of(1);
            UserBuffer outside = new UserBuffer(new int[2], 1, 2, BasicType.INT);
            assertError(() -> w.send(STANDARD, one, 1, 0), ErrorClass.RANK, "1");
            assertError(() -> w.isend(STANDARD, one, -7, 0), ErrorClass.RANK, "-7");
            assertError(() -> w.send(STANDARD, one, Communicator.ANY_SOURCE, 0), ErrorClass.RANK, "-1");
            assertError(() -> w.recv(one, 3, 0), ErrorClass.RANK, "3");
            assertError(() -> w.probe(-9, 0), ErrorClass.RANK, "-9");
            assertError(() -> w.send(STANDARD, one, 0, -4), ErrorClass.TAG, "-4");
            assertError(() -> w.send(STANDARD, one, 0, Communicator.ANY_TAG), ErrorClass.TAG, "-1");
            assertError(() -> w.irecv(one, 0, -5), ErrorClass.TAG, "-5");
            assertError(() -> w.iprobe(0, -6), ErrorClass.TAG, "-6");
            assertError(() -> w.send(STANDARD, outside, 0, 0), ErrorClass.BUFFER, "1 to 3");
            assertError(() -> w.recv(outside, 0, 0), ErrorClass.BUFFER, "1 to 3");
            assertError(() -> w.openDelta(one, 1, 0), ErrorClass.RANK, "1");
            rank.attachBuffer(2);
            assertError(() -> w.send(SendMode.BUFFERED, one, 0, 0), ErrorClass.BUFFER, "4 bytes", "2");
            rank.detachBuffer();
            assertError(() -> rank.attachBuffer(-1), ErrorClass.ARG, "-1");
        });
    }

    @Test
    void aFreedCommunicatorIsOfNoUse() {
        alone(rank -> {
            Communicator copy = rank.world().dup();
            copy.free();
            assertError(() -> copy.send(STANDARD, Buffers.of(1), 0, 0), ErrorClass.COMM, "freed");
            assertError(copy::collectives, ErrorClass.COMM, "freed");
            rank.world().send(STANDARD, Buffers.of(1), 0, 0);
            rank.world().recv(Buffers.ints(1), 0, 0);
        });
    }

    @Test
    void startAndFinishComeOnceAndInOrder() {
        alone(rank -> {
            assertError(rank::finish, ErrorClass.OTHER, "not started");
            rank.start();
            assertError(rank::start, ErrorClass.OTHER, "before");
            rank.finish();
            assertError(rank::finish, ErrorClass.OTHER, "before");
            assertThat(rank.started() && rank.finished()).isTrue();
        });
    }

    @Test
    void truncationIsAnErrorOfTheReceiverAndNamesBothLengths() {
        IntFunction<UserBuffer> doubles = Buffers::doubles;
        for (int count : new int[] {100, 20_000}) {
            for (boolean posted : new boolean[] {false, true}) {
                EmbeddedJob.run(2, rank -> {
                            Communicator w = rank.world();
                            if (w.rank() == 0) {
                                if (posted) {
                                    w.recv(Buffers.ints(0), 1, 9);
                                }
                                w.send(STANDARD, doubles.apply(count), 1, 3);
                                w.send(STANDARD, Buffers.of(5), 1, 3);
                            } else if (posted) {
                                var receive = w.irecv(Buffers.doubles(50), 0, 3);
                                w.send(STANDARD, Buffers.ints(0), 0, 9);
                                assertError(receive::await, ErrorClass.TRUNCATE, count * 8 + " bytes", "400 bytes");
                                assertError(receive::test, ErrorClass.TRUNCATE, "400 bytes");
                                w.recv(Buffers.ints(1), 0, 3);
                            } else {
                                w.probe(0, 3);
                                assertError(
                                        () -> w.recv(Buffers.doubles(50), 0, 3),
                                        ErrorClass.TRUNCATE,
                                        count * 8 + " bytes",
                                        "400 bytes");
                                w.recv(Buffers.ints(1), 0, 3);
                            }
                        })
                        .orThrow();
            }
        }
    }

    @Test
    void aBufferThatCannotBeWrittenIsRefusedByTheReceiveItself() {
        EmbeddedJob.run(1, rank -> {
                    Communicator w = rank.world();
                    for (ByteBuffer memory : List.of(ByteBuffer.allocateDirect(80), ByteBuffer.allocate(80))) {
                        UserBuffer bytes = new UserBuffer(memory.asReadOnlyBuffer(), 0, 80, BasicType.BYTE);
                        UserBuffer longs = new UserBuffer(
                                new RawMemory(memory.asReadOnlyBuffer().asIntBuffer()), 0, 10, BasicType.LONG);
                        w.send(STANDARD, bytes, 0, 3);
                        for (UserBuffer into : List.of(bytes, longs)) {
                            assertError(() -> w.recv(into, 0, 3), ErrorClass.BUFFER, "read-only");
                            assertError(() -> w.irecv(into, 0, 3), ErrorClass.BUFFER, "read-only");
                            assertError(() -> w.irecv(into, Communicator.PROC_NULL, 3), ErrorClass.BUFFER, "read-only");
                        }
                        MatchedMessage found = w.mprobe(0, 3);
                        assertError(() -> found.irecv(bytes), ErrorClass.BUFFER, "read-only");
                        assertThat(found.recv(new UserBuffer(memory, 0, 80, BasicType.BYTE))
                                        .bytes())
                                .isEqualTo(80);
                        w.recv(new UserBuffer(memory.asReadOnlyBuffer(), 0, 0, BasicType.BYTE), -2, 3);
                    }
                })
                .orThrow();
    }

    @Test
    void anotherBasicTypeThanSentIsAnError() {
        alone(rank -> {
            Communicator w = rank.world();
            w.send(STANDARD, Buffers.of(1.5), 0, 0);
            assertError(
                    () -> w.recv(new UserBuffer(new long[1], 0, 1, BasicType.LONG), 0, 0),
                    ErrorClass.TYPE,
                    "DOUBLE",
                    "LONG");
        });
    }

    @Test
    void bytesAndPackedDataMatchAnyType() {
        alone(rank -> {
            Communicator w = rank.world();
            for (BasicType raw : new BasicType[] {BasicType.BYTE, BasicType.PACKED}) {
                UserBuffer bytes = new UserBuffer(new byte[16], 0, 16, raw);
                w.send(STANDARD, Buffers.of(1.5, 2.5), 0, 0);
                assertThat(w.recv(bytes, 0, 0).bytes()).isEqualTo(16);
                UserBuffer back = Buffers.doubles(2);
                w.send(STANDARD, bytes, 0, 0);
                w.recv(back, 0, 0);
                assertThat(Buffers.doublesOf(back)).containsExactly(1.5, 2.5);
            }
        });
    }

    @Test
    void nothingIsComparedForAnEmptyMessage() {
        alone(rank -> {
            rank.world().send(STANDARD, Buffers.doubles(0), 0, 0);
            assertThat(rank.world().recv(Buffers.ints(3), 0, 0).bytes()).isZero();
        });
    }
}
