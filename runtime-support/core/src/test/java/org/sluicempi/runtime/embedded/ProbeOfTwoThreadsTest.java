package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/** One thread probes while another one receives: a probe tells of a message that was there, never of the next one. */
@Timeout(120)
class ProbeOfTwoThreadsTest {
    private static final int MESSAGES = 20_000;

    @Test
    void aProbeTellsOfAMessageThatItMatches() {
        EmbeddedJob.run(EmbeddedOptions.ranks(2), rank -> {
                    Communicator w = rank.world();
                    UserBuffer five = Buffers.of(5);
                    UserBuffer six = Buffers.of(6, 6);
                    if (w.rank() == 0) {
                        for (int k = 0; k < MESSAGES; k++) {
                            w.send(SendMode.STANDARD, five, 1, 5);
                            w.send(SendMode.STANDARD, six, 1, 6);
                        }
                        w.recv(Buffers.ints(1), 1, 1);
                        return;
                    }
                    AtomicReference<Status> wrong = new AtomicReference<>();
                    Thread receiver = new Thread(() -> {
                        for (int k = 0; k < MESSAGES; k++) {
                            w.recv(five, 0, 5);
                            w.recv(six, 0, 6);
                        }
                    });
                    receiver.start();
                    while (receiver.isAlive()) {
                        w.iprobe(0, 5)
                                .filter(status -> status.tag() != 5 || status.bytes() != 4)
                                .ifPresent(wrong::set);
                    }
                    w.send(SendMode.STANDARD, Buffers.of(1), 0, 1);
                    assertThat(wrong).hasValue(null);
                })
                .orThrow();
    }
}
