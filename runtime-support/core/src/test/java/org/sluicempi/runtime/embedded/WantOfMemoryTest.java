package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.job.EmbeddedRank;
import org.sluicempi.runtime.embedded.wait.Condition;
import org.sluicempi.runtime.face.DerivedDatatype;

/** What there is no memory for fails where it is begun; what has begun goes on. */
@Timeout(60)
class WantOfMemoryTest {
    /** Finds no memory in its first looks, nor in any look of another thread; holds when such a one has looked. */
    private static final class Starved extends Condition {
        private final Thread waiting = Thread.currentThread();
        private final AtomicInteger looks = new AtomicInteger();
        private final AtomicBoolean news = new AtomicBoolean();

        @Override
        public boolean ready() {
            if (Thread.currentThread() != waiting) {
                news.set(true);
                throw new OutOfMemoryError("planted, in a thread that brings news");
            } else if (looks.incrementAndGet() <= 5) {
                throw new OutOfMemoryError("planted");
            }
            return news.get();
        }

        @Override
        public String describe() {
            return "a wait without memory";
        }
    }

    /** Whoever brings the news has nothing to do with it. */
    @Test
    void aWaitLooksAgain() {
        AtomicBoolean over = new AtomicBoolean();
        EmbeddedJob.run(EmbeddedOptions.ranks(2), rank -> {
                    if (rank.world().rank() == 0) {
                        ((EmbeddedRank) rank).context().await(new Starved());
                        over.set(true);
                    } else {
                        while (!over.get()) {
                            rank.world().send(SendMode.STANDARD, Buffers.of(1), 0, 1);
                            Thread.yield();
                        }
                    }
                })
                .orThrow();
    }

    /** An element that no array has room for. */
    private static UserBuffer tooWide() {
        return new UserBuffer(new int[1], 0, 1, DerivedDatatype.resized(BasicType.INT, Integer.MAX_VALUE));
    }

    /** An operation for every datatype. */
    private static final class Keep implements ReduceOp {
        @Override
        public boolean commutative() {
            return true;
        }

        @Override
        public void combine(UserBuffer in, UserBuffer inout) {
            // keeps the right operand
        }
    }

    /** Its own memory for the operands is what fails here; the others are told and do not wait. */
    @Test
    void aReductionWithoutMemoryIsToldToAll() {
        EmbeddedJob.run(EmbeddedOptions.ranks(3), rank -> {
                    Collectives all = rank.world().collectives();
                    ReduceOp keep = new Keep();
                    boolean starved = rank.world().rank() == 1;
                    UserBuffer operand = starved ? tooWide() : Buffers.of(1);
                    if (starved) {
                        assertThatThrownBy(() -> all.allreduce(operand, Buffers.ints(1), keep))
                                .isInstanceOf(OutOfMemoryError.class);
                    } else {
                        assertError(
                                () -> all.allreduce(operand, Buffers.ints(1), keep),
                                ErrorClass.PROC_FAILED,
                                "rank 1 failed");
                    }
                    UserBuffer sum = Buffers.ints(1);
                    all.allreduce(Buffers.of(2), sum, StandardOps.SUM);
                    assertThat(Buffers.intsOf(sum)).containsExactly(6);
                })
                .orThrow();
    }
}
