package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.BUFFERED;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

@Timeout(60)
class BufferedSendsTest {
    @Test
    void onlyBufferedSendsThatLeaveAtOnceNeedNoBuffer() {
        EmbeddedJob.run(EmbeddedOptions.ranks(1).withEagerLimit(16), rank -> {
                    Communicator self = rank.self();
                    self.send(BUFFERED, Buffers.of(7.0, 8.0), 0, 1);
                    UserBuffer into = Buffers.doubles(2);
                    self.recv(into, 0, 1);
                    assertThat(Buffers.doublesOf(into)).containsExactly(7, 8);
                    UserBuffer longer = Buffers.doubles(3);
                    Errors.assertError(() -> self.send(BUFFERED, longer, 0, 1), ErrorClass.BUFFER, "24", "0");
                })
                .orThrow();
    }

    @Test
    void largeBufferedSendsTakeRoomUntilTheyAreReceived() {
        EmbeddedJob.run(EmbeddedOptions.ranks(1).withEagerLimit(4), rank -> {
                    Communicator self = rank.self();
                    rank.attachBuffer(100);
                    UserBuffer data = Buffers.of(Buffers.counting(8, 1));
                    self.send(BUFFERED, data, 0, 1);
                    Buffers.doublesOf(data)[0] = -1;
                    Errors.assertError(() -> self.send(BUFFERED, data, 0, 1), ErrorClass.BUFFER, "64", "36");
                    UserBuffer into = Buffers.doubles(8);
                    self.recv(into, 0, 1);
                    assertThat(Buffers.doublesOf(into)).isEqualTo(Buffers.counting(8, 1));
                    self.send(BUFFERED, data, 0, 1);
                    self.recv(into, 0, 1);
                    assertThat(rank.detachBuffer()).isEqualTo(100);
                    assertThat(rank.detachBuffer()).isZero();
                })
                .orThrow();
    }
}
