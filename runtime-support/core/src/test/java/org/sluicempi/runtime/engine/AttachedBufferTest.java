package org.sluicempi.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.ErrorClass;

/** The account, with messages that leave when the test says so. */
class AttachedBufferTest {
    private final Set<String> gone = new HashSet<>();
    private final List<String> awaited = new ArrayList<>();
    private final AttachedBuffer<String> attached = new AttachedBuffer<>(gone::contains, awaited::add);

    @Test
    void aMessageTakesItsRoomUntilItHasLeft() {
        attached.attach(10);
        attached.send(6, false, () -> "a");
        attached.send(4, true, () -> "b");
        assertError(() -> attached.send(1, false, () -> "c"), ErrorClass.BUFFER, "1 bytes", "0 of 10");
        gone.add("b");
        assertError(() -> attached.send(5, false, () -> "c"), ErrorClass.BUFFER, "4 of 10");
        attached.send(4, false, () -> "c");
        assertThat(attached.detach()).isEqualTo(10);
        assertThat(awaited).containsExactlyInAnyOrder("a", "c");
        assertThat(attached.detach()).isZero();
    }

    @Test
    void whatHasLeftOrWasNeverSentTakesNoRoom() {
        attached.attach(8);
        attached.send(8, true, () -> null);
        assertThatThrownBy(() -> attached.send(8, false, () -> {
                    throw new IllegalStateException("not sent");
                }))
                .hasMessage("not sent");
        attached.send(8, false, () -> "a");
        assertError(() -> attached.send(1, false, () -> "b"), ErrorClass.BUFFER, "0 of 8");
    }

    @Test
    void onlyWhatLeavesAtOnceNeedsNoBuffer() {
        attached.send(1000, true, () -> "a");
        assertError(() -> attached.send(1, false, () -> "b"), ErrorClass.BUFFER, "0 of 0");
        attached.attach(1);
        attached.send(1, false, () -> "c");
        assertError(() -> attached.send(1, true, () -> "d"), ErrorClass.BUFFER, "0 of 1");
        attached.drain();
        assertThat(awaited).containsExactly("a", "c");
        attached.send(1, true, () -> "e");
    }

    @Test
    void oneBufferIsAttachedAtATime() {
        assertError(() -> attached.attach(-1), ErrorClass.ARG, "-1");
        attached.attach(0);
        assertError(() -> attached.attach(5), ErrorClass.BUFFER, "0 bytes");
        assertThat(attached.detach()).isZero();
        attached.attach(5);
        assertThat(attached.detach()).isEqualTo(5);
    }
}
