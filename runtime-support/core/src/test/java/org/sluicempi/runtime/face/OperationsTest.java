package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;

/** What a program hears of several requests of which some have failed. */
@Timeout(60)
class OperationsTest {
    private static UserBuffer ints(int count) {
        return new UserBuffer(new int[count], 0, count, BasicType.INT);
    }

    /** Receives of one int each, of messages with that many. */
    private static List<Operation> receives(Rank rank, int... lengths) {
        List<Operation> receives = IntStream.range(0, lengths.length)
                .mapToObj(tag ->
                        Operation.of(() -> rank.self().irecv(ints(1), 0, tag)).begin())
                .toList();
        for (int tag = 0; tag < lengths.length; tag++) {
            rank.self().send(SendMode.STANDARD, ints(lengths[tag]), 0, tag);
        }
        return receives;
    }

    private static Function<Operations, Optional<List<Completion>>> call(boolean wait) {
        return wait ? Operations::awaitSome : Operations::testSome;
    }

    private static List<Integer> indices(Optional<List<Completion>> some) {
        return some.orElseThrow().stream().map(Completion::index).toList();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatHasEndedWellIsToldBeforeWhatHasFailed(boolean wait) {
        EmbeddedJob.run(1, rank -> {
                    Operations all = new Operations(rank, receives(rank, 1, 2, 1));
                    assertThat(indices(call(wait).apply(all))).containsExactly(0, 2);
                    assertThatThrownBy(() -> call(wait).apply(all))
                            .isInstanceOf(MpiError.class)
                            .hasMessageContaining("8 bytes");
                    assertThat(call(wait).apply(all)).isEmpty();
                })
                .orThrow();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anErrorThatIsToldFirstLeavesTheOthersToTheNextCall(boolean wait) {
        EmbeddedJob.run(1, rank -> {
                    Operations all = new Operations(rank, receives(rank, 2, 1, 2, 1));
                    assertThatThrownBy(() -> call(wait).apply(all)).isInstanceOf(MpiError.class);
                    assertThat(indices(call(wait).apply(all))).containsExactly(1, 3);
                    assertThatThrownBy(() -> call(wait).apply(all)).isInstanceOf(MpiError.class);
                    assertThat(call(wait).apply(all)).isEmpty();
                })
                .orThrow();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatTheProgramsOwnCodeThrowsIsToldToo(boolean wait) {
        EmbeddedJob.run(1, rank -> {
                    Operation well = receives(rank, 1).get(0);
                    Operation bad = Operation.of(() -> rank.self().irecv(ints(1), 0, 9), OperationsTest::refuse)
                            .begin();
                    rank.self().send(SendMode.STANDARD, ints(1), 0, 9);
                    Operations all = new Operations(rank, List.of(well, bad));
                    assertThat(indices(call(wait).apply(all))).containsExactly(0);
                    assertThat(bad.isActive()).isTrue();
                    assertThatThrownBy(() -> call(wait).apply(all)).isInstanceOf(IllegalStateException.class);
                    assertThat(bad.isNull()).isTrue();
                })
                .orThrow();
    }

    /** What is asked for is active, complete and well, but for the last. */
    @Test
    void whichOneHasFailedIsKnown() {
        List<Consumer<Operations>> calls = List.of(
                Operations::awaitAny,
                Operations::testAny,
                Operations::awaitAll,
                Operations::testAll,
                Operations::awaitSome,
                Operations::testSome);
        EmbeddedJob.run(1, rank -> {
                    for (Consumer<Operations> call : calls) {
                        List<Operation> each = new ArrayList<>(receives(rank, 1, 1, 2));
                        each.add(0, Operation.none());
                        while (each.get(3).isActive()) {
                            Operations all = new Operations(rank, each);
                            try {
                                call.accept(all);
                                assertThat(each.get(3).isActive()).isTrue();
                            } catch (MpiError e) {
                                assertThat(all.failed()).isEqualTo(3);
                            }
                        }
                    }
                })
                .orThrow();
    }

    @Test
    void anInterruptIsOfTheFirstThatIsActive() {
        EmbeddedJob.run(1, rank -> {
                    Operation idle = Operation.persistent(() -> rank.self().irecv(ints(1), 0, 1));
                    Operation active =
                            Operation.of(() -> rank.self().irecv(ints(1), 0, 2)).begin();
                    Operation later =
                            Operation.of(() -> rank.self().irecv(ints(1), 0, 3)).begin();
                    Operations all = new Operations(rank, List.of(idle, active, later));
                    Thread waiting = Thread.currentThread();
                    new Thread(() -> {
                                while (LockSupport.getBlocker(waiting) == null) {
                                    Thread.onSpinWait();
                                }
                                waiting.interrupt();
                            })
                            .start();
                    assertThatThrownBy(all::awaitAny).isInstanceOf(MpiError.class);
                    assertThat(Thread.interrupted()).isTrue();
                    assertThat(all.failed()).isEqualTo(1);
                    rank.self().send(SendMode.STANDARD, ints(1), 0, 2);
                    rank.self().send(SendMode.STANDARD, ints(1), 0, 3);
                    assertThat(all.awaitAll()).hasSize(3);
                })
                .orThrow();
    }

    private static Status refuse(Status status) {
        throw new IllegalStateException("of " + status.bytes() + " bytes");
    }
}
