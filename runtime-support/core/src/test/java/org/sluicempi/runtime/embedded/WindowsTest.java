package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.rma.Epochs;
import org.sluicempi.runtime.rma.LockType;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Transfers;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowService;

class WindowsTest {
    private static final Map<String, String> NO_HINTS = Map.of();
    private static final int NOSUCCEED = 16;

    private static UserBuffer direct(int... values) {
        IntBuffer buffer = ByteBuffer.allocateDirect(values.length * Integer.BYTES)
                .order(ByteOrder.nativeOrder())
                .asIntBuffer();
        return new UserBuffer(buffer.put(0, values), 0, values.length, BasicType.INT);
    }

    private static Target ints(int rank, long displacement, int count) {
        return new Target(rank, displacement, count, BasicType.INT);
    }

    @Test
    void elementsOutsideTheWindowAreRefused() {
        EmbeddedJob.run(EmbeddedOptions.ranks(2), rank -> {
                    ByteBuffer memory = ByteBuffer.allocateDirect(10).order(ByteOrder.nativeOrder());
                    Window window = WindowService.of(rank, "test").create(rank.world(), memory, 10, 2, NO_HINTS);
                    window.epochs().fence(0);
                    int other = 1 - rank.world().rank();
                    window.transfers().put(direct(7, 8), ints(other, 1, 2));
                    window.epochs().fence(0);
                    assertThat(memory.getInt(2)).isEqualTo(7);
                    assertThat(memory.getInt(6)).isEqualTo(8);
                    assertError(
                            () -> window.transfers().put(direct(0), ints(other, 4, 1)),
                            ErrorClass.DISP,
                            "8 to 12",
                            "10");
                    assertError(() -> window.transfers().get(direct(0), ints(other, -1, 1)), ErrorClass.DISP, "-1");
                    assertError(
                            () -> window.transfers().get(direct(0), ints(other, 0, 2)), ErrorClass.COUNT, "8 bytes");
                    assertError(() -> window.transfers().get(direct(0), ints(2, 0, 1)), ErrorClass.RANK, "2");
                    assertThat(window.memory()).isSameAs(memory);
                    window.epochs().fence(0);
                    window.free();
                    assertError(() -> window.transfers().put(direct(0), ints(0, 0, 1)), ErrorClass.WIN, "freed");
                })
                .orThrow();
    }

    @Test
    void thereIsNoneBetweenGroups() {
        EmbeddedJob.run(EmbeddedOptions.ranks(3), rank -> {
                    Communicator world = rank.world();
                    Communicator group = world.split(world.rank() / 2, 0).orElseThrow();
                    Communicator between = group.interConnect(0, world, world.rank() / 2 == 0 ? 2 : 0, 1);
                    ByteBuffer memory = ByteBuffer.allocateDirect(8);
                    assertError(
                            () -> WindowService.of(rank, "test").create(between, memory, 8, 1, NO_HINTS),
                            ErrorClass.COMM,
                            "intercommunicator");
                })
                .orThrow();
    }

    /** Both ranks post before they start, and no message leaves before its receiver is there. */
    @Test
    void aPostDoesNotWaitForItsStart() {
        EmbeddedJob.run(EmbeddedOptions.ranks(2).withEagerLimit(0), rank -> {
                    Window window = WindowService.of(rank, "test").allocate(rank.world(), 8, 4, false, NO_HINTS);
                    int[] other = {1 - rank.world().rank()};
                    for (int round = 1; round <= 3; round++) {
                        window.epochs().post(other, 0);
                        window.epochs().start(other, 0);
                        window.transfers().put(direct(10 * round + other[0]), ints(other[0], 1, 1));
                        window.epochs().complete();
                        window.epochs().await();
                        assertThat(window.memory().getInt(4)).isEqualTo(10 * round + 1 - other[0]);
                    }
                    window.free();
                })
                .orThrow();
    }

    /** A lock of all ranks that is refused or interrupted leaves none locked, a start no post that counts no more. */
    @Test
    void whatIsRefusedOrInterruptedHasBegunNothing() {
        EmbeddedJob.run(EmbeddedOptions.ranks(3), rank -> {
                    Window window = WindowService.of(rank, "test").allocate(rank.world(), 8, 4, false, NO_HINTS);
                    Epochs epochs = window.epochs();
                    if (rank.world().rank() == 0) {
                        epochs.lock(LockType.SHARED, 1, 0);
                        assertError(() -> epochs.lockAll(0), ErrorClass.RMA_SYNC, "locked already");
                        epochs.unlock(1);
                        epochs.lockAll(0);
                        epochs.unlockAll();
                        rank.world().send(SendMode.STANDARD, Buffers.of(1), 1, 1);
                        rank.world().recv(Buffers.ints(1), 1, 1);
                        InterruptedWaitsTest.interrupted(() -> epochs.lockAll(0), ErrorClass.OTHER, "Lock of rank 2");
                        InterruptedWaitsTest.interrupted(
                                () -> epochs.start(new int[] {1, 2}, 0), ErrorClass.OTHER, "interrupted");
                        assertError(() -> epochs.start(new int[] {1, 7}, 0), ErrorClass.RANK, "7");
                        rank.world().send(SendMode.STANDARD, Buffers.of(1), 2, 1);
                        epochs.start(new int[] {1, 2}, 0);
                        epochs.complete();
                    } else if (rank.world().rank() == 1) {
                        rank.world().recv(Buffers.ints(1), 0, 1);
                        epochs.lock(LockType.EXCLUSIVE, 2, 0);
                        epochs.post(new int[] {0}, 0);
                        rank.world().send(SendMode.STANDARD, Buffers.of(1), 0, 1);
                        epochs.await();
                        epochs.lock(LockType.EXCLUSIVE, 0, 0);
                        epochs.unlock(0);
                        epochs.unlock(2);
                    } else {
                        rank.world().recv(Buffers.ints(1), 0, 1);
                        epochs.post(new int[] {0}, 0);
                        epochs.await();
                    }
                    window.free();
                })
                .orThrow();
    }

    @Test
    void epochsMustBeOpenedAndClosed() {
        EmbeddedJob.run(EmbeddedOptions.ranks(1), rank -> {
                    Window window = WindowService.of(rank, "test").allocate(rank.world(), 8, 1, false, NO_HINTS);
                    Epochs epochs = window.epochs();
                    Transfers transfers = window.transfers();
                    assertError(epochs::complete, ErrorClass.RMA_SYNC);
                    assertError(epochs::await, ErrorClass.RMA_SYNC);
                    assertError(epochs::test, ErrorClass.RMA_SYNC);
                    assertError(() -> epochs.unlock(0), ErrorClass.RMA_SYNC, "rank 0");
                    assertError(() -> epochs.flush(0), ErrorClass.RMA_SYNC, "rank 0");
                    assertError(() -> epochs.flushLocal(0), ErrorClass.RMA_SYNC, "rank 0");
                    assertError(epochs::flushAll, ErrorClass.RMA_SYNC, "no rank");
                    assertError(epochs::flushLocalAll, ErrorClass.RMA_SYNC, "no rank");
                    assertError(epochs::sync, ErrorClass.RMA_SYNC, "no rank");
                    epochs.post(new int[] {0}, 0);
                    assertThat(epochs.test()).isFalse();
                    assertError(() -> transfers.put(direct(1), ints(0, 0, 1)), ErrorClass.RMA_SYNC, "rank 0");
                    epochs.start(new int[] {0}, 0);
                    transfers.put(direct(1), ints(0, 0, 1));
                    assertError(() -> epochs.start(new int[] {0}, 0), ErrorClass.RMA_SYNC);
                    assertError(() -> epochs.fence(0), ErrorClass.RMA_SYNC);
                    epochs.complete();
                    assertThat(epochs.test()).isTrue();
                    epochs.lock(LockType.SHARED, 0, 0);
                    assertError(() -> epochs.lock(LockType.SHARED, 0, 0), ErrorClass.RMA_SYNC, "rank 0");
                    assertError(epochs::unlockAll, ErrorClass.RMA_SYNC, "not all");
                    assertError(window::free, ErrorClass.RMA_SYNC, "locked");
                    epochs.flush(0);
                    epochs.flushAll();
                    epochs.unlock(0);
                    assertError(() -> transfers.get(direct(1), ints(0, 0, 1)), ErrorClass.RMA_SYNC, "rank 0");
                    epochs.fence(0);
                    transfers.get(direct(1), ints(0, 0, 1));
                    assertError(() -> epochs.lockAll(0), ErrorClass.RMA_SYNC, "fence");
                    epochs.fence(NOSUCCEED);
                    assertError(() -> transfers.get(direct(1), ints(0, 0, 1)), ErrorClass.RMA_SYNC, "rank 0");
                    window.free();
                    Window bare = WindowService.of(rank, "test")
                            .create(rank.world(), ByteBuffer.allocateDirect(4), 4, 1, Map.of("no_locks", "true"));
                    assertError(() -> bare.epochs().lock(LockType.SHARED, 0, 0), ErrorClass.RMA_SYNC, "no_locks");
                    bare.free();
                    assertError(
                            () -> WindowService.of(rank, "test").createDynamic(rank.world(), NO_HINTS),
                            ErrorClass.UNSUPPORTED_OPERATION,
                            "embedded");
                })
                .orThrow();
    }

    @Test
    void anExclusiveLockKeepsAllOthersOut() {
        AtomicInteger inside = new AtomicInteger();
        EmbeddedJob.run(EmbeddedOptions.ranks(4), rank -> {
                    Window window = WindowService.of(rank, "test").allocate(rank.world(), 4, 4, true, NO_HINTS);
                    for (int i = 0; i < 50; i++) {
                        boolean alone = (rank.world().rank() + i) % 2 == 0;
                        window.epochs().lock(alone ? LockType.EXCLUSIVE : LockType.SHARED, 2, 0);
                        int now = inside.addAndGet(alone ? 1000 : 1);
                        assertThat(now).isLessThanOrEqualTo(alone ? 1000 : 999);
                        Thread.yield();
                        inside.addAndGet(alone ? -1000 : -1);
                        window.epochs().unlock(2);
                    }
                    window.free();
                })
                .orThrow();
    }
}
