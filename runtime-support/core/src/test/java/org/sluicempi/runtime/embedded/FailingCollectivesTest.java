package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/** One rank's arguments do not fit the others': errors, no hang, and the next operation is right. */
@Timeout(60)
class FailingCollectivesTest {
    private static final int RANKS = 7;

    /** All ranks but one pass 4 elements; those that fail must do so with one of two classes. */
    private static void misfit(long eager, int wrong, BiConsumer<Collectives, Integer> call, ErrorClass expected) {
        int[] failed = new int[RANKS];
        EmbeddedJob.run(EmbeddedOptions.ranks(RANKS).withEagerLimit(eager).withDelays(3, 50_000), rank -> {
                    Communicator w = rank.world();
                    for (int round = 0; round < 3; round++) {
                        try {
                            call.accept(w.collectives(), w.rank() == wrong ? 1 : 4);
                        } catch (MpiError e) {
                            assertThat(e.errorClass()).as(e.getMessage()).isIn(expected, ErrorClass.PROC_FAILED);
                            assertThat(e.isOfProgram()).isFalse();
                            failed[w.rank()]++;
                        }
                        UserBuffer sum = Buffers.of(w.rank());
                        w.collectives().allreduce(null, sum, StandardOps.SUM);
                        assertThat(Buffers.intsOf(sum)).containsExactly(21);
                    }
                })
                .orThrow();
        assertThat(failed).contains(3);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 65_536})
    void aShorterBlockAtOneRankIsTruncation(long eager) {
        for (int wrong = 1; wrong < RANKS; wrong++) {
            misfit(eager, wrong, (all, n) -> all.bcast(Buffers.ints(n), 0), ErrorClass.TRUNCATE);
            misfit(
                    eager,
                    wrong,
                    (all, n) -> all.allgather(Buffers.ints(4), new UserBuffer(new int[28], 0, n, BasicType.INT)),
                    ErrorClass.TRUNCATE);
            misfit(
                    eager,
                    wrong,
                    (all, n) -> all.alltoall(
                            new UserBuffer(new int[28], 0, 4, BasicType.INT),
                            new UserBuffer(new int[28], 0, n, BasicType.INT)),
                    ErrorClass.TRUNCATE);
            misfit(
                    eager,
                    wrong,
                    (all, n) -> all.allreduce(Buffers.ints(n), Buffers.ints(n), StandardOps.SUM),
                    ErrorClass.TRUNCATE);
            misfit(
                    eager,
                    wrong,
                    (all, n) -> all.scan(Buffers.ints(n), Buffers.ints(n), StandardOps.SUM),
                    ErrorClass.TRUNCATE);
        }
    }

    /** What a program's operation may throw: nobody else may be left waiting for it. */
    enum Thrown {
        EXCEPTION(new IllegalStateException("of the user")),
        ASSERTION(new AssertionError("of the user")),
        OVERFLOW(new StackOverflowError("of the user")),
        UNDECLARED(new java.io.IOException("of the user"));

        private final Throwable what;

        Thrown(Throwable what) {
            this.what = what;
        }

        @SuppressWarnings("unchecked")
        <E extends Throwable> void now() throws E {
            throw (E) what;
        }
    }

    @ParameterizedTest
    @EnumSource
    void whateverAnOperationOfTheProgramThrowsTheOthersHearOfIt(Thrown thrown) {
        EmbeddedJob.run(RANKS, rank -> {
                    Communicator w = rank.world();
                    ReduceOp failsAtRankTwo = new ReduceOp() {
                        @Override
                        public boolean commutative() {
                            return true;
                        }

                        @Override
                        public void combine(UserBuffer in, UserBuffer inout) {
                            if (w.rank() == 2) {
                                thrown.<RuntimeException>now();
                            }
                        }
                    };
                    List<Consumer<Collectives>> operations = List.of(
                            all -> all.allreduce(Buffers.of(1), Buffers.ints(1), failsAtRankTwo),
                            all -> all.reduceScatter(Buffers.ints(RANKS), Buffers.ints(1), ones(), failsAtRankTwo),
                            all -> all.scan(Buffers.of(1), Buffers.ints(1), failsAtRankTwo));
                    for (Consumer<Collectives> operation : operations) {
                        told(w.rank(), thrown, () -> operation.accept(w.collectives()));
                        told(w.rank(), thrown, w.start(operation)::await);
                        UserBuffer sum = Buffers.of(w.rank());
                        w.collectives().allreduce(null, sum, StandardOps.SUM);
                        assertThat(Buffers.intsOf(sum)).containsExactly(21);
                    }
                })
                .orThrow();
    }

    private static int[] ones() {
        int[] ones = new int[RANKS];
        Arrays.fill(ones, 1);
        return ones;
    }

    /** Rank 2 gets what was thrown; another one hears of it, or needs nothing that rank 2 has made. */
    private static void told(int rank, Thrown thrown, ThrowingCallable call) {
        Throwable caught = catchThrowable(call);
        if (rank == 2) {
            assertThat(caught).isSameAs(thrown.what);
        } else if (caught != null) {
            assertThat(caught)
                    .isInstanceOfSatisfying(
                            MpiError.class,
                            error -> assertThat(error.isOfProgram()).isTrue());
            assertThat(caught)
                    .hasMessageStartingWith("the program's own operation failed at rank 2: ")
                    .hasMessageEndingWith("of the user");
        }
    }

    @Test
    void anotherDatatypeAtOneRankIsATypeError() {
        misfit(65_536, 2, (all, n) -> all.bcast(n == 1 ? Buffers.doubles(2) : Buffers.ints(4), 0), ErrorClass.TYPE);
    }

    /** The rank has not taken part, so the others wait until it calls again. */
    @ParameterizedTest
    @ValueSource(ints = {0, 3})
    void aBufferThatIsTooSmallForItsCountIsABufferError(int root) {
        EmbeddedJob.run(RANKS, rank -> {
                    Communicator w = rank.world();
                    UserBuffer small = new UserBuffer(new int[1], 0, 4, BasicType.INT);
                    for (int round = 0; round < 3; round++) {
                        if (w.rank() == 3) {
                            assertError(() -> w.collectives().bcast(small, root), ErrorClass.BUFFER, "outside");
                        }
                        UserBuffer right = Buffers.of(w.rank() == root ? 7 : 0);
                        w.collectives().bcast(right, root);
                        assertThat(Buffers.intsOf(right)).containsExactly(7);
                    }
                })
                .orThrow();
    }

    @Test
    void aFreedCommunicatorStartsNothing() {
        EmbeddedJob.run(2, rank -> {
                    Communicator copy = rank.world().dup();
                    copy.free();
                    assertError(() -> copy.start(Collectives::barrier), ErrorClass.COMM, "freed");
                    assertError(copy::dup, ErrorClass.COMM, "freed");
                    assertError(() -> copy.createGroup(new int[] {0, 1}, 0), ErrorClass.COMM, "freed");
                    assertError(() -> copy.improbe(0, 0), ErrorClass.COMM, "freed");
                })
                .orThrow();
    }
}
