package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.GrowingBytes;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaSend;
import org.sluicempi.runtime.embedded.EmbeddedJob;

/** The life of a request, and receives of unknown length. */
@Timeout(60)
class OperationTest {
    private static UserBuffer ints(int... values) {
        return new UserBuffer(values, 0, values.length, BasicType.INT);
    }

    @Test
    void aPlainOperationIsNullOnceItIsCompleteAndCompletesOnce() {
        EmbeddedJob.run(1, rank -> {
                    Communicator self = rank.self();
                    int[] completions = new int[1];
                    Operation receive = Operation.of(() -> self.irecv(ints(0), 0, 7), status -> {
                                completions[0]++;
                                return status;
                            })
                            .begin();
                    assertThat(receive.isActive()).isTrue();
                    assertThat(receive.test()).isEmpty();
                    assertThat(receive.peek()).isEmpty();
                    self.send(SendMode.STANDARD, ints(5), 0, 7);
                    assertThat(receive.peek()).isPresent();
                    assertThat(receive.isNull()).isFalse();
                    assertThat(receive.await().bytes()).isEqualTo(4);
                    assertThat(receive.isNull()).isTrue();
                    assertThat(receive.await()).isEqualTo(Status.INACTIVE);
                    assertThat(completions).containsExactly(1);
                    requestError(receive::cancel);
                    requestError(receive::start);
                })
                .orThrow();
    }

    @Test
    void aFailedOperationIsCompleteAndThrowsOnce() {
        EmbeddedJob.run(1, rank -> {
                    Operation receive =
                            Operation.of(() -> rank.self().irecv(ints(0), 0, 7)).begin();
                    rank.self().send(SendMode.STANDARD, ints(1, 2), 0, 7);
                    assertThat(receive.isComplete()).isTrue();
                    assertThatThrownBy(receive::await)
                            .isInstanceOf(MpiError.class)
                            .hasMessageContaining("8 bytes");
                    assertThat(receive.isNull()).isTrue();
                })
                .orThrow();
    }

    /** As code of the program may that an operation executes; what only the wait has come to ends nothing. */
    @Test
    void anOperationMayFailWithAnything() {
        IllegalStateException own = new IllegalStateException("of the program");
        for (boolean again : new boolean[] {true, false}) {
            Supplier<RuntimeException> thrown = () -> again ? own : new IllegalStateException("of the wait");
            Operation failing = Operation.of(() -> failing(thrown)).begin();
            for (ThrowingCallable way : List.<ThrowingCallable>of(failing::settle, failing::isComplete)) {
                assertThat(catchThrowable(way) == null).isEqualTo(again);
                assertThat(failing.isActive()).isTrue();
            }
            assertThatThrownBy(failing::test).isInstanceOf(IllegalStateException.class);
            assertThat(failing.isNull()).isEqualTo(again);
        }
    }

    /** What it throws is kept where the error of another operation is told first. */
    @Test
    void aCompletionThatFailsIsExecutedOnce() {
        EmbeddedJob.run(1, rank -> {
                    int[] completions = new int[1];
                    Operation receive = Operation.persistent(() -> rank.self().irecv(ints(0), 0, 7), status -> {
                        completions[0]++;
                        throw new IllegalStateException("run " + completions[0]);
                    });
                    for (int run = 1; run < 3; run++) {
                        receive.start();
                        rank.self().send(SendMode.STANDARD, ints(1), 0, 7);
                        assertThat(receive.result(false)).isEmpty();
                        assertThat(receive.result(false)).isEmpty();
                        assertThat(receive.isComplete()).isTrue();
                        assertThatThrownBy(receive::await).hasMessage("run " + run);
                        assertThat(receive.isActive()).isFalse();
                        assertThat(completions).containsExactly(run);
                    }
                })
                .orThrow();
    }

    private static Request failing(Supplier<RuntimeException> thrown) {
        return (Request) Proxy.newProxyInstance(
                OperationTest.class.getClassLoader(), new Class<?>[] {Request.class}, (proxy, method, arguments) -> {
                    throw thrown.get();
                });
    }

    @Test
    void aPersistentOperationStartsOnlyWhenInactive() {
        EmbeddedJob.run(1, rank -> {
                    Communicator self = rank.self();
                    Operation receive = Operation.persistent(() -> self.irecv(ints(0), 0, 7));
                    assertThat(receive.isNull()).isFalse();
                    assertThat(receive.isActive()).isFalse();
                    for (int round = 0; round < 3; round++) {
                        receive.start();
                        requestError(receive::start);
                        self.send(SendMode.STANDARD, ints(5), 0, 7);
                        assertThat(receive.await().bytes()).isEqualTo(4);
                    }
                    receive.free();
                    assertThat(receive.isNull()).isTrue();
                    requestError(receive::start);
                })
                .orThrow();
    }

    @Test
    void bytesOfUnknownLengthArriveWhole() {
        byte[] large = new byte[300_000];
        for (int k = 0; k < large.length; k++) {
            large[k] = (byte) (k * 31);
        }
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    UserBuffer data = new UserBuffer(large, 0, large.length, BasicType.BYTE);
                    if (world.rank() == 0) {
                        world.send(SendMode.STANDARD, data, 1, 1);
                        world.send(SendMode.STANDARD, data.slice(0, 0), 1, 1);
                        DeltaSend pieces = DeltaSend.begin(world, data, 1, 1, true);
                        pieces.deltaSendData(200_000, 300_000);
                        pieces.deltaSendData(0, 100_000);
                        pieces.deltaSendEnd();
                        return;
                    }
                    for (int length : new int[] {large.length, 0, large.length}) {
                        GrowingBytes into = new GrowingBytes();
                        Status status = world.irecv(into.buffer(), 0, 1).await();
                        assertThat(status.bytes()).isEqualTo(length);
                        assertThat(into.first(length)).isEqualTo(length == 0 ? new byte[0] : large);
                    }
                })
                .orThrow();
    }

    /** Complete at once; something else happens to its operation while it is waited for, as by another thread. */
    private static final class Run implements Request {
        private Runnable meanwhile;

        Run(Runnable meanwhile) {
            this.meanwhile = meanwhile;
        }

        @Override
        public Status await() {
            Runnable once = meanwhile;
            meanwhile = () -> {};
            once.run();
            return Status.EMPTY;
        }

        @Override
        public Optional<Status> test() {
            return Optional.of(Status.EMPTY);
        }

        @Override
        public void cancel() {}

        @Override
        public boolean takeBack() {
            return false;
        }

        @Override
        public void awaitElements(int from, int to) {}

        @Override
        public int arrivedUpTo(int from) {
            return Integer.MAX_VALUE;
        }
    }

    @Test
    void aLateEndLeavesWhatHasBeenStartedSince() {
        Deque<Run> runs = new ArrayDeque<>();
        Operation operation = Operation.persistent(runs::pop);
        Run second = new Run(() -> {});
        runs.add(new Run(() -> {
            operation.await();
            operation.start();
        }));
        runs.add(second);
        operation.start();
        assertThat(operation.awaitAsBlocking()).isEqualTo(Status.EMPTY);
        assertThat(operation.current()).isSameAs(second);
    }

    @Test
    void anotherThreadMayAskAndCancelWhileOneWaits() throws Exception {
        Operation operation = Operation.persistent(() -> new Run(() -> {}));
        AtomicBoolean ended = new AtomicBoolean();
        CompletableFuture<Void> other = CompletableFuture.runAsync(
                () -> {
                    while (!ended.get()) {
                        operation.peek();
                        operation.isComplete();
                        operation.settle();
                        try {
                            operation.cancel();
                        } catch (MpiError inactive) {
                            assertThat(inactive.errorClass()).isEqualTo(ErrorClass.REQUEST);
                        }
                    }
                },
                task -> new Thread(task).start());
        for (int round = 0; round < 200_000; round++) {
            operation.start();
            operation.await();
        }
        ended.set(true);
        other.get(30, TimeUnit.SECONDS);
    }

    private static void requestError(Runnable call) {
        assertThatThrownBy(call::run)
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(ErrorClass.REQUEST));
    }
}
