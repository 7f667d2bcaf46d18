package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.UserBuffer;

/** Plain blocking messages under the eager limit leave no garbage once a program has got going. */
@Timeout(60)
class AllocationTest {
    private static final int MESSAGES = 20_000;
    /** Room for what the JIT has not yet removed and for nodes of contended locks; a message of its own takes 500. */
    private static final double MOST_BYTES = 100;

    @ParameterizedTest
    @ValueSource(ints = {8, 1000, 60_000})
    void aPingPongAllocatesNextToNothing(int bytes) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        assertThat(threads.isThreadAllocatedMemoryEnabled()).isTrue();
        EmbeddedJob.run(2, rank -> {
                    UserBuffer buffer = new UserBuffer(new byte[bytes], 0, bytes, BasicType.BYTE);
                    double least = Double.MAX_VALUE;
                    for (int round = 0; round < 4; round++) {
                        long before = threads.getCurrentThreadAllocatedBytes();
                        play(rank.world(), buffer);
                        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
                        least = Math.min(least, (double) allocated / MESSAGES);
                    }
                    assertThat(least).as("bytes per message sent and received").isLessThan(MOST_BYTES);
                })
                .orThrow();
    }

    private static void play(Communicator world, UserBuffer buffer) {
        int peer = 1 - world.rank();
        for (int k = 0; k < MESSAGES; k++) {
            if (world.rank() == k % 2) {
                world.send(STANDARD, buffer, peer, 0);
            } else {
                assertSource(
                        peer,
                        world.recv(buffer, k % 3 == 0 ? Communicator.ANY_SOURCE : peer, 0)
                                .source());
            }
        }
    }

    private static void assertSource(int expected, int source) {
        if (source != expected) {
            throw new AssertionError("from " + source);
        }
    }
}
