package org.sluicempi.corpus.fuzz.trial;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;

/** Elements come when they are awaited, each once, however early they arrive. */
class LateDeliveryTest {
    @Test
    void anElementThatNobodyAwaitsIsNotThere() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = LateDelivery.of(rank).world();
                    if (world.rank() == 0) {
                        world.send(SendMode.STANDARD, buffer(new int[] {1, 2, 3, 4}), 1, 0);
                        world.send(SendMode.STANDARD, buffer(new int[1]), 1, 1);
                    } else {
                        int[] data = new int[4];
                        Request request = world.irecv(buffer(data), 0, 0);
                        world.recv(buffer(new int[1]), 0, 1);
                        assertThat(data).containsExactly(0, 0, 0, 0);
                        assertThat(request.arrivedUpTo(0)).isZero();

                        request.awaitElements(1, 2);
                        assertThat(data).containsExactly(0, 2, 0, 0);
                        data[1] = 9;

                        request.await();
                        assertThat(data).containsExactly(1, 9, 3, 4);
                    }
                })
                .orThrow();
    }

    private static UserBuffer buffer(int[] data) {
        return new UserBuffer(data, 0, data.length, BasicType.INT);
    }
}
