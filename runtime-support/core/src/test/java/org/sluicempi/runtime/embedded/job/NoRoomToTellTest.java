package org.sluicempi.runtime.embedded.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintStream;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.embedded.Buffers;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.deadlock.DeadlockWatch;

/** Jobs end although there is no memory left to say why, or to look whether they must. */
@Timeout(60)
class NoRoomToTellTest {
    private static final DeadlockWatch.Patience SHORT = new DeadlockWatch.Patience(20, 500, 100);

    /** An exception that cannot be printed. */
    private static final class Unprintable extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public void printStackTrace(PrintStream out) {
            throw new OutOfMemoryError("no room");
        }
    }

    @Test
    void aRankWhoseEndCannotBeToldEndsTheJob() {
        JobResult result = EmbeddedJob.run(2, rank -> {
            if (rank.world().rank() == 1) {
                throw new Unprintable();
            }
            rank.world().recv(Buffers.ints(1), 1, 0);
        });
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.reason()).isEqualTo("rank 1 has ended by an exception, and telling which one failed too");
    }

    @Test
    void theWatchLooksAgainAfterALookThatHadNoRoom() throws InterruptedException {
        AtomicInteger notices = new AtomicInteger();
        Job job = new Job(EmbeddedOptions.ranks(2), SHORT, notice -> {
            notices.incrementAndGet();
            throw new OutOfMemoryError("no room");
        });
        Runnable activeUntilThen = () -> {
            while (notices.get() == 0) {
                Thread.onSpinWait();
            }
        };
        JobResult result = new JobRunner(job, rank -> {
                    int number = rank.world().rank();
                    if (number == 0) {
                        new Thread(activeUntilThen).start();
                    }
                    rank.world().recv(Buffers.ints(1), 1 - number, 0);
                })
                .run();
        assertThat(notices).hasPositiveValue();
        assertThat(result.reason()).startsWith("deadlock: every rank waits");
    }
}
