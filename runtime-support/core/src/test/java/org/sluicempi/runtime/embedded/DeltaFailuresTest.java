package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;
import static org.sluicempi.runtime.embedded.Errors.assertError;
import static org.sluicempi.runtime.embedded.Timings.options;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.JobResult;

/** Messages in pieces that do not fit, are given up or lose their sender. */
@Timeout(120)
class DeltaFailuresTest {
    private static final int TAG = 6;

    @Test
    void tooLongAMessageIsAnErrorAfterItsLastPieceAndLeavesTheEngineUsable() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        DeltaStream stream = world.openDelta(Buffers.of(Buffers.counting(10, 1)), 1, TAG);
                        stream.piece(3, 10);
                        stream.piece(0, 3);
                        stream.end(10);
                        world.send(STANDARD, Buffers.of(7), 1, TAG);
                    } else {
                        UserBuffer part = new UserBuffer(new double[9], 1, 5, BasicType.DOUBLE);
                        assertError(() -> world.recv(part, 0, TAG), ErrorClass.TRUNCATE, "80 bytes", "40 bytes");
                        assertThat(Buffers.doublesOf(part)).endsWith(0, 0, 0);
                        world.recv(Buffers.ints(1), 0, TAG);
                    }
                })
                .orThrow();
    }

    @Test
    void anotherBasicTypeIsAnErrorAndRawBytesAreNone() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    for (int k = 0; k < 2; k++) {
                        if (world.rank() == 0) {
                            DeltaStream stream = world.openDelta(Buffers.of(1.5, 2.5), 1, TAG);
                            stream.piece(1, 2);
                            stream.piece(0, 1);
                            stream.end(2);
                        } else if (k == 0) {
                            assertError(() -> world.recv(Buffers.ints(9), 0, TAG), ErrorClass.TYPE, "DOUBLE", "INT");
                        } else {
                            ByteBuffer raw = ByteBuffer.allocate(16).order(ByteOrder.nativeOrder());
                            world.recv(new UserBuffer(raw, 0, 16, BasicType.BYTE), 0, TAG);
                            assertThat(raw.getDouble(0)).isEqualTo(1.5);
                            assertThat(raw.getDouble(8)).isEqualTo(2.5);
                        }
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"instant", "delays", "link"})
    void anAbandonedMessageIsAnErrorWithItsReason(String timing) {
        EmbeddedJob.run(options(timing, 1), rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        DeltaStream stream = world.openDelta(Buffers.doubles(10), 1, TAG);
                        stream.piece(0, 3);
                        stream.abandon("out of ideas");
                        stream.abandon("again");
                    } else {
                        assertError(
                                () -> world.recv(Buffers.doubles(10), 0, TAG), ErrorClass.PROC_FAILED, "out of ideas");
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSenderThatEndsWithoutAnEndIsAnErrorNotAHang(boolean posted) {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        if (posted) {
                            world.recv(Buffers.ints(0), 1, 0);
                        }
                        world.openDelta(Buffers.doubles(10), 1, TAG).piece(0, 3);
                    } else {
                        UserBuffer into = Buffers.doubles(10);
                        if (posted) {
                            Request request = world.irecv(into, 0, TAG);
                            world.send(STANDARD, Buffers.ints(0), 0, 0);
                            assertError(() -> request.awaitElements(5, 6), ErrorClass.PROC_FAILED, "rank 0 ended");
                        } else {
                            assertError(() -> world.recv(into, 0, TAG), ErrorClass.PROC_FAILED, "rank 0 ended");
                        }
                    }
                })
                .orThrow();
    }

    @Test
    void aSenderThatFailsEndsTheReceiversWait() {
        JobResult result = EmbeddedJob.run(2, rank -> {
            if (rank.world().rank() == 0) {
                rank.world().openDelta(Buffers.doubles(10), 1, TAG).piece(0, 3);
                throw new IllegalStateException("boom");
            }
            rank.world().recv(Buffers.doubles(10), 0, TAG);
        });
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.failures().get(0).cause()).hasMessage("boom");
    }

    /** Whoever fails over it before its sender has come to its end fails over a message that may never be sent. */
    @Test
    void whatDoesNotFitIsToldWithTheEnd() {
        EmbeddedJob.run(1, rank -> {
                    Communicator self = rank.self();
                    for (UserBuffer into : List.of(Buffers.ints(2), Buffers.doubles(1))) {
                        Request request = self.irecv(into, 0, TAG);
                        DeltaStream stream = self.openDelta(Buffers.of(1.5, 2.5), 0, TAG);
                        stream.piece(0, 2);
                        assertThat(request.test()).isEmpty();
                        stream.end(2);
                        ErrorClass told = into.type() == BasicType.INT ? ErrorClass.TYPE : ErrorClass.TRUNCATE;
                        assertError(request::await, told);
                    }
                })
                .orThrow();
    }

    @Test
    void misuseOfAStreamIsTold() {
        EmbeddedJob.run(1, rank -> {
                    DeltaStream stream = rank.self().openDelta(Buffers.doubles(10), 0, TAG);
                    assertError(() -> stream.piece(4, 11), ErrorClass.ARG, "4 to 11");
                    assertError(() -> stream.piece(-1, 3), ErrorClass.ARG, "-1 to 3");
                    stream.piece(0, 5);
                    assertError(() -> stream.end(10), ErrorClass.COUNT, "10", "5");
                    stream.piece(5, 10);
                    stream.end(10);
                    assertError(() -> stream.piece(0, 1), ErrorClass.ARG, "0 to 1");
                    rank.self().recv(Buffers.doubles(10), 0, TAG);
                })
                .orThrow();
    }
}
