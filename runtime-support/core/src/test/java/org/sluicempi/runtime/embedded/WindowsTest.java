package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.rma.Epochs;
import org.sluicempi.runtime.rma.LockType;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowService;

class WindowsTest {
    private static final Map<String, String> NO_HINTS = Map.of();

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
                    window.transfers().put(Buffers.of(7, 8), ints(other, 1, 2));
                    window.epochs().fence(0);
                    assertThat(memory.getInt(2)).isEqualTo(7);
                    assertThat(memory.getInt(6)).isEqualTo(8);
                    assertError(
                            () -> window.transfers().put(Buffers.ints(1), ints(other, 4, 1)),
                            ErrorClass.DISP,
                            "8 to 12",
                            "10");
                    assertError(
                            () -> window.transfers().get(Buffers.ints(1), ints(other, -1, 1)), ErrorClass.DISP, "-2");
                    assertError(
                            () -> window.transfers().get(Buffers.ints(1), ints(other, 0, 2)),
                            ErrorClass.COUNT,
                            "8 bytes");
                    assertError(() -> window.transfers().get(Buffers.ints(1), ints(2, 0, 1)), ErrorClass.RANK, "2");
                    assertThat(window.memory()).isSameAs(memory);
                    window.free();
                })
                .orThrow();
    }

    @Test
    void epochsMustBeOpenedAndClosed() {
        EmbeddedJob.run(EmbeddedOptions.ranks(1), rank -> {
                    Window window = WindowService.of(rank, "test").allocate(rank.world(), 8, 1, false, NO_HINTS);
                    Epochs epochs = window.epochs();
                    assertError(epochs::complete, ErrorClass.RMA_SYNC);
                    assertError(epochs::await, ErrorClass.RMA_SYNC);
                    assertError(() -> epochs.unlock(0), ErrorClass.RMA_SYNC, "rank 0");
                    epochs.post(new int[] {0}, 0);
                    assertThat(epochs.test()).isFalse();
                    epochs.start(new int[] {0}, 0);
                    assertError(() -> epochs.start(new int[] {0}, 0), ErrorClass.RMA_SYNC);
                    epochs.complete();
                    assertThat(epochs.test()).isTrue();
                    epochs.lock(LockType.SHARED, 0, 0);
                    assertError(() -> epochs.lock(LockType.SHARED, 0, 0), ErrorClass.RMA_SYNC, "rank 0");
                    epochs.unlock(0);
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
